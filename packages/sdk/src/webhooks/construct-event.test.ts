import { createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { transfer as pending } from '../../test/helpers/test-receiver.ts';
import { knownWebhookEventTypeValues } from '../generated/known-values.ts';
import { constructEvent, constructEventSync } from './construct-event.ts';
import type { WebhookEvent } from './events/events.ts';
import { testPayload } from './testing/test-payload.ts';
import type { WebhookHeaders } from './verification/headers.ts';
import type { WebhookConfig } from './verification/webhook-config.ts';

const secret = 'whsec_5e0c7a1f';
const envelope = {
  type: 'payment',
  type_event: 'payment.purchase',
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  retry: 0,
  version: 2,
  data: { payment: { id: '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', status: 'SUCCEEDED' } },
};
const transfer = { ...pending, status: 'COMPLETED' };
const body = JSON.stringify(envelope);

const sign = (rawBody: string | Uint8Array, key = secret) => createHmac('sha256', key).update(rawBody).digest('base64');
const signed = (rawBody: string | Uint8Array) => ({ 'x-hmac-signature': sign(rawBody) });

/** The event of a body that the service really signed. */
const receive = (rawBody: string | Uint8Array, accept?: readonly ('payment' | 'transfer')[]) =>
  constructEvent(rawBody, signed(rawBody), accept ? { secret, accept } : { secret });

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: { code: string }) => error.code,
  );
/** Why an event is unknown. */
const unknownness = async (promise: Promise<WebhookEvent>) => {
  const event = await promise;
  return event.kind === 'unknown' ? [event.reason, event.expectedKind, event.field, event.rule] : event.kind;
};

describe('the event', () => {
  test('of a payment envelope is a payment, with the envelope as it came', async () => {
    expect(await receive(body)).toEqual({ kind: 'payment', type_event: 'payment.purchase', payload: envelope });
  });

  test.each(knownWebhookEventTypeValues)('of %s is a payment of that type', async (type_event) => {
    const event = await receive(JSON.stringify({ ...envelope, type_event }));
    expect(event).toMatchObject({ kind: 'payment', type_event });
  });

  test('of a transfer notification is a transfer, with the notification as it came', async () => {
    expect(await receive(JSON.stringify(transfer))).toEqual({ kind: 'transfer', payload: transfer });
  });

  test.each(['payment.three_d_secure', 'subscription.created', '', '__proto__', 'constructor', 'toString'])(
    'of the unknown type "%s" is unknown, with its data kept, whatever its shape',
    async (type_event) => {
      const payload = { type: 'news', type_event, data: { anything: [1, null] } };
      const reason = 'unlisted_type';
      expect(await receive(JSON.stringify(payload))).toEqual({ kind: 'unknown', reason, type_event, payload });
    },
  );

  test('keeps statuses, rails, versions and fields that nobody documented', async () => {
    const payment = { ...envelope.data.payment, status: 'ON_THE_MOON', extra: { deep: [1] } };
    const future = { ...envelope, version: 99, extra: 'kept', data: { payment, more: true } };
    expect(await receive(JSON.stringify(future))).toMatchObject({ kind: 'payment', payload: future });

    const newTransfer = { ...transfer, status: 'RETURNED', payment_rail: 'PIX', type: 'kept', extra: null };
    expect(await receive(JSON.stringify(newTransfer))).toEqual({ kind: 'transfer', payload: newTransfer });
  });

  test.each([{ data: {} }, { type_event: null }, { type_event: null, data: null }])(
    'of a transfer stays a transfer with the new fields %j, which only envelopes have today',
    async (fields) => {
      const payload = { ...transfer, ...fields };
      expect(await receive(JSON.stringify(payload))).toEqual({ kind: 'transfer', payload });
    },
  );

  test.each([
    { type: 'banking', type_event: 'banking.transfer_returned', destination_account_id: 'acct_1' },
    { type_event: 'banking.transfer', id: 'xfer_1', data: {} },
    // Money that went back, for example: to take it for the arrival would book it twice.
    { ...transfer, type_event: 'banking.transfer_returned' },
    { ...transfer, type_event: 'banking.transfer' },
  ])('is not taken for a transfer when it has a type, or only a field or two of one: %j', async (payload) => {
    expect(await receive(JSON.stringify(payload))).toMatchObject({ kind: 'unknown', payload });
  });

  test('of a payment may have a field that transfers have', async () => {
    const payload = { ...envelope, destination_account_id: 'acct_1', id: 'xfer_1' };
    expect(await receive(JSON.stringify(payload))).toMatchObject({ kind: 'payment', payload });
  });

  test('is not lost for what the specification does not say', async () => {
    const payload = { ...transfer, created_at: '2026-03-14T09:26:53+00:00', updated_at: '2026-03-14T09:26:53.1+00:00' };
    expect(await receive(JSON.stringify(payload))).toMatchObject({ kind: 'transfer', payload });
    for (const idempotency_key of [7, true, {}, null, undefined]) {
      const data = { payment: { ...envelope.data.payment, idempotency_key } };
      expect(await receive(JSON.stringify({ ...envelope, data }))).toMatchObject({ kind: 'payment' });
    }
  });

  test('is read from a string, bytes, a view into a pool and an ArrayBuffer alike', async () => {
    const text = JSON.stringify({ ...transfer, description: 'café 😀' });
    const pool = Buffer.concat([Buffer.from('{{{'), Buffer.from(text), Buffer.from('}}}')]);
    const exact = new TextEncoder().encode(text);
    for (const form of [text, exact, exact.buffer, pool.subarray(3, -3)]) {
      expect(await constructEvent(form, signed(text), { secret })).toMatchObject({ payload: JSON.parse(text) });
    }
  });

  test('is read from the very bytes that were verified, even if the buffer is reused meanwhile', async () => {
    const buffer = Buffer.from(body);
    const pending = constructEvent(buffer, signed(body), { secret });
    buffer.fill('9');
    expect(await pending).toMatchObject({ payload: envelope });
  });

  test('of a body with one byte order mark is read after that mark was verified', async () => {
    const marked = `\uFEFF${body}`;
    expect(await receive(marked)).toMatchObject({ payload: envelope });
    expect(await receive(Buffer.from(marked))).toMatchObject({ payload: envelope });
    expect(await failure(constructEvent(marked, signed(body), { secret }))).toBe('signature_mismatch');
    expect(await failure(receive(`\uFEFF${marked}`))).toBe('body_not_json');
    expect(await failure(receive(Buffer.from(`\uFEFF${marked}`)))).toBe('body_not_json');
  });

  test('takes the last of duplicate keys, as JSON does', async () => {
    const doubled = body.replace('"retry":0', '"retry":-1,"retry":3');
    expect(await receive(doubled)).toMatchObject({ payload: { retry: 3 } });
  });

  test('with a __proto__ key has the key as data, and pollutes nothing', async () => {
    const event = await receive(body.replace('{', '{"__proto__":{"polluted":true,"kind":"transfer"},'));
    expect(event.kind).toBe('payment');
    expect(Object.hasOwn(event.payload, '__proto__')).toBe(true);
    expect('polluted' in event.payload).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  test('cannot take its fields from a __proto__ key', async () => {
    const hidden = `{"__proto__":${body}}`;
    expect(await unknownness(receive(hidden))).toEqual(['malformed', 'transfer', 'id', 'required']);
    const half = `{"type_event":"payment.purchase","__proto__":${body}}`;
    expect(await unknownness(receive(half))).toEqual(['malformed', 'payment', 'data', 'required']);
  });

  test('may be 10,000 levels deep where the depth is not ours', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const event = await receive(body.replace('{', `{"extra":${deep},`));
    expect(event.kind).toBe('payment');
    expect(await failure(receive(deep))).toBe('body_not_object');
  });
});

describe('an event whose body is not as documented', () => {
  const nulled = (object: object) => Object.fromEntries(Object.keys(object).map((name) => [name, null]));
  const { id, status, direction } = transfer;
  const { type_event, data } = envelope;

  test('is typed when it has no more than what identifies it', async () => {
    expect(await receive(JSON.stringify({ type_event, data }))).toEqual({
      kind: 'payment',
      type_event,
      payload: { type_event, data },
    });
    expect(await receive(JSON.stringify({ id, status, direction }))).toMatchObject({ kind: 'transfer' });
  });

  test('is typed when every other field is null', async () => {
    const payment = { ...nulled(testPayload('payment.purchase').data.payment), ...data.payment };
    const event = { ...nulled(envelope), type_event, data: { payment } };
    expect(await receive(JSON.stringify(event))).toEqual({ kind: 'payment', type_event, payload: event });
    const notification = { ...nulled(transfer), id, status, direction };
    expect(await receive(JSON.stringify(notification))).toEqual({ kind: 'transfer', payload: notification });
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
  ])('is typed when other fields have another type or form, which are passed on as sent (%#)', async (payload) => {
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
    [{}, 'transfer', 'id', 'required'],
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
  ])(
    'is malformed without its identity or with a broken amount, and names the field (%#)',
    async (payload, ...names) => {
      const event = await receive(JSON.stringify(payload));
      expect(event).toMatchObject({ kind: 'unknown', payload });
      expect(await unknownness(Promise.resolve(event))).toEqual(['malformed', ...names]);
    },
  );

  test('is malformed with an amount that JSON can write and JavaScript cannot hold', async () => {
    const vast = JSON.stringify(transfer).replace('1250.75', '1e400');
    expect(await unknownness(receive(vast))).toEqual(['malformed', 'transfer', 'amount.value', 'type']);
    expect((await receive(body.replace('"retry":0', '"retry":1e400'))).kind).toBe('payment');
  });

  test.each(['OUTGOING', '', 'incoming', 'INCOMING '])(
    'is a malformed transfer with the direction "%s", so that it comes again after a fix',
    async (other) => {
      const body = JSON.stringify({ ...transfer, direction: other });
      expect(await unknownness(receive(body, ['transfer']))).toEqual(['malformed', 'transfer', 'direction', 'value']);
      expect(await unknownness(receive(body, ['payment']))).toEqual(['not_accepted', 'transfer', undefined, undefined]);
    },
  );

  test('is not accepted when it is of the other kind, even without its identity', async () => {
    const notAccepted = (kind: string) => ['not_accepted', kind, undefined, undefined];
    expect((await receive(body, ['payment'])).kind).toBe('payment');
    expect((await receive(JSON.stringify(transfer), ['transfer'])).kind).toBe('transfer');
    for (const envelopes of [body, '{"data":{}}']) {
      expect(await unknownness(receive(envelopes, ['transfer']))).toEqual(notAccepted('payment'));
    }
    for (const transfers of [JSON.stringify(transfer), '{}']) {
      expect(await unknownness(receive(transfers, ['payment']))).toEqual(notAccepted('transfer'));
    }
    const news = '{"type":"news","type_event":"news.new"}';
    expect(await unknownness(receive(news, ['transfer']))).toEqual(['unlisted_type', undefined, undefined, undefined]);
  });
});

describe('a body', () => {
  test.each(['null', '[]', '[{}]', '1', '"text"', 'true'])(
    'is rejected when it is %s, which is no object',
    async (text) => {
      for (const accept of [['payment'], ['transfer'], ['payment', 'transfer']] as const) {
        expect(await failure(receive(text, accept))).toBe('body_not_object');
      }
    },
  );

  test.each(['', ' ', '{', '{"a":1,}', "{'a':1}", 'NaN', '{}{}', '<xml/>', 'type=payment', '\0'])(
    'is rejected when it is %j, which is not JSON',
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
  ])('is rejected when it is %s, which is not UTF-8', async (_form, bytes) => {
    expect(await failure(receive(bytes))).toBe('body_not_utf8');
  });
});

describe('what is configured must be there and right', () => {
  const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
  const right = { ...signed(body), 'x-api-key': 'key-1', 'x-secret': 'hush-1' };
  const verdict = (headers: object, config: WebhookConfig) =>
    failure(constructEvent(body, headers as WebhookHeaders, config));

  test.each<[string, object, string]>([
    ['right', signed(body), 'none'],
    ['absent', {}, 'signature_missing'],
    ['undefined', { 'x-hmac-signature': undefined }, 'signature_missing'],
    ['empty', { 'x-hmac-signature': '' }, 'signature_malformed'],
    ['null', { 'x-hmac-signature': null }, 'signature_malformed'],
    ['in hex', { 'x-hmac-signature': Buffer.from(sign(body), 'base64').toString('hex') }, 'signature_malformed'],
    ['joined', { 'x-hmac-signature': `${sign(body)}, ${sign(body)}` }, 'signature_malformed'],
    ['repeated', { 'x-hmac-signature': [sign(body), sign(body)] }, 'signature_malformed'],
    ['once right, once wrong', { 'x-hmac-signature': [sign('{}'), sign(body)] }, 'signature_malformed'],
    ['repeated in another case', { ...signed(body), 'X-Hmac-Signature': sign(body) }, 'signature_malformed'],
    ['of another body', signed('{}'), 'signature_mismatch'],
    ['of another secret', { 'x-hmac-signature': sign(body, 'whsec_other') }, 'signature_mismatch'],
    ['in another header', { 'x-signature': sign(body) }, 'signature_missing'],
  ])('a signature that is %s', async (_state, headers, expected) => {
    expect(await verdict(headers, { secret })).toBe(expected);
  });

  test.each<[string, object, string]>([
    ['right', right, 'none'],
    ['both absent', {}, 'credentials_missing'],
    ['absent by half: the key', { 'x-secret': 'hush-1' }, 'credentials_missing'],
    ['absent by half: the secret', { 'x-api-key': 'key-1' }, 'credentials_missing'],
    ['wrong in the key', { ...right, 'x-api-key': 'key-2' }, 'credentials_mismatch'],
    ['wrong in the secret', { ...right, 'x-secret': 'hush-2' }, 'credentials_mismatch'],
    ['wrong in both', { 'x-api-key': 'a', 'x-secret': 'b' }, 'credentials_mismatch'],
    ['swapped', { 'x-api-key': 'hush-1', 'x-secret': 'key-1' }, 'credentials_mismatch'],
    ['a prefix', { ...right, 'x-secret': 'hush-' }, 'credentials_mismatch'],
    ['longer', { ...right, 'x-secret': 'hush-11' }, 'credentials_mismatch'],
    ['empty', { ...right, 'x-secret': '' }, 'credentials_mismatch'],
    ['in another case', { ...right, 'x-secret': 'HUSH-1' }, 'credentials_mismatch'],
    ['repeated', { ...right, 'x-api-key': ['key-1', 'key-1'] }, 'credentials_mismatch'],
    ['no text', { ...right, 'x-api-key': 1 }, 'credentials_mismatch'],
  ])('credentials that are %s', async (_state, headers, expected) => {
    expect(await verdict(headers, credentials)).toBe(expected);
  });

  test('signature and credentials both, when both are configured', async () => {
    const config = { secret, ...credentials };
    expect(await verdict(right, config)).toBe('none');
    expect(await verdict(signed(body), config)).toBe('credentials_missing');
    expect(await verdict({ ...right, 'x-hmac-signature': undefined }, config)).toBe('signature_missing');
    expect(await verdict({ ...right, 'x-secret': 'x' }, config)).toBe('credentials_mismatch');
    expect(await verdict({ ...right, ...signed('{}') }, config)).toBe('signature_mismatch');
  });

  test('one of several secrets, while one replaces another', async () => {
    expect(await verdict(signed(body), { secret: ['whsec_new', secret] })).toBe('none');
    expect(await verdict(signed(body), { secret: ['whsec_new', 'whsec_newer'] })).toBe('signature_mismatch');
  });

  test('nothing, when the merchant says so by name', async () => {
    expect(await verdict({}, { verification: 'none' })).toBe('none');
    expect(await verdict(signed('{}'), { verification: 'none' })).toBe('none');
  });

  test('before the body is looked at', async () => {
    for (const hostile of ['null', '{', '\uD800', JSON.stringify({ ...envelope, retry: -1 })]) {
      expect(await failure(constructEvent(hostile, signed(body), { secret }))).toBe('signature_mismatch');
    }
    expect(await failure(constructEvent('"\uD800"', {}, { verification: 'none' }))).toBe('body_not_utf8');
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['an empty object', {}],
    ['a secret that is unset', { secret: undefined }],
    ['a secret that is null', { secret: null }],
    ['a blank secret', { secret: ' ' }],
    ['no secret in a list', { secret: [] }],
    ['a blank secret in a list', { secret: [secret, ''] }],
    ['a secret that is unset beside credentials', { secret: undefined, ...credentials }],
    ['an API key alone', { apiKey: 'key-1' }],
    ['an API secret alone', { apiSecret: 'hush-1' }],
    ['an API key alone beside a secret', { secret, apiKey: 'key-1' }],
    ['an API secret alone beside a secret', { secret, apiSecret: 'hush-1' }],
    ['an API secret that is unset', { ...credentials, apiSecret: undefined }],
    ['a blank API key', { ...credentials, apiKey: '\n' }],
    ['an API key that is no text', { ...credentials, apiKey: 1 }],
    ['an ill-formed API key', { ...credentials, apiKey: 'k\uD800' }],
    ['no verification beside a secret', { secret, verification: 'none' }],
    ['no verification beside credentials', { ...credentials, verification: 'none' }],
    ['another word for verification', { verification: 'off' }],
    ['another word for verification beside a secret', { secret, verification: 'strict' }],
    ['nothing accepted', { secret, accept: [] }],
    ['something unknown accepted', { secret, accept: ['payments'] }],
    ['something unknown accepted beside something known', { secret, accept: ['payment', 'refund'] }],
    ['something accepted that is no list', { secret, accept: 'payment' }],
  ])('%s is refused as a configuration, whatever was sent', async (_mistake, config) => {
    for (const headers of [right, {}]) {
      expect(await verdict(headers, config as WebhookConfig)).toBe('configuration');
    }
  });

  test('a body that is not raw is the mistake of the caller', async () => {
    expect(await failure(constructEvent(envelope as never, right, { secret }))).toBe('configuration');
    expect(await failure(constructEvent(envelope as never, {}, { verification: 'none' }))).toBe('configuration');
  });
});

describe('an error', () => {
  const apiSecret = 'hush-4d1b';
  const marker = 'CARD4242';
  const marked = body.replace('SUCCEEDED', marker);
  const calls: [string, () => Promise<unknown>][] = [
    ['signature_malformed', () => constructEvent(marked, { 'x-hmac-signature': `${sign(marked)}=` }, { secret })],
    ['signature_mismatch', () => constructEvent(marked, signed('{}'), { secret })],
    [
      'credentials_mismatch',
      () => constructEvent(marked, { 'x-api-key': 'k', 'x-secret': marker }, { apiKey: 'a', apiSecret }),
    ],
    ['body_not_json', () => receive(`${marked}${marker}`)],
    ['body_not_utf8', () => receive(Buffer.concat([Buffer.from(marked), Buffer.of(0xff)]))],
    ['body_not_object', () => receive(JSON.stringify([marker]))],
    ['configuration', () => constructEvent(marked, signed(marked), { secret: [secret, '\uD800'] })],
    ['configuration', () => constructEvent(JSON.parse(marked), signed(marked), { secret })],
  ];

  test.each(calls)('with the code %s says nothing of body, signature or secrets', async (code, call) => {
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code });
    const said = [
      String(error),
      JSON.stringify(error),
      inspect(error, { depth: 9, showHidden: true }),
      (error as Error).stack,
    ];
    for (const forbidden of [secret, apiSecret, marker, sign(marked), sign('{}'), envelope.account_id]) {
      expect(said.join('\n')).not.toContain(forbidden);
    }
    expect((error as Error).cause).toBeUndefined();
  });

  test('names the check in its message', async () => {
    const error = await constructEvent(body, {}, { secret }).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('WebhookVerificationError: Webhook rejected: signature_missing');
  });
});

describe('constructEventSync', () => {
  const credentials = { apiKey: 'key-1', apiSecret: 'hush-1' };
  const right = { 'x-api-key': 'key-1', 'x-secret': 'hush-1' };
  const codeOf = (call: () => unknown) => {
    try {
      call();
    } catch (error) {
      return (error as { code: string }).code;
    }
    return 'none';
  };

  test('returns the event that constructEvent resolves to', async () => {
    for (const text of [body, JSON.stringify(transfer), '{}', '{"type_event":"payment.new"}']) {
      const headers = { ...signed(text), ...right };
      const config = { secret: ['whsec-new', secret], ...credentials };
      for (const raw of [text, Buffer.from(text)]) {
        expect(constructEventSync(raw, headers, config)).toEqual(await constructEvent(raw, headers, config));
      }
      expect(constructEventSync(text, {}, { verification: 'none' })).toEqual(await receive(text));
    }
  });

  test.each<[string, string, object, object]>([
    ['signature_missing', body, {}, { secret }],
    ['signature_malformed', body, { 'x-hmac-signature': 'abc' }, { secret }],
    ['signature_mismatch', body, signed('{}'), { secret }],
    ['credentials_missing', body, { 'x-api-key': 'key-1' }, credentials],
    ['credentials_mismatch', body, { ...right, 'x-secret': 'hush-2' }, credentials],
    ['credentials_mismatch', body, { ...right, 'x-api-key': ['key-1', 'key-1'] }, credentials],
    ['credentials_mismatch', body, { ...right, 'x-api-key': '' }, credentials],
    ['body_not_json', '{', signed('{'), { secret }],
    ['body_not_object', '[]', signed('[]'), { secret }],
    ['configuration', body, signed(body), {}],
    ['configuration', body, signed(body), { secret: '' }],
  ])('throws %s as constructEvent rejects (%#)', async (code, text, headers, config) => {
    const call = () => constructEventSync(text, headers as WebhookHeaders, config as WebhookConfig);
    expect(codeOf(call)).toBe(code);
    expect(await failure(constructEvent(text, headers as WebhookHeaders, config as WebhookConfig))).toBe(code);
  });
});
