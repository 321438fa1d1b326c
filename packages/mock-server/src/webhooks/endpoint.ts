import type { KnownWebhookEventType } from '@paychord/sdk';
import { schemas } from '../generated/control-validators.js';
import { type ApiErrorResult, invalidParameters } from '../model/api-error.ts';
import { check } from '../model/validation.ts';

/** Name of an event: a payment's `type_event`, or the notification of an incoming bank transfer. */
export type WebhookEventName = KnownWebhookEventType | 'banking.transfer';

/** Takes a delivery in process, as an endpoint on a port would. */
export type WebhookReceiver = (request: Request) => Response | Promise<Response>;

/** Where webhooks go: to a URL, or to a function in this process. */
export type WebhookTarget = { url: string; receiver?: never } | { receiver: WebhookReceiver; url?: never };

/** How the merchant has set up an endpoint. */
export interface WebhookAuthentication {
  /** Client secret; deliveries are signed with it when it is given. */
  secret?: string;
  /** Sent as `x-api-key`. */
  apiKey?: string;
  /** Sent as `x-secret`. */
  apiSecret?: string;
}

export type WebhookEndpointOptions = WebhookTarget &
  WebhookAuthentication & {
    /** Which events it gets; every payment event when absent. */
    events?: readonly WebhookEventName[];
  };

export interface WebhookEndpoint extends WebhookAuthentication {
  readonly id: string;
  /** It has this or a receiver, unless it comes from a snapshot of another mock. */
  readonly url?: string;
  readonly receiver?: WebhookReceiver;
  /** Stands for the receiver in a snapshot. */
  readonly receiverKey?: string;
  readonly events?: readonly WebhookEventName[];
}

/** Base of the addresses under which functions receive. */
export const inProcessBaseUrl = 'http://merchant.test';

/**
 * What no attempt could be made with is refused when it is set up, not logged as a failure of every attempt. An address that fits the rule
 * and still leads nowhere, such as a name that no server knows, fails each attempt.
 */
export function validateEndpoint(options: WebhookEndpointOptions): ApiErrorResult | undefined {
  const { url, receiver, ...rest } = options;
  if ((url === undefined) === (receiver === undefined))
    return invalidParameters('an endpoint has either a url or a receiver');
  if (receiver !== undefined && typeof receiver !== 'function') return invalidParameters('receiver must be a function');
  return check(schemas.WebhookEndpoint, { ...known(rest), url: url ?? inProcessBaseUrl }, 'an endpoint');
}

/** Not every caller has types, and what else an object holds is left alone. */
function known({ secret, apiKey, apiSecret, events }: Omit<WebhookEndpointOptions, 'url' | 'receiver'>): object {
  return { secret, apiKey, apiSecret, events };
}
