import { beforeEach, expect, test } from 'vitest';
import { callerOf, cardPayment, type TestCaller } from '../../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from '../../mock-server.ts';

let mock: MockServer;
let caller: TestCaller;
beforeEach(() => {
  mock = createMockServer({ strict: true });
  caller = callerOf(mock, mock.credentials);
});

const paidBy = async (payment_method: object) =>
  (await caller.post('/v1/payments', cardPayment({ payment_method }))).json;
const nothing = { iso8583_response_code: null, iso8583_response_message: null, merchant_advice_code: null };

test.each([
  ['tok_insufficient_funds', '51', '02'],
  ['tok_reported_stolen', '43', '03'],
  ['tok_invalid_card_data', '14', '01'],
  ['tok_error', '96', null],
  ['tok_rejected', null, null],
  ['any', '00', null],
])('%s has the network code %s and the advice %s', async (token, code, advice) => {
  const { transactions } = await paidBy({ token });
  expect(transactions).toMatchObject({
    merchant_advice_code: advice,
    provider_data: { iso8583_response_code: code, merchant_advice_code: advice },
  });
});

test('a bank transfer has no card network code, before and after it is paid', async () => {
  const { id, transactions } = await paidBy({ type: 'BANK_TRANSFER' });
  expect(transactions.provider_data).toMatchObject(nothing);
  expect(mock.payments.markPaid(id).transactions[0]?.provider_data).toMatchObject({ ...nothing, status: 'SUCCEEDED' });
});

test('a payment with 3-D Secure has approval references after the customer has passed', async () => {
  const { id, transactions } = await paidBy({ token: 'tok_three_d_secure' });
  expect(transactions.provider_data).toMatchObject(nothing);
  expect(transactions.payment_method.detail.card).toMatchObject({ authorization_code: null, stored_credentials: null });
  const [purchase] = mock.payments.authenticate(id, 'passed').transactions;
  expect(purchase?.provider_data).toMatchObject({ iso8583_response_code: '00' });
  expect(purchase?.payment_method.detail.card).toMatchObject({
    authorization_code: transactions.id.slice(0, 6),
    retrieval_reference_number: expect.stringMatching(/^\d{12}$/),
    stored_credentials: { network_transaction_id: expect.stringMatching(/^\d{15}$/) },
  });
});

test('a chargeback has a reason in its provider data, and no approval code', async () => {
  const { id } = await paidBy({ token: 'any' });
  const { provider_data } = mock.payments.openChargeback(id, { reason: 'FRAUD' });
  expect(provider_data).toMatchObject({
    ...nothing,
    reason_code: 'FRAUD',
    reason_description: expect.stringMatching(/FRAUD$/),
  });
});
