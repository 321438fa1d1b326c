import { createClient } from '@paychord/sdk';
import { describe, expect, test } from 'vitest';
import { authorization, cardPayment, reference, usd } from '../../../test/helpers/test-caller.ts';
import { act, caller, create, mock, startMock, useMockServer } from '../../../test/helpers/test-mock.ts';

useMockServer();

const messagesFor = async (changes: object): Promise<string[]> =>
  (await caller.post('/v1/payments', cardPayment(changes))).json.messages;
const card = (changes: object) => ({ payment_method: { token: 'tok-1', detail: { card: changes } } });

describe('a request that the contract refuses', () => {
  test.each([
    ['a limit', card({ installments: 0 }), 'CardInput.installments'],
    ['a length', { metadata: [{ key: 'k'.repeat(49), value: 'v' }] }, 'MetadataItemInput.key'],
    ['a type', { customer_payer: { first_name: {} } }, 'CustomerPayer.*'],
    ['a required field', { account_id: undefined }, 'CreatePaymentRequest'],
    ['a field', { subscription: { billing_cycles: { total: 'one' } } }, 'SubscriptionInput'],
  ])('names the row of GAPS for %s that the specification does not show', async (_, changes, row) => {
    const messages = await messagesFor(changes);
    expect(messages).toHaveLength(2);
    expect(messages[1]).toBe(`Assumed rule, see GAPS: ${row}`);
  });

  test.each([
    ['a length', { merchant_order_id: '1' }],
    ['a list', { country: 'DE' }],
    ['a type', { payment_method: { token: 5 } }],
    ['a condition', { checkout: undefined, workflow: 'SDK_CHECKOUT' }],
  ])('names no row for %s that the specification shows', async (_, changes) => {
    expect(await messagesFor(changes)).toEqual([expect.not.stringContaining('GAPS')]);
  });

  test('names each row once, after all problems', async () => {
    const tag = { key: '', value: 'v' };
    const messages = await messagesFor({ metadata: [tag, tag], ...card({ installments: 0 }), country: 'DE' });
    expect(messages).toHaveLength(5);
    const rows =
      /^Assumed rules, see GAPS: (CardInput\.installments; MetadataItemInput\.key|MetadataItemInput\.key; CardInput\.installments)$/;
    expect(messages[4]).toMatch(rows);
  });
});

describe('an operation that refuses', () => {
  test('names the row of its rule', async () => {
    const session = cardPayment({ checkout: { session: 'session-1' } });
    await create(session);
    expect((await create(session)).messages).toEqual([
      'checkout.session has been paid with already',
      'Assumed rule, see GAPS: policies.onPaidSession',
    ]);
    const captured = await create();
    const { json } = await act(captured, 'capture', { ...reference, amount: usd(1) });
    expect(json.messages.at(-1)).toBe('Assumed rule, see GAPS: transaction of a capture, a cancellation and a dispute');
  });

  test('says so in the journal, and in the message of the error of the client', async () => {
    const client = createClient({ ...mock.credentials, baseUrl: 'http://127.0.0.1:4010', fetch: mock.fetch });
    const { id, transactions } = await create(authorization());
    const above = { ...reference, amount: usd(1_000) };
    await expect(client.payments.capture(id, transactions.id, above)).rejects.toThrow(
      'amount.value must be at most 25.5 (received 1000); Assumed rule, see GAPS: amount above the remaining amount',
    );
    expect(mock.journal.requests().at(-1)).toMatchObject({
      warnings: ['Assumed rule, see GAPS: amount above the remaining amount'],
      response: {
        body: { messages: [expect.any(String), 'Assumed rule, see GAPS: amount above the remaining amount'] },
      },
    });
    expect(mock.findings()).toEqual([]);
  });

  test('names no row for an unknown payment, which no service has', async () => {
    mock.campaigns.seed();
    const { json } = await caller.get('/v1/payments/0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11');
    expect(json.messages).toEqual(['No payment has this id']);
  });

  test('names the row in the text of a campaign error', async () => {
    startMock({ policies: { onUnknownField: 'reject' } });
    const { json } = await caller.get('/v1/campaigns/c2a8b1de-73f4-4c59-a1f0-6f2b9d8e7a31?filter=1');
    expect(json.message).toContain('; Assumed rule, see GAPS: policies.onUnknownField');
  });
});

test('an injected fault names no row, because a test asked for it', async () => {
  mock.faults.inject({ phase: 'before', status: 400, code: 'INVALID_STATUS' });
  expect((await create()).messages.join()).not.toContain('GAPS');
});
