import { expect, test, vi } from 'vitest';
import { startHttpServer } from '../../../../sdk/test/helpers/http-server.ts';
import { callerAt } from '../../../test/helpers/test-caller.ts';
import { createMockServer } from '../../core/mock-server.ts';
import { listen } from '../../node.ts';
import { createConnections } from './connections.ts';
import { createPortListener } from './port-listener.ts';

vi.mock('@hono/node-server', () => {
  throw new Error('The module is missing');
});

test('a module that cannot be loaded closes the connection of the request that needs it, and no other', async () => {
  const mock = createMockServer({ strict: true });
  await using server = await listen(mock);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  const caller = callerAt(server.url, mock.credentials);
  expect((await caller.get('/v1/payments?merchant_order_id=ORDER-1')).status).toBe(200);
});

test('a response that cannot be written becomes a 500, and the others of the same turn are sent', async () => {
  const listener = createPortListener({
    connections: createConnections(),
    fetch: async () => new Response(),
    pages: undefined,
    handleArrived: async ({ url }) => {
      const headers: Record<string, string> = url.endsWith('/2') ? { 'x-invalid': '\n' } : {};
      return { kind: 'response', response: { status: 200, headers, body: 'text' } };
    },
    adminApi: undefined,
    mock: undefined,
    checkHost: () => undefined,
    isLocal: true,
  });
  const { url, close } = await startHttpServer(listener);
  const responses = await Promise.all([1, 2, 3].map((id) => fetch(`${url}/v1/${id}`)));
  expect(responses.map(({ status }) => status)).toEqual([200, 500, 200]);
  await close();
});
