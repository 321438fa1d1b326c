import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomes, testTokenOf } from './outcomes.ts';
import {
  passesLuhn,
  redactBody,
  redactHeaders,
  redactQuery,
  redactSecrets,
  redactUrl,
  shortenText,
} from './redaction.ts';

test('redacts card numbers, security codes and document numbers, and nothing else', () => {
  const card = { number: '4111111111111111', security_code: '987', holder_name: 'María', expiration_month: 1 };
  const body = {
    amount: { value: 1 },
    payment_method: { detail: { card: { capture: true, card_data: card } } },
    customer_payer: {
      document: { document_type: 'CC', document_number: '1093333333' },
      phone: { number: '3001234567', country_code: '57' },
    },
    passengers: [{ document: { document_number: 'A1' } }, null],
    nothing: undefined,
  };
  const hidden = { ...card, number: '[redacted]', security_code: '[redacted]' };
  expect(redactBody(body)).toEqual({
    ...body,
    payment_method: { detail: { card: { capture: true, card_data: hidden } } },
    customer_payer: { ...body.customer_payer, document: { document_type: 'CC', document_number: '[redacted]' } },
    passengers: [{ document: { document_number: '[redacted]' } }, null],
  });
  expect(card.number).toBe('4111111111111111');
});

test.each([
  { card: { number: 4111111111111111 } },
  { card: '4111111111111111' },
  { card_data: ['4111111111111111'] },
  { cards: [{ number: '4111111111111111' }] },
  { payment_method: { CardData: { number: '4111111111111111' } } },
  { payment_method: { number: '4111111111111111' } },
  { card_number: '4111111111111111' },
  { cvv: '4111111111111111' },
  { document: '4111111111111111' },
  { card_data: { three_d_secure: { cryptogram: '4111111111111111' } } },
  { card_data: { three_d_secure: '4111111111111111' } },
])('redacts secrets in undocumented places: %j', (body) => {
  expect(JSON.stringify(redactBody(body))).not.toContain('4111111111111111');
});

test.each(['180012345678905', '213112345678904'])(
  'redacts the card number %s, which begins as a time does',
  (number) => {
    expect(shortenText(`card ${number}`, 100)).toBe('card [redacted]');
  },
);

test('a body keeps 5,000 values and loses the rest', () => {
  const many = Array.from({ length: 5_001 }, () => 1);
  expect(redactBody(many)).toHaveLength(5_000);
  const fields = Object.fromEntries(many.map((_, index) => [`field${index}`, 1]));
  expect(Object.keys(redactBody(fields) as object)).toHaveLength(5_000);
});

test('cuts long texts', () => {
  expect(redactBody({ content: 'a'.repeat(300) })).toEqual({ content: `${'a'.repeat(256)}… (300 characters)` });
});

test('cuts long names', () => {
  expect(redactBody({ ['a'.repeat(300)]: 1 })).toEqual({ [`${'a'.repeat(256)}…`]: 1 });
});

test.each([
  'card_cvv',
  'cardCvc',
  'cvv_code',
  'card_security_code',
  'cardVerificationValue',
  'cvn',
  'card_pin',
  '_cvv',
  '$cvc',
  'cvv2',
])('redacts the security code or PIN in the undocumented field %s', (name) => {
  expect(redactBody({ [name]: '123' })).toEqual({ [name]: '[redacted]' });
  expect(redactQuery(`/?${name}=123`)).toEqual({ [name]: '[redacted]' });
});

test('copies inherited property names safely', () => {
  const body = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"a":1}}');
  expect(redactBody(body)).toEqual({ constructor: { a: 1 } });
  expect(redactBody(body)).not.toHaveProperty('polluted');
});

test('redacts secrets in headers in any case', () => {
  const headers = new Headers({ 'Private-Secret-Key': 's', Authorization: 'Bearer s', Cookie: 's', 'X-Api-Key': 's' });
  for (const name of ['X-Gateway-Key', 'Proxy-Authorization', 'X-Auth-Token', 'Set-Cookie']) headers.set(name, 's');
  const shown = { 'public-api-key': 'p', 'x-idempotency-key': 'i', 'user-agent': 'u', 'x-keyboard': 'k' };
  for (const [name, value] of Object.entries(shown)) headers.set(name, value);
  const redacted = redactHeaders(headers);
  expect(redacted).toMatchObject(shown);
  expect(Object.values(redacted).filter((value) => value === '[redacted]')).toHaveLength(8);
});

test('redacts secrets in a query in any notation, and the part of a card number where a long value is cut', () => {
  const secret = [
    'privateSecretKey',
    'apiKey',
    'API_KEY',
    'access_token',
    'accessToken',
    'securityCode',
    'cardNumber',
    'CVV',
  ];
  const shown = { publicApiKey: 'key-1', 'public-api-key': 'key-1', merchantOrderId: 'order-1', monkey: 'a' };
  const query = new URLSearchParams([...secret.map((name) => [name, 'a-secret']), ...Object.entries(shown)]);
  expect(redactQuery(`/v1/payments?${query}`)).toEqual({
    ...Object.fromEntries(secret.map((name) => [name, '[redacted]'])),
    ...shown,
  });
  const cut = redactQuery(`/v1/payments?q=${'x'.repeat(244)}4111111111111111&q2=${'x'.repeat(300)}`);
  expect(cut).toEqual({ q: 'x'.repeat(244), q2: 'x'.repeat(256) });
});

test('redacts fields in camel case, which the contract does not have', () => {
  expect(redactBody({ card: { cardNumber: '1', securityCode: 2 }, documentNumber: '3', SECURITY_CODE: '4' })).toEqual({
    card: { cardNumber: '[redacted]', securityCode: '[redacted]' },
    documentNumber: '[redacted]',
    SECURITY_CODE: '[redacted]',
  });
});

test('redacts the names of credentials in any notation', () => {
  const names = [
    'password',
    'api_key',
    'apiKey',
    'APIKey',
    'accessToken',
    'access_token',
    'clientSecret',
    'auth',
    'jwt',
    'card_no',
    'cardNo',
    'clientsecret',
    'client_secret',
    'client.secret',
    'secretkey',
    'signing_key',
    'signature key',
    'mypassword',
    'dbPasswords',
    'card[number]',
  ];
  for (const name of names) expect(redactBody({ [name]: 'canary' }), name).toEqual({ [name]: '[redacted]' });
  const headers = new Headers(['x-auth', 'x-jwt', 'x-password', 'x-api-key'].map((name) => [name, 'canary']));
  for (const [name, value] of Object.entries(redactHeaders(headers))) expect(value, name).toBe('[redacted]');
});

test('redacts a signature in a query and in a header, and leaves the header of a webhook in its delivery', () => {
  expect(redactQuery('/?sig=canary&signature=canary&design=d')).toEqual({
    sig: '[redacted]',
    signature: '[redacted]',
    design: 'd',
  });
  expect(redactUrl('/hook?sig=canary&a=1&X-Signature=canary')).toBe('/hook?sig=[redacted]&a=1&X-Signature=[redacted]');
  expect(redactHeaders(new Headers({ 'x-hmac-signature': 'canary' }))).toEqual({ 'x-hmac-signature': '[redacted]' });
  const headers = { 'x-hmac-signature': 'c2lnbmF0dXJl' };
  expect(redactSecrets({ headers })).toEqual({ headers });
});

test('redacts the value of a pair whose key is the name of a secret', () => {
  const harmless = [
    { key: 'color', value: 'red' },
    { key: 'token', value: 'tok_succeeded' },
    { key: 'password' },
    { value: 'password' },
    { key: { color: 1 }, value: 'x' },
  ];
  const metadata = [{ key: 'password', value: 'canary' }, { value: 'canary', key: 'client_secret' }, ...harmless];
  const hidden = [{ key: 'password', value: '[redacted]' }, { key: 'client_secret', value: '[redacted]' }, ...harmless];
  expect(redactBody({ metadata })).toEqual({ metadata: hidden });
  expect(redactSecrets({ metadata })).toEqual({ metadata: hidden });
});

test.each([
  '4111.1111.1111.1111',
  '4111/1111/1111/1111',
  '4111 / 1111 / 1111 / 1111',
  '3782.822463.10005',
  '3852/000002/3237',
])('redacts the card number %s with its separators', (number) => {
  for (const text of [number, `12 ${number}.`, `card=${number}/12/30`, `at 2026-11-26 18:40: ${number}`]) {
    expect(redactBody({ text }), text).not.toEqual({ text });
    expect(JSON.stringify(redactBody({ text }))).not.toContain(number.slice(5, 9));
  }
  expect(redactBody({ text: 'x'.repeat(245) + number })).toEqual({
    text: expect.stringMatching(/^x{245}… \(\d+ characters\)$/),
  });
});

test('redacts secrets in the query of a URL, and leaves the rest as it is', () => {
  const url = 'http://127.0.0.1:3000/hook?a=%20b&token=canary&access%54oken=canary&c#token=d';
  expect(redactUrl(url)).toBe('http://127.0.0.1:3000/hook?a=%20b&token=[redacted]&access%54oken=[redacted]&c#token=d');
  const harmless = 'http://shop.test/webhooks?shop=1&key';
  expect(redactUrl(harmless)).toBe(harmless);
});

test('a JSON text stays JSON without its card numbers, and a text without one stays as it was signed', () => {
  const signed = '{ "id": "1", "document_number": "1093333333", "amount": 25.50 }';
  expect(redactSecrets({ body: signed })).toEqual({ body: signed });
  const order = { merchant_order_id: '4111111111111111', phone: { number: '4111111111111111' } };
  const text = JSON.stringify({ ...order, digits: 4111111111111111, note: 'Card "4111 1111 1111 1111"', cvv: 987 });
  const { body } = redactSecrets({ body: text }) as { body: string };
  expect(JSON.parse(body)).toEqual({
    ...order,
    digits: '[redacted]',
    note: 'Card "[redacted]"',
    cvv: '[redacted]',
  });
  const cut = '{"number":4111111111111111,"name":"Ad';
  expect(redactSecrets({ body: cut })).toEqual({ body: '{"number":[redacted],"name":"Ad' });
  const deep = '['.repeat(100_000) + 4111111111111111 + ']'.repeat(100_000);
  expect(JSON.stringify(redactSecrets({ body: deep }))).not.toContain('4111');
});

/** Digits that a card can have, with the check digit. */
const cardNumber = fc
  .tuple(
    fc.constantFrom('22', '34', '36', '4', '51', '55', '6011', '65', '62'),
    fc.stringMatching(/^\d{18}$/),
    fc.integer({ min: 13, max: 19 }),
  )
  .map(([prefix, rest, length]) => {
    const digits = (prefix + rest).slice(0, length - 1);
    return digits + [...'0123456789'].find((check) => passesLuhn(digits + check));
  });
/** A card number as people write it: in groups of any length, with spaces or dashes between them. */
const writtenNumber = fc
  .tuple(
    cardNumber,
    fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 19, maxLength: 19 }),
    fc.constantFrom('', ' ', '-', ' - ', '\u00a0'),
  )
  .map(([digits, lengths, separator]) => {
    const groups: string[] = [];
    for (let at = 0; at < digits.length; ) {
      const length = lengths[groups.length] as number;
      groups.push(digits.slice(at, at + length));
      at += length;
    }
    return { digits, text: groups.join(separator.length > 2 ? '--' : separator) };
  });
const words = fc.stringMatching(/^[a-zA-Z_:/?=&.,()\n"]{0,20}$/);
const leaks = (shown: unknown, digits: string) =>
  JSON.stringify(shown)
    .replace(/[\s\u00a0-]/g, '')
    .includes(digits);

describe('a card number', () => {
  test('is in no text, name or number of a body, no header, no query, no URL and no log line', () => {
    fc.assert(
      fc.property(writtenNumber, words, words, ({ digits, text }, before, after) => {
        const value = before + text + after;
        const body = {
          token: value,
          metadata: [{ key: value, value }],
          [value]: { description: [value] },
          number: +digits,
        };
        expect(leaks(redactBody(body), digits)).toBe(false);
        expect(leaks(redactBody({ other: +digits }), String(+digits))).toBe(false);
        expect(leaks(redactSecrets(body.metadata), digits)).toBe(false);
        const headers = { forEach: (visit: (value: string, name: string) => void) => visit(value, 'x-note') };
        expect(leaks(redactHeaders(headers), digits)).toBe(false);
        const query = new URLSearchParams({ [value]: value, other: value });
        expect(leaks(redactQuery(`/v1/payments?${query}`), digits)).toBe(false);
        expect(leaks(redactUrl(`http://127.0.0.1/${text}?a=${text}`), digits)).toBe(false);
        expect(leaks(shortenText(value, 160), digits)).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is not left in part where a long text is cut', () => {
    fc.assert(
      fc.property(cardNumber, fc.integer({ min: 236, max: 256 }), (digits, at) => {
        const text = 'x'.repeat(at) + digits + 'x'.repeat(100);
        for (const shown of [redactBody({ text }), redactQuery(`/?text=${text}`)]) {
          expect(JSON.stringify(shown)).not.toMatch(/\d{4}/);
        }
      }),
    );
  });
});

const time = fc.integer({ min: Date.UTC(2002), max: Date.UTC(2039) });
const ordinary = fc.oneof(
  fc.uuid(),
  fc.uuid().map((id) => `order_${id.toUpperCase()}`),
  fc.uuid().map((id) => `payment ${id} of ${id.replaceAll('-', '')}`),
  // A UUID of digits alone.
  fc.stringMatching(/^\d{8}-\d{4}-4\d{3}-8\d{3}-\d{12}$/).map((id) => `key_${id}`),
  fc.stringMatching(/^\d{8}-\d{4}-4\d{3}-8\d{3}-\d{12}$/),
  time.map((ms) => new Date(ms).toISOString()),
  time.map((ms) => new Date(ms).toISOString().replace(/\D/g, '')),
  time.map(String),
  time.map((ms) => `${ms}000`),
  time,
  fc.integer({ min: 0, max: 1e12 }),
  fc.integer({ min: 0, max: 549_755_813_887 }).map((units) => units / 10_000),
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }).map(String),
  fc.constantFrom('ORDER-2026-000123', 'tok_succeeded', '+57 300 123 4567', '192.168.100.200', '2026-11-26 18:40:59'),
  fc.ipV4Extended(),
  fc.ipV4().map((address) => `${address}/24`),
  time.map((ms) => new Date(ms).toISOString().replaceAll('-', '/')),
  time.map((ms) => new Date(ms).toISOString().slice(0, 10).split('-').toReversed().join('.')),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.nat(999), fc.nat(999), fc.nat(999))
    .map((groups) => `${groups.join('.')},50`),
);

test('ordinary ids, times, amounts and other numbers stay whole', () => {
  fc.assert(
    fc.property(ordinary, (value) => {
      expect(redactBody({ value, list: [value] })).toEqual({ value, list: [value] });
      const text = String(value);
      expect(shortenText(text, 160)).toBe(text);
      expect(redactQuery(`/?${new URLSearchParams({ text })}`)).toEqual({ text });
      expect(redactHeaders({ forEach: (visit) => visit(text, 'x-request') })).toEqual({ 'x-request': text });
    }),
    { numRuns: 2_000 },
  );
});

test('no field of the contract is redacted, except card data, the signature secrets and document numbers', () => {
  const fields = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const name of Object.keys(Object((value as { properties?: object }).properties))) fields.add(name);
    for (const each of Object.values(value)) collect(each);
  };
  for (const path of ['../../../../sdk/openapi.json', '../../../admin-openapi.json'])
    collect(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')));
  const redacted = [...fields].filter(
    (name) =>
      redactBody({ [name]: 'text' }) !== undefined &&
      (redactBody({ [name]: 'text' }) as Record<string, string>)[name] !== 'text',
  );
  expect(redacted.toSorted()).toEqual([
    'apiKey',
    'apiSecret',
    'card',
    'card_data',
    'cryptogram',
    'document',
    'document_number',
    'hasApiKey',
    'hasApiSecret',
    'hasSecret',
    'number',
    'privateSecretKey',
    'secret',
    'security_code',
    'stored_credentials',
    'three_d_secure',
  ]);
  for (const outcome of outcomes)
    expect(redactBody({ token: testTokenOf(outcome) })).toEqual({ token: testTokenOf(outcome) });
});
