import type { KnownWebhookEventType } from '@paychord/sdk';

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

export type WebhookEndpoint = WebhookEndpointOptions & { readonly id: string };

/** Base of the addresses under which functions receive. */
export const inProcessBaseUrl = 'http://merchant.test';
