import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorization, callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import { type ListeningServer, listen } from '../../node.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';

const merchants = 50;
let mock: MockServer;
let server: ListeningServer;

beforeAll(async () => {
  mock = createMockServer({ strict: true });
  server = await listen(mock);
});
afterAll(() => server.close());

/** Runs the calls of one merchant. Returns everything that the merchant received or can read. */
const runMerchant = async (
  index: number,
  { fetch, baseUrl }: { fetch: typeof globalThis.fetch; baseUrl: string },
  on: MockServer,
) => {
  const credentials = { publicApiKey: `merchant-${index}`, privateSecretKey: `secret-${index}` };
  const merchant = on.merchant(credentials);
  const caller = callerOf({ fetch }, credentials, baseUrl);
  const received: string[] = [];
  merchant.webhooks.register({
    secret: `webhook-secret-${index}`,
    async receiver(request) {
      received.push(`${request.headers.get('x-hmac-signature')} ${await request.text()}`);
      return new Response(null, { status: received.length % 3 === 0 ? 503 : 200 });
    },
  });
  merchant.faults.inject({ operation: 'createPayment', phase: 'before', status: 503, when: { nth: 1 + (index % 5) } });
  merchant.faults.inject({ phase: 'after-commit', status: 504, when: { probability: (index % 10) / 10 } });

  const responses: unknown[] = [];
  for (let call = 0; call < 6; call += 1) {
    // Every merchant uses the same keys, sessions and references.
    const session = { workflow: 'SDK_CHECKOUT', checkout: { session: `session-${call}` } };
    const payment = call % 2 === 0 ? cardPayment(session) : authorization(session);
    const { status, text, headers } = await caller.post('/v1/payments', payment, {
      'x-idempotency-key': `key-${call}`,
    });
    responses.push(status, text, headers.get('x-trace-id'));
    await merchant.clock.advance(`${index}m`);
  }
  responses.push((await caller.post('/v1/customers', { merchant_customer_id: 'shopper-1' })).text);
  await merchant.clock.advance('8d');
  return {
    responses,
    received,
    payments: merchant.payments.list(),
    time: merchant.clock.timestamp(),
    journal: merchant.journal
      .requests()
      .map(({ request: { headers: _, ...request }, ...entry }) => ({ ...entry, request })),
    deliveries: merchant.webhooks.deliveries(),
  };
};

test('fifty merchants on one port get the responses that each gets alone', async () => {
  const indexes = Array.from({ length: merchants }, (_, index) => index);
  const overThePort = { fetch, baseUrl: server.url };
  const together = await Promise.all(indexes.map((index) => runMerchant(index, overThePort, mock)));
  for (const index of indexes) {
    const alone = createMockServer({ strict: true });
    expect(together[index]).toEqual(await runMerchant(index, { fetch: alone.fetch, baseUrl: server.url }, alone));
  }
  const ids = together.flatMap(({ payments }) => payments.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(merchants * 4);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(together.map(({ time }) => time)).size).toBe(merchants);
  expect(mock.payments.list()).toEqual([]);
  expect(mock.journal.requests()).toEqual([]);
});
