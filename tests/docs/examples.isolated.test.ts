import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { createMockServer, type MockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient } from '@paychord/sdk';
import { clientOptionsFromEnv } from '@paychord/sdk/node';
import { sign } from '@paychord/sdk/webhooks';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { paymentBody } from '../helpers/requests.ts';

const printed = () => vi.mocked(console.log).mock.calls.map((line) => line.join(' '));

/** Starts a mock server on a port, and sets what `clientOptionsFromEnv` reads. */
async function startMock(): Promise<MockServer> {
  const mock = createMockServer({ strict: true });
  const server = await listen(mock);
  onTestFinished(() => server.close());
  vi.stubEnv('PAYCHORD_BASE_URL', server.url);
  vi.stubEnv('PAYCHORD_PUBLIC_API_KEY', mock.credentials.publicApiKey);
  vi.stubEnv('PAYCHORD_PRIVATE_SECRET_KEY', mock.credentials.privateSecretKey);
  return mock;
}

/** Runs the test in an empty folder: the example opens a file there. */
function useTemporaryFolder(): void {
  const before = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'paychord-'));
  process.chdir(folder);
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
}

beforeEach(() => {
  // Each example reads the environment when it is loaded.
  vi.resetModules();
  vi.spyOn(console, 'log').mockReturnValue();
});

test('examples/basics/create-payment.ts creates a payment', async () => {
  const mock = await startMock();
  await import('../../examples/basics/create-payment.ts');
  const [payment] = mock.payments.list();
  expect(printed()).toEqual([`${payment?.id} SUCCEEDED SUCCEEDED`]);
});

test('examples/basics/mock.env contains what the mock server command prints', () => {
  const text = readFileSync(new URL('../../examples/basics/mock.env', import.meta.url), 'utf8');
  const { credentials } = createMockServer({ strict: true });
  expect(clientOptionsFromEnv(parseEnv(text))).toMatchObject({ baseUrl: 'http://127.0.0.1:4010', ...credentials });
});

test('examples/basics/two-step-payment.ts authorizes, captures and refunds', async () => {
  await startMock();
  await import('../../examples/basics/two-step-payment.ts');
  expect(printed()).toEqual([
    'authorized AUTHORIZE PENDING AUTHORIZED',
    'captured 80.5 PARTIALLY_CAPTURED',
    'refunded 30.5 PARTIALLY_REFUNDED',
  ]);
});

test('examples/basics/finish-order.ts pays an order once after a lost response, with a new, an old or no idempotency key', async () => {
  const mock = await startMock();
  const { finish } = await import('../../examples/basics/finish-order.ts');
  const order = { id: 'ORDER-1', total: 25.5, token: 'one-time-token' };
  expect(await finish(order)).toBe('NOT_PAID');
  // Every attempt of the first call loses its response.
  const loss = { phase: 'transport', connection: 'reset', lost: 'response' } as const;
  mock.faults.inject({ operation: 'createPayment', ...loss, when: { times: 3 } });
  const attempt = { idempotencyKey: 'order-1', startedAt: new Date() };
  const first = await finish({ ...order, attempt }).catch((error) => error);
  expect(first).toMatchObject({ code: 'connection', outcome: 'unknown' });
  expect(await finish(order)).toBe('SUCCEEDED');
  expect(await finish({ ...order, attempt })).toBe('SUCCEEDED');
  // The mock server forgets a key after a day. An old attempt is looked up, and not repeated.
  await mock.clock.advance('25h');
  const oldAttempt = { ...attempt, startedAt: new Date(Date.now() - 25 * 3_600_000) };
  expect(await finish({ ...order, attempt: oldAttempt })).toBe('SUCCEEDED');
  expect(mock.payments.list()).toHaveLength(1);
});

test('examples/basics/finish-order.ts finds the payment that succeeded after one that ended without money', async () => {
  const mock = await startMock();
  const { finish } = await import('../../examples/basics/finish-order.ts');
  const client = createClient(clientOptionsFromEnv());
  const pay = (capture: boolean) =>
    client.payments.create(paymentBody({ payment_method: { token: 'tok-1', detail: { card: { capture } } } }));
  const order = { id: 'ORDER-1', total: 25.5, token: 'tok-1' };
  const { id } = await pay(false);
  expect(await finish(order)).toBe('PENDING');
  mock.payments.expire(id);
  expect(await finish(order)).toBe('NOT_PAID');
  await pay(true);
  expect(await finish(order)).toBe('SUCCEEDED');
});

test('examples/basics/finish-order.ts returns the present status after a repeat, and not that of the first response', async () => {
  const mock = await startMock();
  const { finish } = await import('../../examples/basics/finish-order.ts');
  const attempt = { idempotencyKey: 'order-1', startedAt: new Date() };
  const order = { id: 'ORDER-1', total: 25.5, token: 'tok_three_d_secure', attempt };
  expect(await finish(order)).toBe('PENDING');
  mock.payments.authenticate(mock.payments.list()[0]?.id as string, 'passed');
  expect(await finish(order)).toBe('SUCCEEDED');
  expect(mock.payments.list()).toHaveLength(1);
});

test('examples/basics/openapi-fetch.ts pays once, and repeats with the same key after an unknown outcome', async () => {
  const mock = await startMock();
  const { pay } = await import('../../examples/basics/openapi-fetch.ts');
  // The first response is lost, and the retry is refused: that proves nothing about the first attempt.
  mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 502 });
  mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 401, when: { nth: 2 } });
  expect(await pay('ORDER-1', 'order-1')).toBe('REPEAT_WITH_THE_SAME_KEY');
  expect(await pay('ORDER-1', 'order-1')).toBe('SUCCEEDED');
  expect(mock.payments.list()).toHaveLength(1);
  mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 403, code: 'FORBIDDEN' });
  expect(await pay('ORDER-2', 'order-2')).toBe('REJECTED: FORBIDDEN');
});

test('examples/basics/dispute-chargeback.ts disputes a chargeback once, despite repeated calls and lost responses', async () => {
  const mock = await startMock();
  const { dispute } = await import('../../examples/basics/dispute-chargeback.ts');
  const client = createClient(clientOptionsFromEnv());
  const { id } = await client.payments.create(paymentBody({ payment_method: { token: 'one-time-token' } }));
  expect(await dispute(id)).toBe('There is no open chargeback');
  mock.payments.openChargeback(id, { reason: 'FRAUD' });
  mock.faults.inject({ phase: 'after-commit', operation: 'submitDispute', status: 502 });
  expect(await dispute(id)).toBe('IN_DISPUTE PENDING_REVIEW');
  expect(await dispute(id)).toBe('IN_DISPUTE PENDING_REVIEW');
  expect(mock.disputes.forwardedEvidence(id)).toHaveLength(1);
  mock.payments.decideDispute(id, 'won');
  expect(await dispute(id)).toBe('There is no open chargeback');
});

test('examples/basics/receive-webhooks.ts handles each webhook once and ignores declined payments and pending transfers', async () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('PORT', '0');
  vi.stubEnv('WEBHOOK_SECRET', 'whsec-example');
  useTemporaryFolder();
  const { server } = await import('../../examples/basics/receive-webhooks.ts');
  await new Promise((resolve) => (server.listening ? resolve(undefined) : server.once('listening', resolve)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const mock = createMockServer({ strict: true });
  mock.webhooks.register({ url: `${url}/webhooks`, secret: 'whsec-example' });
  mock.webhooks.setMerchantBaseUrl(url);
  mock.webhooks.chaos({ duplicate: 1 });
  const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });
  const order = paymentBody({ payment_method: { token: 'one-time-token' } });
  const payment = await client.payments.create(order);
  await client.payments.create({ ...order, payment_method: { token: 'tok_do_not_honor' } });
  await mock.settled();
  mock.payments.openChargeback(payment.id, { reason: 'FRAUD' });
  await mock.settled();
  const transfer = mock.transfers.receive();
  await mock.settled();
  mock.transfers.complete(transfer.id);
  await mock.settled();
  expect(printed()).toEqual([`paid ${payment.id}`, `received ${transfer.id}`]);
  const statuses = mock.webhooks.deliveries().map(({ attempts }) => attempts.map(({ response }) => response?.status));
  // A purchase, a declined one, a chargeback, and two states of a transfer.
  expect(statuses).toEqual(Array(5).fill([200, 200]));
  expect(consoleError).not.toHaveBeenCalled();

  const headers = { 'x-hmac-signature': await sign('{}', 'another secret') };
  expect((await fetch(`${url}/webhooks`, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  expect(consoleError).toHaveBeenCalledWith(
    expect.stringMatching(/^Webhook rejected with 401: signature_mismatch.*explainSignature/),
  );
  server.close();
});

test('examples/basics/demo.ts prints each webhook after the line that caused it, and ends with the next steps', async () => {
  await import('../../examples/basics/demo.ts');
  const lines = printed().flatMap((text) => text.split('\n'));
  const verified = /^ {2}webhook, verified +\/webhooks\/payments {2}/.source;
  const story = [
    /^service /,
    /^merchant /,
    /^A payment$/,
    /^created +[0-9a-f-]{36} {2}SUCCEEDED {2}APPROVED/,
    RegExp(`${verified}payment\\.purchase  retry 0 \\(the first attempt\\)  [0-9a-f-]{36}  SUCCEEDED`),
    /^retrieved +[0-9a-f-]{36} {2}1 transaction/,
    /^A disputed chargeback$/,
    /^charged back +[0-9a-f-]{36} {2}CHARGEBACK/,
    RegExp(`${verified}payment\\.chargeback`),
    /^disputed +[0-9a-f-]{36} {2}IN_DISPUTE {2}PENDING_REVIEW/,
    RegExp(`${verified}payment\\.chargeback`),
    /^forwarded to issuer +delivery-note\.pdf {2}854 bytes/,
    /^won +[0-9a-f-]{36} {2}SUCCEEDED/,
    RegExp(`${verified}payment\\.chargeback`),
    /^Enrolled payment methods$/,
    /^enrolled +VISA/,
    /^A reversed onboarding transfer$/,
    /^reversed /,
    /^origin +[0-9a-f-]{36} {2}INACTIVE/,
    /^destination +[0-9a-f-]{36} {2}SUCCEEDED/,
    /^A campaign$/,
    /^campaign +[0-9a-f-]{36} {2}Recover declined payments/,
    /^rule /,
    /^An incoming bank transfer$/,
    /^pending +xfer_\w+ {2}1250\.75/,
    /^ {2}webhook, unverified +\/v1\/banking\/transfers {2}banking\.transfer {2}xfer_\w+ {2}PENDING/,
    /^completed +xfer_\w+/,
    /^ {2}webhook, unverified +\/v1\/banking\/transfers {2}banking\.transfer {2}xfer_\w+ {2}COMPLETED/,
    /^A forged webhook$/,
    /^forged +the endpoint returned 401/,
    /^ {2}webhook, rejected +\/webhooks\/payments {2}signature_mismatch/,
    /^deliveries +6 of 6 accepted by the merchant/,
    /^Next$/,
    /^npm run mock /,
    /^README\.md /,
    /^packages\/sdk\/docs /,
    /^examples\/shop /,
  ];
  expect(lines.filter((line) => line !== '')).toEqual(story.map((line) => expect.stringMatching(line)));
});
