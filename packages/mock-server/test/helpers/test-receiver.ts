import type { WebhookReceiver } from '../../src/core/webhooks/endpoint.ts';

/** A webhook that a test receiver received. */
export interface ReceivedWebhook {
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of any form.
  readonly json: any;
}

/** Creates a receiver that records webhooks. It responds with the given statuses in order, and then acknowledges every webhook. */
export function createTestReceiver(...statuses: number[]) {
  /** Every webhook that the receiver received, oldest first. */
  const received: ReceivedWebhook[] = [];
  const receiver: WebhookReceiver = async (request) => {
    const text = await request.text();
    received.push({ url: request.url, headers: request.headers, text, json: JSON.parse(text) });
    const status = statuses.shift() ?? 200;
    return status === 200 ? Response.json({ received: true }) : new Response(null, { status });
  };
  return { receiver, received };
}
