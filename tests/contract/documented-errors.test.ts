import { expect, test } from 'vitest';
import type { Response as Described } from '../../scripts/generate/document.ts';
import { document } from '../helpers/contract.ts';
import { cardPayment } from '../helpers/requests.ts';
import { createTestMerchant, type TestMerchant, type TestResponse } from '../helpers/test-merchant.ts';
import { key, unknownId } from './conformance/case.ts';
import { inProcess } from './conformance/transports.ts';

const documented = Object.entries(document.components.responses as Record<string, Described>).flatMap(
  ([name, { content }]) => {
    const { example, examples = {} } = content?.['application/json'] ?? {};
    const named = Object.entries(examples).map(([each, { value }]) => [`${name}, ${each}`, value] as const);
    return example === undefined ? named : [...named, [name, example] as const];
  },
);

const payments = '/v1/payments';
const campaign = `/v1/campaigns/${unknownId}`;

type Provoke = (setting: TestMerchant) => Promise<TestResponse>;

const get =
  (path: string): Provoke =>
  ({ send }) =>
    send('GET', path);
const create =
  (body: unknown, headers?: Record<string, string>): Provoke =>
  ({ post }) =>
    post(payments, body, headers);

function injected(status: number, call: Provoke): Provoke {
  return (setting) => {
    setting.controls.faults.inject({ phase: 'before', status });
    return call(setting);
  };
}

/** The first request that creates something fixes the secret of its merchant. */
function withWrongSecret(path: string): Provoke {
  return async ({ send, post, keys }) => {
    await post(payments, cardPayment());
    return send('GET', path, { keys: { ...keys, 'private-secret-key': 'wrong' } });
  };
}

const whileRunning: Provoke = async ({ post, controls }) => {
  const [body, headers] = [cardPayment(), key()];
  controls.faults.inject({ phase: 'processing', status: 500, latencyMs: 50 });
  const first = post(payments, body, headers);
  const second = await post(payments, body, headers);
  await first;
  return second;
};

const anyPayment = create(cardPayment());

/** How each documented error is brought about. */
const provocations: Record<string, Provoke> = {
  'InvalidRequest, invalidField': create(cardPayment({ merchant_order_id: '1' })),
  'InvalidRequest, missingField': create(cardPayment({ checkout: undefined })),
  'InvalidRequest, missingHeader': ({ send }) => send('POST', payments, { body: cardPayment() }),
  Unauthorized: withWrongSecret(`${payments}/${unknownId}`),
  Forbidden: injected(403, anyPayment),
  NotFound: get(`${payments}/${unknownId}`),
  Conflict: whileRunning,
  PayloadTooLarge: create(' '.repeat(10 * 1024 ** 2 + 1)),
  UnsupportedMediaType: create('{}', { 'content-type': 'text/plain' }),
  TooManyRequests: injected(429, anyPayment),
  InternalError: injected(500, anyPayment),
  ServiceUnavailable: injected(503, anyPayment),
  GatewayTimeout: injected(504, anyPayment),
  CampaignInvalidRequest: get('/v1/campaigns/not-a-uuid'),
  CampaignUnauthorized: withWrongSecret(campaign),
  CampaignForbidden: injected(403, get(campaign)),
  CampaignNotFound: get(campaign),
  CampaignTooManyRequests: injected(429, get(campaign)),
  CampaignInternalError: injected(500, get(campaign)),
  CampaignServiceUnavailable: injected(503, get(campaign)),
  CampaignGatewayTimeout: injected(504, get(campaign)),
};

test.each(documented)('the mock server returns the documented error: %s', async (name, example) => {
  const provoke = provocations[name];
  if (provoke === undefined) throw new Error(`No request for the documented error ${name}. Add one to this test.`);
  const merchant = createTestMerchant(await inProcess({ policies: { onInFlight: 'conflict' } }));
  // A merchant without records gets a hint.
  merchant.controls.customers.seed({ merchant_customer_id: 'shopper-1' });
  const response = await provoke(merchant);
  // The note is the mock server's own.
  const { messages, ...rest } = response.json;
  const isShown = (message: string) => !message.startsWith('Assumed rule, see GAPS: ');
  expect(messages === undefined ? rest : { ...rest, messages: messages.filter(isShown) }).toEqual(example);
});
