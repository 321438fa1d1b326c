import type { IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startHttpServer } from '../../../sdk/test/helpers/http-server.ts';

/** A webhook as it arrived on the port. */
export interface ArrivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads bodies of any form.
  readonly json: any;
}

export interface HttpEndpoint {
  readonly url: string;
  /** Every webhook that arrived, oldest first. */
  readonly arrived: ArrivedWebhook[];
  /** The next responses. When the list is empty, the endpoint acknowledges. */
  readonly responses: { status: number; body?: string }[];
  stop(): void;
}

/** Starts a webhook endpoint on a real port. */
export async function startHttpEndpoint(): Promise<HttpEndpoint> {
  const arrived: ArrivedWebhook[] = [];
  const responses: HttpEndpoint['responses'] = [];
  const { url, close } = await startHttpServer(async (request, response) => {
    const bytes = await buffer(request);
    arrived.push({ path: request.url ?? '', headers: request.headers, bytes, json: JSON.parse(String(bytes)) });
    const { status, body = '{"received":true}' } = responses.shift() ?? { status: 200 };
    response.writeHead(status).end(body);
  });
  return { url, arrived, responses, stop: () => void close() };
}
