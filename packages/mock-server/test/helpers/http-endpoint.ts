import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    arrived.push({
      path: request.url ?? '',
      headers: request.headers,
      bytes,
      json: JSON.parse(bytes.toString('utf8')),
    });
    const { status, body = '{"received":true}' } = responses.shift() ?? { status: 200 };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, responses, stop };
}
