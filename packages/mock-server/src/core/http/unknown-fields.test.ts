import { expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import { caller, mock, startMock } from '../../../test/helpers/test-mock.ts';
import { findUnknownBodyFields, findUnknownFields } from './validate-request.ts';

const tree = { name: true, nested: { deep: { known: true } }, list: { known: true }, open: true } as const;
const unknownIn = (body: unknown) => findUnknownBodyFields(tree, body).map(({ path }) => path);

test('reports every unknown field with its path', () => {
  expect(
    unknownIn({ other: 1, nested: { deep: { known: 1, new: 1 }, near: {} }, list: [{ known: 1 }, { b: 1 }] }),
  ).toEqual(['other', 'nested.deep.new', 'nested.near', 'list[1].b']);
});

test('accepts known fields, fields of open objects, and values that are not objects', () => {
  for (const body of [{}, null, 7, [], { open: { any: [{ thing: 1 }] } }, { nested: null, list: [null, 1] }]) {
    expect(unknownIn(body)).toEqual([]);
  }
});

test('reports inherited property names as unknown fields', () => {
  expect(unknownIn(JSON.parse('{"__proto__":{"a":1},"toString":1}'))).toEqual(['__proto__', 'toString']);
});

test('reports at most 20 unknown fields', () => {
  expect(unknownIn(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, 1])))).toHaveLength(20);
});

test.each([
  [{ merchant_ordr_id: 1 }, 'merchant_ordr_id', 'merchant_order_id'],
  [{ merchantOrderId: 1 }, 'merchantOrderId', 'merchant_order_id'],
  [{ customer_payer: { emial: 1 } }, 'customer_payer.emial', 'customer_payer.email'],
  [{ currency: 'USD' }, 'currency', 'amount.currency'],
  [{ metadata: [{ kee: 1 }] }, 'metadata[0].kee', 'metadata[0].key'],
])('of %j suggests %s → %s', (body, path, suggestion) => {
  expect(findUnknownFields('createPayment', {}, body)).toEqual([{ path, suggestion }]);
});

test('a name that resembles no field has no suggestion, and a long name is cut', () => {
  expect(findUnknownFields('createPayment', {}, { shoe_size: 9 })).toEqual([{ path: 'shoe_size' }]);
  const [{ path } = { path: '' }] = findUnknownFields('createPayment', {}, { ['x'.repeat(1_000_000)]: 9 });
  expect(path).toBe(`${'x'.repeat(128)}…`);
});

test('reports unknown query parameters', () => {
  const query = { raw_respons: 'true', transactions_history: 'true' };
  expect(findUnknownFields('retrievePayment', query, undefined)).toEqual([
    { path: '?raw_respons', suggestion: '?raw_response' },
  ]);
});

test('the journal keeps the unknown fields of accepted and rejected requests', async () => {
  for (const onUnknownField of ['accept', 'reject'] as const) {
    startMock({ policies: { onUnknownField } });
    const created = await caller.post('/v1/payments', cardPayment({ merchant_refrence: 'a' }));
    const listed = await caller.get('/v1/payments?merchant_order_id=ORDER-1&limit=1');
    expect([created.status, listed.status]).toEqual(onUnknownField === 'accept' ? [201, 200] : [400, 400]);
    if (onUnknownField === 'reject') {
      const assumption = 'Assumed rule, see GAPS: policies.onUnknownField';
      expect([created.json.messages, listed.json.messages]).toEqual([
        ['merchant_refrence is not a field of this operation. Did you mean merchant_reference?', assumption],
        ['limit is not a query parameter of this operation', assumption],
      ]);
    }
    expect(mock.journal.requests().map(({ unknownFields }) => unknownFields)).toEqual([
      [{ path: 'merchant_refrence', suggestion: 'merchant_reference' }],
      [{ path: '?limit' }],
    ]);
  }
});

test('a card number in the name of a field is not kept', () => {
  const [field] = findUnknownFields('createPayment', {}, { 'card 4111 1111 1111 1111 12/29': 1 });
  expect(field?.path).toBe('card [redacted]/29');
});
