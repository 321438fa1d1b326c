import { createClient } from '@paychord/sdk';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createMockServer } from './mock-server.ts';
import { handlers } from './msw.ts';

const mock = createMockServer();
const withPath = 'https://payments.test/sandbox';
const withoutPath = 'https://other-payments.test';
const server = setupServer(...[withPath, withoutPath].flatMap((baseUrl) => handlers(mock, { baseUrl })));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

test.each([withPath, withoutPath])(
  'a request has a body in Firefox too, where it has no stream: %s',
  async (baseUrl) => {
    vi.spyOn(Request.prototype, 'body', 'get').mockReturnValue(undefined as never);
    const client = createClient({ baseUrl, ...mock.credentials });
    const customer = { merchant_customer_id: crypto.randomUUID() };
    expect(await client.customers.create(customer)).toMatchObject(customer);
  },
);
