import { readFileSync } from 'node:fs';
import { createMockServer, type MockServer } from '@paychord/mock-server';
import { expect, test } from 'vitest';
import { cardPayment } from '../helpers/requests.ts';

interface ErrorResponse {
  readonly content: { 'application/json': { example?: unknown; examples?: Record<string, { value: unknown }> } };
}
const document = JSON.parse(readFileSync(new URL('../../packages/sdk/openapi.json', import.meta.url), 'utf8'));
const documented = Object.entries<ErrorResponse>(document.components.responses).flatMap(([name, { content }]) => {
  const { example, examples = {} } = content['application/json'];
  const named = Object.entries(examples).map(([key, { value }]): [string, unknown] => [`${name}, ${key}`, value]);
  return example === undefined ? named : [...named, [name, example] as [string, unknown]];
});

const unknownId = '00000000-0000-4000-8000-000000000000';
const payments = '/v1/payments';
const campaign = `/v1/campaigns/${unknownId}`;
const credentials = { 'public-api-key': 'public', 'private-secret-key': 'secret' };
const json = { 'content-type': 'application/json' };
const key = { 'x-idempotency-key': 'key-1' };

type Provoke = (mock: MockServer) => Promise<Response>;

function send(method: string, path: string, headers: Record<string, string>, body?: unknown): Provoke {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = { method, headers: { ...credentials, ...headers }, ...(text === undefined ? {} : { body: text }) };
  return (mock) => mock.fetch(new Request(`https://mock.test${path}`, request));
}

const create = (headers: Record<string, string>, body: unknown) => send('POST', payments, headers, body);

function injected(status: number, call: Provoke): Provoke {
  return (mock) => {
    mock.merchant({ publicApiKey: 'public' }).faults.inject({ phase: 'before', status });
    return call(mock);
  };
}

/** The first request that creates something fixes the secret of its merchant. */
function withWrongSecret(path: string): Provoke {
  return async (mock) => {
    await anyPayment(mock);
    return send('GET', path, { 'private-secret-key': 'wrong' })(mock);
  };
}

function whileRunning(call: Provoke): Provoke {
  return async (mock) => {
    const first = call(mock);
    const second = await call(mock);
    await first;
    return second;
  };
}

const { checkout: _, ...withoutCheckout } = cardPayment();
const anyPayment = create({ ...json, ...key }, cardPayment());
const anyCampaign = send('GET', campaign, {});

/** How each documented error is brought about. */
const provocations: Record<string, Provoke> = {
  'InvalidRequest, invalidField': create({ ...json, ...key }, cardPayment({ merchant_order_id: '1' })),
  'InvalidRequest, missingField': create({ ...json, ...key }, withoutCheckout),
  'InvalidRequest, missingHeader': create(json, cardPayment()),
  Unauthorized: withWrongSecret(`${payments}/${unknownId}`),
  Forbidden: injected(403, anyPayment),
  NotFound: send('GET', `${payments}/${unknownId}`, {}),
  Conflict: whileRunning(anyPayment),
  PayloadTooLarge: create({ ...json, ...key }, ' '.repeat(10 * 1024 ** 2 + 1)),
  UnsupportedMediaType: create({ 'content-type': 'text/plain', ...key }, '{}'),
  TooManyRequests: injected(429, anyPayment),
  InternalError: injected(500, anyPayment),
  ServiceUnavailable: injected(503, anyPayment),
  GatewayTimeout: injected(504, anyPayment),
  CampaignInvalidRequest: send('GET', '/v1/campaigns/not-a-uuid', {}),
  CampaignUnauthorized: withWrongSecret(campaign),
  CampaignForbidden: injected(403, anyCampaign),
  CampaignNotFound: anyCampaign,
  CampaignTooManyRequests: injected(429, anyCampaign),
  CampaignInternalError: injected(500, anyCampaign),
  CampaignServiceUnavailable: injected(503, anyCampaign),
  CampaignGatewayTimeout: injected(504, anyCampaign),
};

test.each(documented)('the mock server returns the documented error: %s', async (name, example) => {
  const provoke = provocations[name];
  if (provoke === undefined) throw new Error(`No request for the documented error ${name}. Add one to this test.`);
  const response = await provoke(createMockServer({ strict: true, policies: { onInFlight: 'conflict' } }));
  expect(await response.json()).toEqual(example);
});
