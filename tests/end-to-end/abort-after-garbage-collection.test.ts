import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Client, createClient } from '@paychord/sdk';
import { createFetch } from '@paychord/sdk/openapi-fetch';
import { afterAll, expect, test } from 'vitest';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';
import { collect } from '../helpers/heap-used.ts';

/** Starts a response and never completes it. */
const { server, url, close } = await startHttpServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{');
});
afterAll(close);

const options = { baseUrl: url, publicApiKey: 'public', privateSecretKey: 'secret' };
const paymentId = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';
const retrieveWith = (client: Client) => (signal: AbortSignal) => client.payments.retrieve(paymentId, { signal });

test.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  ['a call over the global fetch', retrieveWith(createClient(options))],
  ['a call over a custom fetch', retrieveWith(createClient({ ...options, fetch: (...args) => fetch(...args) }))],
  [
    'a Request that createFetch sends',
    (signal) => createFetch(options)(new Request(`${url}/v1/payments/${paymentId}`, { signal })),
  ],
])('%s closes its connection when it is aborted, even after a garbage collection', async (_whose, send) => {
  const own = new AbortController();
  const ended = expect(send(own.signal)).rejects.toMatchObject({ code: 'aborted', outcome: 'unknown' });
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
