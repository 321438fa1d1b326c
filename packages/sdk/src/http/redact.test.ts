import { expect, test } from 'vitest';
import { redact } from './secrets.ts';

const uuid = '0a7e2c7b-4137-4bd1-9c11-4119a1e11d37';
const traceId = uuid.replaceAll('-', '');

test.each([
  [uuid, '413'],
  [uuid.toUpperCase(), '4137'],
  [traceId, '137'],
])('the id %s stays whole, although it contains %s', (id, code) => {
  expect(redact(id, [code], 100)).toBe(id);
});

test.each([
  [uuid, uuid, '[redacted]'],
  [`${traceId}-`, traceId, '[redacted]-'],
  [`${traceId}-1`, traceId, '[redacted]-1'],
  ['500000000009abcdefabcdefabcdefab', '500000000009', '[redacted]abcdefabcdefabcdefab'],
  ['12345678-0000-4000-8000-abcdefabcdef', '12345678', '[redacted]-0000-4000-8000-abcdefabcdef'],
  ['abc-413-def', '413', 'abc-[redacted]-def'],
])('in %s the secret %s is redacted', (text, secret, redacted) => {
  expect(redact(text, [secret], 100)).toBe(redacted);
});

test.each([
  '4111 1111 1111 1111',
  '4111.1111.1111.1111',
  '4111/1111/1111/1111',
  '3782-822463-10005',
  '3852.000002.3237',
])('the card number %s is redacted', (number) => expect(redact(`Card ${number}.`, [], 100)).toBe('Card [redacted].'));

test.each(['2026/11/26 18:40', '26.11.2026', '192.168.100.200', '1.234.567,50', '+57 300 123 4567'])(
  '%s stays whole',
  (text) => expect(redact(text, [], 100)).toBe(text),
);
