import { beforeEach, describe, expect, test, vi } from 'vitest';
import { throwing } from '../../test/helpers/deferred.ts';
import { json } from '../../test/helpers/recording-fetch.ts';
import {
  createScriptedClient,
  networkError,
  paymentBody,
  type Responder,
  refuseConnection,
  resetConnection,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import type { Client } from '../client.ts';
import { ConfigurationError } from '../errors/errors.ts';
import { type LogFields, type LogHooksOptions, type LogLevel, logHooks } from './log-hooks.ts';

// Makes the random delay before a retry predictable.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0.5));

interface Entry {
  readonly level: LogLevel;
  readonly line: string;
  readonly fields: LogFields;
}

/** Runs calls with a logger that records every line. Errors of the calls are ignored. */
async function record(
  responders: readonly Responder[],
  options: LogHooksOptions,
  calls: (client: Client) => Promise<unknown>,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  const hooks = logHooks((level, line, fields) => void entries.push({ level, line, fields }), options);
  const { client } = createScriptedClient(responders, { hooks, organizationCode: 'org-1' });
  await calls(client).catch(() => {});
  return entries;
}

const linesOf = (entries: readonly Entry[]) => entries.map(({ level, line }) => `${level}: ${line}`);
const pay = ({ payments }: Client) => payments.create(paymentBody, { idempotencyKey: 'order-1' });

describe('logHooks writes', () => {
  test('one line per attempt, with the reason of each retry', async () => {
    const paid = () => json({ id: 'payment-1', status: 'SUCCEEDED' }, 201, { 'x-trace-id': 'trace-2' });
    const busy = respondWithStatus(503, 'SERVICE_UNAVAILABLE', { 'x-trace-id': 'trace-1' });
    expect(linesOf(await record([busy, resetConnection, paid], {}, pay))).toEqual([
      'warn: paychord POST /v1/payments 503 0 ms attempt=1 idempotencyKey=order-1 requestId=trace-1 reason=SERVICE_UNAVAILABLE retryInMs=250',
      'warn: paychord POST /v1/payments no response 0 ms attempt=2 idempotencyKey=order-1 reason=ECONNRESET retryInMs=500',
      'info: paychord POST /v1/payments 201 0 ms attempt=3 idempotencyKey=order-1 paymentId=payment-1 requestId=trace-2',
    ]);
  });

  test('an error line for the last attempt of a call that fails', async () => {
    expect(linesOf(await record([respondWithStatus(403)], {}, pay))).toEqual([
      'error: paychord POST /v1/payments 403 0 ms attempt=1 idempotencyKey=order-1 reason=permission outcome=rejected',
    ]);
    const refused = await record([refuseConnection], {}, pay);
    expect(linesOf(refused).at(-1)).toBe(
      'error: paychord POST /v1/payments no response 0 ms attempt=3 idempotencyKey=order-1 reason=ECONNREFUSED outcome=not_sent',
    );
    expect(refused.map(({ level }) => level)).toEqual(['warn', 'warn', 'error']);
  });

  test('one line for a successful status that the client cannot use', async () => {
    const empty = () => new Response('', { status: 201 });
    expect(linesOf(await record([empty, respondWithPayment], {}, pay))).toEqual([
      expect.stringMatching(/^warn: .* 201 .* reason=unexpected_response retryInMs=250$/),
      expect.stringMatching(/^info: .* 201 .* paymentId=payment-1$/),
    ]);
  });

  test('the field of a call that sends no request', async () => {
    const call = ({ payments }: Client) =>
      payments.create({ ...paymentBody, description: 'x' }, { idempotencyKey: 'order-1' });
    expect(linesOf(await record([respondWithPayment], {}, call))).toEqual([
      'error: paychord POST /v1/payments not sent attempt=0 idempotencyKey=order-1 reason=invalid_input field=description outcome=not_sent',
    ]);
  });

  test('the identifiers of the path', async () => {
    const call = ({ payments }: Client) => payments.cancel('pay-1', 'txn-1', { merchant_reference: 'CANCEL-1' });
    const [entry] = await record([respondWithStatus(404)], {}, call);
    expect(entry?.line).toContain(' paymentId=pay-1 transactionId=txn-1 ');
    expect(entry?.line).toContain('POST /v1/payments/{payment_id}/transactions/{transaction_id}/cancel 404');
  });

  test('a request of createFetch to an undocumented path, without that path', async () => {
    const lines: string[] = [];
    const { send } = createScriptedClient([respondWithPayment], {
      hooks: logHooks((_, line) => void lines.push(line)),
    });
    await send('https://api.example.com/v1/settlements/canary?q=canary');
    expect(lines).toEqual(['paychord GET (undocumented path) 201 0 ms attempt=1']);
  });
});

describe('the level', () => {
  test.each<[LogLevel | undefined, string[]]>([
    ['debug', ['debug', 'warn', 'debug', 'info', 'debug', 'error']],
    ['info', ['warn', 'info', 'error']],
    [undefined, ['warn', 'info', 'error']],
    ['warn', ['warn', 'error']],
    ['error', ['error']],
  ])('%s writes lines of the levels %j', async (level, expected) => {
    const responders = [respondWithStatus(503), respondWithPayment, respondWithStatus(404)];
    const twice = async (client: Client) => [await pay(client), await pay(client)];
    expect((await record(responders, { level }, twice)).map((each) => each.level)).toEqual(expected);
  });

  test('debug also writes the start of each attempt', async () => {
    const [started] = linesOf(await record([respondWithPayment], { level: 'debug' }, pay));
    expect(started).toBe('debug: paychord POST /v1/payments started attempt=1 idempotencyKey=order-1');
  });
});

describe('the logger', () => {
  test('receives exactly one text per line, as a method call', async () => {
    const lines: unknown[][] = [];
    class Log {
      readonly #prefix = '> ';
      readonly #write = (...args: unknown[]) => void lines.push([this.#prefix, ...args]);
      debug = this.#write;
      warn = this.#write;
      error = this.#write;
      info(...args: unknown[]) {
        this.#write(...args);
      }
    }
    const { client } = createScriptedClient([respondWithPayment], { hooks: logHooks(new Log()) });
    await pay(client);
    expect(lines).toEqual([['> ', expect.stringMatching(/^paychord POST \/v1\/payments 201 /)]]);
  });

  test('can be console', async () => {
    const info = vi.spyOn(console, 'info').mockReturnValue();
    await pay(createScriptedClient([respondWithPayment], { hooks: logHooks(console) }).client);
    expect(info.mock.calls).toEqual([[expect.stringContaining('paymentId=payment-1')]]);
  });

  test('does not fail a call when it throws or rejects', async () => {
    const hooks = [logHooks(() => Promise.reject(new Error('no'))), logHooks(throwing(new Error('no')))];
    const { client } = createScriptedClient([respondWithStatus(503), respondWithPayment], { hooks });
    expect(await pay(client)).toMatchObject({ id: 'payment-1' });
  });

  test('as a function receives the fields of the line', async () => {
    const [entry] = await record([respondWithPayment], {}, pay);
    expect(entry?.fields).toEqual({
      operation: 'createPayment',
      method: 'POST',
      path: '/v1/payments',
      status: 201,
      durationMs: 0,
      attempt: 1,
      idempotencyKey: 'order-1',
      paymentId: 'payment-1',
    });
  });

  test.each<[unknown, string]>([
    [undefined, 'logger must be a function or an object such as console'],
    ['console', 'logger must be a function or an object such as console'],
    [{ debug() {}, info() {}, warning() {}, error() {} }, 'logger.warn must be a function (received undefined)'],
  ])('cannot be %j', (logger, message) => {
    expect(() => logHooks(logger as Console)).toThrow(new ConfigurationError(message));
  });

  test.each<[unknown, string]>([
    [{ level: 'trace' }, 'level must be one of debug, info, warn, error'],
    [{ levels: 'debug' }, 'levels is not an option of logHooks. Did you mean level?'],
    ['debug', "options must be an object such as { level: 'debug' }"],
  ])('has no options %j', (options, message) => {
    expect(() => logHooks(console, options as LogHooksOptions)).toThrow(new ConfigurationError(message));
  });
});

describe('no line contains', () => {
  /** Everything that must not appear in a log, in every place where a call can carry it. */
  const secrets = [
    'canary-public',
    'canary-secret',
    'canary-gateway',
    'canary-header',
    'canary-token',
    '4111111111111111',
  ];
  const all = [...secrets, 'canary-description'].join(' ');
  const body = {
    ...paymentBody,
    description: 'canary-description',
    payment_method: { token: 'canary-token', detail: { card: { card_data: { number: '4111111111111111' } } } },
  };

  test.each<[string, Responder]>([
    ['in a message and a code of the service', () => json({ code: all, messages: [all], message: all }, 400)],
    ['in the id of the service', () => json({ id: secrets.join(' '), status: 'SUCCEEDED' }, 201)],
    ['in a header of the response', () => json({}, 503, { 'x-trace-id': secrets.join(' '), 'retry-after': all })],
    ['in a page of a proxy', () => new Response(all, { status: 502, headers: { 'content-type': 'text/html' } })],
    ['in an unusable response', () => new Response(`<p>${all}`, { headers: { 'content-type': 'text/html' } })],
    ['in a network error', () => Promise.reject(new TypeError(all, { cause: networkError('ECONNRESET') }))],
  ])('a secret that arrives %s', async (_, respond) => {
    const entries: unknown[] = [];
    const hooks = logHooks((...entry) => void entries.push(entry), { level: 'debug' });
    const { client } = createScriptedClient([respond], {
      hooks,
      headers: { 'x-gateway-key': 'canary-gateway' },
      publicApiKey: 'canary-public',
      privateSecretKey: 'canary-secret',
    });
    const headers = { authorization: 'Bearer canary-header' };
    await client.payments.create(body as never, { headers }).catch(() => {});
    expect(entries.length).toBeGreaterThan(1);
    expect(JSON.stringify(entries)).not.toMatch(/canary|41111/);
  });

  test.each([
    '4111111111111111',
    'order-4111111111111111-1',
    '41111111111111111',
    '4111111111111111'.repeat(2),
    `1234567890123${'4111111111111111'}`,
    '4111 1111 1111 1111',
    'x4111-1111-1111-1111_1',
    '3782-822463-10005',
    `${'x'.repeat(192)}4111111111111111`,
  ])('more than the last four digits of a card number: %s', async (value) => {
    const create = ({ payments }: Client) => payments.create(paymentBody, { idempotencyKey: value });
    const retrieve = ({ campaigns }: Client) => campaigns.retrieve(value);
    const notFound = () => json({}, 404, { 'x-trace-id': value });
    for (const call of [create, retrieve]) {
      const entries = await record([notFound], { level: 'debug' }, call);
      expect(entries).toHaveLength(2);
      for (const { line, fields } of entries) {
        const text = [line, ...Object.values(fields)].join('\n').replace(/[ -]/g, '');
        expect(text).not.toMatch(/\d{6}/);
        expect(text).toMatch(/\*{9}\d{4}|x{192}\*{8}$/m);
      }
    }
  });

  test.each([
    'order-1\r\nerror: paychord POST /v1/payments 201',
    '\u001b[31mred',
    'a\u2028b',
    '\u202eevil',
    'a\u0000b\u007f',
  ])('a line break or control character: %j', async (id) => {
    const entries = await record([respondWithStatus(404)], { level: 'debug' }, ({ campaigns }) =>
      campaigns.retrieve(id),
    );
    expect(entries).toHaveLength(2);
    for (const { line, fields } of entries) {
      expect(line).toMatch(/^[ -~]+$/);
      expect(fields.campaignId).toMatch(/^[ -~]+$/);
    }
  });

  test('a value that looks like another field', async () => {
    const id = '1 outcome=rejected "x';
    const [entry] = await record([respondWithStatus(404)], {}, ({ payments }) => payments.retrieve(id));
    expect(entry?.line).toContain(String.raw` paymentId="1 outcome=rejected \"x" reason=`);
  });

  test('a value whose backslash would end the quotes', async () => {
    const id = String.raw`1\" outcome=rejected`;
    const [entry] = await record([respondWithStatus(404)], {}, ({ payments }) => payments.retrieve(id));
    expect(entry?.line).toContain(String.raw` paymentId="1\\\" outcome=rejected" reason=`);
  });

  test('a value of more than 200 characters', async () => {
    const [entry] = await record([respondWithStatus(404)], {}, ({ campaigns }) => campaigns.retrieve('x'.repeat(1000)));
    expect(entry?.fields.campaignId).toHaveLength(200);
  });
});

test('no UUID is changed', async () => {
  const ids = ['12345678-1234-4234-8234-123456789012', ...Array.from({ length: 2000 }, () => crypto.randomUUID())];
  const retrieveAll = async ({ payments }: Client) => {
    for (const id of ids) await payments.retrieve(id);
  };
  const entries = await record([respondWithPayment], {}, retrieveAll);
  expect(entries.map(({ fields }) => fields.paymentId)).toEqual(ids);
});
