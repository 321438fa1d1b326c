import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A webhook as the socket received it. */
export interface ReceivedWebhook {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface MerchantListener extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly ReceivedWebhook[];
}

export type RespondToWebhook = (arrival: ReceivedWebhook, response: ServerResponse) => void;

/** Takes a webhook. */
export const acknowledge: RespondToWebhook = (_arrival, response) => {
  response.setHeader('content-type', 'application/json').end('{"received":true}');
};

/** Starts a server of a merchant on a free port. By default it accepts each webhook. */
export async function listenAsMerchant(respond: RespondToWebhook = acknowledge): Promise<MerchantListener> {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const arrival = { method, path, headers, bytes: await buffer(request) };
    received.push(arrival);
    respond(arrival, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
