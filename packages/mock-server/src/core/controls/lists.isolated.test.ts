import { expect, test, vi } from 'vitest';
import { authorization, callerOf, cardPayment } from '../../../test/helpers/test-caller.ts';
import {
  caller,
  controlErrorCode,
  create,
  createAndSettle,
  mock,
  register,
  savedSnapshot,
  startMock,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import { createTestReceiver } from '../../../test/helpers/test-receiver.ts';

useMockServer();

test('payments.list selects by status and by a part of the id, the order or the description', () => {
  const shoes = mock.payments.create({ merchant_order_id: 'Cart-7' });
  const hat = mock.payments.create({ description: 'A Hat', payment_method: { token: 'tok_do_not_honor' } });
  const ids = (options: Parameters<typeof mock.payments.list>[0]) => mock.payments.list(options).map(({ id }) => id);
  expect(ids({ search: 'cart' })).toEqual([shoes.id]);
  expect(ids({ search: 'HAT' })).toEqual([hat.id]);
  expect(ids({ search: hat.id.slice(3, 12).toUpperCase() })).toEqual([hat.id]);
  expect(ids({ search: 'cart', status: 'DECLINED' })).toEqual([]);
  expect(ids({ status: 'DECLINED' })).toEqual([hat.id]);
  expect(ids({ sort: 'newest' })).toEqual([hat.id, shoes.id]);
  expect(ids({ sort: 'newest', limit: 1 })).toEqual([hat.id]);
  expect(ids({ limit: 1 })).toEqual([shoes.id]);
  expect(() => mock.payments.list({ limit: 0 })).toThrow('limit must be a whole number from 1');
  expect(() => mock.payments.list({ status: 'PAID' as 'DECLINED' })).toThrow('status must be one of');
  expect(() => mock.payments.list({ order: 'x' } as object)).toThrow('order is not an option of list');
});

test('journal.find selects by payment and order, and pages from the newest', async () => {
  const { id } = await create(cardPayment({ merchant_order_id: 'ORDER-A' }));
  await caller.get(`/v1/payments/${id.toUpperCase()}`);
  await caller.get('/v1/payments?merchant_order_id=ORDER-A');
  await caller.get('/v1/payments/unknown-payment');
  await caller.post('/v1/payments', '{"country":');
  const numbers = (...args: Parameters<typeof mock.journal.find>) =>
    mock.journal.find(...args).map((each) => each.number);
  expect(numbers({ paymentId: id })).toEqual([1, 2]);
  expect(numbers({ paymentId: id.toUpperCase() })).toEqual([1, 2]);
  expect(numbers({ merchantOrderId: 'ORDER-A' })).toEqual([1, 2, 3]);
  expect(numbers({}, { sort: 'newest', limit: 2 })).toEqual([5, 4]);
  expect(numbers({}, { sort: 'newest', limit: 2, before: 4 })).toEqual([3, 2]);
  expect(mock.journal.get(4)).toMatchObject({ number: 4, paymentId: 'unknown-payment', merchantOrderId: undefined });
  expect(controlErrorCode(() => mock.journal.get(6))).toBe('REQUEST_NOT_FOUND');
});

test('webhooks.deliveries selects by event, status, payment and endpoint', async () => {
  const { receiver } = createTestReceiver(200, 400);
  const { id: endpointId } = mock.webhooks.register({ receiver });
  const first = await createAndSettle();
  const second = await createAndSettle();
  const payments = (options: Parameters<typeof mock.webhooks.deliveries>[0]) =>
    mock.webhooks.deliveries(options).map(({ paymentId }) => paymentId);
  expect(payments({ endpointId })).toEqual([first.id, second.id]);
  expect(payments({ status: 'rejected' })).toEqual([second.id]);
  expect(payments({ paymentId: first.id.toUpperCase() })).toEqual([first.id]);
  expect(payments({ event: 'payment.refund' })).toEqual([]);
  expect(payments({ sort: 'newest', limit: 1 })).toEqual([second.id]);
  expect(controlErrorCode(() => mock.webhooks.delivery('x'))).toBe('DELIVERY_NOT_FOUND');
});

test('faults.list shows what can still apply, and faults.remove removes one', async () => {
  mock.faults.inject({ phase: 'before', status: 503, when: { times: 2 } });
  mock.faults.inject({ phase: 'body', corrupt: 'empty' });
  await create();
  expect(mock.faults.list()).toEqual([
    { id: 'fault-1', fault: { phase: 'before', status: 503, when: { times: 2 } }, matchedRequests: 1 },
  ]);
  await mock.restore(savedSnapshot());
  mock.faults.inject({ phase: 'before', status: 500 });
  mock.faults.remove('fault-1');
  expect(mock.faults.list().map(({ id }) => id)).toEqual(['fault-3']);
  expect(controlErrorCode(() => mock.faults.remove('fault-1'))).toBe('FAULT_NOT_FOUND');
});

test('clock.schedule lists deadlines and attempts by time, until they have passed', async () => {
  register(500);
  const { id } = await createAndSettle(authorization());
  const [delivery] = mock.webhooks.deliveries();
  expect(mock.clock.schedule()).toEqual([
    {
      id: `delivery-${delivery?.id}-1`,
      at: '2026-01-01T00:05:00.000Z',
      kind: 'delivery',
      deliveryId: delivery?.id,
      paymentId: id,
      attempt: 1,
      description: 'Attempt 2 to deliver payment.authorize to http://merchant.test/',
    },
    {
      id: expect.stringMatching(/^deadline-/),
      at: '2026-01-08T00:00:00.000Z',
      kind: 'payment-deadline',
      paymentId: id,
      transactionId: mock.payments.get(id).transactions[0]?.id,
      transition: 'expire',
      description: 'The payment expires, because the authorization was not captured in full',
    },
  ]);
  expect(mock.clock.schedule({ limit: 1 })).toHaveLength(1);
  await mock.clock.advance('1h');
  expect(mock.clock.schedule().map(({ kind }) => kind)).toEqual(['payment-deadline']);
  mock.payments.capture(id);
  expect(mock.clock.schedule().filter(({ kind }) => kind === 'payment-deadline')).toEqual([]);
});

test('mock.merchants counts the records of each merchant, and creates none', async () => {
  expect(mock.merchants()).toEqual([
    { publicApiKey: 'mock-public-key', isDefault: true, payments: 0, requests: 0, deliveries: 0 },
  ]);
  const other = mock.merchant({ publicApiKey: 'shop-2', privateSecretKey: 'secret-2' });
  other.webhooks.register({ inbox: true });
  other.payments.create();
  await create();
  expect(mock.merchants()).toEqual([
    { publicApiKey: 'mock-public-key', isDefault: true, payments: 1, requests: 1, deliveries: 0 },
    { publicApiKey: 'shop-2', isDefault: false, payments: 1, requests: 0, deliveries: 1 },
  ]);
  expect(JSON.stringify(mock.merchants())).not.toContain('secret');
});

test('mock.merchants hides a secret that a caller sent as public key', async () => {
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const swapped = { publicApiKey: privateSecretKey, privateSecretKey: publicApiKey };
  await callerOf(mock, swapped).post('/v1/payments', cardPayment());
  expect(JSON.stringify(mock.merchants())).not.toContain(privateSecretKey);
});

test('mock.merchants lists the merchants of the option credentials', () => {
  const credentialsOf = (publicApiKey: string) => ({ publicApiKey, privateSecretKey: 's' });
  startMock({ credentials: [credentialsOf('shop-1'), credentialsOf('shop-2')] });
  expect(mock.merchants().map(({ publicApiKey, isDefault }) => [publicApiKey, isDefault])).toEqual([
    ['shop-1', true],
    ['shop-2', false],
  ]);
});

test('mock.policies lists every policy as it was set, with its default', () => {
  expect(mock.policies().every(({ isDefault }) => isDefault)).toBe(true);
  startMock({ policies: { onInFlight: 'wait', idempotencyTtl: '1h' } });
  expect(mock.policies()).toContainEqual({
    ...{ name: 'onInFlight', value: 'wait', default: 'reject', isDefault: false },
    ...{ description: expect.any(String), values: ['reject', 'conflict', 'wait'] },
  });
  expect(mock.policies()).toContainEqual({
    ...{ name: 'idempotencyTtl', value: '1h', default: '24h', isDefault: false },
    description: expect.any(String),
  });
});

test('webhooks.chaosSettings returns what chaos was set to', () => {
  expect(mock.webhooks.chaosSettings()).toEqual({});
  mock.webhooks.chaos({ drop: 0.5, delay: '5m' });
  expect(mock.webhooks.chaosSettings()).toEqual({ drop: 0.5, delay: '5m' });
});

test('lists of 10,000 payments copy only the ones that they return', () => {
  for (let count = 0; count < 10_000; count += 1) mock.payments.create();
  const copied = vi.spyOn(globalThis, 'structuredClone');
  expect(mock.payments.list({ search: 'order-9999', sort: 'newest', limit: 5 })).toHaveLength(1);
  expect(mock.payments.list({ sort: 'newest', limit: 5 })).toHaveLength(5);
  expect(copied).toHaveBeenCalledTimes(6);
  copied.mockRestore();
});
