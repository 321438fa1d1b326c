import { expect, test } from 'vitest';
import { accountId, authorization, callerOf, cardPayment, reference } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { type Policies, resolvePolicies } from './resolve-policies.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const oneKey = { 'x-idempotency-key': 'one-key' };

useMockServer();

test.each([
  [{ notFoundStatus: 500 }, 'policies.notFoundStatus must be one of 404, 400'],
  [{ onInFlight: 'queue' }, 'policies.onInFlight must be one of reject, conflict, wait'],
  [{ webhookIdempotencyKey: 'payment' }, 'policies.webhookIdempotencyKey must be one of event, request'],
  [{ webhookPayload: 'bare' }, 'policies.webhookPayload must be one of full, specified'],
  [{ onInflight: 'wait' }, 'policies.onInflight is not an option of policies. Did you mean onInFlight\\?'],
  [{ toString: 'wait' }, 'policies.toString is not an option of policies'],
  [{ idempotencyTtl: 'a day' }, 'policies.idempotencyTtl must be a duration'],
  [{ idempotencyTtl: -1 }, 'policies.idempotencyTtl must be a duration'],
])('refuses %j', (policies, message) => {
  expect(() => resolvePolicies(policies as Policies)).toThrow(new RegExp(`^${message}`));
  expect(() => resolvePolicies(policies as Policies)).toThrow(TypeError);
});

test('an undefined policy has its default', () => {
  expect(resolvePolicies({ onInFlight: undefined } as unknown as Policies)).toEqual(resolvePolicies({}));
});

test.each([404, 400] as const)('an unknown id gets %i by policy', async (notFoundStatus) => {
  startMock({ policies: { notFoundStatus } });
  const payment = await create(authorization());
  const organization = { 'x-organization-code': 'org' };
  const responses = await Promise.all([
    caller.get(`/v1/payments/${unknownId}`),
    act({ ...payment, transactions: { id: unknownId } }, 'cancel', reference),
    caller.get(`/v1/customers/${unknownId}/payment-methods`),
    caller.post('/v1/recipients/onboardings/reverse-transfer/unknown', undefined, organization),
  ]);
  expect(responses.map(({ status, json }) => [status, json.code])).toEqual([
    [notFoundStatus, 'PAYMENT_NOT_FOUND'],
    [notFoundStatus, 'TRANSACTION_NOT_FOUND'],
    [notFoundStatus, 'CUSTOMER_NOT_FOUND'],
    [notFoundStatus, 'ONBOARDING_NOT_FOUND'],
  ]);
  expect(await caller.get(`/v1/campaigns/${unknownId}`)).toMatchObject({ status: 404, json: { code: 404 } });
});

test('onUnknownField: reject reports each unknown field with its path', async () => {
  startMock({ policies: { onUnknownField: 'reject' } });
  const { status, json } = await caller.post(
    '/v1/payments',
    cardPayment({
      colour: 'red',
      amount: { currency: 'USD', value: 1, tax: 0 },
      payment_method: { token: 'tok-1', detail: { card: { capture: true, pin: '1' } } },
      metadata: [
        { key: 'a', value: 'b' },
        { key: 'a', value: 'b', extra: {} },
      ],
    }),
  );
  expect(status).toBe(400);
  expect(json).toEqual({
    code: 'INVALID_PARAMETERS',
    messages: [
      ...['amount.tax', 'payment_method.detail.card.pin', 'colour', 'metadata[1].extra'].map(
        (path) => `${path} is not a field of this operation`,
      ),
      'Assumed rule, see GAPS: policies.onUnknownField',
    ],
  });
});

test('fields of an open object are accepted by either policy', async () => {
  const open = {
    subscription: { anything: { at: ['all'] } },
    fraud_screening: { other: 1 },
    split_marketplace: [{ recipient_id: 'rec-1', other: true }],
    additional_data: { order: { fulfillment: { any: 'thing' } } },
  };
  for (const onUnknownField of ['accept', 'reject'] as const) {
    startMock({ policies: { onUnknownField } });
    expect((await caller.post('/v1/payments', cardPayment(open))).status).toBe(201);
  }
});

test('onBodyMismatch: reject rejects another body, and replays the same body', async () => {
  startMock({ policies: { onBodyMismatch: 'reject' } });
  const first = await caller.post('/v1/payments', cardPayment(), oneKey);
  for (const other of [cardPayment({ description: 'Other shoes' }), 'not JSON', undefined]) {
    const refused = await caller.post('/v1/payments', other, oneKey);
    expect(refused).toMatchObject({ status: 400, json: { code: 'IDEMPOTENCY_DUPLICATED' } });
    expect(refused.headers.has('x-idempotent-replayed')).toBe(false);
  }
  expect((await caller.post('/v1/payments', cardPayment(), oneKey)).text).toBe(first.text);
  expect(mock.payments.list()).toHaveLength(1);
});

test('onBodyMismatch: reject replays a call without a body', async () => {
  startMock({ policies: { onBodyMismatch: 'reject' } });
  const { id: transferId, organizationCode } = mock.onboardings.seedTransfer();
  const headers = { ...oneKey, 'x-organization-code': organizationCode };
  const path = `/v1/recipients/onboardings/reverse-transfer/${transferId}`;
  const first = await caller.post(path, undefined, headers);
  expect(await caller.post(path, '{}', headers)).toMatchObject({ status: 201, text: first.text });
});

const manyWithOneKey = async (policies: Policies) => {
  startMock({ policies });
  const responses = await Promise.all(
    Array.from({ length: 1_000 }, () => caller.post('/v1/payments', cardPayment(), oneKey)),
  );
  const [payment] = mock.payments.list();
  expect(mock.payments.list()).toHaveLength(1);
  expect(payment).toMatchObject({ account_id: accountId, status: 'SUCCEEDED' });
  const created = responses.filter(({ json }) => json.id === payment?.id);
  expect(new Set(created.map(({ text }) => text)).size).toBe(1);
  expect(created.filter(({ headers }) => !headers.has('x-idempotent-replayed'))).toHaveLength(1);
  return created;
};

test.each(
  (['wait', 'reject', 'conflict'] as const).flatMap((onInFlight) =>
    (['replay', 'reject'] as const).map((onBodyMismatch) => ({ onInFlight, onBodyMismatch })),
  ),
)('1,000 concurrent calls with one key get the same payment, because none waits for a time: %j', async (policies) => {
  expect(await manyWithOneKey(policies)).toHaveLength(1_000);
});

test.each(['consume-key', 'release-key'] as const)('onFirstFailure: %s', async (policy) => {
  startMock({ policies: { onFirstFailure: policy } });
  mock.faults.inject({ phase: 'processing', status: 500 });
  expect((await caller.post('/v1/payments', cardPayment(), oneKey)).status).toBe(500);
  expect(mock.payments.list()).toHaveLength(0);
  const again = await caller.post('/v1/payments', cardPayment(), oneKey);
  if (policy === 'release-key') expect(again.status).toBe(201);
  else expect(again).toMatchObject({ status: 400, json: { code: 'IDEMPOTENCY_DUPLICATED' } });
  expect(mock.payments.list()).toHaveLength(policy === 'release-key' ? 1 : 0);
});

test('a rejected request leaves its idempotency key free', async () => {
  const wrong = callerOf(mock, { ...mock.credentials, privateSecretKey: 'wrong' });
  const statuses = [
    await wrong.post('/v1/payments', cardPayment(), oneKey),
    await caller.post('/v1/payments', '{', oneKey),
    await caller.post('/v1/payments', cardPayment(), { ...oneKey, 'content-type': 'text/plain' }),
    await caller.post('/v1/payments', cardPayment({ country: 'DE' }), oneKey),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 400, 415, 400]);
  expect((await caller.post('/v1/payments', cardPayment(), oneKey)).status).toBe(201);

  const session = { checkout: { session: 'session-1' } };
  await caller.post('/v1/payments', cardPayment(session));
  const second = { 'x-idempotency-key': 'second' };
  expect((await caller.post('/v1/payments', cardPayment(session), second)).json.code).toBe('INVALID_CHECKOUT_SESSION');
  expect((await caller.post('/v1/payments', cardPayment(), second)).status).toBe(201);
});

test('a key can be used again after idempotencyTtl', async () => {
  startMock({ policies: { idempotencyTtl: '1h' } });
  await caller.post('/v1/payments', cardPayment(), oneKey);
  await mock.clock.advance(3_599_999);
  await caller.post('/v1/payments', cardPayment(), oneKey);
  expect(mock.payments.list()).toHaveLength(1);
  await mock.clock.advance(1);
  await caller.post('/v1/payments', cardPayment(), oneKey);
  expect(mock.payments.list()).toHaveLength(2);
});
