import { PassThrough } from 'node:stream';
import fc, {
  array,
  assert,
  boolean,
  constantFrom,
  double,
  integer,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { attemptJson, requestJson } from '../../server/cli/server-log.ts';
import { styleFor } from '../../server/cli/terminal-style.ts';
import {
  createDayMarker,
  escapeUnsafe,
  formatAttempt,
  formatRequest,
  formatWarnings,
  type LoggedAttempt,
  type LoggedRequest,
  type Style,
} from './format-log.ts';

const request: LoggedRequest = {
  at: '2026-03-14T12:01:07.250Z',
  method: 'POST',
  path: '/v1/payments',
  operation: 'createPayment',
  merchant: 'mock-public-key',
  durationMs: 3.6,
  response: { status: 201, body: { id: '8f3c52c4-1a2b-4c3d-8e9f-001122334455', status: 'SUCCEEDED', amount: 1 } },
  replayed: false,
  bodyDiffers: false,
  faults: [],
  authenticated: true,
  unknownFields: [],
};

const attempt: LoggedAttempt = {
  id: 'delivery-1',
  event: 'payment.purchase',
  url: 'http://127.0.0.1:3000/webhooks?token=secret-1',
  status: 'pending',
  nextAttemptAt: '2026-03-14T12:06:07.250Z',
  merchant: 'shop-1',
  attempt: { number: 0, at: request.at, response: { status: 503 } },
};

describe('a request', () => {
  test('shows time, status, path, duration, operation, merchant and result', () => {
    expect(formatRequest(request)).toBe(
      '12:01:07Z  201  POST /v1/payments  4 ms  createPayment  mock-public-key  8f3c52c4… SUCCEEDED',
    );
  });

  test.each<[change: Partial<LoggedRequest>, end: string]>([
    [{ replayed: true }, 'SUCCEEDED  replayed (same idempotency key)'],
    [{ replayed: true, bodyDiffers: true }, 'SUCCEEDED  replayed (same idempotency key, different body)'],
    [{ newMerchant: true }, 'SUCCEEDED  new merchant'],
    [{ faults: ['before', 'body'] }, 'SUCCEEDED  fault before, body'],
    [{ unknownFields: [{ path: 'a' }] }, 'SUCCEEDED  1 unknown field'],
    [{ unknownFields: [{ path: 'a' }, { path: 'b' }] }, 'SUCCEEDED  2 unknown fields'],
    [
      { authenticated: false, response: { status: 401, body: { code: 'INVALID_CREDENTIALS' } } },
      '4 ms  createPayment  INVALID_CREDENTIALS  rejected credentials',
    ],
    [
      {
        response: {
          status: 400,
          body: {
            code: 'INVALID_PARAMETERS',
            messages: ['amount.value must be at most 1 (received 2)', 'country is required', 'The body is wrong'],
          },
        },
      },
      'INVALID_PARAMETERS amount.value, country',
    ],
    [
      {
        response: {
          status: 400,
          body: { code: 'INVALID_PARAMETERS', messages: [...'abcde', ...'abcde'].map((name) => `${name} is required`) },
        },
      },
      'INVALID_PARAMETERS a, b, c and 2 more',
    ],
    [{ summary: { id: 'order-7', status: 'DECLINED' } }, 'mock-public-key  order-7 DECLINED'],
    [{ merchant: 'public:source:packages/shop/tests/pay.test.ts' }, 'public:sour…/pay.test.ts  8f3c52c4… SUCCEEDED'],
  ])('with %j ends with %j', (change, end) => {
    expect(formatRequest({ ...request, ...change })).toMatch(new RegExp(`${escapePattern(end)}$`));
  });

  test('without a response shows dashes, and without an operation only what is known', () => {
    expect(formatRequest({ ...request, response: undefined, durationMs: 0.2 })).toBe(
      '12:01:07Z  ---  POST /v1/payments  <1 ms  createPayment  mock-public-key',
    );
    const { at, method } = request;
    expect(formatRequest({ at, method, path: '/v1/payment', response: { status: 404 } })).toBe(
      '12:01:07Z  404  POST /v1/payment',
    );
  });

  test('has one warning for each unknown field, with its suggestion', () => {
    const unknownFields = [{ path: 'merchant_ordr_id', suggestion: 'merchant_order_id' }, { path: '?limit' }];
    expect(formatWarnings({ ...request, unknownFields })).toEqual([
      '12:01:07Z  ⚠    POST /v1/payments  unknown field merchant_ordr_id. Did you mean merchant_order_id?',
      '12:01:07Z  ⚠    POST /v1/payments  unknown query parameter limit',
    ]);
  });

  test('has a line for each warning of the journal entry', () => {
    const warnings = ['payment_id belongs to another merchant, shop-2. Check public-api-key'];
    expect(formatWarnings({ ...request, warnings })).toEqual([`12:01:07Z  ⚠    POST /v1/payments  ${warnings[0]}`]);
    expect(JSON.parse(requestJson({ ...request, warnings }))).toMatchObject({ warnings });
  });

  test('as JSON names the invalid fields', () => {
    const body = { code: 'INVALID_PARAMETERS', messages: ['amount.value must be at most 1 (received 2)'] };
    const json = JSON.parse(requestJson({ ...request, response: { status: 400, body } }));
    expect(json).toMatchObject({ code: 'INVALID_PARAMETERS', fields: ['amount.value'] });
  });

  test('has a warning for keys that were mixed up', () => {
    const warning = 'public-api-key is a secret key. Swap the two keys';
    expect(formatWarnings({ ...request, warning })).toEqual([`12:01:07Z  ⚠    POST /v1/payments  ${warning}`]);
    expect(JSON.parse(requestJson({ ...request, newMerchant: true, warning }))).toMatchObject({
      newMerchant: true,
      warning,
    });
  });

  test('shows no card number, no control character and no change of direction', () => {
    const path = '/v1/payments/4111 1111-1111 1111\u001b[2J\n12:00:00Z  200  GET /\u202e';
    expect(formatRequest({ ...request, path })).toContain(
      String.raw`POST /v1/payments/[redacted]\u001b[2J\u000a12:00:00Z  200  GET /\u202e  4 ms`,
    );
    expect(JSON.parse(requestJson({ ...request, path })).path).toBe(
      '/v1/payments/[redacted]\u001b[2J\n12:00:00Z  200  GET /\u202e',
    );
  });

  test.each([
    ['with an expiry date', '4111111111111111 12 29'],
    ['with a security code', '4111-1111-1111-1111-123'],
    ['behind a number', 'order-2026-4111111111111111'],
    ['at the end of what is shown', `${'a'.repeat(140)}-4111111111111111`],
    ['at the end of what is searched', `${'4111111111111111 a '.repeat(33)}4111111111111111`],
  ])('shows no card number %s', (_, path) => {
    expect(formatRequest({ ...request, path })).not.toMatch(/\d{4}[ -]?\d{4}/);
    expect(requestJson({ ...request, path })).not.toMatch(/1111[ -]?1111/);
  });

  test('keeps times and ids that look like card numbers but fail their check', () => {
    expect(formatRequest({ ...request, path: '/v1/payments/1234567890123456' })).toContain('/1234567890123456');
  });

  test('as JSON has the same facts and no body', () => {
    const unknownFields = [{ path: 'merchant_ordr_id', suggestion: 'merchant_order_id' }];
    expect(JSON.parse(requestJson({ ...request, unknownFields, idempotencyKey: 'key-1' }))).toEqual({
      type: 'request',
      at: request.at,
      method: 'POST',
      path: '/v1/payments',
      status: 201,
      durationMs: 3.6,
      operation: 'createPayment',
      merchant: 'mock-public-key',
      idempotencyKey: 'key-1',
      resourceId: '8f3c52c4-1a2b-4c3d-8e9f-001122334455',
      resourceStatus: 'SUCCEEDED',
      replayed: false,
      bodyDiffers: false,
      faults: [],
      authenticated: true,
      unknownFields,
    });
  });
});

describe('a webhook attempt', () => {
  test('shows the event, the host and path, the number of the attempt and the time of the next one', () => {
    expect(formatAttempt(attempt)).toBe(
      '12:01:07Z  503  webhook payment.purchase → 127.0.0.1:3000/webhooks?…  attempt 1  delivery delivery-1  shop-1  next attempt 12:06:07Z',
    );
  });

  test.each<[change: Partial<LoggedAttempt>, end: string]>([
    [{ status: 'delivered' }, 'delivered'],
    [{ status: 'rejected' }, 'rejected'],
    [
      { status: 'rejected', attempt: { number: 0, at: request.at, response: { status: 200 } } },
      'rejected: the response must be {"received": true}',
    ],
    [{ status: 'exhausted' }, 'exhausted'],
    [{ nextAttemptAt: '2026-03-15T00:01:07.250Z' }, 'next attempt 2026-03-15T00:01:07.250Z'],
    [
      { attempt: { number: 2, at: request.at, failure: 'connect ECONNREFUSED\n', chaosEffect: 'drop' } },
      String.raw`connect ECONNREFUSED\u000a  chaos drop  next attempt 12:06:07Z`,
    ],
  ])('with %j ends with %j', (change, end) => {
    expect(formatAttempt({ ...attempt, ...change })).toMatch(new RegExp(`  ${escapePattern(end)}$`));
  });

  test('as JSON has the same facts and not the query of the endpoint, which may have a token', () => {
    expect(JSON.parse(attemptJson(attempt))).toEqual({
      type: 'webhook',
      at: request.at,
      event: 'payment.purchase',
      host: '127.0.0.1:3000',
      path: '/webhooks',
      delivery: 'delivery-1',
      attempt: 1,
      status: 503,
      deliveryStatus: 'pending',
      nextAttemptAt: '2026-03-14T12:06:07.250Z',
      merchant: 'shop-1',
    });
  });
});

describe('any text', () => {
  const text = string({ unit: 'binary', maxLength: 300 });
  const requests = record(
    {
      at: text,
      method: text,
      path: text,
      operation: text,
      merchant: text,
      durationMs: double({ noNaN: true }),
      idempotencyKey: text,
      response: option(record({ status: integer(), body: record({ id: text, status: text, code: text }) })),
      replayed: boolean(),
      faults: array(text),
      authenticated: boolean(),
      unknownFields: array(record({ path: text, suggestion: text })),
    },
    { requiredKeys: ['at', 'method', 'path'] },
  );
  const attempts = record({
    id: text,
    event: text,
    url: text,
    status: constantFrom('pending', 'delivered', 'rejected', 'exhausted'),
    nextAttemptAt: text,
    merchant: text,
    attempt: record({ number: integer(), at: text, failure: text, chaosEffect: text }),
  });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not be there.
  const unsafe = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u;
  const assertSafe = (line: string) => expect(line).not.toMatch(unsafe);

  test('gives exactly one line without control characters', () => {
    assert(
      property(requests, attempts, (any, delivery) => {
        const logged = { ...any, response: any.response ?? undefined } as LoggedRequest;
        assertSafe(formatRequest(logged));
        for (const line of formatWarnings(logged)) assertSafe(line);
        assertSafe(formatAttempt(delivery as unknown as LoggedAttempt));
      }),
    );
  });

  test('gives one line of JSON that can be parsed', () => {
    assert(
      property(requests, attempts, (any, delivery) => {
        const lines = [
          requestJson({ ...any, response: any.response ?? undefined } as LoggedRequest),
          attemptJson(delivery as unknown as LoggedAttempt),
        ];
        for (const line of lines) {
          assertSafe(line);
          expect(JSON.parse(line)).toHaveProperty('type');
        }
      }),
    );
  });

  const colored: Style = (_, part) => (part === '' ? '' : `\u001b[31m${part}\u001b[39m`);

  test('gets no other escape sequences than those of the colors', () => {
    assert(
      property(requests, (any) => {
        const line = formatRequest({ ...any, response: any.response ?? undefined } as LoggedRequest, colored);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of colors.
        assertSafe(line.replaceAll(/\u001b\[\d+m/g, ''));
      }),
    );
  });
});

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

test('replaces a surrogate without its pair, and no other', () => {
  expect(escapeUnsafe('👍\ud83d!\udc4d👍')).toBe('👍\\ud83d!\\udc4d👍');
});

test('keeps every text without lone surrogates and control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\ud83d', '\udc4d', 'a') }), (text) => {
      expect(escapeUnsafe(text)).toBe(
        Array.from(text, (character) =>
          /^[\ud800-\udfff]$/.test(character) ? `\\u${character.charCodeAt(0).toString(16)}` : character,
        ).join(''),
      );
    }),
  );
});

test('a day is marked when it differs from the line before', () => {
  const dayOf = createDayMarker('2026-11-22');
  const times = [
    '2026-11-22T23:59:59Z',
    '2026-11-23T00:00:00Z',
    '2026-11-23T06:00:00Z',
    '2026-11-22T00:00:00Z',
    'never',
  ];
  expect(times.map((at) => dayOf(at))).toEqual([[], ['2026-11-23'], [], ['2026-11-22'], []]);
});

test('the first line is marked when its day is not today', () => {
  expect(createDayMarker()('2026-01-01T00:00:00Z')).toEqual(['2026-01-01']);
  expect(createDayMarker()(new Date().toISOString())).toEqual([]);
});

test.each([
  ['a file', {}, false],
  ['a file with FORCE_COLOR', { FORCE_COLOR: '1' }, true],
  ['a file with FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
])('chooses colors for %s', (_which, env: Record<string, string>, isColored) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(styleFor(new PassThrough())('red', 'text')).toBe(isColored ? '\u001b[31mtext\u001b[39m' : 'text');
  vi.unstubAllEnvs();
});
