import assert from 'node:assert/strict';
import { createClient } from '@paychord/sdk';
import { expect, test } from 'vitest';
import { cardPayment } from '../test/helpers/test-caller.ts';
import {
  AssertionError,
  assertDeliveredWebhook,
  assertNoDuplicateCharges,
  assertNoFindings,
  assertNoUnknownFields,
  assertReceivedRequest,
  findDeliveredWebhooks,
  findDuplicateCharges,
  findRequests,
} from './assertions.ts';
import { createMockServer } from './core/mock-server.ts';

test('asserts requests, webhooks and charges in any test runner', async () => {
  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ receiver: () => new Response() });
  const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });
  assert.throws(() => assertReceivedRequest(mock, 'createPayment'), AssertionError);
  assert.throws(() => assertDeliveredWebhook(mock, 'payment.purchase'), AssertionError);
  await client.payments.create(cardPayment());
  await mock.settled();
  assertReceivedRequest(mock, 'createPayment');
  assertDeliveredWebhook(mock, 'payment.purchase');
  assertNoDuplicateCharges(mock);
  assertNoUnknownFields(mock);
  assertNoFindings(mock);
  await client.payments.create(cardPayment());
  assert.throws(() => assertNoDuplicateCharges(mock), /^AssertionError: Order ORDER-1 was charged 2 times/);
  expect([findRequests(mock, 'createPayment'), findDeliveredWebhooks(mock, 'payment.purchase')]).toHaveLength(2);
  expect(findDuplicateCharges(mock)).toHaveLength(1);
});

test.each([
  ['assertReceivedRequest', assertReceivedRequest, 'createPayment'],
  ['assertDeliveredWebhook', assertDeliveredWebhook, 'payment.purchase'],
  ['assertNoDuplicateCharges', assertNoDuplicateCharges, undefined],
  ['assertNoUnknownFields', assertNoUnknownFields, undefined],
  ['assertNoFindings', assertNoFindings, undefined],
])('%s rejects a value without controls', (_name, assertion, match) => {
  for (const value of [undefined, {}]) {
    expect(() => assertion(value as never, match as never)).toThrow(
      'Expected what setupMockServer, createMockServer or mock.merchant returns',
    );
  }
});
