import { expect, test } from 'vitest';
import { redactBody, redactHeaders, redactQuery } from './redaction.ts';

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

test('cuts long texts', () => {
  expect(redactBody({ content: 'a'.repeat(300) })).toEqual({ content: `${'a'.repeat(256)}… (300 characters)` });
});

test('keeps the first values of a body with thousands', () => {
  const kept = redactBody({ list: Array.from({ length: 9_000 }, (_, index) => index), after: { lost: 1 } }) as {
    list: number[];
  };
  expect(kept.list).toHaveLength(4_998);
  expect(kept).toMatchObject({ list: expect.arrayContaining([0, 4_997]), after: {} });
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

test('a body keeps 5,000 values and loses the rest', () => {
  const many = Array.from({ length: 5_001 }, () => 1);
  expect(redactBody(many)).toHaveLength(5_000);
  const fields = Object.fromEntries(many.map((_, index) => [`field${index}`, 1]));
  expect(Object.keys(redactBody(fields) as object)).toHaveLength(5_000);
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
