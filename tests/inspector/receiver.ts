import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifySignature } from '@paychord/sdk/webhooks';
import { afterEach } from 'vitest';

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
  const stops: (() => void)[] = [];
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });
  return {
    async startReceiver(secret) {
      const server = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        receiver.arrived.push({ path: request.url ?? '', headers: request.headers, text: bytes.toString('utf8') });
        const signature = request.headers['x-hmac-signature'];
        const isValid = receiver.secret === undefined || (await verifySignature(bytes, signature, receiver.secret));
        const usual: NonNullable<Receiver['response']> = isValid
          ? { status: 200, body: '{"received":true}' }
          : { status: 401, body: '{"error":"bad signature"}' };
        const { status, body, type = 'application/json' } = receiver.response ?? usual;
        response.writeHead(status, { 'content-type': type }).end(body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      stops.push(() => {
        server.closeAllConnections();
        server.close();
      });
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
      const receiver: Receiver = { url, arrived: [], secret, response: undefined };
      return receiver;
    },
  };
}
