import { expect, test } from 'vitest';
import { findDeliveredWebhooks, findRequests } from './assertions.ts';
import { createMockServer, type MockServer, type MockServerOptions } from './core/mock-server.ts';
import { createCallbackReceiver } from './core/webhooks/endpoint.ts';
import { handlers } from './msw.ts';
import { listen } from './node.ts';
import { setupMockServer } from './vitest.ts';

// Not strict by default, because these tests are about the options.
const make = createMockServer;

/** Returns the message of the OptionError that a call throws. */
const optionErrorOf = async (use: () => unknown) => {
  const error = await (async () => use())().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'OptionError', code: 'INVALID_OPTION' });
  expect(error).toBeInstanceOf(TypeError);
  const { message, option } = error as { message: string; option: string };
  expect(message).toMatch(new RegExp(`^${option.replaceAll(/[[\].]/g, '\\$&')} `));
  return message;
};

test.each<[object, string]>([
  [{ sed: 1 }, 'sed is not an option of createMockServer. Did you mean seed?'],
  [{ startat: 0 }, 'startat is not an option of createMockServer. Did you mean startAt?'],
  [{ colour: 'red' }, 'colour is not an option of createMockServer. Known options: seed, clock, startAt'],
  [{ seed: Number.NaN }, 'seed must be a whole number from 0 (received NaN)'],
  [{ seed: 1.5 }, 'seed must be a whole number from 0 (received 1.5)'],
  [{ seed: '1' }, 'seed must be a whole number from 0 (received "1")'],
  [{ seed: -1 }, 'seed must be a whole number from 0 (received -1)'],
  [{ seed: null }, 'seed must be a whole number from 0 (received null)'],
  [{ clock: 'fast' }, 'clock must be one of virtual, real (received "fast")'],
  [{ startAt: 'soon' }, 'startAt must be a date (received "soon")'],
  [{ startAt: '5' }, 'startAt must be a date (received "5")'],
  [{ startAt: '' }, 'startAt must be a date (received "")'],
  [{ startAt: '2026' }, 'startAt must be a date (received "2026")'],
  [{ startAt: 'Sat, 14 Mar 2026 09:00:00 GMT' }, 'startAt must be a date'],
  [{ startAt: '2026-13-30' }, 'startAt must be a date that exists (received "2026-13-30")'],
  [{ startAt: '2026-13-30T10:00:00Z' }, 'startAt must be a date that exists'],
  [{ startAt: '2026-03-14T25:00:00Z' }, 'startAt must be a date that exists'],
  [{ startAt: '2026-03-14T09:00:00' }, 'startAt must have a time zone (received "2026-03-14T09:00:00"). Add Z'],
  [{ startAt: '9000-01-01T00:00:00Z' }, 'startAt must be in the years 0 to 8999 (received "9000-01-01T00:00:00Z")'],
  [{ startAt: 8.64e15 }, 'startAt must be in the years 0 to 8999'],
  [{ startAt: -8.64e15 }, 'startAt must be in the years 0 to 8999'],
  [{ startAt: Date.UTC(2030, 0) * 1_000 }, 'startAt must be in the years 0 to 8999'],
  [{ startAt: Number.NaN }, 'startAt must be a date (received NaN)'],
  [{ startAt: new Date('soon') }, 'startAt must be a date (received an invalid Date)'],
  [{ credentials: [] }, 'credentials must not be an empty list'],
  [{ credentials: {} }, 'credentials must be a list of objects with publicApiKey and privateSecretKey'],
  [{ credentials: [{ publicApiKey: 'a' }] }, 'credentials[0].privateSecretKey must be'],
  [{ credentials: [{ publicApiKey: ' ', privateSecretKey: 'b' }] }, 'credentials[0].publicApiKey must be'],
  [{ credentials: [{ publicApiKey: 'a', privateSecretKey: 'b ' }] }, 'credentials[0].privateSecretKey must be'],
  [{ credentials: [{ publicApiKey: 'a', secretKey: 'b' }] }, 'credentials[0].secretKey is not an option of'],
  [{ policies: { onInflight: 'wait' } }, 'policies.onInflight is not an option of policies. Did you mean onInFlight?'],
  [
    { policies: { onInFlight: 'queue' } },
    'policies.onInFlight must be one of reject, conflict, wait (received "queue")',
  ],
  [{ policies: { idempotencyTtl: 'a day' } }, 'policies.idempotencyTtl must be a duration'],
  [{ policies: { paymentRetrySchedule: '5m' } }, 'policies.paymentRetrySchedule must be a list'],
  [{ policies: { paymentRetrySchedule: [0, 'x'] } }, 'policies.paymentRetrySchedule[1] must be a duration'],
  [
    { policies: { paymentRetrySchedule: [0, 2, 1] } },
    'policies.paymentRetrySchedule must start with 0 and never decrease',
  ],
  [{ policies: { transferRetryJitter: 2 } }, 'policies.transferRetryJitter must be a number from 0 to 1 (received 2)'],
  [{ policies: [] }, 'policies must be an object of options (received an empty list)'],
  [{ limits: { journal: 1 } }, 'limits.journal is not an option of limits. Known options: journalEntries'],
  [{ limits: { bodyBytes: -1 } }, 'limits.bodyBytes must be a whole number from 0 (received -1)'],
  [{ cors: 'http://a' }, 'cors must be true or false (received "http://a")'],
  [{ strict: 1 }, 'strict must be true or false (received 1)'],
])('createMockServer(%j) names the option, the value and the fix', async (options, message) => {
  expect(await optionErrorOf(() => make(options as MockServerOptions))).toContain(message);
  expect(await optionErrorOf(() => setupMockServer({ ...options, server: false } as never))).toContain(
    message.replace('of createMockServer', 'of setupMockServer'),
  );
});

test.each([null, 1, 'options', []])(
  'createMockServer(%j) is rejected, because the argument is not an object of options',
  async (options) => {
    expect(await optionErrorOf(() => make(options as never))).toContain(
      'createMockServer must be an object of options',
    );
  },
);

test('an error message contains no secret', async () => {
  const message = await optionErrorOf(() =>
    make({ credentials: [{ publicApiKey: 'a', privateSecretKey: ' sk_live_1' }] }),
  );
  expect(message).not.toContain('sk_live_1');
});

test('an undefined option has its default', () => {
  const absent = { seed: undefined, clock: undefined, startAt: undefined, limits: undefined, policies: undefined };
  const mock = make(absent as object);
  expect(mock.clock.timestamp()).toBe('2026-01-01T00:00:00.000Z');
});

test.each([
  ['2026-03-14', '2026-03-14T00:00:00.000Z'],
  ['2026-03-14T09:00Z', '2026-03-14T09:00:00.000Z'],
  ['2026-03-14T09:00:00.5+02:00', '2026-03-14T07:00:00.500Z'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [-1, '1969-12-31T23:59:59.999Z'],
])('startAt: %j starts the clock at %s', (startAt, timestamp) => {
  expect(make({ startAt }).clock.timestamp()).toBe(timestamp);
});

test.each<[object, string]>([
  [{ host: '127.0.0.1' }, 'host is not an option of listen. Known options: port, hostname, tls, publicUrl, admin'],
  [{ prot: 0 }, 'prot is not an option of listen. Did you mean port?'],
  [{ port: -1 }, 'port must be a whole number from 0 to 65535 (received -1)'],
  [{ port: '4010' }, 'port must be a whole number from 0 to 65535 (received "4010")'],
  [{ hostname: '' }, 'hostname must be a host name or an IP address (received ""). Use 127.0.0.1'],
  [
    { hostname: 'mock:4010' },
    'hostname must be a host name or an IP address (received "mock:4010"). Pass the name only',
  ],
  [{ hostname: 'http://mock' }, 'hostname must be a host name'],
  [{ hostname: 7 }, 'hostname must be a host name'],
  [{ admin: 'yes' }, 'admin must be true, false or options (received "yes")'],
  [{ admin: { tokens: 'x' } }, 'admin.tokens is not an option of admin. Did you mean token?'],
  [{ admin: { token: 'two words' } }, 'admin.token must be'],
  [{ admin: { token: '' } }, 'admin.token must be'],
  [{ admin: { hosts: 'mock' } }, 'admin.hosts must be a list (received "mock")'],
  [{ admin: { hosts: ['mock:4010'] } }, 'admin.hosts[0] must be a host name or an IP address (received "mock:4010")'],
  [{ admin: { origins: ['nonsense'] } }, 'admin.origins[0] must be an origin such as http://localhost:5173, or *'],
  [{ publicUrl: 'shop.test' }, 'publicUrl must be an http or https URL'],
  [{ admin: { origins: ['http://a/path'] } }, 'admin.origins[0] must be an origin'],
])('listen(mock, %j) names the option, the value and the fix', async (options, message) => {
  expect(await optionErrorOf(() => listen(createMockServer({ strict: true }), options as never))).toContain(message);
});

test.each<[object, string]>([
  [{ baseURL: 'https://a.test' }, 'baseURL is not an option of handlers. Did you mean baseUrl?'],
  [{ baseUrl: 'localhost:4010' }, 'baseUrl must be an http or https URL, such as https://payments.test (received'],
  [{ baseUrl: 'https://a.test?x' }, 'baseUrl must not contain a query or a fragment'],
  [{ baseUrl: 'https://me:word@a.test' }, 'baseUrl must not contain a user or password'],
  [{ baseUrl: 'https://a.test/v1' }, 'baseUrl must not contain /v1, which the client adds. Pass "https://a.test"'],
  [{ baseUrl: 'https://a.test/v1/V1//' }, 'baseUrl must not contain /v1, which the client adds. Pass "https://a.test"'],
  [{ baseUrl: 'https://a.test/x/v1/' }, 'baseUrl must not contain /v1, which the client adds. Pass "https://a.test/x"'],
])('handlers(mock, %j) names the option, the value and the fix', async (options, message) => {
  expect(await optionErrorOf(() => handlers(createMockServer({ strict: true }), options))).toContain(message);
  expect(await optionErrorOf(() => setupMockServer({ server: false, ...options } as never))).toContain(
    message.replace('of handlers', 'of setupMockServer'),
  );
});

test.each(['https://a.test/v1/sandbox', 'https://a.test/api-v1', 'https://a.test/v11'])(
  'handlers accepts the base URL %s, which does not end with /v1',
  (baseUrl) => {
    expect(handlers(createMockServer({ strict: true }), { baseUrl })).toHaveLength(1);
  },
);

test('handlers rejects an argument that is not a mock server', async () => {
  expect(await optionErrorOf(() => handlers({} as MockServer))).toContain('mock must be what createMockServer returns');
});

test.each([true, 'msw', {}, null])('setupMockServer({ server: %j }) is rejected', async (server) => {
  expect(await optionErrorOf(() => setupMockServer({ server } as never))).toContain(
    'server must be false, or what setupServer of MSW returns',
  );
});

test('createCallbackReceiver rejects an argument that is not a function', async () => {
  expect(await optionErrorOf(() => createCallbackReceiver(undefined as never))).toContain(
    'onWebhook must be a function',
  );
});

test.each<[(mock: MockServer) => unknown, string]>([
  [(mock) => mock.merchant({ publicKey: 'a' } as never), 'publicKey is not an option of merchant'],
  [(mock) => mock.merchant({} as never), 'publicApiKey must be'],
  [(mock) => mock.faults.inject({ phase: 'during' } as never), 'fault.phase must be one of before'],
  [
    (mock) => mock.faults.inject({ phase: 'body', corupt: 'truncated' } as never),
    'fault.corupt is not an option of fault. Did you mean corrupt?',
  ],
  [(mock) => mock.webhooks.chaos({ duplicates: 1 } as never), 'chaos.duplicates is not an option of chaos. Did you'],
  [(mock) => mock.webhooks.chaos({ drop: 2 }), 'chaos.drop must be at most 1'],
  [(mock) => mock.webhooks.chaos({ delay: 'soon' as never }), 'chaos.delay must be'],
  [(mock) => mock.webhooks.waitFor('payment.purchase', { timeout: 1 } as never), 'timeout is not an option of waitFor'],
  [(mock) => mock.webhooks.waitFor('payment.purchase', { timeoutMs: Number.NaN }), 'timeoutMs must be'],
  [(mock) => mock.webhooks.waitFor('payment.purchased' as never), 'match must be one of payment.purchase'],
  [
    (mock) => findRequests(mock, { operationId: 'createPayment' } as never),
    'match.operationId is not an option of match',
  ],
  [(mock) => findRequests(mock, 'createPaymnt' as never), 'match must be one of createPayment'],
  [(mock) => findDeliveredWebhooks(mock, { type: 'payment.refund' } as never), 'match.type is not an option of match'],
  [(mock) => findDeliveredWebhooks(mock, 'payment.refunded' as never), 'match must be one of payment.purchase'],
  [(mock) => mock.journal.find({ operationId: 'createPayment' } as never), 'operationId is not an option of find'],
  [(mock) => mock.clock.advance('6 h' as never), 'duration must be a duration of less'],
  [(mock) => mock.payments.openChargeback('any', { amout: 5 } as never), 'amout is not an option of openChargeback'],
  [
    (mock) => mock.onboardings.seedTransfer({ transfer_id: 'a' } as never),
    'transfer_id is not an option of seedTransfer',
  ],
  [
    (mock) => mock.onboardings.seedTransfer({ origin: { wrokflow: 'DIRECT' } } as never),
    'origin.wrokflow is not a known field. Did you mean origin.workflow?',
  ],
  [
    (mock) => mock.campaigns.seed({ rules: [{}, { conditonal: 'EQUAL' }] } as never),
    'rules[1].conditonal is not a known field. Did you mean rules[1].conditional?',
  ],
  [(mock) => mock.campaigns.seed(null as never), 'campaigns.seed must have an object as details (received null)'],
  [
    (mock) => mock.customers.seed(undefined as never),
    'customers.seed must have an object as details (received undefined)',
  ],
  [
    (mock) => mock.transfers.receive({ amount: { valeu: 5 } } as never),
    'amount.valeu is not a known field. Did you mean amount.value?',
  ],
  [
    (mock) => mock.transfers.receive({ currency: 'USD' } as never),
    'currency is not a known field. Did you mean amount.currency?',
  ],
  [
    (mock) => mock.paymentMethods.enroll('any', { calback_url: 'http://shop.test' } as never),
    'calback_url is not a known field. Did you mean callback_url?',
  ],
  [
    (mock) => mock.customers.seed({ merchant_customer_id: 'shopper-1', phone: { nubmer: '1' } } as never),
    'phone.nubmer is not a known field. Did you mean phone.number?',
  ],
  [
    (mock) => mock.customers.seed({ frist_name: 'A' } as never),
    'frist_name is not a known field. Did you mean first_name?',
  ],
  [
    (mock) => mock.webhooks.register({ url: 'http://shop.test', event: [] } as never),
    'event is not an option of register. Did you mean events?',
  ],
  [
    (mock) => mock.webhooks.setMerchantBaseUrl('http://shop.test', { secrets: 'x' } as never),
    'secrets is not an option of setMerchantBaseUrl. Did you mean secret?',
  ],
])('%s names the option, the value and the fix', async (use, message) => {
  const mock = createMockServer({ strict: true });
  expect(await optionErrorOf(() => use(mock))).toContain(message);
  await mock.close();
});

test('records have fields that the contract does not list, unless they are similar to a known one', () => {
  const mock = createMockServer({ strict: true });
  const field = { x_vendor: 'kept' };
  const { id } = mock.customers.seed({ merchant_customer_id: 'shopper-1' });
  expect(mock.paymentMethods.enroll(id, field as object)).toMatchObject(field);
  expect(mock.transfers.receive(field as object)).toMatchObject(field);
  expect(mock.campaigns.seed({ rules: [field] } as object)).toMatchObject({ rules: [field] });
  expect(mock.payments.create({ ...field, subscription: { frequncy: 1 } } as object).status).toBe('SUCCEEDED');
});

test('origins and hosts are normalized before they are compared', async () => {
  const server = await listen(createMockServer({ strict: true }), {
    admin: { origins: ['HTTP://A:80/'], hosts: ['MOCK.'] },
  });
  const statusFor = (host: string, origin: string) =>
    fetch(`${server.url}/__mock/clock`, { headers: { host, origin } }).then(({ status }) => status);
  expect(await statusFor(`127.0.0.1:${server.port}`, 'http://a')).toBe(200);
  expect(await statusFor(`127.0.0.1:${server.port}`, 'http://b')).toBe(403);
  await server.close();
});
