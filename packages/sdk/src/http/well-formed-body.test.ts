import { describe, expect, test } from 'vitest';
import {
  createScriptedClient,
  expectNotSent,
  paymentBody,
  paymentId,
  respondWithPayment,
  type ScriptedClient,
} from '../../test/helpers/scripted-client.ts';

const cut = 'ORDER- \u{1f45f}'.slice(0, 8);
const move = { merchant_reference: 'REF-1', reason: 'DELIVERED', amount: { currency: 'COP', value: 10 } };
const transaction = `/v1/payments/${paymentId}/transactions/${paymentId}`;
const params = { path: { payment_id: paymentId, transaction_id: paymentId } };

/** An operation over each entry. */
const calls: Record<string, [body: object, ...((scripted: ScriptedClient, body: never) => Promise<unknown>)[]]> = {
  create: [
    paymentBody,
    ({ client }, body) => client.payments.create(body),
    ({ send }, body) => send('/v1/payments', { method: 'POST', body: JSON.stringify(body) }),
    ({ openApi }, body) => openApi.POST('/v1/payments', { body }),
  ],
  capture: [
    move,
    ({ client }, body) => client.payments.capture(paymentId, paymentId, body),
    ({ send }, body) => send(`${transaction}/capture`, { method: 'POST', body: JSON.stringify(body) }),
    ({ openApi }, body) =>
      openApi.POST('/v1/payments/{payment_id}/transactions/{transaction_id}/capture', { params, body }),
  ],
  refund: [
    move,
    ({ client }, body) => client.payments.refund(paymentId, paymentId, body),
    ({ send }, body) => send(`${transaction}/refund`, { method: 'POST', body: JSON.stringify(body) }),
    ({ openApi }, body) =>
      openApi.POST('/v1/payments/{payment_id}/transactions/{transaction_id}/refund', { params, body }),
  ],
};

const texts: [field: string, fields: object][] = [
  ['merchant_reference', { merchant_reference: cut }],
  ['description', { description: `${cut} and more` }],
  [
    'metadata[1].value',
    {
      metadata: [
        { key: 'a', value: 'b' },
        { key: 'c', value: cut },
      ],
    },
  ],
  ['additional_data.order.items[0].name', { additional_data: { order: { items: [{ name: '\udc5f' }] } } }],
  ['field_of_tomorrow', { field_of_tomorrow: ['\ud83d\ud83d\udc5f'] }],
  ['metadata[0]', { metadata: [{ [cut]: 'a' }] }],
];

describe.each(Object.entries(calls))('payments.%s with half of a surrogate pair', (_, [body, ...entries]) => {
  test.each(texts)('in %s is not_sent over every entry, and the message names the field', async (field, fields) => {
    for (const call of entries) {
      const path = field === 'field_of_tomorrow' ? `${field}[0]` : field;
      const error = await expectNotSent((scripted) => call(scripted, { ...body, ...fields } as never), {
        field: path,
        rule: 'pattern',
      });
      expect(error.message).toContain(`${path} must be valid Unicode, without half of a surrogate pair. Cut a text`);
    }
  });
});

test('merchant_order_id with half of a surrogate pair is not_sent', async () => {
  const body = { ...paymentBody, merchant_order_id: cut };
  await expectNotSent(({ client }) => client.payments.create(body), { field: 'merchant_order_id', rule: 'pattern' });
});

test.each(['\u{1f45f}', '\\ud83d', '\\\\udfff', '\\u{d83d}', '\ud83d\udc5f', '\ufffd'])(
  'the description %j is sent unchanged',
  async (text) => {
    const { client, send, fetch } = createScriptedClient([respondWithPayment]);
    const body = { ...paymentBody, description: `Shoes ${text}` };
    await client.payments.create(body);
    await send('/v1/payments', { method: 'POST', body: JSON.stringify(body) });
    for (const each of fetch.requests) expect(JSON.parse(each.body)).toEqual(body);
  },
);
