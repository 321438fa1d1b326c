import { describe, expect, test } from 'vitest';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createTestClient,
  expectNotSent,
  paymentBody,
  paymentId,
  testOptions,
} from '../../test/helpers/scripted-client.ts';
import { createOpenApiClient } from '../openapi-fetch.ts';

test('payments.retrieve sends raw_response and transactions_history only when their options are true', async () => {
  const { client, fetch } = createTestClient();
  await client.payments.retrieve(paymentId, { rawResponse: true, transactionsHistory: true });
  await client.payments.retrieve(paymentId, { transactionsHistory: true });
  await client.payments.retrieve(paymentId, { rawResponse: false });
  const queries = fetch.requests.map(({ url }) => new URL(url).search);
  expect(queries).toEqual(['?raw_response=true&transactions_history=true', '?transactions_history=true', '']);
});

/** The fields that published payments lack or have as null. */
const fieldsWithoutValue = {
  callback_url: null,
  routing_rules: null,
  simplified_mode: null,
  payment_link_id: null,
  transactions_history: null,
  transactions: {
    id: paymentId,
    connection_data: null,
    payment_method: {
      detail: { card: { verify: null, card_data: { expiration_month: null, expiration_year: null } } },
    },
  },
};

test.each([
  ['absent', {}],
  ['null', fieldsWithoutValue],
])('the client accepts a payment in which optional response fields are %s', async (_form, fields) => {
  const payment = { id: paymentId, status: 'SUCCEEDED', ...fields };
  const { client } = createTestClient(() => json(payment));
  expect(await client.payments.create(paymentBody)).toEqual(payment);
  expect(await client.payments.retrieve(paymentId)).toEqual(payment);
});

describe('payments.listByOrder', () => {
  const { client, fetch } = createTestClient(() => json([]));
  const { payments } = client;
  const openApi = createOpenApiClient({ ...testOptions, fetch });

  test('returns an empty list for an order without a payment', async () => {
    expect(await payments.listByOrder('ORDER-1')).toEqual([]);
    const params = { query: { merchant_order_id: 'ORDER-1' } };
    expect((await openApi.GET('/v1/payments', { params })).data).toEqual([]);
  });

  test('rejects a list with a payment of another order, because the service may have ignored the parameter', async () => {
    const payment = { id: paymentId, status: 'SUCCEEDED' };
    const listed = (...found: object[]) => createTestClient(() => json(found)).client.payments.listByOrder('ORDER-1');
    const own = { ...payment, merchant_order_id: 'ORDER-1' };
    expect(await listed(own, own)).toEqual([own, own]);
    for (const other of [payment, { ...payment, merchant_order_id: 'ORDER-2' }]) {
      await expect(listed(own, other)).rejects.toMatchObject({
        code: 'unexpected_response',
        outcome: 'unknown',
        message: expect.stringContaining('with JSON about something else'),
      });
    }
  });

  test.each([
    ['ab', 'minLength'],
    ['a'.repeat(256), 'maxLength'],
    ['ORDER-\ud83d', 'pattern'],
    [undefined, 'type'],
    [7, 'type'],
  ])('rejects the order id %j before sending', async (order, rule) => {
    const sent = fetch.requests.length;
    const expected = { code: 'invalid_input', field: 'merchant_order_id', rule, outcome: 'not_sent' };
    await expect(payments.listByOrder(order as string)).rejects.toMatchObject(expected);
    const params = { query: { merchant_order_id: order as string } };
    await expect(openApi.GET('/v1/payments', { params })).rejects.toMatchObject(expected);
    expect(fetch.requests).toHaveLength(sent);
  });
});

describe('payments.create', () => {
  test.each([
    ['merchant_reference', 'ab', 'minLength'],
    ['merchant_reference', '', 'minLength'],
    ['merchant_reference', 'a'.repeat(256), 'maxLength'],
    ['country', 'Colombia', 'pattern'],
    ['country', 'C', 'pattern'],
    ['country', 'C1', 'pattern'],
    ['country', '', 'pattern'],
  ])('rejects the %s %.10j before sending', async (field, value, rule) => {
    const expected = { field, rule, message: expect.not.stringContaining('^[') };
    const body = { ...paymentBody, [field]: value } as typeof paymentBody;
    await expectNotSent(({ client }) => client.payments.create(body), expected);
    await expectNotSent(({ openApi }) => openApi.POST('/v1/payments', { body }), expected);
  });

  test.each([
    ['merchant_reference', null],
    ['merchant_reference', 'a'.repeat(255)],
    ['country', 'DE'],
    ['checkout', undefined],
  ])('leaves the %s %.10j to the service', async (field, value) => {
    const { client, fetch } = createTestClient();
    await client.payments.create({ ...paymentBody, workflow: 'SDK_CHECKOUT', [field]: value } as never);
    expect(fetch.requests).toHaveLength(1);
  });
});

describe('paymentMethods.list', () => {
  test.each([
    ['a'.repeat(35), 'minLength'],
    ['a'.repeat(65), 'maxLength'],
  ])('rejects the customer id %.5j… before sending', async (id, rule) => {
    const expected = { field: 'customer_id', rule };
    const path = '/v1/customers/{customer_id}/payment-methods';
    await expectNotSent(({ client }) => client.paymentMethods.list(id), expected);
    await expectNotSent(({ send }) => send(path.replace('{customer_id}', id)), expected);
    await expectNotSent(({ openApi }) => openApi.GET(path, { params: { path: { customer_id: id } } }), expected);
  });
});
