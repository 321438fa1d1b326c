import { createMockServer } from '@paychord/mock-server';
import { setupMockServer } from '@paychord/mock-server/vitest';
import { expect, test } from 'vitest';
import { pay } from './pay.js';

const payments = setupMockServer();

test('passes: pays in this environment', async () => {
  expect(await pay(payments)).toBe('SUCCEEDED');
  expect(payments).toHaveReceivedRequest('createPayment');
  expect(payments.journal.requests()).toHaveLength(1);
  expect(createMockServer().payments.list()).toEqual([]);
});

test('fails: calls another machine', async () => {
  await fetch('https://production.example/labels').catch(() => {});
});
