import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '@paychord/sdk';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { checkOut } from '../../examples/durable-payments/check-out.ts';
import { finishOpenAttempts } from '../../examples/durable-payments/finish-open-attempts.ts';
import { recordPayment } from '../../examples/durable-payments/record-result.ts';
import { createShop, type Shop, type ShopOptions } from '../../examples/durable-payments/shop.ts';
import { type Step, steps } from '../../examples/durable-payments/steps.ts';
import { networkError } from '../../packages/sdk/test/helpers/scripted-client.ts';
import { type Command, killAll, start, startSource } from '../helpers/command.ts';
import type { DurableShopOptions } from './durable-shop.ts';
import { openPool } from './open-pool.ts';
import { type RecordingProxy, startRecordingProxy } from './recording-proxy.ts';

const server = inject('addresses').postgres;
const admin = openPool(server, 1);
const schema = readFileSync(new URL('../../examples/durable-payments/schema.sql', import.meta.url), 'utf8');
const program = fileURLToPath(new URL('./durable-shop.ts', import.meta.url));

let mockServer: Command;
let mockUrl: string;
let proxy: RecordingProxy;
beforeAll(async () => {
  mockServer = start('--port', '0', '--clock', 'virtual');
  [mockUrl] = await mockServer.shows(/http:\/\/127\.0\.0\.1:\d+/);
  proxy = await startRecordingProxy(mockUrl);
});
afterAll(async () => {
  proxy.close();
  killAll();
  await Promise.all([admin.end(), mockServer.ended]);
});

// Each test has its own tables, its own merchant and one order.
const orderId = 'ORDER-1';
let database: string;
let publicApiKey: string;
let pool: pg.Pool;
let client: Client;
beforeEach(async () => {
  const name = `durable_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`CREATE SCHEMA ${name}`);
  database = `${server}?options=-c%20search_path%3D${name}`;
  pool = openPool(database, 6);
  await pool.query(schema);
  await pool.query('INSERT INTO orders (id, total) VALUES ($1, 25.5)', [orderId]);
  publicApiKey = name;
  client = clientOf();
});
afterEach(() => pool.end());

const clientOf = (options = {}) =>
  createClient({ baseUrl: proxy.url, publicApiKey, privateSecretKey: 'secret', maxRetries: 0, ...options });

function openShop(options: Partial<ShopOptions> = {}): Shop {
  return createShop({ pool, client, ...options });
}

/** Starts the checkout, or the job, in a separate process. */
function startShop(options: Partial<DurableShopOptions> = {}): Command {
  const all: DurableShopOptions = { database, baseUrl: proxy.url, publicApiKey, ...options };
  return startSource(program, JSON.stringify(all));
}
const order = { id: orderId, token: 'one-time-token' };

async function kill(command: Command): Promise<void> {
  command.kill('SIGKILL');
  expect((await command.ended).code).toBeNull();
}

async function killAfter(step: Step, options: Partial<DurableShopOptions>): Promise<void> {
  const command = startShop({ ...options, hangsAfter: step });
  await command.shows(/HANGS/);
  await kill(command);
}

/** Time passes, as the database sees it. */
const endLeases = () => pool.query('UPDATE payment_attempts SET leased_until = now()');
const makeOlder = (hours: number) =>
  pool.query(`UPDATE payment_attempts SET leased_until = now(), created_at = created_at - $1 * interval '1 hour'`, [
    hours,
  ]);

interface AttemptRow {
  readonly idempotency_key: string;
  readonly body: string;
  readonly status: string;
  readonly may_have_paid: boolean;
  readonly payment_id: string | null;
  readonly note: { payments?: { id: string; metadata: unknown }[]; error?: string } | null;
}
const attempts = async () =>
  (await pool.query<AttemptRow>('SELECT * FROM payment_attempts ORDER BY created_at')).rows as AttemptRow[];
const orderStatus = async () => (await pool.query('SELECT status FROM orders')).rows[0].status;
const posts = () => proxy.posts.filter((post) => post.publicApiKey === publicApiKey);

async function control<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
  const response = await fetch(`${mockUrl}/__mock/${path}`, {
    method,
    headers: { 'public-api-key': publicApiKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  const text = await response.text();
  return text === '' ? (undefined as T) : JSON.parse(text);
}
const payments = () => control<{ id: string; status: string }[]>('GET', 'payments');
const injectFault = (fault: object) => control('POST', 'faults', { operation: 'createPayment', ...fault });
/** Lets the service process the next payment, and lose its response. */
const loseResponse = (more: object = {}) => injectFault({ phase: 'after-commit', status: 503, ...more });
const rejectNext = (status: number, more: object = {}) => injectFault({ phase: 'before', status, ...more });

/** The order has one payment, and every request for it had the key and the body that were written before the first one. */
async function expectOnePayment(): Promise<void> {
  const [paid, ...others] = await payments();
  expect(others).toEqual([]);
  const [attempt] = (await attempts()).filter(({ status }) => status === 'paid');
  expect([await orderStatus(), paid?.status, attempt?.payment_id]).toEqual(['paid', 'SUCCEEDED', paid?.id]);
  const sent = posts();
  expect(sent.length).toBeGreaterThan(0);
  for (const { key, body } of sent)
    expect({ key, body }).toEqual({ key: attempt?.idempotency_key, body: attempt?.body });
}

/** The customer clicks once more, and the job runs until nothing is open. */
async function finish(): Promise<void> {
  await checkOut(openShop(), order.id, order.token);
  do await endLeases();
  while ((await finishOpenAttempts(openShop())) > 0);
}

test('the list of steps names every step of each way through the program', async () => {
  const seen: Step[] = [];
  const shop = openShop({ onStep: (step) => void seen.push(step) });
  const take = () => seen.splice(0);

  await checkOut(shop, orderId, order.token);
  expect(take()).toEqual(steps.checkOut);

  await pool.query(`INSERT INTO orders (id, total) VALUES ('ORDER-2', 10), ('ORDER-3', 10)`);
  for (const [id, way] of [['ORDER-2', steps.repeat] as const, ['ORDER-3', steps.review] as const]) {
    await loseResponse();
    await checkOut(shop, id, order.token);
    expect(take()).toEqual(steps.failure);
    await (way === steps.review ? makeOlder(12) : endLeases());
    await finishOpenAttempts(shop);
    expect(take()).toEqual(way);
  }
});

test('a repeat records the present status of the payment, and not that of the first response', async () => {
  await loseResponse();
  await checkOut(openShop(), orderId, 'tok_three_d_secure');
  const [payment] = await payments();
  expect(payment?.status).toBe('PENDING');
  await control('POST', `payments/${payment?.id}/moves/authenticate`, { result: 'passed' });
  await endLeases();
  await finishOpenAttempts(openShop());
  await expectOnePayment();
});

describe('an order has one payment after the process was killed', () => {
  test.each(steps.checkOut)('in the checkout, after the step: %s', async (step) => {
    await killAfter(step, { order });
    await finish();
    await expectOnePayment();
  });

  test.each(steps.failure)('in a checkout whose response is lost, after the step: %s', async (step) => {
    await loseResponse();
    await killAfter(step, { order });
    await finish();
    await expectOnePayment();
  });

  test.each(['request', 'response'] as const)('in the checkout, when its %s is lost on the way', async (lost) => {
    const isLost = proxy.loseNext(lost);
    const command = startShop({ order });
    await isLost;
    expect(await payments()).toHaveLength(lost === 'response' ? 1 : 0);
    await kill(command);
    await finish();
    await expectOnePayment();
    expect(posts()).toHaveLength(2);
  });

  describe.each([
    ['arrived', 'response'],
    ['did not arrive', 'request'],
  ] as const)('in the job, while it repeats a request that %s', (_title, lost) => {
    beforeEach(async () => {
      const isLost = proxy.loseNext(lost);
      const command = startShop({ order });
      await isLost;
      await kill(command);
      await endLeases();
    });

    test.each(steps.repeat)('after the step: %s', async (step) => {
      await killAfter(step, {});
      await finish();
      await expectOnePayment();
    });

    test.each(['request', 'response'] as const)('when its own %s is lost on the way', async (again) => {
      const isLost = proxy.loseNext(again);
      const command = startShop();
      await isLost;
      await kill(command);
      await finish();
      await expectOnePayment();
      expect(posts()).toHaveLength(3);
    });
  });
});

describe('an attempt that is too old', () => {
  beforeEach(async () => {
    await loseResponse();
    expect(await checkOut(openShop(), orderId, order.token)).toBe('paying');
  });

  /** The attempt waits for a person, with the payment of the order. Nothing more was sent. */
  async function expectReview(): Promise<void> {
    const [attempt, ...others] = await attempts();
    const [payment, ...more] = await payments();
    expect([others, more]).toEqual([[], []]);
    expect(attempt).toMatchObject({ status: 'in_review', note: { payments: [{ id: payment?.id }] } });
    expect(attempt?.note?.payments?.[0]?.metadata).toEqual([
      { key: 'idempotency_key', value: attempt?.idempotency_key },
    ]);
    expect(await orderStatus()).toBe('in_review');
    expect(posts()).toHaveLength(1);
  }

  test('is repeated until it is 12 hours old, and not after that', async () => {
    await rejectNext(503);
    await makeOlder(11.99);
    await finishOpenAttempts(openShop());
    expect((await attempts())[0]?.status).toBe('open');
    expect(posts()).toHaveLength(2);

    await makeOlder(0.02);
    expect(await finishOpenAttempts(openShop())).toBe(1);
    expect((await attempts())[0]?.status).toBe('in_review');
    expect(posts()).toHaveLength(2);
  });

  test('is marked for a person with the payment of its order, and blocks another attempt', async () => {
    await makeOlder(12);
    await finishOpenAttempts(openShop());
    await expectReview();
    expect(await checkOut(openShop(), orderId, 'another-token')).toBe('in_review');
    await makeOlder(24);
    expect(await finishOpenAttempts(openShop())).toBe(0);
    await expectReview();
  });

  test.each(steps.review)('is marked for a person after the job was killed after the step: %s', async (step) => {
    await makeOlder(12);
    await killAfter(step, {});
    await endLeases();
    await finishOpenAttempts(openShop());
    await expectReview();
  });

  test('is marked for a person without payments when the lookup fails', async () => {
    await control('POST', 'faults', { operation: 'listPaymentsByOrder', phase: 'before', status: 404 });
    await makeOlder(12);
    await finishOpenAttempts(openShop());
    expect(await attempts()).toMatchObject([{ status: 'in_review', note: { error: expect.stringContaining('404') } }]);
    expect(posts()).toHaveLength(1);
  });

  test('makes no second payment after the service has forgotten its key', async () => {
    await control('POST', 'clock/advance', { duration: '25h' });
    await makeOlder(25);
    await finishOpenAttempts(openShop());
    await expectReview();
  });

  test('would make a second payment if the age limit were longer than the service remembers a key', async () => {
    await control('POST', 'clock/advance', { duration: '25h' });
    await makeOlder(25);
    await finishOpenAttempts(openShop({ maxAgeMs: 48 * 3_600_000 }));
    expect(await payments()).toHaveLength(2);
    expect(new Set(posts().map(({ key }) => key)).size).toBe(1);
  });

  test('is not sent by a process that was suspended after it claimed the attempt', async () => {
    const { promise: resumed, resolve: resume } = Promise.withResolvers<void>();
    const { promise: claimed, resolve: claim } = Promise.withResolvers<void>();
    const suspended = openShop({
      // The lease has ended by the time that the process continues.
      leaseMs: 1,
      onStep(step) {
        if (step !== 'attempt claimed') return;
        claim();
        return resumed;
      },
    });
    await endLeases();
    const job = finishOpenAttempts(suspended);
    await claimed;
    await makeOlder(12);
    await finishOpenAttempts(openShop());
    resume();
    await job;
    await expectReview();
  });

  test('is settled by the webhook that arrives late', async () => {
    await makeOlder(12);
    await finishOpenAttempts(openShop());
    const [paid] = await payments();
    const payment = await client.payments.retrieve(paid?.id ?? '');
    const key = payment.metadata.find((tag) => tag.key === 'idempotency_key')?.value ?? '';
    await recordPayment(openShop(), key, payment);
    await recordPayment(openShop(), key, payment);
    await expectOnePayment();
  });
});

describe('several processes at once', () => {
  test('two workers claim each open attempt once, and each order has one payment', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `ORDER-${index + 2}`);
    await pool.query('INSERT INTO orders (id, total) SELECT id, 10 FROM unnest($1::text[]) AS id', [ids]);
    await loseResponse({ when: { times: 20 } });
    for (const id of ids) await checkOut(openShop(), id, order.token);
    await endLeases();

    const workers = [startShop(), startShop()];
    const results = await Promise.all(workers.map((each) => each.ended));
    const claimed = results.map(({ output }) => Number(/DONE (\d+)/.exec(output)?.[1]));
    expect(claimed.reduce((one, other) => one + other)).toBe(20);
    expect(await payments()).toHaveLength(20);
    expect(posts()).toHaveLength(40);
    expect(new Set((await attempts()).map(({ status }) => status))).toEqual(new Set(['paid']));
  });

  test('a worker skips an attempt that another worker is about to claim', async () => {
    await pool.query(`INSERT INTO orders (id, total) VALUES ('ORDER-2', 10)`);
    await loseResponse({ when: { times: 2 } });
    for (const id of [orderId, 'ORDER-2']) await checkOut(openShop(), id, order.token);
    await endLeases();
    const other = await pool.connect();
    await other.query('BEGIN');
    await other.query('SELECT FROM payment_attempts WHERE order_id = $1 FOR UPDATE', [orderId]);

    expect(await finishOpenAttempts(openShop())).toBe(1);
    await other.query('ROLLBACK');
    other.release();
    expect(await finishOpenAttempts(openShop())).toBe(1);
    expect(await payments()).toHaveLength(2);
  });

  test('two workers that own one attempt after each other send the same request, and the order has one payment', async () => {
    const isLost = proxy.loseNext('request');
    const slow = checkOut(openShop(), orderId, order.token).catch(() => {});
    await isLost;
    await endLeases();
    const command = startShop();
    expect((await command.ended).output).toContain('DONE 1');
    await expectOnePayment();
    proxy.close();
    await slow;
    proxy = await startRecordingProxy(mockUrl);
    expect(await orderStatus()).toBe('paid');
    expect((await attempts()).map(({ status }) => status)).toEqual(['paid']);
  });

  test('ten clicks at once make one payment', async () => {
    const shop = openShop();
    await Promise.all(Array.from({ length: 10 }, () => checkOut(shop, orderId, order.token)));
    await expectOnePayment();
    expect(posts()).toHaveLength(1);
  });

  test('the job leaves an attempt alone while the checkout still owns it', async () => {
    const isLost = proxy.loseNext('request');
    const command = startShop({ order });
    await isLost;
    expect(await finishOpenAttempts(openShop())).toBe(0);
    await kill(command);
    await finish();
    await expectOnePayment();
  });
});

describe('the result of a call', () => {
  test('a decline ends the attempt, and the next card pays with a new key', async () => {
    expect(await checkOut(openShop(), orderId, 'tok_do_not_honor')).toBe('open');
    expect(await checkOut(openShop(), orderId, order.token)).toBe('paid');
    expect(await attempts()).toMatchObject([{ status: 'failed' }, { status: 'paid' }]);
    const [first, second] = posts();
    expect(second?.key).not.toBe(first?.key);
    expect((await payments()).map(({ status }) => status).sort()).toEqual(['DECLINED', 'SUCCEEDED']);
  });

  test('a decline whose response is lost ends the attempt when the job repeats it', async () => {
    await loseResponse();
    expect(await checkOut(openShop(), orderId, 'tok_do_not_honor')).toBe('paying');
    await endLeases();
    await finishOpenAttempts(openShop());
    expect(await orderStatus()).toBe('open');
    expect((await payments()).map(({ status }) => status)).toEqual(['DECLINED']);
  });

  test('a first request that the service rejected ends the attempt', async () => {
    await rejectNext(401);
    expect(await checkOut(openShop(), orderId, order.token)).toBe('open');
    expect(await attempts()).toMatchObject([{ status: 'failed', note: { error: expect.stringContaining('401') } }]);
    await finish();
    expect(await payments()).toHaveLength(1);
  });

  test('a rejected repeat ends nothing, because the first request may have paid', async () => {
    await loseResponse();
    await rejectNext(401, { when: { nth: 2 } });
    await checkOut(openShop(), orderId, order.token);
    await endLeases();
    await finishOpenAttempts(openShop());
    expect([await orderStatus(), (await attempts())[0]?.status]).toEqual(['paying', 'open']);
    await finish();
    await expectOnePayment();
  });

  test('a request that was never sent is repeated, and a rejection then ends the attempt', async () => {
    const unreachable = clientOf({
      baseUrl: 'http://127.0.0.1:1',
      fetch: () => Promise.reject(networkError('ECONNREFUSED')),
    });
    expect(await checkOut(openShop({ client: unreachable }), orderId, order.token)).toBe('paying');
    expect((await attempts())[0]).toMatchObject({ status: 'open', may_have_paid: false });
    await rejectNext(403);
    await endLeases();
    await finishOpenAttempts(openShop());
    expect([await orderStatus(), (await attempts())[0]?.status]).toEqual(['open', 'failed']);
  });

  test('a rejection does not end an attempt that another worker owns by then', async () => {
    await rejectNext(401);
    const shop = openShop({
      async onStep(step) {
        if (step === 'error received') await pool.query('UPDATE payment_attempts SET lease_token = gen_random_uuid()');
      },
    });
    expect(await checkOut(shop, orderId, order.token)).toBe('paying');
    expect((await attempts())[0]).toMatchObject({ status: 'open', may_have_paid: true });
  });

  test('a key that the service no longer runs sends the attempt to a person at once', async () => {
    await injectFault({ phase: 'processing', status: 500 });
    expect(await checkOut(openShop(), orderId, order.token)).toBe('paying');
    await endLeases();
    await finishOpenAttempts(openShop());
    expect(await attempts()).toMatchObject([{ status: 'in_review', note: { payments: [] } }]);
  });

  test('a payment that waits for the customer stays pending until its result is recorded', async () => {
    expect(await checkOut(openShop(), orderId, 'tok_three_d_secure')).toBe('paying');
    expect(await checkOut(openShop(), orderId, order.token)).toBe('paying');
    const [pending] = await payments();
    await control('POST', `payments/${pending?.id}/moves/authenticate`, { result: 'passed' });
    const payment = await client.payments.retrieve(pending?.id ?? '');
    const [attempt] = await attempts();
    expect(attempt?.status).toBe('pending');
    await recordPayment(openShop(), attempt?.idempotency_key ?? '', payment);
    await expectOnePayment();
  });

  test('a wait that the service requested is longer than the usual one', async () => {
    await rejectNext(429, { retryAfter: 3_600 });
    await checkOut(openShop(), orderId, order.token);
    const { rows } = await pool.query(
      `SELECT leased_until > now() + interval '59 minutes' AS waits FROM payment_attempts`,
    );
    expect(rows).toEqual([{ waits: true }]);
  });
});

test.each([{ maxAgeMs: Number.NaN }, { leaseMs: 0 }, { repeatAfterMs: -1 }])('rejects the options %o', (options) => {
  expect(() => openShop(options)).toThrow(`${Object.keys(options)[0]} must be a number above 0`);
});

/** Runs a program of the example as its README does. */
function startExample(file: string, ...args: string[]) {
  vi.stubEnv('DATABASE_URL', database);
  vi.stubEnv('PAYCHORD_BASE_URL', proxy.url);
  vi.stubEnv('PAYCHORD_PUBLIC_API_KEY', publicApiKey);
  vi.stubEnv('PAYCHORD_PRIVATE_SECRET_KEY', 'secret');
  return startSource(fileURLToPath(new URL(`../../examples/durable-payments/${file}`, import.meta.url)), ...args);
}

test('pay.ts pays an order and prints its status', async () => {
  expect(await startExample('pay.ts', orderId, order.token).ended).toMatchObject({ code: 0, output: 'paid\n' });
  await expectOnePayment();
});

test('the worker finishes open attempts until SIGTERM', async () => {
  await loseResponse();
  await checkOut(openShop(), orderId, order.token);
  await endLeases();
  const worker = startExample('worker.ts');
  await worker.shows(/Claimed 1 open payment attempts/);
  await expectOnePayment();
  worker.kill('SIGTERM');
  expect((await worker.ended).code).toBe(0);
});
