import { beforeEach, describe, expect, test } from 'vitest';
import { controlErrorCode } from '../../test/helpers/control-error-code.ts';
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

describe('a control that fails throws a ControlError', () => {
  test('with the code of the payments API for a payment', async () => {
    const payment = await create();
    const { payments } = mock;
    expect(controlErrorCode(() => payments.get(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(controlErrorCode(() => payments.openChargeback(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(controlErrorCode(() => payments.decideDispute(unknownId, 'won'))).toBe('PAYMENT_NOT_FOUND');
    expect(controlErrorCode(() => payments.markPaid(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(controlErrorCode(() => mock.disputes.forwardedEvidence(unknownId))).toBe('PAYMENT_NOT_FOUND');
    expect(controlErrorCode(() => payments.markPaid(payment.id))).toBe('INVALID_STATUS');
    expect(controlErrorCode(() => payments.decideDispute(payment.id, 'won'))).toBe('INVALID_STATUS');
    expect(controlErrorCode(() => payments.openChargeback(payment.id, { amount: 25.51 }))).toBe('INVALID_PARAMETERS');
    expect(controlErrorCode(() => payments.openChargeback(payment.id, { amount: 0.00001 }))).toBe('INVALID_PARAMETERS');
    const { id } = await create(authorization());
    expect(controlErrorCode(() => payments.openChargeback(id))).toBe('INVALID_STATUS');
  });

  test('with the code of the payments API for other resources', () => {
    expect(controlErrorCode(() => mock.transfers.complete('xfer_unknown'))).toBe('TRANSFER_NOT_FOUND');
    const { id } = mock.transfers.receive({ status: 'COMPLETED' });
    expect(controlErrorCode(() => mock.transfers.complete(id))).toBe('INVALID_STATUS');
    expect(controlErrorCode(() => mock.transfers.receive({ id: 'no-prefix' }))).toBe('INVALID_PARAMETERS');
    expect(controlErrorCode(() => mock.transfers.receive({ direction: 'OUTGOING' as never }))).toBe(
      'INVALID_PARAMETERS',
    );
    expect(controlErrorCode(() => mock.paymentMethods.enroll(unknownId))).toBe('CUSTOMER_NOT_FOUND');
    expect(controlErrorCode(() => mock.onboardings.seedTransfer({ origin: { status: 7 as never } }))).toBe(
      'INVALID_PARAMETERS',
    );
    expect(controlErrorCode(() => mock.campaigns.seed({ country: 'Colombia' }))).toBe('INVALID_PARAMETERS');
  });

  test('for an endpoint that is not valid, and sends nothing to it', async () => {
    expect(controlErrorCode(() => mock.webhooks.register({ url: 'not a URL' }))).toBe('INVALID_PARAMETERS');
    expect(controlErrorCode(() => mock.webhooks.register({ url: 'http://127.0.0.1', secret: ' ' }))).toBe(
      'INVALID_PARAMETERS',
    );
    expect(controlErrorCode(() => mock.webhooks.setMerchantBaseUrl('shop.example.com'))).toBe('INVALID_PARAMETERS');
    for (const base of ['http://127.0.0.1/?a=1', 'http://127.0.0.1/#a']) {
      expect(controlErrorCode(() => mock.webhooks.setMerchantBaseUrl(base))).toBe('INVALID_PARAMETERS');
    }
    await create();
    mock.transfers.receive();
    await mock.settled();
    expect(mock.webhooks.deliveries()).toEqual([]);
  });

  test('and changes nothing', async () => {
    const { id } = await create();
    const before = JSON.stringify(mock.payments.list());
    controlErrorCode(() => mock.payments.openChargeback(id, { amount: 1_000 }));
    controlErrorCode(() => mock.campaigns.seed({ id: unknownId, country: 'Colombia' }));
    expect(JSON.stringify(mock.payments.list())).toBe(before);
    expect((await caller.get(`/v1/campaigns/${unknownId}`)).status).toBe(404);
  });

  test('with the code in the message', () => {
    expect(() => mock.payments.get(unknownId)).toThrow(`PAYMENT_NOT_FOUND: No payment has the id "${unknownId}"`);
    const { id } = mock.payments.create({ merchant_order_id: 'ORDER-77' });
    expect(() => mock.payments.refund('ORDER-77')).toThrow(
      `No payment has the id "ORDER-77". The payment of this order is ${id}`,
    );
    expect(new ControlError('A', 'b')).toMatchObject({ name: 'ControlError', code: 'A', message: 'A: b' });
  });
});

describe('objects of the caller are copies', () => {
  /** Overwrites every field of an object and of its nested objects. */
  const overwrite = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      overwrite(each);
      Object.assign(value, { [key]: 'overwritten' });
    }
  };
  const readState = async (ids: Record<string, string>) => {
    const paths = [
      `/v1/payments/${ids.payment}`,
      `/v1/customers/${ids.customer}/payment-methods`,
      `/v1/campaigns/${ids.campaign}`,
    ];
    const responses = await Promise.all(paths.map(caller.get));
    return JSON.stringify([
      responses.map(({ text }) => text),
      mock.payments.list(),
      mock.disputes.forwardedEvidence(ids.payment ?? ''),
      mock.webhooks.deliveries(),
    ]);
  };

  test('changing arguments and results of controls has no effect', async () => {
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
    const before = await readState(ids);
    for (const each of handed) overwrite(each);
    expect(await readState(ids)).toBe(before);
    const headers = { 'X-organization-code': organizationCode };
    const reversed = await caller.post(`/v1/recipients/onboardings/reverse-transfer/${transferId}`, undefined, headers);
    expect(reversed.json.destination_onboarding.metadata).toEqual([{ key: 'a', value: 'b' }]);
    await mock.webhooks.flush();
    for (const { attempts } of mock.webhooks.deliveries()) {
      for (const { request } of attempts) expect(request.body).not.toContain('overwritten');
    }
  });

  test('changing mock.credentials has no effect', () => {
    Object.assign(mock.credentials, { privateSecretKey: 'overwritten' });
    expect(() => mock.merchant({ publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' })).not.toThrow();
  });
});

test.each([[null], [5], ['text'], [[]]])('a control that takes options rejects %j', (options) => {
  const wrong = options as never;
  const { webhooks, journal, customers, onboardings } = mock;
  for (const call of [webhooks.register, journal.find, customers.seed, onboardings.seedTransfer]) {
    expect(() => call(wrong)).toThrow('must be an object of options');
  }
});

test.each([null, 5, 'payment.refund', {}])('an endpoint rejects %j as its events', (events) => {
  const endpoint = { url: 'http://127.0.0.1:1', events: events as never };
  expect(controlErrorCode(() => mock.webhooks.register(endpoint))).toBe('INVALID_PARAMETERS');
});

test('an endpoint rejects null as its URL', () => {
  expect(controlErrorCode(() => mock.webhooks.register({ url: null as never }))).toBe('INVALID_PARAMETERS');
});
