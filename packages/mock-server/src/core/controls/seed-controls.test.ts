import { describe, expect, test } from 'vitest';
import { caller, controlErrorCode, mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { listen } from '../../node.ts';

useMockServer();

describe('seed controls', () => {
  test('do not replace an existing record', async () => {
    const transfer = mock.transfers.receive();
    const completed = mock.transfers.complete(transfer.id);
    expect(controlErrorCode(() => mock.transfers.receive({ id: transfer.id }))).toBe('ID_DUPLICATED');
    expect(controlErrorCode(() => mock.transfers.complete(transfer.id))).toBe('INVALID_STATUS');
    expect(completed.status).toBe('COMPLETED');

    const { id: transferId, organizationCode } = mock.onboardings.seedTransfer();
    const reverse = () =>
      caller.post(`/v1/recipients/onboardings/reverse-transfer/${transferId}`, undefined, {
        'X-organization-code': organizationCode,
      });
    expect((await reverse()).status).toBe(201);
    expect(controlErrorCode(() => mock.onboardings.seedTransfer({ id: transferId }))).toBe('ID_DUPLICATED');
    expect((await reverse()).json.code).toBe('INVALID_STATUS');

    const campaign = mock.campaigns.seed({ name: 'first' });
    expect(controlErrorCode(() => mock.campaigns.seed({ id: campaign.id, name: 'second' }))).toBe('ID_DUPLICATED');
    expect((await caller.get(`/v1/campaigns/${campaign.id}`)).json.data.name).toBe('first');
  });

  test('customers.seed accepts ids of 36 to 64 characters', async () => {
    const id = 'c'.repeat(64);
    mock.customers.seed({ id, merchant_customer_id: 'shopper-1' });
    mock.paymentMethods.enroll(id);
    expect((await caller.get(`/v1/customers/${id}/payment-methods`)).json.payment_methods).toHaveLength(1);
    for (const length of [35, 65]) {
      const other = { id: 'c'.repeat(length), merchant_customer_id: 'shopper-2' };
      expect(controlErrorCode(() => mock.customers.seed(other))).toBe('INVALID_PARAMETERS');
    }
  });
});

test('paymentMethods.enroll rejects a misspelled status, in process and over HTTP', async () => {
  const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  const problem = /^status must be one of CREATED, .*, ERROR \(received "ENROLED"\)/;
  expect(() => mock.paymentMethods.enroll(id, { status: 'ENROLED' as never })).toThrow(problem);
  await using server = await listen(mock, { admin: true });
  const init = { method: 'POST', body: '{"status":"ENROLED"}', headers: { 'content-type': 'application/json' } };
  const response = await fetch(`${server.url}/__mock/customers/${id}/payment-methods`, init);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ code: 'INVALID_PARAMETERS', messages: [expect.stringMatching(problem)] });
});

describe('an enrollment that waits for the customer', () => {
  const enroll = (details: object = {}) => {
    const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
    mock.paymentMethods.enroll(id);
    const waiting = mock.paymentMethods.enroll(id, {
      status: 'READY_TO_ENROLL',
      idempotency_key: 'enroll/1',
      ...details,
    });
    const list = async () => (await caller.get(`/v1/customers/${id}/payment-methods`)).json.payment_methods;
    return { waiting, list };
  };

  test('has a key that no other payment method of the merchant has', () => {
    const { waiting } = enroll();
    expect(waiting.callback_url).toBeNull();
    expect(mock.paymentMethods.list().map(({ status }) => status)).toEqual(['ENROLLED', 'READY_TO_ENROLL']);
    const customer = mock.customers.seed({ merchant_customer_id: 'shopper-2' });
    expect(() => mock.paymentMethods.enroll(customer.id, { idempotency_key: 'enroll/1' })).toThrow(
      'ID_DUPLICATED: idempotency_key "enroll/1" is that of another payment method. Pass another',
    );
  });

  test('has the address of its page, and no token yet', () => {
    expect(enroll().waiting).toMatchObject({
      status: 'READY_TO_ENROLL',
      vaulted_token: '',
      redirect_url: 'http://localhost/__pay/enrollments/enroll%2F1',
    });
  });

  test('has no page without an idempotency key', () => {
    expect(enroll({ idempotency_key: null }).waiting.redirect_url).toBeNull();
  });

  test.each([
    ['approve', { status: 'ENROLLED', vaulted_token: expect.stringMatching(/^[\da-f-]{36}$/) }],
    ['decline', { status: 'DECLINED', vaulted_token: '' }],
  ] as const)('is finished by the choice %s, and keeps its callback_url', async (choice, expected) => {
    const { list } = enroll({ callback_url: 'https://shop.test/wallet' });
    const finished = {
      ...expected,
      sub_status: null,
      action: null,
      redirect_url: null,
      callback_url: 'https://shop.test/wallet',
    };
    expect(mock.paymentMethods.completeEnrollment('enroll/1', choice)).toMatchObject(finished);
    expect(mock.paymentMethods.get('enroll/1')).toMatchObject(finished);
    expect(await list()).toMatchObject([{ status: 'ENROLLED' }, finished]);
    expect(() => mock.paymentMethods.completeEnrollment('enroll/1', choice)).toThrow(
      `INVALID_STATUS: A payment method that is ${expected.status} does not wait for the customer`,
    );
  });

  test('rejects a choice that the page does not have, and an unknown key', () => {
    enroll();
    expect(() => mock.paymentMethods.completeEnrollment('enroll/1', 'expire')).toThrow(
      'choice must be one of approve, decline (received "expire")',
    );
    expect(controlErrorCode(() => mock.paymentMethods.completeEnrollment('other', 'approve'))).toBe(
      'PAYMENT_METHOD_NOT_FOUND',
    );
  });
});

test('a wrong name of a customer or of a payment method names the right one', () => {
  const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  const known = `No customer has the id "shopper-1". The id of this customer is ${id}`;
  expect(() => mock.paymentMethods.enroll('shopper-1')).toThrow(known);
  expect(() => mock.paymentMethods.completeEnrollment(undefined as never, 'approve')).toThrow(
    'No payment method has the idempotency key undefined. Pass the idempotency_key of the payment method: it has no id',
  );
});
