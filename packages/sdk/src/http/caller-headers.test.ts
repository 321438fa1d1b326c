import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { getConfigurationError } from '../../test/helpers/configuration-error.ts';
import {
  createScriptedClient,
  expectNotSent,
  paymentBody,
  paymentId,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';

const withHeaders = (headers: unknown) => () =>
  createScriptedClient([respondWithPayment], { headers: headers as never });

describe('the client option headers', () => {
  test('adds headers to every request of the methods and of createFetch, also to retries', async () => {
    const headers = { 'X-Gateway-Key': 'gateway-key' };
    const { client, send, fetch } = createScriptedClient([respondWithStatus(503), respondWithPayment], { headers });
    await client.payments.create(paymentBody);
    await client.payments.retrieve('payment-1');
    await send('https://api.example.com/v1/payments/payment-1');
    await send('https://api.example.com/v1/settlements');
    expect(fetch.requests).toHaveLength(5);
    for (const request of fetch.requests) expect(request.headers).toMatchObject({ 'x-gateway-key': 'gateway-key' });
  });

  test('is replaced, header by header, by the headers of a call', async () => {
    const headers = { 'X-Shop': 'south', 'X-Desk': '7' };
    const { client, send, fetch } = createScriptedClient([respondWithPayment], { headers });
    await client.payments.create(paymentBody, { headers: { 'x-shop': 'north' } });
    await client.payments.create(paymentBody, { headers: { 'x-shop': undefined } });
    await send('https://api.example.com/v1/payments/payment-1', { headers: { 'x-shop': 'north' } });
    expect(fetch.requests.map((each) => [each.headers['x-shop'], each.headers['x-desk']])).toEqual([
      ['north', '7'],
      ['south', '7'],
      ['north', '7'],
    ]);
  });

  test('omits a header whose value is undefined', async () => {
    const { client, fetch } = createScriptedClient([respondWithPayment], { headers: { 'X-Shop': undefined } });
    await client.payments.create(paymentBody);
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-shop');
  });

  test('is copied when the client is created', async () => {
    const headers: Record<string, string> = { 'X-Shop': 'south' };
    const { client, fetch } = createScriptedClient([respondWithPayment], { headers });
    headers['X-Shop'] = 'north';
    await client.payments.create(paymentBody);
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-shop': 'south' });
  });

  test.each([
    ['X-Idempotency-Key', '. Pass idempotencyKey to the call'],
    ['Content-Length', ''],
    ['Transfer-Encoding', ''],
    ['Connection', ''],
    ['Host', ''],
  ])('cannot contain %s, even without a value', (name, fix) => {
    for (const value of ['canary', undefined]) {
      const { message } = getConfigurationError(withHeaders({ [name]: value }));
      expect(message).toBe(`headers.${name} is reserved${fix}`);
    }
  });

  test.each([['south\r\nprivate-secret-key: canary'], ['  canary'], ['canary–dash'], [7], [null], [['canary']], ['']])(
    'cannot contain the value %j, and does not repeat it',
    (value) => {
      const error = getConfigurationError(withHeaders({ 'X-Shop': value }));
      expect(error.message).toMatch(/^headers\.X-Shop (must be a string of printable ASCII|is not set)/);
      expect(inspect(error, { showHidden: true, depth: 9 })).not.toContain('canary');
    },
  );

  test.each(['X Shop', 'X-Shop:', 'X-Shöp', 'X\r\nShop', ''])('cannot contain the name %j', (name) => {
    const { message } = getConfigurationError(withHeaders({ [name]: 'south' }));
    expect(message).toBe('headers must have valid names');
  });

  test.each([[null], ['X-Shop: south'], [[['X-Shop', 'south']]], [new Headers({ 'X-Shop': 'south' })]])(
    'cannot be %s',
    (headers) => {
      expect(getConfigurationError(withHeaders(headers)).message).toContain('headers must be an object');
    },
  );
});

describe('the option headers of a call', () => {
  test.each([
    ['an object', { 'X-Shop': 'south', traceparent: '00-1' }],
    ['Headers', new Headers({ 'X-Shop': 'south', traceparent: '00-1' })],
  ])('adds headers from %s', async (_, headers) => {
    const { fetch, client } = createScriptedClient([respondWithPayment]);
    await client.payments.create(paymentBody, { headers });
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-shop': 'south', traceparent: '00-1' });
  });

  test('does not replace headers that the client sets', async () => {
    const { fetch, client } = createScriptedClient([respondWithPayment]);
    const headers = {
      'PUBLIC-API-KEY': 'other',
      'Private-Secret-Key': 'other',
      'Content-Type': 'text/plain',
      Accept: 'text/html',
      'X-Organization-Code': 'other',
    };
    await client.payments.create(paymentBody, { headers });
    await client.payments.retrieve(paymentId, { headers });
    expect(fetch.requests[0]?.headers).toMatchObject({
      'public-api-key': 'public-key',
      'private-secret-key': 'secret-key',
      'content-type': 'application/json',
      accept: 'application/json',
    });
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-organization-code');
    expect(fetch.requests[1]?.headers).not.toHaveProperty('content-type');
  });

  test.each([
    'Content-Length',
    'Transfer-Encoding',
    'Connection',
    'Keep-Alive',
    'Expect',
    'Upgrade',
    'Host',
    'TE',
    'Trailer',
    '__proto__',
    'X-Idempotency-Key',
  ])('cannot contain %s for any operation', async (name) => {
    const expected = { field: `headers.${name}`, rule: 'reservedHeader' };
    const headers = { [name]: '5' };
    const customer = { merchant_customer_id: 'shopper' };
    await expectNotSent(({ client }) => client.payments.retrieve(paymentId, { headers }), expected);
    await expectNotSent(({ client }) => client.customers.create(customer, { headers }), expected);
    const withKey = { headers, idempotencyKey: 'order-1' };
    const expectedKey = { ...expected, idempotencyKey: 'order-1' };
    await expectNotSent(({ client }) => client.payments.create(paymentBody, withKey), expectedKey);
  });

  test('ignores undefined values, and cannot contain null', async () => {
    const { fetch, client } = createScriptedClient([respondWithPayment]);
    await client.payments.create(paymentBody, { headers: { 'X-Shop': undefined, 'X-Desk': '7' } });
    expect(fetch.requests[0]?.headers).toMatchObject({ 'x-desk': '7' });
    expect(fetch.requests[0]?.headers).not.toHaveProperty('x-shop');
    const headers = { 'X-Shop': null } as never;
    const expected = { code: 'invalid_input', field: 'headers.X-Shop', outcome: 'not_sent' };
    await expect(client.payments.create(paymentBody, { headers })).rejects.toMatchObject(expected);
    expect(fetch.requests).toHaveLength(1);
  });

  test.each<[object, string]>([
    [{ 'X-Shop': 'a\nsecret' }, 'headers.X-Shop'],
    [{ 'X-Shop': 'sécret' }, 'headers.X-Shop'],
    [{ 'X-Shop': ' secret' }, 'headers.X-Shop'],
    [{ 'X-Shop': '' }, 'headers.X-Shop'],
    [{ 'X-Shop': 7 }, 'headers.X-Shop'],
    [{ 'Authorization: secret': 'x' }, 'headers'],
    [[['X-Shop', 'secret']], 'headers'],
    [Object('secret'), 'headers'],
  ])('causes an error that does not repeat an invalid header: %j', async (headers, field) => {
    const { client } = createScriptedClient([respondWithPayment]);
    const created = client.payments.create(paymentBody, { headers: headers as never });
    const error = await created.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'invalid_input', field, operation: 'createPayment' });
    expect(String(error)).not.toContain('secret');
    expect(error).not.toHaveProperty('cause');
  });
});
