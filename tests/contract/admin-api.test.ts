import { createMockServer, type MockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient, knownWebhookEventTypeValues } from '@paychord/sdk';
import { describe, expect, test } from 'vitest';
import {
  bodySchemaOf,
  type Response as Described,
  jsonSchemaOf,
  type LocatedOperation,
  type RequestBody,
  resolve,
} from '../../scripts/generate/document.ts';
import { documented as documentedService, readContract } from '../helpers/contract.ts';
import { paymentBody } from '../helpers/requests.ts';
import { parseJson } from '../helpers/test-merchant.ts';

const { document, documented, violationsOf } = readContract('packages/mock-server/admin-openapi.json');

/** `payments.list`, `mock.reset` …: a merchant's controls by their own names, those of the whole server below `mock`. */
function controlsOf(mock: MockServer): string[] {
  const merchant = mock.merchant(mock.credentials);
  const ofMerchant = Object.entries(merchant).flatMap(([name, member]) =>
    typeof member === 'function' ? [name] : Object.keys(member).map((verb) => `${name}.${verb}`),
  );
  const ofBoth = ['reset', 'settled'];
  const ofServer = Object.keys(mock).filter((name) => ofBoth.includes(name) || !(name in merchant));
  return [...ofMerchant, ...ofServer.map((name) => `mock.${name}`)].sort();
}

/** Controls without an admin operation: the service itself, the choice of the merchant, and what only the owner of the process may do. */
const inProcessOnly = [
  ...['mock.close', 'mock.credentials', 'mock.fetch', 'mock.limits', 'mock.merchant', 'mock.watch'],
  ...['mock.publicUrl', 'mock.setPublicUrl'],
];

test('each control has one admin operation, and each admin operation has one control', () => {
  const named = documented.flatMap(({ operation }) => (operation['x-control'] as string[] | undefined) ?? []);
  expect([...named, ...inProcessOnly].sort()).toEqual(controlsOf(createMockServer({ strict: true })));
});

test('the admin document lists the name of each operation of the service and of each event', () => {
  const { OperationId, WebhookEventName } = document.components.schemas ?? {};
  expect(OperationId?.enum).toEqual(documentedService.map(({ operation }) => operation.operationId));
  expect(WebhookEventName?.enum).toEqual([...knownWebhookEventTypeValues, 'banking.transfer']);
});

/** Returns how a response differs from the document. */
function responseProblems({ operation }: LocatedOperation, status: number, body: unknown): string[] {
  const described =
    operation.responses[status] ?? (status >= 400 && status < 500 ? operation.responses['4XX'] : undefined);
  if (described === undefined) return [`the document does not have the status ${status}`];
  const { content } = resolve<Described>(document, described);
  const schema = jsonSchemaOf(content) ?? content?.['application/x-ndjson']?.schema;
  if (schema === undefined) return body === undefined ? [] : ['there is a body'];
  return violationsOf(schema, body);
}

/** Sends a request of the admin API, with the values of its path parameters. */
async function call(baseUrl: string, { path, method, operation }: LocatedOperation, values: Values, body?: unknown) {
  const isStream = operation.operationId.startsWith('stream');
  const response = await fetch(
    baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? name) + (isStream ? '?follow=false' : ''),
    {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    },
  );
  const text = await response.text();
  // A stream has one value in each line.
  const [json = ''] = isStream ? text.split('\n') : [text];
  return { status: response.status, body: parseJson(json) };
}

type Values = Readonly<Record<string, string>>;

const customer = '3c5d8a0e-9a4b-4b1f-8f0e-2a6d7c9b1e22';
const url = 'http://127.0.0.1:9/';

test.each<[operationId: string, body: unknown]>([
  ['injectFault', { phase: 'before' }],
  ['injectFault', { phase: 'before', latencyMs: 1, code: 'X' }],
  ['injectFault', { phase: 'processing', latencyMs: 1 }],
  ['injectFault', { phase: 'body' }],
  ['injectFault', { phase: 'body', corrupt: 'truncated', status: 500 }],
  ['injectFault', { phase: 'transport', connection: 'reset' }],
  ['injectFault', { phase: 'transport', connection: 'reset', lost: 'response', corrupt: 'truncated' }],
  ['injectFault', { phase: 'transport', connection: 'reset', lost: 'response' }],
  ['injectFault', { phase: 'after-commit', latencyMs: 0, when: { nth: 1 } }],
  ['registerWebhookEndpoint', { url: 'shop.example.com' }],
  ['registerWebhookEndpoint', { url: 'ftp://shop.example.com' }],
  ['registerWebhookEndpoint', { url: 'http://user:password@shop.example.com' }],
  ['registerWebhookEndpoint', { url: 'http://shop.example.com:65536' }],
  ['registerWebhookEndpoint', { url: 'http://1.2.3.256' }],
  ['registerWebhookEndpoint', { url: 'http://[::1]:80/hooks?a=b#c' }],
  ['registerWebhookEndpoint', { url, secret: ' ' }],
  ['registerWebhookEndpoint', { url, secret: 'a\n' }],
  ['registerWebhookEndpoint', { url, secret: 'half of a pair \ud83d' }],
  ['registerWebhookEndpoint', { url, apiKey: 'ключ' }],
  ['registerWebhookEndpoint', { url, apiSecret: ' key' }],
  ['registerWebhookEndpoint', { url, receiver: 'x' }],
  ['registerWebhookEndpoint', {}],
  ['registerWebhookEndpoint', { url, inbox: true }],
  ['registerWebhookEndpoint', { inbox: false }],
  ['registerWebhookEndpoint', { inbox: true, events: ['banking.transfer'] }],
  ['setMerchantBaseUrl', { url: `${url}?tenant=1` }],
  ['setMerchantBaseUrl', { url: `${url}hooks/` }],
  ['setMerchantBaseUrl', { url, events: [] }],
  ['setWebhookChaos', { delay: '100000d' }],
  ['setWebhookChaos', { delay: '99999d', drop: 1 }],
  ['setWebhookChaos', { dorp: 1 }],
  ['advanceClock', { duration: '2400000h' }],
  ['advanceClock', { duration: 1e300 }],
  ['advanceClock', { duration: '1h', by: 1 }],
  ['seedCustomer', { merchant_customer_id: 'shopper-2', id: 'short' }],
  ['seedCustomer', { merchant_customer_id: 'shopper-2', id: customer }],
  ['seedCustomer', { merchant_customer_id: 'shopper-2', frist_name: 'A' }],
  ['enrollPaymentMethod', { status: 7 }],
  ['enrollPaymentMethod', { anything: 7 }],
  ['receiveTransfer', { id: 'transfer-1' }],
  ['receiveTransfer', { amount: { value: 0 } }],
  ['receiveTransfer', { amount: { value: 1.00001 } }],
  ['createPayment', { amount: { value: -1 } }],
  ['createPayment', { amount: { currency: 'dollars' } }],
  ['createPayment', { country: 'DE' }],
  ['createPayment', { workflow: 'SDK_CHECKOUT', anything: 1 }],
  ['createPayment', { payment_method: { token: 7 } }],
  ['receiveTransfer', { amount: null, provider: null }],
  ['receiveTransfer', { sender: { bank_name: 7 } }],
  ['seedOnboardingTransfer', { origin: { status: 7 } }],
  ['seedOnboardingTransfer', { origin: { status: 'ANY', more: 7 } }],
  ['seedOnboardingTransfer', { orgin: {} }],
  ['seedCampaign', { country: 'Colombia' }],
  ['seedCampaign', { rules: [{ values: 'DECLINED' }] }],
  ['seedCampaign', { rules: [{ rule_type: 'ANY' }], more: 1 }],
  ['waitForDelivery', { timeoutMs: 0, event: 'payment.purchase', id: 'x' }],
])('the admin document and the server agree on %s of %j', async (id, body) => {
  const described = documented.find(({ operation }) => operation.operationId === id);
  if (described === undefined) throw new Error(`Unknown operation: ${id}`);
  const isValid = violationsOf(bodySchemaOf(document, described) ?? {}, body).length === 0;
  const mock = createMockServer({ strict: true });
  const server = await listen(mock, { admin: true });
  const { id: customerId } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  const { status } = await call(server.url, described, { customerId }, body);
  await server.close();
  expect(status === 400).toBe(!isValid);
});

describe.each(documented.map((each) => [each.operation.operationId, each] as const))('%s', (id, described) => {
  test('has a route whose success and error responses match the document', async () => {
    const mock = createMockServer({ strict: true });
    const server = await listen(mock, { admin: true });
    try {
      const present = await prepare(mock, server.url, id);
      const [example] = examplesOf(described);
      const { deliveryId } = present;
      const done = await call(
        server.url,
        described,
        present,
        id === 'explainSignature' ? { ...(example as object), deliveryId } : example,
      );
      expect(Object(done.body).code, JSON.stringify(done.body)).toBeUndefined();
      expect(done.status).toBeLessThan(300);
      expect(responseProblems(described, done.status, done.body)).toEqual([]);

      const names = [
        'paymentId',
        'transferId',
        'customerId',
        'deliveryId',
        'snapshotId',
        'endpointId',
        'faultId',
        'idempotencyKey',
      ];
      const absent = { ...Object.fromEntries(names.map((name) => [name, 'x'])), number: '1000' };
      const unknown = described.method === 'GET' ? undefined : { unknown: true };
      const refused = await call(server.url, described, absent, unknown);
      if (refused.status >= 300) expect(responseProblems(described, refused.status, refused.body)).toEqual([]);
      // An operation without path parameters and body cannot reject them.
      const takesSomething = described.path.includes('{') || described.operation.requestBody !== undefined;
      const isOpen = ['createPayment', 'receiveTransfer', 'seedCampaign'].includes(id);
      expect(refused.status >= 400).toBe(takesSomething && !isOpen);
    } finally {
      await server.close();
    }
  });
});

function examplesOf({ operation }: LocatedOperation): unknown[] {
  const { content } = (operation.requestBody ?? {}) as RequestBody;
  const { example, examples = {} } = content?.['application/json'] ?? {};
  return example === undefined ? Object.values(examples).map(({ value }) => value) : [example];
}

/** The state in which the example of an operation succeeds. */
async function prepare(mock: MockServer, url: string, id: string): Promise<Record<string, string>> {
  const client = createClient({ baseUrl: url, ...mock.credentials });
  const create = async (payment_method: object) => (await client.payments.create(paymentBody({ payment_method }))).id;
  const endpoint = mock.webhooks.register({ receiver: () => new Response(), secret: 'whsec-1' });
  const paid = await create({ token: 'tok-1' });
  const owed = await create({ type: 'BANK_TRANSFER' });
  if (id === 'clearFault') mock.faults.inject({ phase: 'before', status: 503 });
  await mock.settled();
  const customer = mock.customers.seed({ merchant_customer_id: 'shopper-0' });
  const idempotencyKey = 'enrollment-1';
  mock.paymentMethods.enroll(customer.id, { status: 'READY_TO_ENROLL', idempotency_key: idempotencyKey });
  const subjects: Record<string, string> = {
    completeAction: owed,
    getCustomerPage: owed,
  };
  const takesSnapshot = ['restoreSnapshot', 'deleteSnapshot'].includes(id);
  const snapshot = takesSnapshot ? await (await fetch(`${url}/__mock/snapshots`, { method: 'POST' })).json() : {};
  const lines = await (await fetch(`${url}/__mock/journal/stream?follow=false&detail=summary`)).text();
  const { cursor } = JSON.parse(lines.split('\n')[0] ?? '') as { cursor: string };
  return {
    cursor,
    paymentId: subjects[id] ?? paid,
    move: 'openChargeback',
    transferId: mock.transfers.receive().id,
    customerId: customer.id,
    idempotencyKey,
    deliveryId: mock.webhooks.deliveries()[0]?.id ?? '',
    snapshotId: snapshot.id,
    endpointId: endpoint.id,
    faultId: mock.faults.list()[0]?.id ?? '',
    number: '1',
  };
}
