import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardPayment } from '../../test/helpers/test-caller.ts';
import { createdView } from '../model/payment-views.ts';
import { createPayment } from '../operations/payments/creation.ts';
import { stringifyBody } from './stringify-body.ts';

const names = ['transactions', 'transactions_history', 'payment_method', 'payment_method_detail', 'detail', 'id'];
const name = fc.oneof(fc.constantFrom(...names, 'a"transactions', 'a"detail'), fc.string());
const value = fc.oneof(fc.jsonValue(), fc.constantFrom(0, 0.5, undefined, '~', 'a~b', { '~': '~' }));
const fields = fc.array(fc.tuple(name, value));
const object = fields.map((entries) => Object.fromEntries(entries));

test('the text equals that of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(stringifyBody(body)).toBe(JSON.stringify(body));
    }),
  );
});

test('the text of a new payment equals that of JSON.stringify, whatever its fields are', () => {
  fc.assert(
    fc.property(fields, fields, object, fc.array(object), object, (before, after, detail, earlier, other) => {
      const latest = { ...other, payment_method: { ...other, detail } };
      const view = { transactions: latest, transactions_history: [...earlier, latest] };
      const method = { payment_method: { ...other, payment_method_detail: detail } };
      const start = Object.fromEntries(before);
      for (const body of [
        { ...start, ...method, ...view },
        { ...method, ...start, ...view },
        { ...start, ...method, ...view, ...Object.fromEntries(after) },
        { ...start, ...method, transactions_history: view.transactions_history, transactions: latest },
        { ...Object.fromEntries([['transactions', 0], ...before, ['a"transactions', 0]]), ...method, ...view },
      ])
        expect(stringifyBody(body)).toBe(JSON.stringify(body));
    }),
  );
});

test('the text of a payment that the rules create equals that of JSON.stringify', () => {
  const context = { now: '2026-01-01T00:00:00.000Z', uuid: () => 'b8f5b7ff-43f5-4f43-b5a8-3a1a1ea8b5c5' };
  const view = createdView(createPayment(cardPayment(), context));
  expect(stringifyBody(view)).toBe(JSON.stringify(view));
});
