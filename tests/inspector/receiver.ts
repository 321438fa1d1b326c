import { buffer } from 'node:stream/consumers';
import { verifySignature } from '@paychord/sdk/webhooks';
import { afterEach } from 'vitest';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';

/** A receiver of webhooks on loopback. */
export interface Receiver {
  readonly url: string;
  /** The webhooks that arrived, oldest first. */
  readonly arrived: { readonly path: string; readonly headers: Record<string, unknown>; readonly text: string }[];
  /** The secret with which it verifies. Undefined: it accepts everything. */
  secret: string | undefined;
  /** Replaces the usual response. */
  response: { readonly status: number; readonly body: string; readonly type?: string } | undefined;
}

/** Starts receivers, and stops them after each test. */
export function useReceivers(): { startReceiver(secret?: string): Promise<Receiver> } {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  return {
    async startReceiver(secret) {
      const { url, close } = await startHttpServer(async (request, response) => {
        const bytes = await buffer(request);
        receiver.arrived.push({ path: request.url ?? '', headers: request.headers, text: bytes.toString('utf8') });
        const signature = request.headers['x-hmac-signature'];
        const isValid = receiver.secret === undefined || (await verifySignature(bytes, signature, receiver.secret));
        const usual: NonNullable<Receiver['response']> = isValid
          ? { status: 200, body: '{"received":true}' }
          : { status: 401, body: '{"error":"bad signature"}' };
        const { status, body, type = 'application/json' } = receiver.response ?? usual;
        response.writeHead(status, { 'content-type': type }).end(body);
      });
      stops.push(close);
      const receiver: Receiver = { url: `${url}/webhooks`, arrived: [], secret, response: undefined };
      return receiver;
    },
  };
}
