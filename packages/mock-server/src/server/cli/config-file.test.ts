import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMockServer } from '../../core/mock-server.ts';
import { mockServerRules } from '../../core/mock-server-options.ts';
import { UsageError } from './command-line.ts';
import { readConfig } from './config-file.ts';
import { applyConfig } from './serve-options.ts';

const schema = JSON.parse(readFileSync(new URL('../../../config.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const matchesSchema = ajv.compile(schema);

let file: string;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  file = join(folder, 'mock.json');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a config file and applies it. Returns the error without the path of the file. */
async function problemOf(text: string | Uint8Array): Promise<string | undefined> {
  await writeFile(file, text);
  try {
    applyConfig(createMockServer({ strict: true }), file, readConfig(file));
    return undefined;
  } catch (error) {
    if (error instanceof UsageError && error.message.startsWith(file)) return error.message.slice(file.length);
    throw error;
  }
}

test.each(['', '{ "port": 4010, }', `{ "token": 'hidden' }`])(
  'a config file that is not JSON says so: %j',
  async (text) => {
    expect(await problemOf(text)).toBe(
      ': not valid JSON. It has double quotes, no comments, and no comma before } or ]',
    );
  },
);

test('a config file in another encoding than UTF-8 says so', async () => {
  for (const encoding of ['utf16le', 'latin1'] as const) {
    expect(await problemOf(Buffer.from('{ "host": "é" }', encoding))).toBe(
      ': the file is not in UTF-8. Save it as UTF-8',
    );
  }
  expect(await problemOf('\ufeff{}')).toBeUndefined();
});

const url = 'http://127.0.0.1:3000/webhooks';

describe('the patterns of the schema mean the same to an editor that compiles them without the flag u', () => {
  const schemas = [true, false].map(
    (unicodeRegExp) => new Ajv2020({ strict: false, validateFormats: false, unicodeRegExp }),
  );
  const valid = [
    'http://shop.test/hooks?s=Cs',
    'http://süß.test/',
    'http://😀.test/😀#😀',
    `${url}/${'x'.repeat(100_000)}`,
  ];
  const invalid = ['http://a b.test/', 'http://shop.test/\ud800', 'http://\udc00.test/', 'ftp://shop.test'];
  const secrets = ['whsec-Cs', '😀', 'a\ud83d\ude00'];
  test.each([
    ...valid.map((each) => [{ endpoints: [{ url: each }] }, true]),
    ...valid.slice(0, 2).map((each) => [{ merchantBaseUrl: { url: each.replace(/[?#].*/, '') } }, true]),
    ...invalid.map((each) => [{ endpoints: [{ url: each }] }, false]),
    ...secrets.map((secret) => [{ endpoints: [{ url, secret }] }, true]),
    ...['a\ud800', '\udc00a', ' a'].map((secret) => [{ endpoints: [{ url, secret }] }, false]),
  ] as [object, boolean][])('config %#', (config, isValid) => {
    expect(schemas.map((each) => each.validate(schema, config))).toEqual([isValid, isValid]);
  });
});

describe('an invalid config file names the path, the value and the fix, and does not match the schema', () => {
  test.each([['pk:canary'], [['canary']], [{ privateSecretKey: 'canary' }]])(
    'credentials of a wrong type are not shown: %j',
    async (credentials) => {
      const error = await problemOf(JSON.stringify({ credentials }));
      expect(error).toContain('credentials must be a list of objects with publicApiKey and privateSecretKey');
      expect(error).not.toContain('canary');
    },
  );

  test('a file that is nested thousands of levels deep is read like any other', async () => {
    expect(await problemOf(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toContain('must be an object of options');
  });

  test.each<[config: unknown, problem: string]>([
    [[], ': the config file must be an object of options (received an empty list)'],
    [{ webhookUrl: url }, ': webhookUrl is not an option of the config file. Known options: seed'],
    [{ 'webhook-secret': 'a' }, ': webhook-secret is not an option of the config file. Known options: seed'],
    [{ endpionts: [] }, ': endpionts is not an option of the config file. Did you mean endpoints?'],
    [{ port: '4010' }, ': port must be a whole number from 0 to 65535 (received "4010")'],
    [{ clock: 'fast' }, ': clock must be one of virtual, real (received "fast")'],
    [{ seed: '1' }, ': seed must be a whole number from 0 (received "1")'],
    [{ seed: -1 }, ': seed must be a whole number from 0 (received -1)'],
    [{ constructor: 1 }, ': constructor is not an option of the config file. Known options: seed'],
    [{ policies: { paymentRetrySchedule: '0' } }, ': policies.paymentRetrySchedule must be a list (received "0")'],
    [{ policies: { paymentRetrySchedule: 0 } }, ': policies.paymentRetrySchedule must be a list (received 0)'],
    [
      { policies: { paymentRetrySchedule: '0, 5m' } },
      ': policies.paymentRetrySchedule must be a list (received "0, 5m")',
    ],
    [
      { policies: { transferRetrySchedule: 'soon' } },
      ': policies.transferRetrySchedule must be a list (received "soon")',
    ],
    [
      { policies: { idempotencyTtl: '5000' } },
      ': policies.idempotencyTtl must be a duration of less than 100000d (received "5000"). Write 5000 without quotes for milliseconds, or a number with a unit: 500ms, 90s, 5m, 6h or 2d',
    ],
    [{ clock: 'vitual' }, ': clock must be one of virtual, real (received "vitual"). Did you mean virtual?'],
    [{ quiet: 'yes' }, ': quiet must be true or false (received "yes")'],
    [{ policies: { onUnknownField: 'no' } }, ': policies.onUnknownField must be one of accept, reject (received "no")'],
    [
      { policies: { onUnknwonField: 'reject' } },
      ': policies.onUnknwonField is not an option of policies. Did you mean onUnknownField?',
    ],
    [{ limits: { merchants: '1' } }, ': limits.merchants must be a whole number from 0 (received "1")'],
    [{ credentials: [] }, ': credentials must not be an empty list. Omit it to use the default'],
    [{ endpoints: [{}] }, ': endpoints[0].url is required'],
    [
      { endpoints: [{ url: 'ftp://shop' }] },
      ': endpoints[0].url must be an http or https URL without a password (received "ftp://shop")',
    ],
    [
      { endpoints: [{ url: 'http://me:pass-1@shop' }] },
      ': endpoints[0].url must be an http or https URL without a password',
    ],
    [
      { endpoints: [{ url }, { url, ulr: url }] },
      ': endpoints[1].ulr is not an option of endpoints[1]. Did you mean url?',
    ],
    [{ endpoints: [{ url, events: ['payment.paid'] }] }, ': endpoints[0].events[0] must be one of payment.purchase'],
    [
      { merchantBaseUrl: { url: `${url}?a` } },
      `: merchantBaseUrl.url must be an http or https URL without a password, a query or a fragment`,
    ],
    [{ faults: [{ phase: 'before', status: 200 }] }, ': faults[0].status must be at least 400 (received 200)'],
    [
      { faults: [{ phase: 'befor', status: 500 }] },
      ': faults[0].phase must be one of before, after-commit, processing, creation, body, transport (received "befor"). Did you mean before?',
    ],
    [
      { faults: [{ phase: 'before', stauts: 500 }] },
      ': faults[0].stauts is not an option of faults[0]. Did you mean status?',
    ],
    [{ chaos: { drop: 2 } }, ': chaos.drop must be at most 1 (received 2)'],
    [{ seeds: { customer: [] } }, ': seeds.customer is not an option of seeds. Did you mean customers?'],
    [{ seeds: { customers: ['x'] } }, ': seeds.customers[0] must be an object (received "x")'],
    [
      { seeds: { customers: [{ merchant_customer_id: 'x' }] } },
      ': seeds.customers[0].merchant_customer_id must have at least 3 characters',
    ],
    [
      { seeds: { customers: [{ merchant_customer_id: 'shopper-1', paymentMethods: [{ status: 7 }] }] } },
      ': seeds.customers[0].paymentMethods[0].status must be one of CREATED',
    ],
    [{ seeds: { transfers: [{ amount: { value: 'x' } }] } }, ': seeds.transfers[0].amount.value must be a number'],
    [{ seeds: { campaigns: [{ country: 'Colombia' }] } }, ': seeds.campaigns[0].country must'],
    [
      { seeds: { onboardingTransfers: [{ orgin: {} }] } },
      ': seeds.onboardingTransfers[0].orgin is not an option of seedTransfer. Did you mean origin?',
    ],
  ])('%j', async (config, problem) => {
    expect(await problemOf(JSON.stringify(config))).toContain(problem);
    expect(matchesSchema(config)).toBe(false);
  });
});

test('a rule that no schema expresses names the path too', async () => {
  expect(await problemOf('{ "cors": ["http://a/b"] }')).toContain(': cors[0] must be an origin such as');
  const seeds = { transfers: [{ id: 'xfer_1' }, { id: 'xfer_1' }] };
  expect(await problemOf(JSON.stringify({ seeds }))).toBe(
    ': seeds.transfers[1]: A transfer with the id "xfer_1" already exists',
  );
});

test.each<[field: string, config: object]>([
  ['secret', { endpoints: [{ url, secret: ' ' }] }],
  ['apiKey', { endpoints: [{ url, apiKey: ' hidden-1 ' }] }],
  ['apiSecret', { merchantBaseUrl: { url, apiSecret: ' hidden-1 ' } }],
  ['token', { token: 'hidden 1' }],
  ['privateSecretKey', { credentials: [{ publicApiKey: 'shop-1', privateSecretKey: ' hidden-1' }] }],
])('the message about an invalid %s does not contain the value', async (field, config) => {
  const problem = await problemOf(JSON.stringify(config));
  expect(problem).toContain(`${field} must be`);
  expect(problem).not.toMatch(/hidden|received/);
});

const complete = {
  $schema: './node_modules/@paychord/mock-server/config.schema.json',
  state: 'state.json',
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'https://payments.shop.test',
  tlsCert: 'certificate.pem',
  tlsKey: 'key.pem',
  token: 'token-1',
  adminHosts: ['payments-mock'],
  cors: ['http://localhost:5173'],
  quiet: true,
  json: false,
  seed: 7,
  clock: 'virtual',
  startAt: '2026-03-14T09:00:00Z',
  credentials: [{ publicApiKey: 'shop-1', privateSecretKey: 'secret-1' }],
  policies: { onUnknownField: 'reject', idempotencyTtl: '1h', paymentRetrySchedule: ['0', '5m'] },
  limits: { journalEntries: 10, merchants: 2, bodyBytes: 1024 },
  strict: true,
  endpoints: [{ url, secret: 'whsec-1', apiKey: 'key-1', apiSecret: 'secret-1', events: ['payment.purchase'] }],
  merchantBaseUrl: { url: 'http://127.0.0.1:3000', secret: 'whsec-1' },
  seeds: {
    customers: [{ merchant_customer_id: 'shopper-1', paymentMethods: [{ description: 'Company card' }, {}] }],
    onboardingTransfers: [{ id: 'transfer-1' }],
    campaigns: [{ name: 'Remind of unpaid transfers' }],
    transfers: [{ amount: { value: 1250.75 } }],
  },
  faults: [{ phase: 'before', status: 503, operation: 'createPayment' }],
  chaos: { duplicate: 0.5, delay: '5m' },
};

test('a config file with every setting matches the schema and is accepted, also with a byte order mark', async () => {
  expect(matchesSchema(complete), JSON.stringify(matchesSchema.errors)).toBe(true);
  expect(await problemOf(`\ufeff${JSON.stringify(complete)}`)).toBeUndefined();
  expect(Object.keys(complete).sort()).toEqual(Object.keys(schema.properties).sort());
});

test('the config file creates the records and settings of the default merchant', async () => {
  await writeFile(file, JSON.stringify({ ...complete, chaos: {} }));
  const mock = createMockServer({ strict: true });
  applyConfig(mock, file, readConfig(file));
  const [seeded] = mock.snapshot().merchants as unknown as { merchant: { state: Record<string, unknown[]> } }[];
  const counts = Object.entries(seeded?.merchant.state ?? {}).flatMap(([name, entries]) =>
    entries.length === 0 ? [] : [`${name} ${entries.length}`],
  );
  expect(counts).toEqual([
    'customers 1',
    'customerIds 1',
    'paymentMethods 1',
    'onboardingTransfers 1',
    'campaigns 1',
    'incomingTransfers 1',
  ]);
  expect(mock.transfers.list()).toMatchObject([{ amount: { value: 1250.75 } }]);
});

test('the config file has every option of createMockServer and of listen', () => {
  const names = Object.keys(schema.properties);
  const { fallback: _function, ...inJson } = mockServerRules;
  expect(names).toEqual(expect.arrayContaining(Object.keys(inJson)));
  // `hostname`, `tls` and `admin` of listen.
  expect(names).toEqual(
    expect.arrayContaining(['port', 'host', 'publicUrl', 'tlsCert', 'tlsKey', 'token', 'adminHosts', 'cors']),
  );
});
