import { expect, test } from 'vitest';
import { operations } from '../generated/operations.ts';
import { suggestPath } from './suggest-path.ts';

const paths = Object.values(operations).map(({ path }) => path);

test.each([
  ['/payments', '/v1/payments'],
  ['/v1/payments/', '/v1/payments'],
  ['/v1/payment', '/v1/payments'],
  ['/v1/v1/payments', '/v1/payments'],
  ['//v1//payments', '/v1/payments'],
  ['/v1/payment/secret-1', '/v1/payments/{payment_id}'],
  ['/customers', '/v1/customers'],
])('%s is probably %s', (written, path) => {
  expect(suggestPath(written, paths, '/v1')).toBe(`Did you mean ${path}?`);
});

test.each(['/', '/v1', '/health', '/v1/orders', '/v1/payments/a/b/c/d/e/f'])('%s is like no known path', (written) => {
  expect(suggestPath(written, paths, '/v1')).toBeUndefined();
});
