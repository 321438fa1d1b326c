import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringifyBody } from './stringify-body.ts';

const name = fc.oneof(fc.constantFrom('transactions', 'transactions_history', 'id', 'a"transactions'), fc.string());
const transaction = fc.dictionary(name, fc.jsonValue());

test('the text equals that of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      expect(stringifyBody(body)).toBe(JSON.stringify(body));
    }),
  );
});

test('the text of a payment with its latest transaction twice equals that of JSON.stringify, whatever its fields are', () => {
  const fields = fc.array(fc.tuple(name, fc.oneof(fc.jsonValue(), fc.constant(undefined))));
  fc.assert(
    fc.property(fields, fields, fc.array(transaction), transaction, (before, after, earlier, latest) => {
      const view = { transactions: latest, transactions_history: [...earlier, latest] };
      for (const body of [
        { ...Object.fromEntries(before), ...view },
        { ...Object.fromEntries(before), ...view, ...Object.fromEntries(after) },
        { ...Object.fromEntries(before), transactions_history: view.transactions_history, transactions: latest },
        { ...Object.fromEntries([['transactions', 0], ...before, ['a"transactions', 0]]), ...view },
      ])
        expect(stringifyBody(body)).toBe(JSON.stringify(body));
    }),
  );
});
