import type { WebhookReceiver } from '../../src/webhooks/endpoint.ts';

/** What a test's receiver was handed. */
export interface ReceivedWebhook {
  readonly url: string;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of any form.
  readonly json: any;
}

export interface TestReceiver {
  readonly receiver: WebhookReceiver;
  readonly received: ReceivedWebhook[];
}

/** A merchant's endpoint that keeps what it got. It answers the given statuses in turn, and takes everything after them. */
export function createTestReceiver(...statuses: number[]): TestReceiver {
  const receipts: ReceivedWebhook[] = [];
  const receiver: WebhookReceiver = async (request) => {
    const text = await request.text();
    receipts.push({ url: request.url, headers: request.headers, text, json: JSON.parse(text) });
    const status = statuses.shift() ?? 200;
    return status === 200 ? Response.json({ received: true }) : new Response(null, { status });
  };
  return { receiver, received: receipts };
}
