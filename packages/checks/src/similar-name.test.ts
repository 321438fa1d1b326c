import { expect, test } from 'vitest';
import { nearestName, similarName } from './similar-name.ts';

test.each([
  ['tiemout', 'timeout'],
  ['Timeout', 'timeout'],
  ['timeuot', 'timeout'],
  ['max_retries', 'maxRetries'],
  ['retries', 'maxRetries'],
  ['abortSignal', 'signal'],
  ['time', 'timeout'],
  ['host', undefined],
  ['maxRetriesPerCall', undefined],
  ['ma', undefined],
  ['', undefined],
  ['key', undefined],
  ['secret-key', 'secretKey'],
])('the name %j is similar to %j', (written, expected) => {
  expect(similarName(written, ['timeout', 'maxRetries', 'signal', 'hooks', 'publicKey', 'secretKey'])).toBe(expected);
});

test('the nearest of two similar names is found, and a word of several names is not', () => {
  expect(nearestName('refunds', ['refunded', 'refund'])).toBe('refund');
  expect(similarName('payment', ['payment.purchase', 'payment.refund'])).toBeUndefined();
});

test('long names without anything in common are compared in no time', () => {
  const [written, known] = ['a'.repeat(2_000), 'b'.repeat(2_000)];
  expect(nearestName(written, [known])).toBeUndefined();
});
