import { beforeEach, describe, expect, test } from 'vitest';
import { accountId, authorization, callerOf, cardPayment, type TestCaller } from '../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from '../mock-server.ts';
import { ControlError } from './control-error.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
let mock: MockServer;
let caller: TestCaller;
beforeEach(() => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
});

const create = async (body: object = cardPayment()) => (await caller.post('/v1/payments', body)).json;
const codeOf = (control: () => unknown): string => {
  try {
    control();
  } catch (error) {
    if (error instanceof ControlError) return error.code;
    throw error;
  }
  return 'none';
};

describe('a control that cannot do what it was asked says why', () => {
  test('of payments', async () => {
    const payment = await create();
    const { payments } = mock;
    expect(codeOf(() => payments.get(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(codeOf(() => payments.openChargeback(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(codeOf(() => payments.decideDispute(unknownId, 'won'))).toBe('PAYMENT_NOT_FOUND');
    expect(codeOf(() => payments.markPaid(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(codeOf(() => mock.disputes.forwardedEvidence(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(codeOf(() => payments.markPaid(payment.id))).toBe('INVALID_STATUS');
    expect(codeOf(() => payments.decideDispute(payment.id, 'won'))).toBe('INVALID_STATUS');
    expect(codeOf(() => payments.openChargeback(payment.id, { amount: 25.51 }))).toBe('INVALID_PARAMETERS');
    expect(codeOf(() => payments.openChargeback(payment.id, { amount: 0.00001 }))).toBe('INVALID_PARAMETERS');
    const { id } = await create(authorization());
    expect(codeOf(() => payments.openChargeback(id))).toBe('INVALID_STATUS');
  });

  test('of transfers, payment methods, onboardings and campaigns', () => {
    expect(codeOf(() => mock.transfers.complete('xfer_unknown'))).toBe('TRANSFER_NOT_FOUND');
    const { id } = mock.transfers.receive({ status: 'COMPLETED' });
    expect(codeOf(() => mock.transfers.complete(id))).toBe('INVALID_STATUS');
    expect(codeOf(() => mock.transfers.receive({ id: 'no-prefix' }))).toBe('INVALID_PARAMETERS');
    expect(codeOf(() => mock.transfers.receive({ direction: 'OUTGOING' as never }))).toBe('INVALID_PARAMETERS');
    expect(codeOf(() => mock.paymentMethods.enroll(unknownId))).toBe('CUSTOMER_NOT_FOUND');
    expect(codeOf(() => mock.onboardings.seedTransfer({ origin: { status: 7 as never } }))).toBe('INVALID_PARAMETERS');
    expect(codeOf(() => mock.campaigns.seed({ country: 'Colombia' }))).toBe('INVALID_PARAMETERS');
  });

  test('of webhooks, before anything is sent', async () => {
    expect(codeOf(() => mock.webhooks.register({ url: 'not a URL' }))).toBe('INVALID_PARAMETERS');
    expect(codeOf(() => mock.webhooks.register({ url: 'http://127.0.0.1', secret: ' ' }))).toBe('INVALID_PARAMETERS');
    expect(codeOf(() => mock.webhooks.setMerchantBaseUrl('shop.example.com'))).toBe('INVALID_PARAMETERS');
    for (const base of ['http://127.0.0.1/?a=1', 'http://127.0.0.1/#a']) {
      expect(codeOf(() => mock.webhooks.setMerchantBaseUrl(base))).toBe('INVALID_PARAMETERS');
    }
    await create();
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toEqual([]);
  });

  test('and leaves the world as it was', async () => {
    const { id } = await create();
    const before = JSON.stringify(mock.payments.list());
    codeOf(() => mock.payments.openChargeback(id, { amount: 1_000 }));
    codeOf(() => mock.campaigns.seed({ id: unknownId, country: 'Colombia' }));
    expect(JSON.stringify(mock.payments.list())).toBe(before);
    expect((await caller.get(`/v1/campaigns/${unknownId}`)).status).toBe(404);
  });

  test('as an error with the code in its message', () => {
    expect(() => mock.payments.get(unknownId)).toThrow('PAYMENT_NOT_FOUND: No payment has this id');
    expect(new ControlError('A', 'b')).toMatchObject({ name: 'ControlError', code: 'A', message: 'A: b' });
  });
});

describe('what a caller holds is never the world itself', () => {
  /** Changes everything that can be reached. */
  const ruin = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      ruin(each);
      Object.assign(value, { [key]: 'ruined' });
    }
  };
  const world = async (ids: Record<string, string>) => {
    const paths = [
      `/v1/payments/${ids.payment}`,
      `/v1/customers/${ids.customer}/payment-methods`,
      `/v1/campaigns/${ids.campaign}`,
    ];
    const answers = await Promise.all(paths.map(caller.get));
    return JSON.stringify([
      answers.map(({ text }) => text),
      mock.payments.list(),
      mock.disputes.forwardedEvidence(ids.payment ?? ''),
      mock.webhooks.deliveries(),
    ]);
  };

  test('neither what a control answers nor what it was given', async () => {
    mock.webhooks.setMerchantBaseUrl(() => new Response(null, { status: 500 }));
    const payment = await create();
    const { json: customer } = await caller.post('/v1/customers', { merchant_customer_id: 'shopper' });
    const chargeback = mock.payments.openChargeback(payment.id);
    const content = btoa('%PDF-1.4');
    const evidence = [{ content_type: 'application/pdf', file_name: 'a.pdf', content_category: 'RECEIPT', content }];
    await caller.post(`/v1/payments/${payment.id}/transactions/${chargeback.id}/dispute`, {
      account_id: accountId,
      evidence,
    });

    const campaign = {
      schedule: { daily_start_time: '09:00', daily_end_time: '10:00', time_zone: 'UTC' },
      rules: [{ values: ['A'] }],
    };
    const method = { card_data: { brand: 'VISA' } };
    const origin = { metadata: [{ key: 'a', value: 'b' }] };
    const transfer = { sender: { account_name: 'Zoë' }, extra: { nested: true } };
    const seeded = mock.campaigns.seed(campaign);
    const handed = [
      campaign,
      method,
      origin,
      transfer,
      seeded,
      chargeback,
      mock.paymentMethods.enroll(customer.id, method),
      mock.transfers.receive(transfer as never),
      mock.payments.list(),
      mock.payments.get(payment.id),
      mock.disputes.forwardedEvidence(payment.id),
      mock.webhooks.deliveries(),
    ];
    const { transferId, organizationCode } = mock.onboardings.seedTransfer({ origin });
    await mock.settled();
    const ids = { payment: payment.id, customer: customer.id, campaign: seeded.id };
    const before = await world(ids);
    for (const each of handed) ruin(each);
    expect(await world(ids)).toBe(before);
    const headers = { 'X-organization-code': organizationCode };
    const reversed = await caller.post(`/v1/recipients/onboardings/reverse-transfer/${transferId}`, undefined, headers);
    expect(reversed.json.destination_onboarding.metadata).toEqual([{ key: 'a', value: 'b' }]);
    await mock.webhooks.flush();
    for (const { attempts } of mock.webhooks.deliveries()) {
      for (const { request } of attempts) expect(request.body).not.toContain('ruined');
    }
  });

  test('nor the credentials', () => {
    Object.assign(mock.credentials, { privateSecretKey: 'ruined' });
    expect(() => mock.merchant({ publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' })).not.toThrow();
  });
});

describe('payments', () => {
  const challenged = cardPayment({ workflow: 'DIRECT', description: 'THREE_D_SECURE' });

  test('are listed oldest first, as the retrieve call answers them', async () => {
    const ids = [await create(), await create(), await create()].map(({ id }) => id);
    expect(mock.payments.list().map(({ id }) => id)).toEqual(ids);
    const retrieved = await caller.get(`/v1/payments/${ids[1]}`);
    expect(retrieved.json).toEqual(mock.payments.get(ids[1]));
  });

  test('a checkout session is used up when its bank transfer is paid', async () => {
    const bankTransfer = cardPayment({ checkout: { session: 's-1' }, payment_method: { type: 'BANK_TRANSFER' } });
    const { id } = await create(bankTransfer);
    expect((await caller.post('/v1/payments', bankTransfer)).status).toBe(201);
    mock.payments.markPaid(id);
    expect(await caller.post('/v1/payments', bankTransfer)).toMatchObject({
      status: 400,
      json: { code: 'INVALID_CHECKOUT_SESSION' },
    });
  });

  test.each([
    ['BANK_TRANSFER', {}, (id: string) => mock.payments.markPaid(id)],
    [undefined, { token: 'tok_three_d_secure' }, (id: string) => mock.payments.authenticate(id, 'passed')],
  ])('one checkout session pays for one payment: %s', async (type, method, pay) => {
    const waiting = cardPayment({ checkout: { session: 's-1' }, payment_method: { ...method, ...(type && { type }) } });
    const [first, second] = [await create(waiting), await create(waiting)];
    pay(first.id);
    const before = JSON.stringify(mock.payments.get(second.id));
    expect(codeOf(() => pay(second.id))).toBe('INVALID_CHECKOUT_SESSION');
    expect(JSON.stringify(mock.payments.get(second.id))).toBe(before);
    expect(codeOf(() => pay(first.id))).toBe('INVALID_STATUS');
  });

  test('of a session that is paid, another payment can still fail its authentication', async () => {
    const session = { checkout: { session: 's-1' } };
    const { id } = await create(cardPayment({ ...session, description: 'THREE_D_SECURE' }));
    await create(cardPayment(session));
    expect(mock.payments.authenticate(id, 'failed').status).toBe('DECLINED');
  });

  test('payments without a checkout session authenticate one by one', async () => {
    for (const { id } of [await create(challenged), await create(challenged)]) {
      expect(mock.payments.authenticate(id, 'passed').status).toBe('SUCCEEDED');
    }
  });

  test('a declined payment leaves its checkout session for another try', async () => {
    const session = { checkout: { session: 's-1' } };
    await create(cardPayment({ ...session, description: 'DO_NOT_HONOR' }));
    expect((await caller.post('/v1/payments', cardPayment(session))).status).toBe(201);
    expect((await caller.post('/v1/payments', cardPayment(session))).json.code).toBe('INVALID_CHECKOUT_SESSION');
  });
});

test('a transfer has the prefixes and the form of the specification, with what is said put in', () => {
  const transfer = mock.transfers.receive({
    payment_rail: 'WIRE',
    provider: { transfer_id: 'T-1' },
    amount: { currency: 'EUR' },
  });
  expect(transfer).toMatchObject({
    id: expect.stringMatching(/^xfer_/),
    destination_account_id: expect.stringMatching(/^acct_/),
    provider: { transfer_id: 'T-1', account_id: expect.any(String) },
    status: 'PENDING',
    direction: 'INCOMING',
    amount: { currency: 'EUR', value: 100 },
    payment_rail: 'WIRE',
  });
});

test('a transfer is sent with null where the test says null', async () => {
  const bodies: unknown[] = [];
  mock.webhooks.setMerchantBaseUrl(async (request) => {
    bodies.push(await request.json());
    return Response.json({ received: true });
  });
  const nulls = { provider: null, sender: null, amount: null, description: null };
  expect(mock.transfers.receive(nulls)).toMatchObject(nulls);
  await mock.settled();
  expect(bodies).toMatchObject([nulls]);
});

describe('a seed', () => {
  test('leaves what exists as it is', async () => {
    const transfer = mock.transfers.receive();
    const completed = mock.transfers.complete(transfer.id);
    expect(codeOf(() => mock.transfers.receive({ id: transfer.id }))).toBe('ID_DUPLICATED');
    expect(codeOf(() => mock.transfers.complete(transfer.id))).toBe('INVALID_STATUS');
    expect(completed.status).toBe('COMPLETED');

    const { transferId, organizationCode } = mock.onboardings.seedTransfer();
    const reverse = () =>
      caller.post(`/v1/recipients/onboardings/reverse-transfer/${transferId}`, undefined, {
        'X-organization-code': organizationCode,
      });
    expect((await reverse()).status).toBe(201);
    expect(codeOf(() => mock.onboardings.seedTransfer({ transferId }))).toBe('ID_DUPLICATED');
    expect((await reverse()).json.code).toBe('INVALID_STATUS');

    const campaign = mock.campaigns.seed({ name: 'first' });
    expect(codeOf(() => mock.campaigns.seed({ id: campaign.id, name: 'second' }))).toBe('ID_DUPLICATED');
    expect((await caller.get(`/v1/campaigns/${campaign.id}`)).json.data.name).toBe('first');
  });

  test.each([0, -1, 0.00001, Number.NaN])('takes no transfer of %d', (value) => {
    expect(() => mock.transfers.receive({ amount: { value } })).toThrow('INVALID_PARAMETERS: amount.value must ');
  });

  test('takes a customer with every identifier that the service can be asked for', async () => {
    const id = 'c'.repeat(64);
    mock.customers.seed({ id, merchant_customer_id: 'shopper-1' });
    mock.paymentMethods.enroll(id);
    expect((await caller.get(`/v1/customers/${id}/payment-methods`)).json.payment_methods).toHaveLength(1);
    for (const length of [35, 65]) {
      const other = { id: 'c'.repeat(length), merchant_customer_id: 'shopper-2' };
      expect(codeOf(() => mock.customers.seed(other))).toBe('INVALID_PARAMETERS');
    }
  });
});

test('completing a transfer moves its time and nothing else but its status', async () => {
  const received = mock.transfers.receive();
  await mock.clock.advance('2h');
  expect(mock.transfers.complete(received.id)).toEqual({
    ...received,
    status: 'COMPLETED',
    updated_at: '2026-01-01T02:00:00.000Z',
  });
});

test('a control moves the time of a payment, and never back', async () => {
  const { id } = await create();
  await mock.clock.advance('1h');
  mock.payments.openChargeback(id);
  await mock.clock.advance(1);
  expect(mock.payments.decideDispute(id, 'won')).toMatchObject({
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T01:00:00.001Z',
  });
});
