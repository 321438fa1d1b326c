/**
 * A program for each `ts` block of the READMEs, by the heading above the block. Each runs on real servers and checks what the block did.
 * A block without a program fails the test.
 */
const order = `{
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-2026-000123',
  description: 'Running shoes',
  amount: { currency: 'USD', value: 25.5 },
  country: 'US',
  workflow: 'DIRECT',
  payment_method: { token: 'one-time-token' },
}`;

/** A mock server on a port, as the service. It ends with the program. */
const service = `
import assert from 'node:assert/strict';
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';

const mock = createMockServer({ strict: true });
const service = await listen(mock);
`;

const clientOfService = `
import { createClient as createTestClient, type CreatePaymentRequest } from '@paychord/sdk';
const client = createTestClient({ baseUrl: service.url, ...mock.credentials, maxRetries: 0 });
const body: CreatePaymentRequest = ${order};
`;

const endOfService = `
await service.close();
`;

/** A mock server in process, for the README of the mock server. */
const inProcess = `
import assert from 'node:assert/strict';
import { createMockServer as createTestMockServer } from '@paychord/mock-server';
import { createClient as createTestClient, type CreatePaymentRequest } from '@paychord/sdk';

const mock = createTestMockServer({ strict: true });
const client = createTestClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch, maxRetries: 0 });
const body: CreatePaymentRequest = ${order};
`;

const sdk: Readonly<Record<string, string>> = {
  'Create a payment': `
process.env.PAYCHORD_BASE_URL = service.url;
process.env.PAYCHORD_PUBLIC_API_KEY = mock.credentials.publicApiKey;
process.env.PAYCHORD_PRIVATE_SECRET_KEY = mock.credentials.privateSecretKey;
async function block() {
  README
  return payment;
}
assert.equal((await block()).status, 'SUCCEEDED');
assert.equal(mock.payments.list().length, 1);
`,
  'Errors and outcomes': `
const showToDeveloper = (code: string | undefined, messages: readonly string[]) => ['developer', code, messages.length > 0];
const tryLater = (delayMs: number, key: string | undefined) => ['later', delayMs, typeof key];
const repeatLater = (_: CreatePaymentRequest, key: string | undefined) => ['repeat', typeof key];
const order = { get paymentKey() { return crypto.randomUUID(); } };
const giveUp = (error: Error) => ['give up', error.name];
const withoutRetries = client;
const withRetry = createTestClient({ baseUrl: service.url, ...mock.credentials, maxRetries: 1, retryDelayMs: 1 });
async function block(client = withoutRetries) {
  README
  return undefined;
}
assert.equal(await block(), undefined);
mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 400, code: 'INVALID_REQUEST', messages: ['wrong'] });
assert.deepEqual(await block(), ['developer', 'INVALID_REQUEST', true]);
mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 429 });
const later = await block();
assert.equal(later?.[0], 'later');
assert.equal(later?.[2], 'string');
mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
assert.deepEqual(await block(), ['repeat', 'string']);
mock.faults.inject({ operation: 'createPayment', phase: 'after-commit', status: 503 });
mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 400, when: { nth: 2 } });
assert.deepEqual(await block(withRetry), ['repeat', 'string']);
mock.faults.inject({ operation: 'createPayment', phase: 'before', status: 403 });
assert.equal((await block())?.[0], 'give up');
`,
  Webhooks: `
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createClient as createRedisClient } from 'redis';

// A real Redis server on a socket in this folder.
const redisServer = spawn('redis-server', ['--port', '0', '--unixsocket', 'redis.sock', '--save', ''], { stdio: ['ignore', 'pipe', 'inherit'] });
for await (const chunk of redisServer.stdout) if (/ready to accept connections/i.test(String(chunk))) break;
const redis = await createRedisClient({ socket: { path: 'redis.sock', tls: false } }).connect();

const paid: [string, string | undefined][] = [];
const markPaid = async (id: string, key: string | undefined) => void paid.push([id, key]);
const secret = 'whsec-1';
const delivered: Request[] = [];
mock.webhooks.register({ secret, receiver: async (each) => { delivered.push(each.clone()); return new Response(); } });
await client.payments.create(body);
await mock.settled();
const [request] = delivered;
assert.ok(request);
const repeated = request.clone();
const forged = new Request(request.url, { method: 'POST', headers: { 'x-hmac-signature': 'AAAA' }, body: '{}' });
async function block(request: Request) {
  README
  return response.status;
}
assert.equal(await block(request), 200);
assert.equal(await block(repeated), 200);
assert.equal(paid.length, 1);
assert.equal(await block(forged), 401);
await redis.close();
redisServer.kill();
await once(redisServer, 'exit');
`,
};

const mockServer: Readonly<Record<string, string>> = {
  'With Vitest, Jest and node:test': `
// The imports from 'vitest' are in the block.
README
`,
  'With MSW': `${inProcess}
README
const intercepted = createTestClient({ baseUrl: 'https://payments.example.com', ...mock.credentials });
assert.equal((await intercepted.payments.create(body)).status, 'SUCCEEDED');
assert.equal(mock.payments.list().length, 1);
server.close();
`,
  'On a port': `${inProcess}
README
const remote = createTestClient({ baseUrl: server.url, ...mock.credentials });
assert.equal((await remote.payments.create(body)).status, 'SUCCEEDED');
assert.equal(mock.payments.list().length, 1);
await server.close();
`,
  'In process': `
import assert from 'node:assert/strict';
README
await client.payments.create(${order});
assert.equal(mock.payments.list()[0]?.status, 'SUCCEEDED');
`,
  'Simulate what happens': `${inProcess}
import { createWebhookReceiver } from '@paychord/sdk/webhooks';

const received: string[] = [];
const before = mock.clock.now();
const receive = createWebhookReceiver({
  accept: 'payment',
  secret: 'whsec-1',
  on: { 'payment.purchase': async ({ payload }) => void received.push(payload.data.payment.status ?? '') },
  onUnknown: () => {},
});
README
assert.equal(declined.transactions.response_code, 'INSUFFICIENT_FUNDS');
assert.equal(declined.status, 'DECLINED');
assert.deepEqual(received, ['SUCCEEDED']);
assert.equal((await client.payments.retrieve(payment.id)).status, 'SUCCEEDED');
assert.equal(Number(mock.clock.now()) - Number(before), 6 * 3_600_000);
assert.deepEqual(mock.findings(), []);
`,
};

/**
 * The programs of each page by the heading of their block: TypeScript with the line `README` where the block stands. The imports of the block
 * move to the top of the program. A program that imports vitest is a test file.
 */
export const programs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'packages/sdk/README.md': Object.fromEntries(
    Object.entries(sdk).map(([heading, code]) => [heading, service + clientOfService + code + endOfService]),
  ),
  'packages/mock-server/README.md': mockServer,
};
