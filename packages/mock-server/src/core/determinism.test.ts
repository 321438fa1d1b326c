import { hash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { authorization, callerOf, cardPayment, dispute, usd } from '../../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from './mock-server.ts';

/** Runs every operation, with faults, failing webhooks, chaos and time. Returns every response and webhook that the mock server sent. */
const recordMonth = async (
  mock: MockServer,
  afterEachCall: () => Promise<void> = async () => {},
): Promise<string[]> => {
  const lines: string[] = [];
  const webhooks: string[] = [];
  const caller = callerOf(mock, mock.credentials, 'http://story.test');
  const recordCall = async (call: ReturnType<typeof caller.get>) => {
    const { status, headers, text, json } = await call;
    const names = ['x-trace-id', 'x-idempotent-replayed', 'retry-after'];
    lines.push([status, ...names.map((name) => headers.get(name) ?? '-'), text].join(' '));
    await afterEachCall();
    return json;
  };
  mock.webhooks.register({
    secret: 'story',
    async receiver(request) {
      const { type_event, retry, data } = await request.json();
      // The signature stands for every byte of the body.
      webhooks.push([request.headers.get('x-hmac-signature'), type_event, retry, data.payment.status].join(' '));
      return new Response(null, { status: webhooks.length % 4 === 0 ? 500 : 200 });
    },
  });
  mock.faults.inject({ phase: 'before', status: 429, retryAfter: 3, when: { nth: 4 } });
  mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 504, when: { probability: 0.2 } });

  const paid = await recordCall(caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'paid' }));
  await recordCall(caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'paid' }));
  await recordCall(caller.post('/v1/payments', cardPayment({ payment_method: { token: 'tok_insufficient_funds' } })));
  await recordCall(caller.post('/v1/payments', cardPayment({ country: 'DE' })));
  const held = await recordCall(caller.post('/v1/payments', authorization({ amount: usd(0.3) })));
  const capture = { merchant_reference: 'CAP-1', reason: 'SENT', amount: usd(0.1) };
  await recordCall(caller.post(`/v1/payments/${held.id}/transactions/${held.transactions?.id}/capture`, capture));
  await mock.clock.advance('6h');
  await recordCall(caller.post('/v1/payments', authorization()));
  await recordCall(caller.post('/v1/customers', { merchant_customer_id: 'shopper-1' }));
  await mock.clock.advance('7d');
  const chargeback = mock.payments.openChargeback(paid.id, { reason: 'FRAUD' });
  await recordCall(caller.post(`/v1/payments/${paid.id}/transactions/${chargeback.id}/dispute`, dispute()));
  mock.payments.decideDispute(paid.id, 'won');
  await recordCall(
    caller.post(`/v1/payments/${paid.id}/transactions/${paid.transactions.id}/refund`, { merchant_reference: 'R-1' }),
  );
  await recordCall(caller.get(`/v1/payments/${paid.id}?raw_response=true&transactions_history=true`));
  const { id: transferId, organizationCode } = mock.onboardings.seedTransfer();
  const organization = { 'x-organization-code': organizationCode };
  await recordCall(caller.post(`/v1/recipients/onboardings/reverse-transfer/${transferId}`, undefined, organization));
  await recordCall(caller.get(`/v1/campaigns/${mock.campaigns.seed().id}`));
  await mock.clock.runAll();
  await mock.settled();
  return [...lines, ...webhooks];
};

describe('the same seed and calls', () => {
  const make = (seed = 7) => createMockServer({ strict: true, seed });

  test('give the recorded bytes', async () => {
    const [first = '', ...others] = await recordMonth(make());
    // The first response in full, and of the others what a reader can check, with a hash of everything.
    const lines = others.map((line) => `${hash('sha256', line).slice(0, 12)} ${line.slice(0, 60)}`);
    await expect(`${[first, ...lines].join('\n')}\n`).toMatchFileSnapshot('determinism.golden.txt');
  });

  test('give the same bytes when other merchants are active', async () => {
    const mock = make();
    let calls = 0;
    const useOtherMerchant = async () => {
      calls += 1;
      const credentials = { publicApiKey: `other-${calls % 3}`, privateSecretKey: 's' };
      const merchant = mock.merchant(credentials);
      merchant.faults.inject({ phase: 'before', status: 500, when: { probability: 0.5 } });
      merchant.webhooks.register({ receiver: () => new Response() });
      await callerOf(mock, credentials).post('/v1/payments', authorization());
      await callerOf(mock, { ...credentials, privateSecretKey: 'wrong' }).post('/v1/payments', cardPayment());
      await mock.fetch(new Request('http://mock.test/nowhere'));
      await merchant.clock.advance(`${calls}h`);
    };
    expect(await recordMonth(mock, useOtherMerchant)).toEqual(await recordMonth(make()));
    expect(calls).toBeGreaterThan(10);
  });

  test('give other bytes with another seed', async () => {
    expect(await recordMonth(make(8))).not.toEqual(await recordMonth(make()));
  });
});
