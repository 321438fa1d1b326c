import { expect, test } from 'vitest';
import { nameWithWord } from './similar-name.ts';

test.each([
  ['after', 'after-commit'],
  ['secret', 'webhook-secret'],
  ['purchase', 'payment.purchase'],
  ['payment', undefined],
  ['we', undefined],
])('the word %j of one known name leads to %j', (written, expected) => {
  const known = ['after-commit', 'webhook-secret', 'payment.purchase', 'payment.refund', 'webhook-we'];
  expect(nameWithWord(written, known)).toBe(expected);
});
