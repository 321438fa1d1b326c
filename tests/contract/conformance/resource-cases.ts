import { expect } from 'vitest';
import { cardPayment, dispute, pdf } from '../../helpers/requests.ts';
import { organizationCode, type TestMerchant } from '../../helpers/test-merchant.ts';
import { type Case, testCase } from './case.ts';

const key = () => ({ 'X-Idempotency-Key': crypto.randomUUID() });
const unknownId = '00000000-0000-4000-8000-000000000000';

const chargedBack = async ({ client, controls }: TestMerchant) => {
  const { id, transactions } = await client.payments.create(cardPayment());
  const chargeback = controls.payments.openChargeback(id, { reason: 'FRAUD' });
  return { id, purchase: transactions.id, chargeback: chargeback.id };
};

const invalidFiles: readonly (readonly [string, string, string])[] = [
  ['a file that is no PDF', btoa('GIF89a, but long enough'), 'must be a PDF'],
  ['a file that is no base64', 'not*base64!', 'must match'],
  ['base64 that is cut off', btoa(pdf).slice(0, -1), 'must be base64'],
  ['a file of 1,048,577 bytes', btoa(`%PDF-${' '.repeat(1_048_572)}`), 'at most 1048576 bytes'],
  ['an empty file', '', 'at least 1 character'],
];

export const submitDispute: readonly Case[] = [
  testCase('moves the payment to review and forwards the evidence to the issuer', async (setting) => {
    const { client, controls } = setting;
    const { id, chargeback } = await chargedBack(setting);
    expect(controls.payments.get(id)).toMatchObject({ status: 'IN_DISPUTE', sub_status: 'RECEIVED' });
    const disputed = await client.disputes.submit(id, chargeback, dispute());
    expect(disputed).toMatchObject({ id, status: 'IN_DISPUTE', sub_status: 'PENDING_REVIEW', split_marketplace: [] });
    expect(disputed.transactions).toMatchObject({
      id: chargeback,
      type: 'CHARGEBACK',
      status: 'CREATED',
      reason: 'FRAUD',
    });
    expect(controls.disputes.forwardedEvidence(id)).toEqual([
      { transaction_id: chargeback, forwarded_at: controls.clock.timestamp(), evidence: dispute().evidence },
    ]);
  }),
  testCase('accepts a file of exactly 1 MB', async (setting) => {
    const { id, chargeback } = await chargedBack(setting);
    const content = btoa(`%PDF-${' '.repeat(1_048_571)}`);
    expect((await setting.client.disputes.submit(id, chargeback, dispute(content))).sub_status).toBe('PENDING_REVIEW');
  }),
  testCase('accepts more evidence, also after the issuer has decided', async (setting) => {
    const { client, controls } = setting;
    const { id, chargeback } = await chargedBack(setting);
    await client.disputes.submit(id, chargeback, dispute());
    await client.disputes.submit(id, chargeback, dispute());
    expect(controls.disputes.forwardedEvidence(id)).toHaveLength(2);
    expect(controls.payments.decideDispute(id, 'won')).toMatchObject({ status: 'SUCCEEDED', sub_status: 'APPROVED' });
    const again = await client.disputes.submit(id, chargeback, dispute());
    expect(again).toMatchObject({ status: 'IN_DISPUTE', transactions: { id: chargeback, status: 'CREATED' } });
    expect(controls.payments.decideDispute(id, 'lost')).toMatchObject({ status: 'CHARGEBACK', sub_status: 'LOST' });
    const last = await client.disputes.submit(id, chargeback, dispute());
    expect(last).toMatchObject({ status: 'IN_DISPUTE', sub_status: 'PENDING_REVIEW' });
  }),
  testCase('turns a lost dispute into a chargeback', async (setting) => {
    const { id } = await chargedBack(setting);
    const lost = setting.controls.payments.decideDispute(id, 'lost');
    expect(lost).toMatchObject({ status: 'CHARGEBACK', sub_status: 'LOST' });
    expect(lost.transactions.at(-1)).toMatchObject({ type: 'CHARGEBACK', status: 'LOST' });
  }),
  testCase('forwards the evidence once for a repeated idempotency key', async (setting) => {
    const { id, chargeback } = await chargedBack(setting);
    const request = { headers: key(), body: dispute() };
    const path = `/v1/payments/${id}/transactions/${chargeback}/dispute`;
    await setting.send('POST', path, request);
    expect((await setting.send('POST', path, request)).headers.get('x-idempotent-replayed')).toBe('true');
    expect(setting.controls.disputes.forwardedEvidence(id)).toHaveLength(1);
  }),
  ...invalidFiles.map(([what, content, message]) =>
    testCase(`refuses ${what}`, async (setting) => {
      const { id, chargeback } = await chargedBack(setting);
      const path = `/v1/payments/${id}/transactions/${chargeback}/dispute`;
      const answer = await setting.send('POST', path, { headers: key(), body: dispute(content) });
      expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_PARAMETERS' } });
      expect(answer.json.messages[0]).toMatch(/^evidence\[0\]\.content /);
      expect(answer.json.messages[0]).toContain(message);
      expect(setting.controls.disputes.forwardedEvidence(id)).toEqual([]);
    }),
  ),
  testCase('rejects an empty list, another media type and another account', async (setting) => {
    const { id, chargeback } = await chargedBack(setting);
    const path = `/v1/payments/${id}/transactions/${chargeback}/dispute`;
    const refused = async (body: object) => (await setting.send('POST', path, { headers: key(), body })).json.messages;
    expect(await refused({ ...dispute(), evidence: [] })).toEqual(['evidence must have at least 1 item (received 0)']);
    const [file] = dispute().evidence;
    expect(await refused({ ...dispute(), evidence: [{ ...file, content_type: 'image/png' }] })).toEqual([
      'evidence[0].content_type must be one of application/pdf',
    ]);
    expect(await refused({ ...dispute(), account_id: unknownId })).toEqual([
      'account_id must be the account of the payment',
    ]);
    expect(await refused({ evidence: [{}] })).toHaveLength(5);
  }),
  testCase('rejects a transaction that is not a chargeback', async (setting) => {
    const { id, purchase } = await chargedBack(setting);
    const answer = await setting.send('POST', `/v1/payments/${id}/transactions/${purchase}/dispute`, {
      headers: key(),
      body: dispute(),
    });
    expect(answer).toMatchObject({ status: 400, json: { code: 'INVALID_TRANSACTION_TYPE' } });
    const unknown = await setting.send('POST', `/v1/payments/${id}/transactions/${unknownId}/dispute`, {
      headers: key(),
      body: dispute(),
    });
    expect(unknown).toMatchObject({ status: 404, json: { code: 'TRANSACTION_NOT_FOUND' } });
  }),
];

export const createCustomer: readonly Case[] = [
  testCase('creates a customer with all fields of the request', async ({ client }) => {
    const request = {
      merchant_customer_id: 'shopper-1',
      first_name: 'María',
      country: 'CO',
      metadata: [{ key: 'k', value: 'v' }],
    };
    const customer = await client.customers.create(request);
    expect(customer).toMatchObject(request);
    expect(customer.id).toMatch(/^[0-9a-f-]{36}$/);
  }),
  testCase('rejects a second customer with the same identifier', async ({ client, send }) => {
    await client.customers.create({ merchant_customer_id: 'shopper-1' });
    const answer = await send('POST', '/v1/customers', { body: { merchant_customer_id: 'shopper-1' } });
    expect(answer).toMatchObject({ status: 400, json: { code: 'CUSTOMER_ID_DUPLICATED' } });
  }),
  testCase('rejects 51 tags and a customer without an identifier', async ({ send }) => {
    const metadata = Array(51).fill({ key: 'k', value: 'v' });
    const tags = await send('POST', '/v1/customers', { body: { merchant_customer_id: 'shopper-1', metadata } });
    expect(tags.json.messages).toEqual(['metadata must have at most 50 items (received 51)']);
    expect((await send('POST', '/v1/customers', { body: {} })).json.code).toBe('MISSING_PARAMETERS');
  }),
];

export const listPaymentMethods: readonly Case[] = [
  testCase('lists enrolled payment methods, and none for a new customer', async ({ client, controls }) => {
    const { id } = await client.customers.create({ merchant_customer_id: 'shopper-1' });
    expect(await client.paymentMethods.list(id)).toEqual([]);
    const enrolled = controls.paymentMethods.enroll(id, { name: 'MY CARD' });
    expect(await client.paymentMethods.list(id)).toEqual([enrolled]);
    expect(enrolled).toMatchObject({
      name: 'MY CARD',
      type: 'CARD',
      category: 'CARD',
      status: 'ENROLLED',
      last_successfully_used_at: '',
    });
  }),
  testCase('rejects an unknown customer and an identifier of the wrong length', async ({ send }) => {
    const unknown = await send('GET', `/v1/customers/${unknownId}/payment-methods`);
    expect(unknown).toMatchObject({ status: 404, json: { code: 'CUSTOMER_NOT_FOUND' } });
    for (const id of ['a'.repeat(35), 'a'.repeat(65)]) {
      expect(await send('GET', `/v1/customers/${id}/payment-methods`)).toMatchObject({
        status: 400,
        json: { code: 'INVALID_PARAMETERS' },
      });
    }
  }),
];

export const reverseTransfer: readonly Case[] = [
  testCase('reverses a transfer and restores the balance of the recipient', async ({ client, controls }) => {
    const { transferId } = controls.onboardings.seedTransfer({
      organizationCode,
      origin: { description: 'former' },
      destination: { description: 'present' },
    });
    const reversal = await client.onboardings.reverseTransfer(transferId);
    expect(reversal.origin_onboarding).toMatchObject({
      status: 'INACTIVE',
      description: 'present',
      type: 'ONE_STEP_ONBOARDING',
    });
    expect(reversal.destination_onboarding).toMatchObject({
      status: 'SUCCEEDED',
      description: 'former',
      workflow: 'DIRECT',
    });
  }),
  testCase('returns 201, and the same response for a repeated idempotency key', async ({ controls, send }) => {
    const { transferId } = controls.onboardings.seedTransfer({ organizationCode });
    const headers = { ...key(), 'X-organization-code': organizationCode };
    const first = await send('POST', `/v1/recipients/onboardings/reverse-transfer/${transferId}`, { headers });
    expect(first.status).toBe(201);
    const again = await send('POST', `/v1/recipients/onboardings/reverse-transfer/${transferId}`, { headers });
    expect(again.json).toEqual(first.json);
    const otherKey = { ...headers, ...key() };
    const other = await send('POST', `/v1/recipients/onboardings/reverse-transfer/${transferId}`, {
      headers: otherKey,
    });
    expect(other).toMatchObject({ status: 400, json: { code: 'INVALID_STATUS' } });
  }),
  testCase(
    'rejects another organization, an unknown transfer and a missing organization',
    async ({ controls, send }) => {
      const { transferId } = controls.onboardings.seedTransfer({ organizationCode });
      const reverse = (id: string, headers: Record<string, string>) =>
        send('POST', `/v1/recipients/onboardings/reverse-transfer/${id}`, { headers: { ...key(), ...headers } });
      expect(await reverse(transferId, { 'X-organization-code': 'other' })).toMatchObject({
        status: 404,
        json: { code: 'ONBOARDING_NOT_FOUND' },
      });
      expect((await reverse('unknown', { 'X-organization-code': organizationCode })).status).toBe(404);
      const none = await reverse(transferId, {});
      expect(none).toMatchObject({
        status: 400,
        json: { code: 'MISSING_HEADER', messages: ['X-organization-code is required'] },
      });
    },
  ),
];

export const retrieveCampaign: readonly Case[] = [
  testCase('returns a campaign with its rules', async ({ client, controls }) => {
    const seeded = controls.campaigns.seed({
      name: 'Win back',
      rules: [{ values: ['DECLINED', 'ERROR'], conditional: 'ONE_OF' }],
    });
    const campaign = await client.campaigns.retrieve(seeded.id);
    expect(campaign).toEqual(seeded);
    expect(campaign.rules).toMatchObject([
      { rule_type: 'PAYMENT_STATUS', values: ['DECLINED', 'ERROR'], metadata_key: null },
    ]);
  }),
  testCase('returns errors in the format of the campaign API', async ({ send }) => {
    const unknown = await send('GET', `/v1/campaigns/${unknownId}`);
    expect(unknown).toMatchObject({ status: 404, json: { code: 404, message: 'No campaign has this id' } });
    expect(await send('GET', '/v1/campaigns/7')).toMatchObject({ status: 400, json: { code: 400 } });
    expect(await send('GET', `/v1/campaigns/${unknownId}`, { keys: {} })).toMatchObject({
      status: 401,
      json: { code: 401 },
    });
  }),
];
