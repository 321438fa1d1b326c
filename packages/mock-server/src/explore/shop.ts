import type { Clock } from '@paychord/sdk';
import type { MockServer } from '../core/mock-server.ts';
import type { WebhookReceiver } from '../core/webhooks/endpoint.ts';

/** An amount of money, in major units. */
export interface Amount {
  readonly value: number;
  readonly currency: string;
}

/**
 * A process of the merchant: what its code uses to reach the service. A run has one process, and another one after each failure that
 * ends a process.
 */
export interface Shop {
  /**
   * The options of the client: the address of the service, credentials, and a `fetch` and a `clock` that the explorer controls. Time is
   * virtual: a wait costs nothing.
   *
   * @example
   * const client = createClient(shop.clientOptions);
   */
  readonly clientOptions: {
    readonly baseUrl: string;
    readonly publicApiKey: string;
    readonly privateSecretKey: string;
    readonly fetch: typeof globalThis.fetch;
    readonly clock: Clock;
    /** Fixed, so that two runs of a case are the same. */
    readonly retryDelayMs: number;
  };
  /** The clock of `clientOptions`, for timers and the time of the merchant's own code. Each timer ends with its process. */
  readonly clock: Clock;
  /** The secret that signs the webhooks. */
  readonly webhookSecret: string;
  /**
   * The controls of the mock server, for what a customer does outside of the merchant's code, such as
   * `shop.mock.payments.completeAction(payment.id, 'approve')`.
   */
  readonly mock: Pick<MockServer, 'payments' | 'paymentMethods'>;
  /**
   * Registers the function that receives the webhooks of this process. It replaces the earlier one. A process without a receiver refuses
   * each webhook.
   *
   * @param receiver - Receives a request and returns a response, as the result of `createWebhookReceiver` does.
   */
  receiveWebhooks(receiver: WebhookReceiver): void;
  /**
   * Names what the customer of the current visit wants. The rules then also compare the money of all orders that its visits make together.
   * So a double click that makes two orders is found.
   *
   * @param name - The same in each visit, such as `a shirt`.
   * @param amount - The most that the customer wants to pay.
   */
  wish(name: string, amount?: Amount): void;
}

/** The secret that signs the webhooks of a run. */
export const webhookSecret = 'whsec-explore';
