import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WebhookReceiver } from '@paychord/sdk/webhooks';
import { nodeListener } from '@paychord/sdk/webhooks/node';

/** Serves a receiver on a free local port. */
export async function serve(receive: WebhookReceiver) {
  const server = createServer(nodeListener(receive)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
