import { type IncomingTransfer, knownWebhookEventTypeValues, type PaymentWebhook } from '@paychord/sdk';
import type { MerchantBaseUrl, WebhookEventName } from '../../generated/control-types.ts';
import { schemas } from '../../generated/control-validators.js';
import { type ApiErrorResult, invalidParameters } from '../model/api-error.ts';
import { checkValue } from '../model/validation.ts';
import { isOneOf, mustBe } from '../options/option-rules.ts';

export const isEventName = isOneOf([...knownWebhookEventTypeValues, 'banking.transfer'] satisfies WebhookEventName[]);

/** A function that receives webhooks in this process and returns the response, like the handler of an HTTP endpoint. */
export type WebhookReceiver = (request: Request) => Response | Promise<Response>;

/**
 * The destination of webhooks: a URL, a function in this process, or the inbox of the mock server. The inbox responds with 200, so that
 * deliveries can be read without a receiver.
 */
export type WebhookTarget =
  | { url: string; receiver?: never; inbox?: never }
  | { receiver: WebhookReceiver; url?: never; inbox?: never }
  | { inbox: true; url?: never; receiver?: never };

/** The credentials that the mock server sends with each webhook. */
export type WebhookAuthentication = Omit<MerchantBaseUrl, 'url'>;

/**
 * The options of a webhook endpoint.
 *
 * @example
 * mock.webhooks.register({ url: 'http://127.0.0.1:3000/webhooks', secret: 'whsec-1', events: ['payment.purchase'] });
 */
export type WebhookEndpointOptions = WebhookTarget &
  WebhookAuthentication & {
    /**
     * Events that the endpoint receives. `banking.transfer` must be listed.
     *
     * @default every payment event
     */
    events?: readonly WebhookEventName[];
  };

/** A registered endpoint. It has a `url`, a `receiver` or an `inbox`, or none of them if its snapshot comes from another mock server. */
export interface WebhookEndpoint {
  readonly id: string;
  readonly url: string | undefined;
  readonly receiver: WebhookReceiver | undefined;
  /** Identifies the receiver in a snapshot, because a snapshot cannot contain functions. */
  readonly receiverKey?: string | undefined;
  readonly inbox: true | undefined;
  readonly secret: string | undefined;
  readonly apiKey: string | undefined;
  readonly apiSecret: string | undefined;
  readonly events: readonly WebhookEventName[];
  readonly isMerchantBaseUrl: boolean;
  /** A removed endpoint gets no further event. Its pending deliveries continue. */
  readonly isRemoved: boolean;
}

/** The base URL of requests to receiver functions. */
const inProcessBaseUrl = 'http://merchant.test';

/** The base URL of requests to the inbox. */
const inboxBaseUrl = 'http://inbox.test';

/** Returns the URL of an endpoint. Functions and the inbox have an invented one with this path. */
export function urlOf({ url, inbox }: WebhookEndpoint, path: string): string {
  return url ?? (inbox ? inboxBaseUrl : inProcessBaseUrl) + path;
}

/**
 * Validates the options of an endpoint. Otherwise a mistake would only show as a failure of every attempt.
 *
 * A valid URL can still be unreachable. Then each attempt fails.
 *
 * @returns the error, or undefined when the options are valid
 */
export function validateEndpoint(options: WebhookEndpointOptions): ApiErrorResult | undefined {
  const { url, receiver, inbox, secret, apiKey, apiSecret, events } = options;
  const targets = (['url', 'receiver', 'inbox'] as const).filter((name) => options[name] !== undefined);
  if (targets.length !== 1) {
    const received = targets.join(' and ') || 'none';
    return invalidParameters(`a webhook endpoint needs a url, a receiver or an inbox (received ${received}). Pass one`);
  }
  if (receiver !== undefined && typeof receiver !== 'function') {
    return invalidParameters(
      `receiver must be a function from Request to Response (received ${typeof receiver}). Pass a URL as url`,
    );
  }
  // Only the known options: a caller's object may have other fields.
  const target = inbox === undefined ? { url: url === undefined ? inProcessBaseUrl : url } : { inbox };
  const known = { secret, apiKey, apiSecret, events, ...target };
  return checkValue(schemas.WebhookEndpoint, known, 'a webhook endpoint');
}

/**
 * Creates a receiver that passes each webhook to a callback, for pages that have no address to send webhooks to.
 *
 * The receiver does not verify signatures. It acknowledges a webhook after the callback has finished. If the callback throws or rejects,
 * the attempt fails and the mock server retries it on schedule.
 *
 * @param onWebhook - Receives the parsed body: a payment event, or an incoming transfer.
 * @returns a receiver for `webhooks.register` or `webhooks.setMerchantBaseUrl`
 * @throws {OptionError} `onWebhook` is not a function.
 *
 * @example
 * mock.webhooks.register({ receiver: createCallbackReceiver((payload) => console.log(payload)) });
 */
export function createCallbackReceiver(
  onWebhook: (payload: PaymentWebhook | IncomingTransfer) => void | Promise<void>,
): WebhookReceiver {
  mustBe('a function', (value) => typeof value === 'function')('onWebhook', onWebhook);
  return async (request) => {
    await onWebhook(await request.json());
    return Response.json({ received: true });
  };
}
