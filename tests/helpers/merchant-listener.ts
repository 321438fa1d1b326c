import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';

/** A webhook as the socket received it. */
export interface ReceivedWebhook {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export type RespondToWebhook = (arrival: ReceivedWebhook, response: ServerResponse) => void;

/** Takes a webhook. */
export const acknowledge: RespondToWebhook = (_arrival, response) => {
  response.setHeader('content-type', 'application/json').end('{"received":true}');
};

/** Starts a server of a merchant on a free port. By default it accepts each webhook. */
export async function listenAsMerchant(respond: RespondToWebhook = acknowledge) {
  const received: ReceivedWebhook[] = [];
  const { url, close } = await startHttpServer(async (request, response) => {
    const { method, url: path, headers } = request;
    const arrival = { method, path, headers, bytes: await buffer(request) };
    received.push(arrival);
    respond(arrival, response);
  });
  return { url, received, [Symbol.asyncDispose]: close };
}
