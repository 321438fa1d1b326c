import { expect, test } from 'vitest';
import { mock, useMockServer } from '../../../test/helpers/test-mock.ts';
import { createCallbackReceiver } from '../webhooks/endpoint.ts';

useMockServer();

test('receive fills in the defaults of the contract around the given fields', () => {
  const transfer = mock.transfers.receive({
    payment_rail: 'WIRE',
    provider: { transfer_id: 'T-1' },
    amount: { currency: 'EUR' },
  });
  expect(transfer).toMatchObject({
    id: expect.stringMatching(/^xfer_/),
    destination_account_id: expect.stringMatching(/^acct_/),
    provider: { transfer_id: 'T-1', account_id: expect.any(String) },
    status: 'PENDING',
    direction: 'INCOMING',
    amount: { currency: 'EUR', value: 100 },
    payment_rail: 'WIRE',
  });
});

test('receive sends null for the fields that are null', async () => {
  const bodies: unknown[] = [];
  mock.webhooks.setMerchantBaseUrl(createCallbackReceiver((payload) => void bodies.push(payload)));
  const nulls = { provider: null, sender: null, amount: null, description: null };
  expect(mock.transfers.receive(nulls)).toMatchObject(nulls);
  await mock.settled();
  expect(bodies).toMatchObject([nulls]);
});

test.each([0, -1, 0.00001, Number.NaN])('receive rejects the amount %d', (value) => {
  expect(() => mock.transfers.receive({ amount: { value } })).toThrow('INVALID_PARAMETERS: amount.value must ');
});

test('complete changes only the status and updated_at', async () => {
  const received = mock.transfers.receive();
  await mock.clock.advance('2h');
  expect(mock.transfers.complete(received.id)).toEqual({
    ...received,
    status: 'COMPLETED',
    updated_at: '2026-01-01T02:00:00.000Z',
  });
});

test.each([5, null, 'WIRE', []])('receive rejects %j, because it is not an object', (details) => {
  expect(() => mock.transfers.receive(details as never)).toThrow(/^receive must have an object as details \(received /);
  expect(() => mock.campaigns.seed(details as never)).toThrow(/^campaigns.seed must have an object as details/);
  expect(() => mock.paymentMethods.enroll('customer', details as never)).toThrow(/^enroll must have an object/);
});
