import type { FindingRule } from '@paychord/mock-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestMerchant, type Transport } from '../../helpers/test-merchant.ts';
import { cases } from './cases.ts';
import { inProcess, intercepted, onPort } from './transports.ts';

const transports = { 'mock.fetch': inProcess, 'MSW in Node': intercepted, 'a port': onPort };

/** The mistakes that cases make on purpose. The findings name them, and nothing else. */
const mistakes: Readonly<Record<string, readonly FindingRule[]>> = {
  'returns the payer and order fields of the request': ['unknown-field'],
  'returns the split of the request': ['unknown-field'],
  'does not require a checkout for DIRECT, REDIRECT, CHECKOUT and SDK_SEAMLESS': ['order-charged-twice'],
  'finds the payments of an order, oldest first, as the retrieve call returns them': ['order-charged-twice'],
  'accepts each field at its limit': ['excess-decimals', 'unknown-field'],
  'accepts field names that objects inherit, such as toString': ['unknown-field'],
  'rejects a query parameter that is not a boolean': ['unknown-field'],
  'forgets an idempotency key after 24 hours': ['key-reused-after-expiry'],
};

describe.each(Object.entries(transports))('over %s', (_name, start) => {
  let transport: Transport;
  beforeAll(async () => {
    transport = await start();
  });
  afterAll(() => transport.stop());

  describe.each(Object.entries(cases))('%s', (_operation, list) => {
    test.each(list.map((each) => [each.title, each] as const))('%s', async (title, each) => {
      const merchant = createTestMerchant(transport);
      await each.run(merchant);
      await merchant.settled();
      expect(merchant.controls.findings().map(({ rule }) => rule)).toEqual(mistakes[title] ?? []);
    });
  });
});
