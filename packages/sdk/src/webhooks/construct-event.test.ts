import { createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import {
  computeSignature,
  paymentPayload,
  transferPayload as pending,
  secret,
} from '../../test/helpers/test-receiver.ts';
import {
  incomingTransferAmountShape,
  incomingTransferShape,
  paymentWebhookShape,
  type Shape,
} from '../generated/event-shapes.ts';
import { knownWebhookEventTypeValues } from '../generated/known-values.ts';
import { constructEvent, constructEventSync, safeConstructEvent } from './construct-event.ts';
import { WebhookConfigurationError, WebhookVerificationError } from './errors.ts';
import type { WebhookEvent } from './events/events.ts';
import { explainSignature } from './explain-signature.ts';
import { createTestPayload } from './testing/test-webhook.ts';
import type { WebhookHeaders } from './verification/raw-request.ts';
import type { WebhookConfig, WebhookKind } from './verification/webhook-config.ts';

const accept = 'payment';
const { idempotency_key: _, ...payment } = paymentPayload.data.payment;
const envelope = { ...paymentPayload, data: { payment } };
const transfer = { ...pending, status: 'COMPLETED' };
const body = JSON.stringify(envelope);
const credentials = { accept, apiKey: 'key-1', apiSecret: 'hush-1' } as const;
const authorized = { 'x-api-key': 'key-1', 'x-secret': 'hush-1' };

const signed = (rawBody: string | Uint8Array) => ({ 'x-hmac-signature': computeSignature(rawBody) });
const paymentEvent = (payload: { type_event: string; data: object }) => ({
  kind: 'payment',
  verified: true,
  type_event: payload.type_event,
  payload,
});
const transferEvent = (payload: object) => ({ kind: 'transfer', verified: true, payload });

/** Returns the event of a body that the service signed. Without `accept`, it is received at the route of its kind. */
async function receive(rawBody: string | Uint8Array, kind?: WebhookKind): Promise<WebhookEvent> {
  const event = await constructEvent(rawBody, signed(rawBody), { secret, accept: kind ?? accept });
  if (kind || event.kind !== 'unknown' || event.reason !== 'not_accepted') return event;
  return receive(rawBody, 'transfer');
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
/** Returns the fields that say why an event is unknown. */
const unknownness = async (promise: Promise<WebhookEvent>) => {
  const event = await promise;
  return event.kind === 'unknown' ? [event.reason, event.expectedKind, event.field, event.rule] : event.kind;
};

describe('constructEvent', () => {
  test('returns a payment envelope as a payment event with the unchanged envelope', async () => {
    expect(await receive(body)).toEqual(paymentEvent(envelope));
  });

  test.each(knownWebhookEventTypeValues)('returns an event of the type %s as a payment event', async (type_event) => {
    const event = await receive(JSON.stringify({ ...envelope, type_event }));
    expect(event).toMatchObject({ kind: 'payment', type_event });
  });

  test('returns a transfer notification as a transfer event with the unchanged notification', async () => {
    expect(await receive(JSON.stringify(transfer))).toEqual(transferEvent(transfer));
  });

  test.each(['payment.three_d_secure', 'subscription.created', '', '__proto__', 'constructor', 'toString'])(
    'returns the unknown type "%s" as an unknown event with its data, for any shape',
    async (type_event) => {
      const payload = { type: 'news', type_event, data: { anything: [1, null] } };
      const unknown = { kind: 'unknown', verified: true, reason: 'unknown_type', type_event, payload };
      expect(await receive(JSON.stringify(payload))).toEqual(unknown);
    },
  );

  test('keeps undocumented statuses, rails, versions and fields', async () => {
    const payment = { ...envelope.data.payment, status: 'ON_THE_MOON', extra: { deep: [1] } };
    const future = { ...envelope, version: 99, extra: 'kept', data: { payment, more: true } };
    expect(await receive(JSON.stringify(future))).toMatchObject({ kind: 'payment', payload: future });

    const newTransfer = { ...transfer, status: 'RETURNED', payment_rail: 'PIX', type: 'kept', extra: null };
    expect(await receive(JSON.stringify(newTransfer))).toEqual(transferEvent(newTransfer));
  });

  test.each([{ data: {} }, { type_event: null }, { type_event: null, data: null }])(
    'returns a transfer with the fields %j, which only envelopes have today, as a transfer',
    async (fields) => {
      const payload = { ...transfer, ...fields };
      expect(await receive(JSON.stringify(payload))).toEqual(transferEvent(payload));
    },
  );

  test.each([
    { type: 'banking', type_event: 'banking.transfer_returned', destination_account_id: 'acct_1' },
    { type_event: 'banking.transfer', id: 'xfer_1', data: {} },
    // For example returned money: as an incoming transfer it would be booked twice.
    { ...transfer, type_event: 'banking.transfer_returned' },
    { ...transfer, type_event: 'banking.transfer' },
  ])(
    'does not return a body with a type, or with only some fields of a transfer, as a transfer: %j',
    async (payload) => {
      expect(await receive(JSON.stringify(payload))).toMatchObject({ kind: 'unknown', payload });
    },
  );

  test('accepts a payment with a field that transfers have', async () => {
    const payload = { ...envelope, destination_account_id: 'acct_1', id: 'xfer_1' };
    expect(await receive(JSON.stringify(payload))).toMatchObject({ kind: 'payment', payload });
  });

  test('accepts values that the specification does not exclude', async () => {
    const payload = { ...transfer, created_at: '2026-03-14T09:26:53+00:00', updated_at: '2026-03-14T09:26:53.1+00:00' };
    expect(await receive(JSON.stringify(payload))).toMatchObject({ kind: 'transfer', verified: true, payload });
    for (const idempotency_key of [7, true, {}, null, undefined]) {
      const data = { payment: { ...envelope.data.payment, idempotency_key } };
      expect(await receive(JSON.stringify({ ...envelope, data }))).toMatchObject({ kind: 'payment' });
    }
  });

  test('reads strings, bytes, views into a larger buffer and ArrayBuffers alike', async () => {
    const text = JSON.stringify({ ...transfer, description: 'café 😀' });
    const pool = Buffer.concat([Buffer.from('{{{'), Buffer.from(text), Buffer.from('}}}')]);
    const exact = new TextEncoder().encode(text);
    for (const form of [text, exact, exact.buffer, pool.subarray(3, -3)]) {
      expect(await constructEvent(form, signed(text), { accept, secret })).toMatchObject({ payload: JSON.parse(text) });
    }
  });

  test('parses the verified bytes even if the caller reuses the buffer during verification', async () => {
    const headers = { ...signed(body), 'x-api-key': 'key', 'x-secret': 'hush' };
    const ways: WebhookConfig[] = [
      { accept, secret },
      { accept, secret: ['whsec_new', secret] },
      { accept, apiKey: 'key', apiSecret: 'hush' },
      { accept, unverified: true },
    ];
    for (const config of ways) {
      const buffer = Buffer.from(body);
      const pending = constructEvent(buffer, headers, config);
      buffer.fill('9');
      expect(await pending).toMatchObject({ payload: envelope });
    }
  });

  test('verifies a leading byte order mark and then ignores it', async () => {
    const marked = `\uFEFF${body}`;
    expect(await receive(marked)).toMatchObject({ payload: envelope });
    expect(await receive(Buffer.from(marked))).toMatchObject({ payload: envelope });
    expect(await failure(constructEvent(marked, signed(body), { accept, secret }))).toBe('signature_mismatch');
    expect(await failure(receive(`\uFEFF${marked}`))).toBe('body_not_json');
    expect(await failure(receive(Buffer.from(`\uFEFF${marked}`)))).toBe('body_not_json');
  });

  test('uses the last of duplicate keys, like JSON.parse', async () => {
    const doubled = body.replace('"retry":0', '"retry":-1,"retry":3');
    expect(await receive(doubled)).toMatchObject({ payload: { retry: 3 } });
  });

  test('keeps a __proto__ key as data without prototype pollution', async () => {
    const event = await receive(body.replace('{', '{"__proto__":{"polluted":true,"kind":"transfer"},'));
    expect(event.kind).toBe('payment');
    expect(Object.hasOwn(event.payload as object, '__proto__')).toBe(true);
    expect('polluted' in (event.payload as object)).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  test('does not read fields from a __proto__ key', async () => {
    const hidden = `{"__proto__":${body}}`;
    expect(await unknownness(receive(hidden))).toEqual(['unknown_shape', undefined, undefined, undefined]);
    const half = `{"type_event":"payment.purchase","__proto__":${body}}`;
    expect(await unknownness(receive(half))).toEqual(['malformed', 'payment', 'data', 'required']);
  });

  test('accepts 10,000 nested levels in fields that it does not validate', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const event = await receive(body.replace('{', `{"extra":${deep},`));
    expect(event.kind).toBe('payment');
    expect(await unknownness(receive(deep))).toEqual(['malformed', undefined, 'body', 'type']);
  });
});

describe('constructEvent with an undocumented body', () => {
  const nulled = (object: object) => Object.fromEntries(Object.keys(object).map((name) => [name, null]));
  const { id, status, direction } = transfer;
  const { type_event, data } = envelope;

  test('returns a typed event when the body has only the fields that identify it', async () => {
    expect(await receive(JSON.stringify({ type_event, data }))).toEqual(paymentEvent({ type_event, data }));
    expect(await receive(JSON.stringify({ id, status, direction }))).toMatchObject({ kind: 'transfer' });
  });

  test('returns a typed event when every other field is null', async () => {
    const payment = { ...nulled(createTestPayload('payment.purchase').data.payment), ...data.payment };
    const event = { ...nulled(envelope), type_event, data: { payment } };
    expect(await receive(JSON.stringify(event))).toEqual(paymentEvent(event));
    const notification = { ...nulled(transfer), id, status, direction };
    expect(await receive(JSON.stringify(notification))).toEqual(transferEvent(notification));
  });

  test.each([
    { ...envelope, type: 1 },
    { ...envelope, retry: -1 },
    { ...envelope, retry: '0' },
    { ...envelope, version: '2' },
    { ...envelope, account_id: 7 },
    { ...envelope, data: { payment: { id: 'not a uuid', status: 'SUCCEEDED', amount: 'much', transactions: 7 } } },
    { ...transfer, id: 'pay_1' },
    { ...transfer, provider: 'prov' },
    { ...transfer, provider: { account_id: 77, transfer_id: 5512 } },
    { ...transfer, sender: { routing_number: null } },
    { ...transfer, amount: { value: -1.5, currency: 'usd' } },
    { ...transfer, created_at: 0, payment_rail: [] },
  ])('returns a typed event and passes on other fields as sent (%#)', async (payload) => {
    const event = await receive(JSON.stringify(payload));
    expect(event.kind).not.toBe('unknown');
    expect(event.payload).toEqual(payload);
  });

  test.each<[object, 'payment' | 'transfer', string, string]>([
    [{ data }, 'payment', 'type_event', 'required'],
    [{ ...envelope, type_event: 7 }, 'payment', 'type_event', 'type'],
    [{ ...envelope, type_event: ['payment.purchase'] }, 'payment', 'type_event', 'type'],
    [{ ...envelope, type_event: null }, 'payment', 'type_event', 'type'],
    [{ type_event }, 'payment', 'data', 'required'],
    [{ ...envelope, data: null }, 'payment', 'data', 'type'],
    [{ ...envelope, data: [] }, 'payment', 'data', 'type'],
    [{ ...envelope, data: {} }, 'payment', 'data.payment', 'required'],
    [{ ...envelope, data: { payment: [] } }, 'payment', 'data.payment', 'type'],
    [{ ...envelope, data: { payment: { id: envelope.account_id } } }, 'payment', 'data.payment.status', 'required'],
    [{ ...envelope, data: { payment: { id, status: null } } }, 'payment', 'data.payment.status', 'type'],
    [{ ...envelope, data: { payment: { id: 1, status: 'SUCCEEDED' } } }, 'payment', 'data.payment.id', 'type'],
    [{ status }, 'transfer', 'id', 'required'],
    [{ ...transfer, id: null }, 'transfer', 'id', 'type'],
    [{ ...transfer, status: 1 }, 'transfer', 'status', 'type'],
    [{ id, status }, 'transfer', 'direction', 'required'],
    [{ ...transfer, direction: null }, 'transfer', 'direction', 'value'],
    [{ ...transfer, data: {}, status: null }, 'payment', 'type_event', 'required'],
    [{ ...transfer, amount: '1250.75' }, 'transfer', 'amount', 'type'],
    [{ ...transfer, amount: 0 }, 'transfer', 'amount', 'type'],
    [{ ...transfer, amount: [] }, 'transfer', 'amount', 'type'],
    [{ ...transfer, amount: { value: '1250.75', currency: 'USD' } }, 'transfer', 'amount.value', 'type'],
    [{ ...transfer, amount: { value: null, currency: 'USD' } }, 'transfer', 'amount.value', 'type'],
    [{ ...transfer, amount: { value: 1 } }, 'transfer', 'amount.currency', 'required'],
    [{ ...transfer, amount: { value: 1, currency: 840 } }, 'transfer', 'amount.currency', 'type'],
  ])('returns a malformed event that names the missing or invalid field (%#)', async (payload, ...names) => {
    const event = await receive(JSON.stringify(payload));
    expect(event).toMatchObject({ kind: 'unknown', payload });
    expect(await unknownness(Promise.resolve(event))).toEqual(['malformed', ...names]);
  });

  test('returns a malformed event for an amount that JavaScript cannot represent', async () => {
    const vast = JSON.stringify(transfer).replace('1250.75', '1e400');
    expect(await unknownness(receive(vast))).toEqual(['malformed', 'transfer', 'amount.value', 'type']);
    expect((await receive(body.replace('"retry":0', '"retry":1e400'))).kind).toBe('payment');
  });

  test.each(['OUTGOING', '', 'incoming', 'INCOMING '])(
    'returns a malformed transfer for the direction "%s"',
    async (other) => {
      const body = JSON.stringify({ ...transfer, direction: other });
      expect(await unknownness(receive(body, 'transfer'))).toEqual(['malformed', 'transfer', 'direction', 'value']);
      expect(await unknownness(receive(body, 'payment'))).toEqual(['not_accepted', 'transfer', undefined, undefined]);
    },
  );

  test('returns not_accepted for an event of the other kind, even without the fields that identify it', async () => {
    const notAccepted = (kind: string) => ['not_accepted', kind, undefined, undefined];
    expect((await receive(body, 'payment')).kind).toBe('payment');
    expect((await receive(JSON.stringify(transfer), 'transfer')).kind).toBe('transfer');
    for (const envelopes of [body, '{"data":{}}']) {
      expect(await unknownness(receive(envelopes, 'transfer'))).toEqual(notAccepted('payment'));
    }
    for (const transfers of [JSON.stringify(transfer), '{"direction":"INCOMING"}']) {
      expect(await unknownness(receive(transfers, 'payment'))).toEqual(notAccepted('transfer'));
    }
    for (const other of ['{}', '{"payment":{"id":"1","status":"SUCCEEDED"}}']) {
      const unknownShape = ['unknown_shape', undefined, undefined, undefined];
      expect(await unknownness(receive(other, 'payment'))).toEqual(unknownShape);
      expect(await unknownness(receive(other, 'transfer'))).toEqual(unknownShape);
    }
    const news = '{"type":"news","type_event":"news.new"}';
    expect(await unknownness(receive(news, 'transfer'))).toEqual(['unknown_type', undefined, undefined, undefined]);
  });
});

test.each<[string, Shape]>([
  ['paymentWebhookShape', paymentWebhookShape],
  ['incomingTransferShape', incomingTransferShape],
  ['incomingTransferAmountShape', incomingTransferAmountShape],
])('the generated shape %s contains only supported types', (_name, shape) => {
  const typesIn = (part: Shape): string[] => {
    if (typeof part === 'string') return [part];
    return Array.isArray(part) ? [] : Object.values(part as Record<string, Shape>).flatMap(typesIn);
  };
  expect(['string', 'number', 'object']).toEqual(expect.arrayContaining(typesIn(shape)));
});

describe('a body that is not a JSON object', () => {
  test.each(['null', '[]', '[{}]', '1', '"text"', 'true'])('is a malformed event: %s', async (text) => {
    for (const kind of ['payment', 'transfer'] as const) {
      expect(await receive(text, kind)).toEqual({
        kind: 'unknown',
        verified: true,
        reason: 'malformed',
        field: 'body',
        rule: 'type',
        payload: JSON.parse(text),
      });
    }
  });

  test.each(['', ' ', '{', '{"a":1,}', "{'a':1}", 'NaN', '{}{}', '<xml/>', 'type=payment', '\0'])(
    'is rejected with body_not_json: %j',
    async (text) => {
      expect(await failure(receive(text))).toBe('body_not_json');
    },
  );

  test.each<[string, string | Uint8Array]>([
    ['invalid UTF-8', Uint8Array.of(0x7b, 0xc3, 0x28, 0x7d)],
    ['an overlong form', Uint8Array.of(0x22, 0xc0, 0xaf, 0x22)],
    ['an encoded surrogate', Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)],
    ['UTF-16', Buffer.from(`\uFEFF${body}`, 'utf16le')],
    ['Latin-1', Buffer.from('{"a":"é"}', 'latin1')],
  ])('is rejected with body_not_utf8: %s', async (_form, bytes) => {
    expect(await failure(receive(bytes))).toBe('body_not_utf8');
  });
});

describe('verification', () => {
  const right = { ...signed(body), ...authorized };
  const codeOf = (headers: object, config: WebhookConfig) =>
    failure(constructEvent(body, headers as WebhookHeaders, config));

  test.each<[string, object, string]>([
    ['right', signed(body), 'none'],
    ['absent', {}, 'signature_missing'],
    ['undefined', { 'x-hmac-signature': undefined }, 'signature_missing'],
    ['empty', { 'x-hmac-signature': '' }, 'signature_malformed'],
    ['null', { 'x-hmac-signature': null }, 'signature_malformed'],
    [
      'in hex',
      { 'x-hmac-signature': Buffer.from(computeSignature(body), 'base64').toString('hex') },
      'signature_malformed',
    ],
    ['joined', { 'x-hmac-signature': `${computeSignature(body)}, ${computeSignature(body)}` }, 'signature_malformed'],
    ['repeated', { 'x-hmac-signature': [computeSignature(body), computeSignature(body)] }, 'signature_malformed'],
    [
      'once right, once wrong',
      { 'x-hmac-signature': [computeSignature('{}'), computeSignature(body)] },
      'signature_malformed',
    ],
    [
      'repeated in another case',
      { ...signed(body), 'X-Hmac-Signature': computeSignature(body) },
      'signature_malformed',
    ],
    ['of another body', signed('{}'), 'signature_mismatch'],
    [
      'of another secret',
      { 'x-hmac-signature': createHmac('sha256', 'whsec_other').update(body).digest('base64') },
      'signature_mismatch',
    ],
    ['in another header', { 'x-signature': computeSignature(body) }, 'signature_missing'],
  ])('checks a signature that is %s', async (_state, headers, expected) => {
    expect(await codeOf(headers, { accept, secret })).toBe(expected);
  });

  test.each<[string, object, string]>([
    ['right', right, 'none'],
    ['absent', {}, 'credentials_missing'],
    ['without the key', { 'x-secret': 'hush-1' }, 'credentials_missing'],
    ['without the secret', { 'x-api-key': 'key-1' }, 'credentials_missing'],
    ['wrong in the key', { ...right, 'x-api-key': 'key-2' }, 'credentials_mismatch'],
    ['wrong in the secret', { ...right, 'x-secret': 'hush-2' }, 'credentials_mismatch'],
    ['wrong in both', { 'x-api-key': 'a', 'x-secret': 'b' }, 'credentials_mismatch'],
    ['swapped', { 'x-api-key': 'hush-1', 'x-secret': 'key-1' }, 'credentials_mismatch'],
    ['only a prefix', { ...right, 'x-secret': 'hush-' }, 'credentials_mismatch'],
    ['too long', { ...right, 'x-secret': 'hush-11' }, 'credentials_mismatch'],
    ['empty', { ...right, 'x-secret': '' }, 'credentials_mismatch'],
    ['in another case', { ...right, 'x-secret': 'HUSH-1' }, 'credentials_mismatch'],
    ['repeated', { ...right, 'x-api-key': ['key-1', 'key-1'] }, 'credentials_mismatch'],
    ['a number', { ...right, 'x-api-key': 1 }, 'credentials_mismatch'],
  ])('checks credentials that are %s', async (_state, headers, expected) => {
    expect(await codeOf(headers, credentials)).toBe(expected);
  });

  test('checks both signature and credentials when both are configured', async () => {
    const config = { secret, ...credentials };
    expect(await codeOf(right, config)).toBe('none');
    expect(await codeOf(signed(body), config)).toBe('credentials_missing');
    expect(await codeOf({ ...right, 'x-hmac-signature': undefined }, config)).toBe('signature_missing');
    expect(await codeOf({ ...right, 'x-secret': 'x' }, config)).toBe('credentials_mismatch');
    expect(await codeOf({ ...right, ...signed('{}') }, config)).toBe('signature_mismatch');
  });

  test('accepts any of several secrets during a rotation', async () => {
    expect(await codeOf(signed(body), { accept, secret: ['whsec_new', secret] })).toBe('none');
    expect(await codeOf(signed(body), { accept, secret: ['whsec_new', 'whsec_newer'] })).toBe('signature_mismatch');
  });

  test('calls a function secret for each webhook', async () => {
    const current = vi.fn<() => string | string[] | Promise<string>>().mockReturnValue('whsec_old');
    const config: WebhookConfig = { accept, secret: current };
    expect(await codeOf(signed(body), config)).toBe('signature_mismatch');
    current.mockReturnValue(Promise.resolve(secret));
    expect(await codeOf(signed(body), config)).toBe('none');
    current.mockReturnValue(['whsec_new', secret]);
    expect(await safeConstructEvent(body, signed(body), config)).toMatchObject({ ok: true, matchedSecretIndex: 1 });
    expect(constructEventSync(body, signed(body), config).kind).toBe('payment');
    current.mockReturnValue(Promise.resolve(secret));
    expect(() => constructEventSync(body, signed(body), config)).toThrow('secret returned a promise');
  });

  test.each([undefined, '', ' ', []])(
    'throws a configuration error when a function secret returns %j',
    async (value) => {
      const config = { accept, secret: () => value } as WebhookConfig;
      expect(await codeOf(signed(body), config)).toBe('configuration');
      await expect(safeConstructEvent(body, signed(body), config)).rejects.toThrow(WebhookConfigurationError);
      expect(() => constructEventSync(body, signed(body), config)).toThrow(WebhookConfigurationError);
    },
  );

  test('throws what a function secret throws, even a verification error', async () => {
    const error = new WebhookVerificationError('signature_mismatch');
    const config = { accept, secret: () => Promise.reject(error) } as const;
    await expect(safeConstructEvent(body, signed(body), config)).rejects.toBe(error);
  });

  test('checks nothing with unverified: true', async () => {
    expect(await codeOf({}, { accept, unverified: true })).toBe('none');
    expect(await codeOf(signed('{}'), { accept, unverified: true })).toBe('none');
  });

  test('checks the signature before it parses the body', async () => {
    for (const hostile of ['null', '{', '\uD800', JSON.stringify({ ...envelope, retry: -1 })]) {
      expect(await failure(constructEvent(hostile, signed(body), { accept, secret }))).toBe('signature_mismatch');
    }
    expect(await failure(constructEvent('"\uD800"', {}, { accept, unverified: true }))).toBe('body_not_utf8');
  });

  test.each<[string, unknown]>([
    ['no configuration', undefined],
    ['an empty object', {}],
    ['an undefined secret', { secret: undefined }],
    ['a null secret', { secret: null }],
    ['a blank secret', { secret: ' ' }],
    ['an empty list of secrets', { accept, secret: [] }],
    ['a blank secret in a list', { accept, secret: [secret, ''] }],
    ['an undefined secret beside credentials', { secret: undefined, ...credentials }],
    ['an API key alone', { apiKey: 'key-1' }],
    ['an API secret alone', { apiSecret: 'hush-1' }],
    ['an API key alone beside a secret', { secret, apiKey: 'key-1' }],
    ['an API secret alone beside a secret', { secret, apiSecret: 'hush-1' }],
    ['an undefined API secret', { ...credentials, apiSecret: undefined }],
    ['a blank API key', { ...credentials, apiKey: '\n' }],
    ['an API key that is not text', { ...credentials, apiKey: 1 }],
    ['an ill-formed API key', { ...credentials, apiKey: 'k\uD800' }],
    ['unverified beside a secret', { secret, unverified: true }],
    ['unverified: false beside a secret', { secret, unverified: false }],
    ['unverified beside credentials', { ...credentials, unverified: true }],
    ['an unverified that is not true', { unverified: 'yes' }],
    ['an unverified that is null', { unverified: null }],
    ['an undefined verify beside a secret', { secret, verify: undefined }],
    ['a function verify, which only a receiver calls', { verify: () => true }],
    ['a function verify beside a secret', { secret, verify: () => true }],
    ['no accept', { secret, accept: undefined }],
    ['a list of kinds', { secret, accept: ['payment'] }],
    ['an unknown kind', { secret, accept: 'payments' }],
  ])('rejects the configuration before it looks at the request: %s', async (_mistake, config) => {
    for (const headers of [right, {}]) {
      const complete = config === undefined ? config : { accept, ...Object(config) };
      expect(await codeOf(headers, complete as WebhookConfig)).toBe('configuration');
    }
  });

  test.each([secret, undefined, () => secret])(
    'names the object that belongs in place of the secret: %s',
    async (config) => {
      const message = `The options must be an object: { accept: 'payment', secret } (received ${typeof config})`;
      await expect(constructEvent(body, right, config as never)).rejects.toThrow(message);
      expect(() => constructEventSync(body, right, config as never)).toThrow(message);
    },
  );

  test('names the mistake of two kinds for one route', async () => {
    const config = { secret, accept: ['payment', 'transfer'] } as never;
    await expect(constructEvent(body, right, config)).rejects.toThrow(
      `accept must be 'payment' or 'transfer', one kind for each route: { accept: 'payment', secret } (received ["payment","transfer"])`,
    );
  });

  test.each<[string, unknown]>([
    ['an object of lists', { 'x-hmac-signature': [{ key: 'X-Hmac-Signature', value: computeSignature(body) }] }],
    ['a list of objects', [{ key: 'X-Hmac-Signature', value: computeSignature(body) }]],
    ['a list of objects without a signature', { host: [{ key: 'Host', value: 'merchant.example' }] }],
  ])('names the mistake of headers in the form of Lambda@Edge: %s', async (_form, headers) => {
    const fix = 'Convert headers of Lambda@Edge first: Object.values(headers).flat()';
    for (const call of [
      constructEvent(body, headers as WebhookHeaders, { accept, secret }),
      explainSignature(body, headers as WebhookHeaders, secret),
    ]) {
      await expect(call).rejects.toThrow(fix);
    }
    const converted = Object.values(headers as object)
      .flat()
      .map(({ key, value }) => [key, value] as const);
    if (converted[0]?.[0] !== 'Host') expect(await codeOf(converted, { accept, secret })).toBe('none');
  });

  test('marks an event as verified, unless the configuration is unverified: true', async () => {
    for (const text of [body, JSON.stringify(transfer), '[]', '{"type_event":"payment.new"}']) {
      expect((await receive(text)).verified).toBe(true);
      expect((await constructEvent(text, {}, { accept, unverified: true })).verified).toBe(false);
    }
  });

  test('reports a body that is not raw as a configuration mistake', async () => {
    expect(await failure(constructEvent(envelope as never, right, { accept, secret }))).toBe('configuration');
    expect(await failure(constructEvent(envelope as never, {}, { accept, unverified: true }))).toBe('configuration');
  });
});

test('constructEvent reports a signature in place of the headers as a configuration mistake', async () => {
  const event = constructEvent(body, computeSignature(body) as never, { accept, secret });
  const problem = 'headers must be an object like request.headers, after the body (received text or bytes)';
  await expect(event).rejects.toThrow(problem);
  expect(await failure(event)).toBe('configuration');
  // The two arguments are swapped.
  const bytes = Buffer.from(body);
  await expect(constructEvent(signed(body) as never, bytes as never, { accept, secret })).rejects.toThrow(problem);
  expect(() => constructEventSync(new Headers(signed(body)) as never, body as never, { accept, secret })).toThrow(
    problem,
  );
});

describe('WebhookVerificationError', () => {
  const apiSecret = 'hush-4d1b';
  const marker = 'CARD4242';
  const marked = body.replace('SUCCEEDED', marker);
  const calls: [string, () => Promise<unknown>][] = [
    [
      'signature_malformed',
      () => constructEvent(marked, { 'x-hmac-signature': `${computeSignature(marked)}=` }, { accept, secret }),
    ],
    ['signature_mismatch', () => constructEvent(marked, signed('{}'), { accept, secret })],
    [
      'credentials_mismatch',
      () => constructEvent(marked, { 'x-api-key': 'k', 'x-secret': marker }, { accept, apiKey: 'a', apiSecret }),
    ],
    ['body_not_json', () => receive(`${marked}${marker}`)],
    ['body_not_utf8', () => receive(Buffer.concat([Buffer.from(marked), Buffer.of(0xff)]))],
    ['configuration', () => constructEvent(marked, signed(marked), { accept, secret: [secret, '\uD800'] })],
    ['configuration', () => constructEvent(JSON.parse(marked), signed(marked), { accept, secret })],
  ];

  test.each(calls)('contains no part of the body, the signature or the secrets: %s', async (code, call) => {
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    const said = [
      String(error),
      JSON.stringify(error),
      inspect(error, { depth: 9, showHidden: true }),
      (error as Error).stack,
    ];
    for (const forbidden of [
      secret,
      apiSecret,
      marker,
      computeSignature(marked),
      computeSignature('{}'),
      envelope.account_id,
    ]) {
      expect(said.join('\n')).not.toContain(forbidden);
    }
    expect((error as Error).cause).toBeUndefined();
  });

  test('names the failed check in its message', async () => {
    const error = await constructEvent(body, {}, { accept, secret }).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe(
      'WebhookVerificationError: Webhook rejected: signature_missing. The request has no x-hmac-signature header. Run explainSignature(rawBody, headers, secret)',
    );
    const transfers = { accept: 'transfer', apiKey: 'key-1', apiSecret } as const;
    for (const config of [transfers, { accept: 'transfer', secret } as const]) {
      await expect(constructEvent(body, {}, config)).rejects.toThrow(
        '_missing. The specification declares no authentication for transfers. If the service sends none, choose verify or unverified: true',
      );
    }
  });
});

describe('constructEventSync', () => {
  test('returns the same event as constructEvent', async () => {
    for (const text of [body, JSON.stringify(transfer), '{}', '{"type_event":"payment.new"}']) {
      const headers = { ...signed(text), ...authorized };
      const config = { secret: ['whsec-new', secret], ...credentials };
      for (const raw of [text, Buffer.from(text)]) {
        expect(constructEventSync(raw, headers, config)).toEqual(await constructEvent(raw, headers, config));
      }
      const unverified = { accept, unverified: true } as const;
      expect(constructEventSync(text, {}, unverified)).toEqual(await constructEvent(text, {}, unverified));
    }
  });

  test.each<[string, string, object, object]>([
    ['signature_missing', body, {}, { accept, secret }],
    ['signature_malformed', body, { 'x-hmac-signature': 'abc' }, { accept, secret }],
    ['signature_mismatch', body, signed('{}'), { accept, secret }],
    ['credentials_missing', body, { 'x-api-key': 'key-1' }, credentials],
    ['credentials_mismatch', body, { ...authorized, 'x-secret': 'hush-2' }, credentials],
    ['credentials_mismatch', body, { ...authorized, 'x-api-key': ['key-1', 'key-1'] }, credentials],
    ['credentials_mismatch', body, { ...authorized, 'x-api-key': '' }, credentials],
    ['body_not_json', '{', signed('{'), { accept, secret }],
    ['configuration', body, signed(body), {}],
    ['configuration', body, signed(body), { secret: '' }],
  ])('throws the same error as constructEvent: %s (%#)', async (code, text, headers, config) => {
    const given = [text, headers as WebhookHeaders, config as WebhookConfig] as const;
    expect(() => constructEventSync(...given)).toThrow(expect.objectContaining({ code }));
    expect(await failure(constructEvent(...given))).toBe(code);
  });
});

describe('safeConstructEvent', () => {
  const unknown = '{"type_event":"payment.new"}';
  const headers = signed(unknown);
  const event = { kind: 'unknown', reason: 'unknown_type', type_event: 'payment.new', payload: JSON.parse(unknown) };

  test.each<[WebhookConfig, number | undefined]>([
    [{ accept, secret }, 0],
    [{ accept, secret: ['whsec_new', secret] }, 1],
    [{ accept, secret: [secret, secret] }, 0],
    [{ accept, unverified: true }, undefined],
  ])('returns the event and the index of the matching secret (%#)', async (config, matchedSecretIndex) => {
    expect(await safeConstructEvent(unknown, headers, config)).toMatchObject({ ok: true, event, matchedSecretIndex });
  });

  test.each<[string, string, object, string]>([
    ['a forged webhook', unknown, {}, 'signature_missing'],
    ['a body that is not JSON', '{', signed('{'), 'body_not_json'],
  ])('returns the verification error for %s', async (_case, rawBody, headers, code) => {
    const result = await safeConstructEvent(rawBody, { ...headers }, { accept, secret });
    expect(result).toEqual({ ok: false, error: expect.any(WebhookVerificationError) });
    expect(result).toMatchObject({ error: { code } });
  });

  test('throws for a mistake in the calling code', async () => {
    await expect(safeConstructEvent(unknown, headers, { accept, secret: '' })).rejects.toThrow(
      WebhookConfigurationError,
    );
    await expect(safeConstructEvent({} as never, headers, { accept, secret })).rejects.toThrow(
      WebhookConfigurationError,
    );
    await expect(safeConstructEvent(unknown, headers, undefined as never)).rejects.toThrow(WebhookConfigurationError);
  });
});
