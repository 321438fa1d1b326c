import { expect } from 'vitest';
import { cardPayment, dispute } from '../../helpers/requests.ts';
import { organizationCode, type TestMerchant } from '../../helpers/test-merchant.ts';
import { assumes, type Case, expectError, key, testCase, transactionPath, unknownId } from './case.ts';

const chargedBack = async ({ client, controls }: TestMerchant) => {
  const { id, transactions } = await client.payments.create(cardPayment());
  const chargeback = controls.payments.openChargeback(id, { reason: 'FRAUD' });
  const path = transactionPath(id, chargeback.id, 'dispute');
  return { id, purchase: transactions.id, chargeback: chargeback.id, path };
};

const invalidFiles: readonly (readonly [string, string, string])[] = [
  ['a file that is no PDF', btoa('GIF89a, but long enough'), 'must be a PDF'],
  ['a file that is no base64', 'not*base64!', 'must be base64'],
  ['base64 that is cut off', `${btoa('%PDF-1')}A`, 'must be base64'],
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
    const shown = { id: chargeback, type: 'CHARGEBACK', status: 'CREATED', reason: 'FRAUD' };
    expect(disputed.transactions).toMatchObject(shown);
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
  testCase('accepts eight files of 1 MB in one dispute', async (setting) => {
    const { id, chargeback } = await chargedBack(setting);
    const content = btoa(`%PDF-${' '.repeat(1_048_571)}`);
    const { evidence, ...rest } = dispute(content);
    const eight = { ...rest, evidence: Array.from({ length: 8 }, () => evidence[0] as (typeof evidence)[0]) };
    expect((await setting.client.disputes.submit(id, chargeback, eight)).sub_status).toBe('PENDING_REVIEW');
  }),
  testCase('turns a lost dispute into a chargeback', async (setting) => {
    const { id } = await chargedBack(setting);
    const lost = setting.controls.payments.decideDispute(id, 'lost');
    expect(lost).toMatchObject({ status: 'CHARGEBACK', sub_status: 'LOST' });
    expect(lost.transactions.at(-1)).toMatchObject({ type: 'CHARGEBACK', status: 'LOST' });
  }),
  testCase('forwards the evidence once for a repeated idempotency key', async (setting) => {
    const { id, path } = await chargedBack(setting);
    const headers = key();
    await setting.post(path, dispute(), headers);
    expect((await setting.post(path, dispute(), headers)).headers.get('x-idempotent-replayed')).toBe('true');
    expect(setting.controls.disputes.forwardedEvidence(id)).toHaveLength(1);
  }),
  ...invalidFiles.map(([what, content, message]) =>
    testCase(`rejects ${what}`, async (setting) => {
      const { id, path } = await chargedBack(setting);
      const response = await setting.post(path, dispute(content));
      expectError(response, 400, 'INVALID_PARAMETERS');
      expect(response.json.messages[0]).toMatch(/^evidence\[0\]\.content /);
      expect(response.json.messages[0]).toContain(message);
      expect(setting.controls.disputes.forwardedEvidence(id)).toEqual([]);
    }),
  ),
  testCase('rejects an empty list, another media type and another account', async (setting) => {
    const { path } = await chargedBack(setting);
    const messagesFor = async (body: object) => (await setting.post(path, body)).json.messages;
    const [file] = dispute().evidence;
    expect(await messagesFor({ ...dispute(), evidence: [] })).toEqual([
      'evidence must have at least 1 item (received 0)',
      assumes('DisputeRequest.evidence'),
    ]);
    expect(await messagesFor({ ...dispute(), evidence: [{ ...file, content_type: 'image/png' }] })).toEqual([
      'evidence[0].content_type must be one of application/pdf',
    ]);
    expect(await messagesFor({ ...dispute(), account_id: unknownId })).toEqual([
      'account_id must be the account of the payment',
      assumes('DisputeRequest.account_id'),
    ]);
    expect(await messagesFor({ evidence: [{}] })).toHaveLength(6);
  }),
  testCase('rejects a transaction that is not a chargeback', async (setting) => {
    const { id, purchase } = await chargedBack(setting);
    const submit = (transaction: string) => setting.post(transactionPath(id, transaction, 'dispute'), dispute());
    expectError(await submit(purchase), 400, 'INVALID_TRANSACTION_TYPE');
    expectError(await submit(unknownId), 404, 'TRANSACTION_NOT_FOUND');
  }),
];

export const createCustomer: readonly Case[] = [
  testCase('creates a customer with all fields of the request', async ({ client }) => {
    const metadata = [{ key: 'k', value: 'v' }];
    const request = { merchant_customer_id: 'shopper-1', first_name: 'María', country: 'CO', metadata };
    const customer = await client.customers.create(request);
    expect(customer).toMatchObject(request);
    expect(customer.id).toMatch(/^[0-9a-f-]{36}$/);
  }),
  testCase('rejects a second customer with the same identifier', async ({ client, send }) => {
    await client.customers.create({ merchant_customer_id: 'shopper-1' });
    const response = await send('POST', '/v1/customers', { body: { merchant_customer_id: 'shopper-1' } });
    expectError(response, 400, 'CUSTOMER_ID_DUPLICATED');
  }),
  testCase('rejects 51 tags', async ({ send }) => {
    const metadata = Array(51).fill({ key: 'k', value: 'v' });
    const tags = await send('POST', '/v1/customers', { body: { merchant_customer_id: 'shopper-1', metadata } });
    expect(tags.json.messages).toEqual([
      'metadata must have at most 50 items (received 51)',
      assumes('CreateCustomerRequest.*'),
    ]);
  }),
];

export const listPaymentMethods: readonly Case[] = [
  testCase('lists enrolled payment methods, and none for a new customer', async ({ client, controls }) => {
    const { id } = await client.customers.create({ merchant_customer_id: 'shopper-1' });
    expect(await client.paymentMethods.list(id)).toEqual([]);
    const enrolled = controls.paymentMethods.enroll(id, { name: 'MY CARD' });
    expect(await client.paymentMethods.list(id)).toEqual([enrolled]);
    const shown = { name: 'MY CARD', type: 'CARD', category: 'CARD', status: 'ENROLLED' };
    expect(enrolled).toMatchObject({ ...shown, last_successfully_used_at: '' });
  }),
  testCase('rejects an unknown customer and an identifier of the wrong length', async ({ send }) => {
    const list = (id: string) => send('GET', `/v1/customers/${id}/payment-methods`);
    expectError(await list(unknownId), 404, 'CUSTOMER_NOT_FOUND');
    for (const length of [35, 65]) expectError(await list('a'.repeat(length)), 400, 'INVALID_PARAMETERS');
  }),
];

const reversalPath = (id: string) => `/v1/recipients/onboardings/reverse-transfer/${id}`;

export const reverseTransfer: readonly Case[] = [
  testCase('reverses a transfer and restores the balance of the recipient', async ({ client, controls }) => {
    const { id: transferId } = controls.onboardings.seedTransfer({
      organizationCode,
      origin: { description: 'former' },
      destination: { description: 'present' },
    });
    const reversal = await client.onboardings.reverseTransfer(transferId);
    const origin = { status: 'INACTIVE', description: 'present', type: 'ONE_STEP_ONBOARDING' };
    expect(reversal.origin_onboarding).toMatchObject(origin);
    const destination = { status: 'SUCCEEDED', description: 'former', workflow: 'DIRECT' };
    expect(reversal.destination_onboarding).toMatchObject(destination);
  }),
  testCase('returns 201, and the same response for a repeated idempotency key', async ({ controls, post }) => {
    const { id: transferId } = controls.onboardings.seedTransfer({ organizationCode });
    const reverse = (headers: Record<string, string>) => post(reversalPath(transferId), undefined, headers);
    const headers = { ...key(), 'X-organization-code': organizationCode };
    const first = await reverse(headers);
    expect(first.status).toBe(201);
    expect((await reverse(headers)).json).toEqual(first.json);
    expectError(await reverse({ ...headers, ...key() }), 400, 'INVALID_STATUS');
  }),
  testCase('rejects another organization, an unknown transfer and a missing organization', async (setting) => {
    const { id: transferId } = setting.controls.onboardings.seedTransfer({ organizationCode });
    const reverse = (id: string, headers: Record<string, string>) => setting.post(reversalPath(id), undefined, headers);
    expectError(await reverse(transferId, { 'X-organization-code': 'other' }), 404, 'ONBOARDING_NOT_FOUND');
    expect((await reverse('unknown', { 'X-organization-code': organizationCode })).status).toBe(404);
    expectError(await reverse(transferId, {}), 400, 'MISSING_HEADER', ['X-organization-code is required']);
  }),
];

export const retrieveCampaign: readonly Case[] = [
  testCase('returns a campaign with its rules', async ({ client, controls }) => {
    const rules = [{ values: ['DECLINED', 'ERROR'], conditional: 'ONE_OF' }];
    const seeded = controls.campaigns.seed({ name: 'Win back', rules });
    const campaign = await client.campaigns.retrieve(seeded.id);
    expect(campaign).toEqual(seeded);
    expect(campaign.rules).toMatchObject([
      { rule_type: 'PAYMENT_STATUS', values: ['DECLINED', 'ERROR'], metadata_key: null },
    ]);
  }),
  testCase('returns errors in the format of the campaign API', async ({ send }) => {
    const unknown = await send('GET', `/v1/campaigns/${unknownId}`);
    expect(unknown).toMatchObject({
      status: 404,
      json: { code: 404, message: expect.stringMatching(/^No campaign has this id/) },
    });
    expectError(await send('GET', '/v1/campaigns/7'), 400, 400);
    expectError(await send('GET', `/v1/campaigns/${unknownId}`, { keys: {} }), 401, 401);
  }),
];
