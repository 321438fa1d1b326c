import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createClient } from '@paychord/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collect } from '../helpers/heap-used.ts';

/** Starts a response and never completes it. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each<[string, typeof globalThis.fetch | undefined]>([
  ['the global fetch', undefined],
  ['a custom fetch', (request, init) => globalThis.fetch(request, init)],
])('an aborted call over %s closes its connection, even after a garbage collection', async (_whose, fetch) => {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createClient({ baseUrl, publicApiKey: 'public', privateSecretKey: 'secret', ...(fetch && { fetch }) });
  const own = new AbortController();
  const call = client.payments.retrieve('0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', { signal: own.signal });
  const ended = expect(call).rejects.toMatchObject({ code: 'aborted', outcome: 'unknown' });
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  // Node releases finished objects one turn of the event loop later.
  for (let turn = 0; turn < 50; turn += 1) {
    await setImmediate();
    collect();
  }

  const closed = once(response, 'close');
  own.abort();
  await ended;
  await closed;
});
