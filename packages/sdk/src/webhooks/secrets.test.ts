import { expect, test } from 'vitest';
import { readSecrets } from './secrets.ts';

test('a list of secrets is copied, and so are its bytes', () => {
  const bytes = Buffer.from('whsec_a');
  const list = [bytes, 'whsec_b'];
  const secrets = readSecrets(list);
  bytes.fill(0);
  list.length = 0;
  expect(secrets).toEqual([new TextEncoder().encode('whsec_a'), 'whsec_b']);
});

test('one secret is a list of one', () => {
  expect(readSecrets('whsec_a')).toEqual(['whsec_a']);
});
