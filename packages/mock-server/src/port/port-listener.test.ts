import { expect, test, vi } from 'vitest';
import { callerOf } from '../../test/helpers/test-caller.ts';
import { createMockServer } from '../mock-server.ts';
import { listen } from '../node.ts';

vi.mock('@hono/node-server', () => {
  throw new Error('The module is missing');
});

test('a module that cannot be loaded closes the connection of the request that needs it, and no other', async () => {
  const mock = createMockServer({ strict: true });
  await using server = await listen(mock);
  await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  const caller = callerOf({ fetch: (request) => fetch(request) }, mock.credentials, server.url);
  expect((await caller.get('/v1/payments?merchant_order_id=ORDER-1')).status).toBe(200);
});
