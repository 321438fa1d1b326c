import { describe, expect, test } from 'vitest';
import { accountId, authorization, callerOf, cardPayment } from '../test/helpers/test-caller.ts';
import { createMockServer, type MockServer } from './mock-server.ts';

const pdf = {
  content_type: 'application/pdf',
  file_name: 'a.pdf',
  content_category: 'RECEIPT',
  content: btoa('%PDF-1.4'),
};

/** A merchant's month: every operation, with faults, webhooks that fail, chaos and time. Answers all bytes that left the mock. */
const story = async (mock: MockServer, meanwhile: () => Promise<void> = async () => {}): Promise<string> => {
  const lines: string[] = [];
  const heard: string[] = [];
  const caller = callerOf(mock, mock.credentials, 'http://story.test');
  const said = async (call: ReturnType<typeof caller.get>) => {
    const { status, headers, text, json } = await call;
    const names = ['x-trace-id', 'x-idempotent-replayed', 'retry-after'];
    lines.push([status, ...names.map((name) => headers.get(name) ?? '-'), text].join(' '));
    await meanwhile();
    return json;
  };
  mock.webhooks.register({
    secret: 'story',
    async receiver(request) {
      const { type_event, retry, data } = await request.json();
      // The signature stands for every byte of the body.
      heard.push([request.headers.get('x-hmac-signature'), type_event, retry, data.payment.status].join(' '));
      return new Response(null, { status: heard.length % 4 === 0 ? 500 : 200 });
    },
  });
  mock.faults.inject({ phase: 'before', status: 429, retryAfter: 3, when: { nth: 4 } });
  mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 504, when: { probability: 0.2 } });

  const paid = await said(caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'paid' }));
  await said(caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': 'paid' }));
  await said(caller.post('/v1/payments', cardPayment({ payment_method: { token: 'tok_insufficient_funds' } })));
  await said(caller.post('/v1/payments', cardPayment({ country: 'DE' })));
  const held = await said(caller.post('/v1/payments', authorization({ amount: { currency: 'USD', value: 0.3 } })));
  const capture = { merchant_reference: 'CAP-1', reason: 'SENT', amount: { currency: 'USD', value: 0.1 } };
  await said(caller.post(`/v1/payments/${held.id}/transactions/${held.transactions?.id}/capture`, capture));
  await mock.clock.advance('6h');
  await said(caller.post('/v1/payments', authorization()));
  await said(caller.post('/v1/customers', { merchant_customer_id: 'shopper-1' }));
  await mock.clock.advance('7d');
  const chargeback = mock.payments.openChargeback(paid.id, { reason: 'FRAUD' });
  const dispute = { account_id: accountId, evidence: [pdf] };
  await said(caller.post(`/v1/payments/${paid.id}/transactions/${chargeback.id}/dispute`, dispute));
  mock.payments.decideDispute(paid.id, 'won');
  await said(
    caller.post(`/v1/payments/${paid.id}/transactions/${paid.transactions.id}/refund`, { merchant_reference: 'R-1' }),
  );
  await said(caller.get(`/v1/payments/${paid.id}?raw_response=true&transactions_history=true`));
  const { transferId, organizationCode } = mock.onboardings.seedTransfer();
  const organization = { 'x-organization-code': organizationCode };
  await said(caller.post(`/v1/recipients/onboardings/reverse-transfer/${transferId}`, undefined, organization));
  await said(caller.get(`/v1/campaigns/${mock.campaigns.seed().id}`));
  await mock.clock.runAll();
  await mock.settled();
  return `${[...lines, ...heard].join('\n')}\n`;
};

describe('the same seed and calls', () => {
  const make = (seed = 7) => createMockServer({ strict: true, seed });

  test('give the recorded bytes', async () => {
    await expect(await story(make())).toMatchFileSnapshot('determinism.golden.txt');
  });

  test('give the same bytes when other merchants are active', async () => {
    const mock = make();
    let strangers = 0;
    const disturb = async () => {
      strangers += 1;
      const credentials = { publicApiKey: `stranger-${strangers % 3}`, privateSecretKey: 's' };
      const stranger = mock.merchant(credentials);
      stranger.faults.inject({ phase: 'before', status: 500, when: { probability: 0.5 } });
      stranger.webhooks.register({ receiver: () => new Response() });
      await callerOf(mock, credentials).post('/v1/payments', authorization());
      await callerOf(mock, { ...credentials, privateSecretKey: 'wrong' }).post('/v1/payments', cardPayment());
      await mock.fetch(new Request('http://mock.test/nowhere'));
      await stranger.clock.advance(`${strangers}h`);
    };
    expect(await story(mock, disturb)).toBe(await story(make()));
    expect(strangers).toBeGreaterThan(10);
  });

  test('give other bytes with another seed', async () => {
    expect(await story(make(8))).not.toBe(await story(make()));
  });
});
