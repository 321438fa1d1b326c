import { describe, expect, test } from 'vitest';
import { authorization, callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import {
  act,
  caller,
  create,
  createAndSettle,
  mock,
  register,
  startMock,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import { createMockServer, type MockServer, type MockServerOptions } from '../mock-server.ts';
import type { WebhookReceiver } from '../webhooks/endpoint.ts';
import { type Snapshot, snapshotFormat } from './snapshot-format.ts';

const other = { publicApiKey: 'other', privateSecretKey: 'other-secret' };
const throughJson = (snapshot: Snapshot): Snapshot => JSON.parse(JSON.stringify(snapshot));
useMockServer();
const make = (options: MockServerOptions = {}) => createMockServer({ strict: true, ...options });

/** Runs the calls of one merchant. Returns everything that the merchant received or can read. */
const runCalls = async (mock: MockServer, calls: number) => {
  const caller = callerOf(mock, mock.credentials);
  const bytes: unknown[] = [];
  for (let call = 0; call < calls; call += 1) {
    const headers = { 'x-idempotency-key': `story-${call}` };
    const { text, headers: received } = await caller.post('/v1/payments', authorization(), headers);
    bytes.push(text, received.get('x-trace-id'), received.get('x-idempotent-replayed'));
  }
  bytes.push((await callerOf(mock, other).post('/v1/payments', cardPayment())).text);
  await mock.clock.advance('8d');
  bytes.push(mock.payments.list(), mock.webhooks.deliveries(), mock.journal.requests());
  return bytes;
};

describe.each([
  ['the same mock', (mock: MockServer) => mock],
  ['another mock', () => make()],
  ['another mock with another seed', () => make({ seed: 99 })],
])('a snapshot that is restored in %s', (_where, targetOf) => {
  test('gives the same bytes for the same calls', async () => {
    startMock({ seed: 7 });
    mock.faults.inject({ phase: 'before', status: 503, when: { probability: 0.3 } });
    await caller.post('/v1/payments', authorization(), { 'x-idempotency-key': 'story-1' });
    await callerOf(mock, other).post('/v1/payments', cardPayment());
    const snapshot = throughJson(mock.snapshot());
    const first = await runCalls(mock, 8);
    const target = targetOf(mock);
    await target.restore(snapshot);
    expect(await runCalls(target, 8)).toEqual(first);
    expect(throughJson(target.snapshot())).toEqual(throughJson(mock.snapshot()));
  });

  test('continues pending deliveries and deadlines', async () => {
    let isUp = false;
    const seen: string[] = [];
    const receiver: WebhookReceiver = async (request) => {
      const { type_event, retry } = await request.json();
      seen.push(`${type_event} ${retry}`);
      return new Response(null, { status: isUp ? 200 : 503 });
    };
    mock.webhooks.register({ receiver });
    const { id } = await create(authorization());
    await mock.clock.advance('5m');
    const snapshot = throughJson(mock.snapshot());

    const target = targetOf(mock);
    await target.restore(snapshot);
    expect(target.payments.get(id)).toMatchObject({ status: 'PENDING', sub_status: 'AUTHORIZED' });
    seen.length = 0;
    isUp = true;
    await target.clock.advance('45m');
    if (target === mock) expect(seen).toEqual(['payment.authorize 2']);
    await target.clock.advance('7d');
    expect(target.payments.get(id)).toMatchObject({ status: 'EXPIRED' });
  });
});

test('deadlines at the same time pass in the order in which they were set, also after a restore', async () => {
  const expiries = async (mock: MockServer) => {
    await mock.clock.advance('7d');
    return mock.webhooks.deliveries().map(({ id, event }) => [id, event]);
  };
  register();
  const card = { detail: { card: { capture: false } }, token: 'tok_three_d_secure' };
  const { id } = await create(cardPayment({ payment_method: card }));
  await create(authorization());
  mock.payments.authenticate(id, 'passed');
  await mock.settled();
  const snapshot = throughJson(mock.snapshot());
  const before = await expiries(mock);
  await mock.restore(snapshot);
  expect(await expiries(mock)).toEqual(before);
});

test('later changes of the mock server do not change a snapshot', async () => {
  const payment = await create();
  const snapshot = mock.snapshot();
  const text = JSON.stringify(snapshot);
  await act(payment, 'refund', { merchant_reference: 'R-1' });
  expect(JSON.stringify(snapshot)).toBe(text);
  await mock.restore(snapshot);
  await create();
  expect(JSON.stringify(snapshot)).toBe(text);
  expect(mock.payments.get(payment.id).status).toBe('SUCCEEDED');
});

test('a restore removes other merchants, and keeps the secrets of the restored ones', async () => {
  await callerOf(mock, other).post('/v1/payments', cardPayment());
  const snapshot = throughJson(mock.snapshot());
  const third = { publicApiKey: 'third', privateSecretKey: 'third' };
  await callerOf(mock, third).post('/v1/payments', cardPayment());
  await mock.restore(snapshot);
  expect(mock.merchant(third).payments.list()).toEqual([]);
  expect(mock.merchant(other).payments.list()).toHaveLength(1);
  expect(() => mock.merchant({ ...other, privateSecretKey: 'wrong' })).toThrow(TypeError);
});

test.each([
  [{ format: 1, merchants: [] }, 'has the format 1, but this version restores format 10'],
  [{}, 'has the format undefined'],
  [null, 'has the format undefined'],
])('rejects another format: %j', async (snapshot, message) => {
  await create();
  await expect(mock.restore(snapshot as unknown as Snapshot)).rejects.toThrow(TypeError);
  await expect(mock.restore(snapshot as unknown as Snapshot)).rejects.toThrow(message);
  expect(mock.payments.list()).toHaveLength(1);
});

describe('reset', () => {
  const prepared = async () => {
    for (const credentials of [mock.credentials, other]) {
      const merchant = mock.merchant(credentials);
      merchant.webhooks.register({ receiver: () => new Response(null, { status: 503 }) });
      await callerOf(mock, credentials).post('/v1/payments', authorization());
      merchant.faults.inject({ phase: 'before', status: 503 });
      await merchant.clock.advance('1h');
    }
  };
  const isNew = (merchant: ReturnType<MockServer['merchant']>) =>
    merchant.payments.list().length === 0 &&
    merchant.journal.requests().length === 0 &&
    merchant.webhooks.deliveries().length === 0 &&
    merchant.clock.timestamp() === '2026-01-01T00:00:00.000Z';

  test('of one merchant does not change the others', async () => {
    await prepared();
    const kept = JSON.stringify(mock.payments.list());
    await mock.merchant(other).reset();
    expect(isNew(mock.merchant(other))).toBe(true);
    expect(JSON.stringify(mock.payments.list())).toBe(kept);
    expect(isNew(mock.merchant(mock.credentials))).toBe(false);
    expect((await callerOf(mock, other).post('/v1/payments', cardPayment())).status).toBe(201);
    expect((await caller.post('/v1/payments', cardPayment())).status).toBe(503);
  });

  test('names the reset as the reason when a removed payment is not found', async () => {
    const { id } = await create();
    await mock.reset();
    const reason =
      'A reset or a restored snapshot removed it. Concurrent tests must not share a merchant: use other keys in each of them, and the controls of mock.merchant(keys)';
    const path = `/v1/payments/${id}`;
    expect((await caller.get(path)).json).toEqual({
      code: 'PAYMENT_NOT_FOUND',
      messages: [`No payment has this id. ${reason}`],
    });
    expect(() => mock.payments.get(id.toUpperCase())).toThrow(reason);
    await create();
    const unknown = await caller.get(`/v1/payments/${crypto.randomUUID()}`);
    expect(unknown.json.messages).toEqual(['No payment has this id']);
    expect((await caller.get(path)).status).toBe(200);
  });

  test('of the mock server resets every merchant', async () => {
    await prepared();
    await mock.reset();
    expect([mock.merchant(mock.credentials), mock.merchant(other)].map(isNew)).toEqual([true, true]);
  });

  test('restarts the ids, and drops scheduled tasks', async () => {
    const { text } = await caller.post('/v1/payments', authorization());
    await mock.merchant(mock.credentials).reset();
    await mock.clock.advance('8d');
    expect(mock.payments.list()).toEqual([]);
    await mock.merchant(mock.credentials).reset();
    expect((await caller.post('/v1/payments', authorization())).text).toBe(text);
  });
});

describe.each([
  ['a reset', () => mock.reset()],
  ['the restoration of a snapshot without them', () => mock.restore({ format: snapshotFormat, merchants: [] })],
])('after %s', (_what, empty) => {
  const wrong = (credentials: typeof other) => ({ ...credentials, privateSecretKey: 'wrong' });
  const pay = async (credentials: typeof other) =>
    (await callerOf(mock, credentials).post('/v1/payments', cardPayment())).status;

  test('another secret is rejected for the default merchant', async () => {
    await empty();
    expect(await pay(wrong(mock.credentials))).toBe(401);
    expect(await pay(mock.credentials)).toBe(201);
    expect(mock.payments.list()).toHaveLength(1);
  });

  test('a request without keys gets 401', async () => {
    await empty();
    const { status } = await mock.fetch(new Request('http://mock.test/v1/payments', { method: 'POST', body: '{}' }));
    expect(status).toBe(401);
    expect(mock.journal.requests()).toMatchObject([{ response: { status: 401 } }]);
  });

  test('another secret is rejected for a merchant that a call or its controls created', async () => {
    const named = mock.merchant(other);
    const caller = { publicApiKey: 'caller', privateSecretKey: 'right' };
    await pay(caller);
    await empty();
    await empty();
    expect([await pay(wrong(other)), await pay(wrong(caller))]).toEqual([401, 401]);
    expect(named.payments.list()).toEqual([]);
    expect([await pay(other), await pay(caller)]).toEqual([201, 201]);
    expect(named.payments.list()).toHaveLength(1);
  });
});

test('the default merchant authenticates with its own secret after any snapshot is restored', async () => {
  const elsewhere = make({ credentials: [{ publicApiKey: 'mock-public-key', privateSecretKey: 'another' }] });
  await mock.restore(elsewhere.snapshot());
  expect((await caller.post('/v1/payments', cardPayment())).status).toBe(201);
});

test('the controls of a merchant stay valid after a snapshot with another secret is restored', async () => {
  const elsewhere = make();
  await callerOf(elsewhere, { ...other, privateSecretKey: 'another' }).post('/v1/payments', cardPayment());
  const named = mock.merchant(other);
  await mock.restore(elsewhere.snapshot());
  expect(named.payments.list()).toHaveLength(1);
});

const merchant = () => JSON.parse(JSON.stringify(make().snapshot())).merchants[0].merchant;
/** A snapshot whose merchant has one other part. */
const withPart = (part: object) => [{ publicApiKey: 'a', merchant: { ...merchant(), ...part } }];

test.each<[merchants: unknown, message: string]>([
  [undefined, 'merchants is not an array'],
  [{}, 'merchants is not an array'],
  [withPart({ state: {} }), 'Could not restore the snapshot'],
  [withPart({ webhooks: {} }), 'Could not restore the snapshot'],
])('rejects a snapshot with the merchants %j, and changes nothing', async (merchants, message) => {
  await create(authorization());
  const before = JSON.stringify(mock.snapshot());
  const snapshot = { format: snapshotFormat, merchants } as Snapshot;
  const error = await mock.restore(snapshot).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toContain(message);
  expect(JSON.stringify(mock.snapshot())).toBe(before);
  await mock.clock.advance('7d');
  expect(mock.payments.list()).toMatchObject([{ status: 'EXPIRED' }]);
});

describe.each([
  ['a reset of all', () => mock.reset()],
  ['a reset of the merchant', () => mock.merchant(mock.credentials).reset()],
  ['a restoration', () => mock.restore(make().snapshot())],
])('%s', (_what, replace) => {
  test('aborts webhooks in flight, and sends no more for the replaced merchant', async () => {
    const signals: AbortSignal[] = [];
    mock.webhooks.register({
      receiver({ signal }) {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    mock.webhooks.chaos({ duplicate: 1 });
    await create();
    await expect.poll(() => signals.length, { interval: 1 }).toBe(1);
    mock.webhooks.resend(mock.webhooks.deliveries()[0]?.id ?? '');
    // Due, and not begun.
    await create();
    const begun = performance.now();
    await replace();
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(signals[0]?.aborted).toBe(true);
    await mock.clock.advance('5d');
    await mock.settled();
    expect(signals.filter(({ aborted }) => !aborted)).toEqual([]);
    expect(signals.length).toBeLessThanOrEqual(2);
    expect(mock.webhooks.deliveries()).toEqual([]);
  });

  test('rejects a pending waitFor with the reason', async () => {
    register(500);
    await createAndSettle();
    const waiting = mock.webhooks.waitFor('payment.purchase');
    const ended = expect(waiting).rejects.toThrow(
      'before the merchant was reset or restored. Webhooks: payment.purchase (pending, last response 500)',
    );
    await replace();
    await ended;
  });
});
