import { expect, test } from 'vitest';
import { nameWithWord, similarName } from './similar-name.ts';

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

test.each([
  ['tiemout', 'timeout'],
  ['retries', 'maxRetries'],
  ['abortSignal', 'signal'],
  ['maxRetriesPerCall', undefined],
  ['ma', undefined],
])('the name %j is similar to %j', (written, expected) => {
  expect(similarName(written, ['timeout', 'maxRetries', 'signal'])).toBe(expected);
});
