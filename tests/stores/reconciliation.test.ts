import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMockServer, type MockServer } from '@paychord/mock-server';
import { type ListeningServer, listen } from '@paychord/mock-server/node';
import { type Client, createClient } from '@paychord/sdk';
import { createWebhookReceiver, type PaymentEvent, type WebhookHandler } from '@paychord/sdk/webhooks';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest';
import type { reconcileDay } from '../../examples/basics/reconcile-day.ts';
import { startSource } from '../helpers/command.ts';
import { paymentBody } from '../helpers/requests.ts';
import { openPool } from './open-pool.ts';

const page = readFileSync(new URL('../../packages/sdk/docs/reconciliation.md', import.meta.url), 'utf8');
const [schema = '', openRows = ''] = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql);

let mock: MockServer;
let server: ListeningServer;
let client: Client;
let reconcile: typeof reconcileDay;
beforeAll(async () => {
  mock = createMockServer({ strict: true });
  server = await listen(mock);
  vi.stubEnv('PAYCHORD_BASE_URL', server.url);
  vi.stubEnv('PAYCHORD_PUBLIC_API_KEY', mock.credentials.publicApiKey);
  vi.stubEnv('PAYCHORD_PRIVATE_SECRET_KEY', mock.credentials.privateSecretKey);
  ({ reconcileDay: reconcile } = await import('../../examples/basics/reconcile-day.ts'));
  client = createClient({ baseUrl: server.url, ...mock.credentials, maxRetries: 0 });
});

const admin = openPool(inject('addresses').postgres, 1);
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([server.close(), admin.end()]);
});

// Each test has its own tables and a mock server without payments.
let database: string;
let pool: pg.Pool;
beforeEach(async () => {
  await mock.reset();
  const name = `reconciliation_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE SCHEMA ${name}`);
  database = `${inject('addresses').postgres}?options=-c%20search_path%3D${name}`;
  pool = openPool(database);
  await pool.query(schema);
});
afterEach(() => pool.end());

const day = new Date('2026-11-21T00:00:00Z');
const paid = { currency: 'USD', captured: 25.5, refunded: 0, chargedBack: 0 };

/** Inserts the row, makes the call, and copies the result into the row, as a program does. */
async function pay(
  orderId: string,
  { createdAt = '2026-11-21T10:00:00Z', key = orderId, token = 'tok-1', capture = true } = {},
) {
  const insert = 'INSERT INTO payments (idempotency_key, order_id, currency, created_at) VALUES ($1, $2, $3, $4)';
  await pool.query(insert, [key, orderId, 'USD', createdAt]);
  const payment = await client.payments.create(
    paymentBody({ merchant_order_id: orderId, payment_method: { token, detail: { card: { capture } } } }),
    { idempotencyKey: key },
  );
  const update = 'UPDATE payments SET payment_id = $2, captured = $3 WHERE idempotency_key = $1';
  await pool.query(update, [key, payment.id, payment.amount.captured]);
  return payment;
}

/** Makes a call whose response is lost. */
async function payWithLostResponse(orderId: string, key = orderId): Promise<void> {
  mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
  await expect(pay(orderId, { key })).rejects.toMatchObject({ outcome: 'unknown' });
}

test('finds no difference when every response arrived', async () => {
  await pay('ORDER-1');
  await pay('ORDER-2', { token: 'tok_insufficient_funds' });
  const { id, transactions } = await pay('ORDER-3');
  const refund = { merchant_reference: 'RETURN-1', amount: { currency: 'USD', value: 10.1 } };
  const { amount } = await client.payments.refund(id, transactions.id, refund);
  await pool.query('UPDATE payments SET refunded = $2 WHERE payment_id = $1', [id, amount.refunded]);
  await pay('ORDER-4', { capture: false });
  expect(await reconcile(pool, day)).toEqual([]);
});

test('finds the payment of a lost response, and lists its row as one without a payment', async () => {
  await payWithLostResponse('ORDER-1');
  const [payment] = mock.payments.list();
  expect(await reconcile(pool, day)).toEqual([
    { orderId: 'ORDER-1', paymentId: payment?.id, books: undefined, service: paid },
  ]);
  expect((await pool.query(openRows)).rows).toMatchObject([{ order_id: 'ORDER-1', payment_id: null }]);
});

test('finds the second payment of an order', async () => {
  await payWithLostResponse('ORDER-1', 'key-1');
  const { id } = await pay('ORDER-1', { key: 'key-2' });
  const [first] = mock.payments.list().filter((each) => each.id !== id);
  expect(await reconcile(pool, day)).toEqual([
    { orderId: 'ORDER-1', paymentId: first?.id, books: undefined, service: paid },
  ]);
});

test('finds money in the books that the service does not have', async () => {
  const declined = await pay('ORDER-1', { token: 'tok_do_not_honor' });
  await pool.query(`UPDATE payments SET captured = 25.5`);
  await pool.query(
    `INSERT INTO payments (idempotency_key, order_id, currency, created_at, payment_id, captured)
     VALUES ('key-2', 'ORDER-2', 'USD', $1, 'payment-2', 25.5)`,
    [day],
  );
  expect(await reconcile(pool, day)).toEqual([
    { orderId: 'ORDER-1', paymentId: declined.id, books: paid, service: { ...paid, captured: 0 } },
    { orderId: 'ORDER-2', paymentId: 'payment-2', books: paid, service: undefined },
  ]);
});

test('finds another currency', async () => {
  const { id } = await pay('ORDER-1');
  await pool.query(`UPDATE payments SET currency = 'MXN'`);
  expect(await reconcile(pool, day)).toEqual([
    { orderId: 'ORDER-1', paymentId: id, books: { ...paid, currency: 'MXN' }, service: paid },
  ]);
});

test('finds a refund and a chargeback of an old order through the webhook log', async () => {
  const refunded = await pay('ORDER-1', { createdAt: '2026-09-01T10:00:00Z' });
  const disputed = await pay('ORDER-2', { createdAt: '2026-09-01T10:00:00Z' });
  await pay('ORDER-3', { createdAt: '2026-09-01T10:00:00Z' });
  const receive = createWebhookReceiver({
    accept: 'payment',
    secret: 'whsec-1',
    on: { 'payment.refund': log, 'payment.chargeback': log },
  });
  mock.webhooks.register({ receiver: receive, secret: 'whsec-1' });
  mock.payments.refund(refunded.id, { amount: 10 });
  mock.payments.openChargeback(disputed.id, { reason: 'FRAUD' });
  await mock.settled();
  await pool.query('UPDATE webhook_log SET received_at = $1', [new Date('2026-11-21T23:59:59Z')]);

  expect(await reconcile(pool, day)).toEqual([
    { orderId: 'ORDER-1', paymentId: refunded.id, books: paid, service: { ...paid, refunded: 10 } },
    { orderId: 'ORDER-2', paymentId: disputed.id, books: paid, service: { ...paid, chargedBack: 25.5 } },
  ]);
  // The merchant wins the dispute: nothing is charged back.
  mock.payments.decideDispute(disputed.id, 'won');
  expect((await reconcile(pool, day)).map(({ orderId }) => orderId)).toEqual(['ORDER-1']);
});

test('compares no order of another day', async () => {
  await pay('ORDER-1', { createdAt: '2026-11-20T23:59:59.999Z' });
  await pay('ORDER-2', { createdAt: '2026-11-22T00:00:00Z' });
  await pool.query('UPDATE payments SET captured = 1');
  expect(await reconcile(pool, day)).toEqual([]);
  expect(await reconcile(pool, new Date('2026-11-20T00:00:00Z'))).toHaveLength(1);
  expect(await reconcile(pool, new Date('2026-11-22T00:00:00Z'))).toHaveLength(1);
});

test('the program of the page prints the differences, and ends with 1', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reconciliation-'));
  await symlink(fileURLToPath(new URL('../node_modules', import.meta.url)), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const [, report = ''] = /`report\.ts`:\n\n```ts\n([\s\S]*?)```/.exec(page) ?? [];
  await writeFile(join(folder, 'report.ts'), report);
  await cp(new URL('../../examples/basics/reconcile-day.ts', import.meta.url), join(folder, 'reconcile-day.ts'));
  const run = () => startSource(join(folder, 'report.ts'), '2026-11-21').ended;
  vi.stubEnv('DATABASE_URL', database);

  const { id } = await pay('ORDER-1');
  expect(await run()).toMatchObject({ code: 0, output: '[]\n' });
  mock.payments.refund(id, { amount: 10 });
  const { code, output } = await run();
  expect([code, JSON.parse(output)]).toEqual([
    1,
    [{ orderId: 'ORDER-1', paymentId: id, books: paid, service: { ...paid, refunded: 10 } }],
  ]);
  await rm(folder, { recursive: true });
});

/** The handler of the page. */
const log: WebhookHandler<PaymentEvent> = async (event, context) => {
  const [, code = ''] = /async \(\{ payload \}, \{ key \}\) => (\{[\s\S]*?\n\})/.exec(page) ?? [];
  const handler = new Function('client', 'pool', `return async ({ payload }, { key }) => ${code}`);
  await handler(client, pool)(event, context);
};
