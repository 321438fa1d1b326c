import { describe, expect, test } from 'vitest';
import { authorization, dispute } from '../../../test/helpers/test-caller.ts';
import { act, caller, controlErrorCode, create, mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { ControlError } from './control-error.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
useMockServer();

describe('a control that fails throws a ControlError', () => {
  const unknown: [string, () => unknown][] = [
    ['PAYMENT_NOT_FOUND', () => mock.payments.get(unknownId)],
    ['PAYMENT_NOT_FOUND', () => mock.payments.openChargeback(unknownId)],
    ['PAYMENT_NOT_FOUND', () => mock.payments.decideDispute(unknownId, 'won')],
    ['PAYMENT_NOT_FOUND', () => mock.payments.markPaid(unknownId)],
    ['PAYMENT_NOT_FOUND', () => mock.disputes.forwardedEvidence(unknownId)],
    ['TRANSFER_NOT_FOUND', () => mock.transfers.complete('xfer_unknown')],
    ['CUSTOMER_NOT_FOUND', () => mock.paymentMethods.enroll(unknownId)],
  ];
  const invalid: [string, () => unknown][] = [
    ['INVALID_STATUS', () => mock.payments.markPaid(mock.payments.create().id)],
    ['INVALID_STATUS', () => mock.payments.decideDispute(mock.payments.create().id, 'won')],
    ['INVALID_STATUS', () => mock.payments.openChargeback(mock.payments.create(authorization()).id)],
    ['INVALID_PARAMETERS', () => mock.payments.openChargeback(mock.payments.create().id, { amount: 25.51 })],
    ['INVALID_PARAMETERS', () => mock.payments.openChargeback(mock.payments.create().id, { amount: 0.00001 })],
    ['INVALID_STATUS', () => mock.transfers.complete(mock.transfers.receive({ status: 'COMPLETED' }).id)],
    ['INVALID_PARAMETERS', () => mock.transfers.receive({ id: 'no-prefix' })],
    ['INVALID_PARAMETERS', () => mock.transfers.receive({ direction: 'OUTGOING' as never })],
    ['INVALID_PARAMETERS', () => mock.onboardings.seedTransfer({ origin: { status: 7 as never } })],
    ['INVALID_PARAMETERS', () => mock.campaigns.seed({ country: 'Colombia' })],
  ];
  test.each([...unknown, ...invalid])('with the code of the payments API: %s by %s', (code, control) => {
    expect(controlErrorCode(control)).toBe(code);
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
    const responses = await Promise.all(paths.map((path) => caller.get(path)));
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
    await act({ id: payment.id, transactions: chargeback }, 'dispute', dispute());

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
    const { id: transferId, organizationCode } = mock.onboardings.seedTransfer({ origin });
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
  const { webhooks, journal, onboardings } = mock;
  for (const call of [webhooks.register, journal.find, onboardings.seedTransfer]) {
    expect(() => call(wrong)).toThrow('must be an object of options');
  }
});

describe('a reset with continueIds', () => {
  test('gives later payments and events other ids, and everything else starts again', async () => {
    mock.webhooks.register({ inbox: true });
    const idsOf = async () => {
      const { id, transactions } = mock.payments.create();
      await mock.settled();
      return [id, transactions[0]?.id, ...mock.webhooks.deliveries().map((each) => each.id)];
    };
    const before = await idsOf();
    await mock.reset({ continueIds: true });
    expect([mock.payments.list(), mock.journal.requests(), mock.webhooks.endpoints()]).toEqual([[], [], []]);
    mock.webhooks.register({ inbox: true });
    const after = await idsOf();
    expect(before.filter((id) => after.includes(id))).toEqual([]);
    const { reset } = mock.merchant(mock.credentials);
    await reset({ continueIds: true });
    expect(after).not.toContain(mock.payments.create().id);
    await reset();
    expect(mock.payments.create().id).toBe(before[0]);
  });

  test('gives later payments other default orders and sessions, also after a restored snapshot', async () => {
    const create = () => {
      const { merchant_order_id, checkout } = mock.payments.create({ workflow: 'SDK_CHECKOUT' });
      return [merchant_order_id, checkout?.session];
    };
    expect([create(), create()]).toEqual([
      ['ORDER-0001', 'SESSION-0001'],
      ['ORDER-0002', 'SESSION-0002'],
    ]);
    await mock.reset({ continueIds: true });
    expect(create()).toEqual(['ORDER-0003', 'SESSION-0003']);
    await mock.merchant(mock.credentials).reset({ continueIds: true });
    const snapshot = mock.snapshot();
    expect(create()).toEqual(['ORDER-0004', 'SESSION-0004']);
    await mock.restore(snapshot);
    expect(create()).toEqual(['ORDER-0004', 'SESSION-0004']);
    await mock.reset();
    expect(create()).toEqual(['ORDER-0001', 'SESSION-0001']);
  });

  test.each([
    [{ continueId: true }, 'continueId is not an option of reset. Did you mean continueIds?'],
    [{ continueIds: 'yes' }, 'continueIds must be true or false (received "yes")'],
  ])('rejects %j', async (options, message) => {
    await expect(mock.reset(options as never)).rejects.toThrow(message);
    await expect(mock.merchant(mock.credentials).reset(options as never)).rejects.toThrow(message);
  });
});
