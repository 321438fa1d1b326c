import { describe, expect, test } from 'vitest';
import { getConfigurationError } from '../../test/helpers/configuration-error.ts';
import {
  createScriptedClient,
  expectNotSent,
  paymentBody,
  respondWithPayment,
  type ScriptedClient,
} from '../../test/helpers/scripted-client.ts';

const names = [
  'Idempotency-Key',
  'idempotency-key',
  'X_Idempotency_Key',
  'X-Idempotent-Key',
  'X-IDEMPOTENCY-TOKEN',
  'idempotencyKey',
  'Idempotence-Id',
  'x-shop-IDEMPOTENCY',
];
type Call = (path: string, init: object) => Promise<unknown>;
const message = expect.stringContaining('Pass X-Idempotency-Key');

describe.each(names)('a key in the header %s, which would go out beside a random key,', (name) => {
  test.each(['order-1', undefined, ''])('is rejected by the methods, and names the option: %j', async (key) => {
    const options = { headers: { [name]: key } as never };
    const reserved = `headers.${name} is reserved. Pass idempotencyKey to the call`;
    const expected = { rule: 'reservedHeader', message: reserved };
    await expectNotSent(({ client }) => client.payments.create(paymentBody, options), expected);
    await expectNotSent(({ client }) => client.payments.retrieve('payment-1', options), expected);
    const customer = { merchant_customer_id: 'shopper' };
    await expectNotSent(({ client }) => client.customers.create(customer, options), expected);
  });

  test.each(['order-1', undefined])('is rejected in the client option headers: %j', (key) => {
    const create = () => createScriptedClient([respondWithPayment], { headers: { [name]: key } });
    const { message } = getConfigurationError(create);
    expect(message).toBe(`headers.${name} is reserved. Pass idempotencyKey to the call`);
  });

  test.each([
    ['headers', (headers: object): object => ({ headers })],
    ['a list of headers', (headers: object): object => ({ headers: Object.entries(headers) })],
    ['a Map of headers', (headers: object): object => ({ headers: new Map(Object.entries(headers)) })],
    ['a Headers object', (headers: object): object => ({ headers: new Headers(headers as Record<string, string>) })],
    ['params.header', (header: object): object => ({ params: { header } })],
    ['params.headers', (headers: object): object => ({ params: { headers } })],
    ['header', (header: object): object => ({ header })],
    ['params', (params: object): object => ({ params })],
    ['the options', (options: object): object => options],
  ])('is rejected by createOpenApiClient in %s', async (_, place) => {
    const init = { ...place({ [name]: 'order-1' }), body: paymentBody };
    const expected = { operation: 'createPayment', message };
    await expectNotSent(({ openApi }) => (openApi.POST as unknown as Call)('/v1/payments', init), expected);
  });

  test.each([
    ['headers', (headers: Record<string, string>) => ['/v1/payments', { headers }]],
    ['header', (header: Record<string, string>) => ['/v1/payments', { header }]],
    ['init', (init: Record<string, string>) => ['/v1/payments', init]],
    ['a path that the document does not contain', (headers: Record<string, string>) => ['/v1/other', { headers }]],
    [
      'a Request whose headers are replaced',
      (headers: Record<string, string>) => [
        new Request('https://api.example.com/v1/payments', { method: 'POST', headers }),
        { headers: { 'X-Idempotency-Key': 'order-2' } },
      ],
    ],
  ])('is rejected by createFetch in %s', async (_, place) => {
    const [input, init] = place({ [name]: 'order-1' }) as [string, object];
    const create = { method: 'POST', body: JSON.stringify(paymentBody), ...init };
    await expectNotSent(({ send }) => send(input, create), { message });
  });
});

test('a header of another name that a middleware adds is rejected too', async () => {
  const create = ({ openApi }: ScriptedClient) => {
    openApi.use({ onRequest: ({ request }) => request.headers.set('Idempotency-Key', 'order-1') });
    return openApi.POST('/v1/payments', { body: paymentBody });
  };
  await expectNotSent(create, { rule: 'reservedHeader' });
});

test('two different keys in params.header and headers are rejected, and two equal ones are sent', async () => {
  const { openApi, fetch } = createScriptedClient([respondWithPayment]);
  const pay = (key: string) =>
    openApi.POST('/v1/payments', {
      params: { header: { 'X-Idempotency-Key': 'order-1' } },
      headers: { 'x-idempotency-key': key },
      body: paymentBody,
    });
  await expect(pay('order-2')).rejects.toMatchObject({ field: 'X-Idempotency-Key', rule: 'pattern' });
  expect(fetch.requests).toEqual([]);
  await pay('order-1');
  expect(fetch.requests[0]?.headers).toMatchObject({ 'x-idempotency-key': 'order-1' });
});

test('a key in the body, where it has no effect, is rejected in each entry, unless the call has a key', async () => {
  const { client, openApi, send, fetch } = createScriptedClient([respondWithPayment]);
  const body = { ...paymentBody, idempotencyKey: 'order-1' };
  const headers = { 'X-Idempotency-Key': 'order-2' };
  const calls = (hasKey: boolean) => [
    () => client.payments.create(body, hasKey ? { idempotencyKey: 'order-2' } : {}),
    () => openApi.POST('/v1/payments', { body, ...(hasKey && { headers }) }),
    () => send('/v1/payments', { method: 'POST', body: JSON.stringify(body), ...(hasKey && { headers }) }),
  ];
  const misplaced = {
    field: 'idempotencyKey',
    code: 'invalid_input',
    outcome: 'not_sent',
    rule: 'additionalProperties',
  };
  for (const call of calls(false)) await expect(call()).rejects.toMatchObject(misplaced);
  await expect(client.payments.create(body)).rejects.toThrow(/^idempotencyKey must be in the options, after the body$/);
  expect(fetch.requests).toEqual([]);
  for (const call of calls(true)) await call();
  expect(JSON.parse(fetch.requests[0]?.body ?? '')).toEqual(body);
  expect(fetch.requests.map((request) => request.headers['x-idempotency-key'])).toEqual(Array(3).fill('order-2'));
});
