import { assertOptions, isNumber } from '../options/option-rules.ts';
import type { WebhookChaos } from '../webhooks/chaos.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';
import type { DeliveryMatch } from '../webhooks/delivery-match.ts';
import type { WebhookAuthentication, WebhookEndpointOptions, WebhookReceiver } from '../webhooks/endpoint.ts';
import { waitForDelivery } from '../webhooks/wait-for-delivery.ts';
import { ControlError, unwrapResult } from './control-error.ts';
import { assertDeliveryMatch, assertOptionNames } from './control-options.ts';
import type { MerchantAccess } from './merchant-access.ts';

/** Configures where webhooks go, reads their deliveries, and simulates delivery problems. */
export interface WebhookControls {
  /**
   * Sends payment webhooks to an endpoint from now on.
   *
   * @param endpoint - A `url`, or a `receiver` function in this process. `events` defaults to every payment event. Deliveries are signed when
   *   `secret` is set.
   * @returns the id of the endpoint
   * @throws {ControlError} `INVALID_PARAMETERS`: the URL, a credential or an event is not valid.
   *
   * @example
   * mock.webhooks.register({ url: 'http://127.0.0.1:3000/webhooks', secret: 'whsec-test', events: ['payment.refund'] });
   */
  register(endpoint: WebhookEndpointOptions): { id: string };

  /**
   * Sends notifications of incoming bank transfers from now on.
   *
   * @param target - A base URL, to which `/v1/banking/transfers` is added, or a function in this process.
   * @param authentication - Deliveries are signed when `secret` is set.
   * @throws {ControlError} `INVALID_PARAMETERS`: the URL or a credential is not valid.
   */
  setMerchantBaseUrl(target: string | WebhookReceiver, authentication?: WebhookAuthentication): void;

  /**
   * Lists every delivery, oldest first.
   *
   * @returns the deliveries with their attempts so far
   */
  deliveries(): WebhookDelivery[];

  /**
   * Waits until the merchant accepts a matching delivery. A delivery that was accepted before the call counts too.
   *
   * @param match - The name of an event, an event and a part of the body, or a function that returns true for the delivery.
   * @param options - `timeoutMs` is real time in milliseconds. Defaults to 4000, which is less than the time limit of a test in Vitest and
   *   Jest.
   * @returns the first delivery that matches
   * @throws {Error} No delivery matched in time, or the merchant was reset or restored.
   *
   * @example
   * const delivery = await mock.webhooks.waitFor('payment.purchase', { timeoutMs: 1_000 });
   */
  waitFor(match: DeliveryMatch, options?: { timeoutMs?: number }): Promise<WebhookDelivery>;

  /**
   * Makes one more attempt at a delivery at once. The retry schedule stays as it is.
   *
   * @returns the delivery as it was when the attempt began
   * @throws {ControlError} `DELIVERY_NOT_FOUND`
   */
  resend(deliveryId: string): WebhookDelivery;

  /**
   * Makes the remaining attempts of every pending delivery now, until no delivery is pending. Keeps the order in which they are due. It
   * also delivers events that these attempts cause, and events that chaos delays or holds back.
   *
   * The clock does not move: no authorization or bank transfer expires, no dispute is lost, and no idempotency key is forgotten. Every
   * attempt carries the present time. Deadlines pass later, when the clock reaches them.
   *
   * Do not await it inside a function that receives webhooks. The function would wait for itself until its time-out.
   *
   * @returns a promise that resolves when the last attempt has ended. `deliveries()` then shows the result of each delivery.
   *
   * @example
   * mock.webhooks.register({ receiver: () => new Response(null, { status: 503 }) });
   * // … create a payment …
   * await mock.webhooks.flush();
   * mock.webhooks.deliveries(); // [{ status: 'exhausted', attempts: [ … 7 attempts ] }]
   */
  flush(): Promise<void>;

  /**
   * Simulates delivery problems from now on. Each option is a probability from 0 to 1, except `delay`.
   *
   * @param chaos - Replaces the earlier settings. `{}` stops the chaos.
   * @throws {OptionError} A probability or the delay is not valid.
   *
   * @example
   * mock.webhooks.chaos({ duplicate: 0.5, drop: 0.1, delay: '5m' });
   */
  chaos(chaos: WebhookChaos): void;
}

/** The longest delay of a timer. */
const longestTimeoutMs = 2 ** 31 - 1;
/** Less than the 5 seconds after which Vitest and Jest end a test, so that the error of `waitFor` fails the test. */
const defaultTimeoutMs = 4_000;

/** Creates the controls of `mock.webhooks`. */
export function createWebhookControls(access: MerchantAccess): WebhookControls {
  return {
    register(endpoint) {
      assertOptionNames('register', endpoint);
      return { id: unwrapResult(access.current().webhooks.register(endpoint)).id };
    },
    setMerchantBaseUrl(target, authentication) {
      assertOptionNames('setMerchantBaseUrl', authentication ?? {});
      unwrapResult(access.current().webhooks.setMerchantBaseUrl(target, authentication));
    },
    deliveries: () => structuredClone([...access.peek().webhooks.deliveries()]),
    async waitFor(match, options = {}) {
      assertDeliveryMatch(match);
      assertOptions('waitFor', options, { timeoutMs: isNumber(0, longestTimeoutMs) });
      const { timeoutMs = defaultTimeoutMs } = options;
      return structuredClone(await waitForDelivery(access.current().webhooks, match, timeoutMs));
    },
    resend(deliveryId) {
      const delivery = access.current().webhooks.resend(deliveryId);
      if (delivery === undefined) {
        throw new ControlError('DELIVERY_NOT_FOUND', `No delivery has the id ${JSON.stringify(deliveryId)}`);
      }
      return structuredClone(delivery);
    },
    flush: () => access.current().clock.runDeliveries(),
    chaos: (chaos) => access.current().webhooks.chaos(chaos),
  };
}
