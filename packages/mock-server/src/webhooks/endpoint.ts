import type { KnownWebhookEventType } from '@paychord/sdk';
import { schemas } from '../generated/validators.js';
import { invalidParameters, type Refusal } from '../refusal.ts';

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

/** What no attempt could be made with is refused when it is set up, not logged as a failure of every attempt. */
export function refuseEndpoint(options: WebhookEndpointOptions): Refusal | undefined {
  const { url, receiver, secret, apiKey, apiSecret, events = [] } = options;
  if ((url === undefined) === (receiver === undefined))
    return invalidParameters('an endpoint has either a url or a receiver');
  if (receiver !== undefined && typeof receiver !== 'function') return invalidParameters('receiver must be a function');
  if (url !== undefined && !(isText(url) && isAddress(url)))
    return invalidParameters('url must be an http or https URL without a password');
  // What `sign` refuses: nothing but blanks, text that has no UTF-8 form, and white space around it.
  if (secret !== undefined && (!isText(secret) || /^[\s\0]*$|\p{Surrogate}/u.test(secret)))
    return invalidParameters('secret must be well-formed text, and not blank');
  if (secret !== undefined && secret !== secret.trim())
    return invalidParameters('secret starts or ends with white space or a byte order mark: trim it');
  for (const [name, value] of Object.entries({ apiKey, apiSecret })) {
    if (value !== undefined && !(isText(value) && /^[!-~]([ -~]*[!-~])?$/.test(value)))
      return invalidParameters(`${name} must be printable ASCII without blanks around it`);
  }
  if (!Array.isArray(events)) return invalidParameters('events must be a list');
  const unknown = events.filter((each) => each !== 'banking.transfer' && !schemas.KnownWebhookEventType?.(each));
  if (unknown.length > 0) return invalidParameters(`there is no event ${unknown.join(', ')}`);
  return undefined;
}

/** Not every caller has types. */
function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
