// What a program does with the installed openapi-fetch entry. Compiled as an ES module and as CommonJS.
import { type CreatePaymentRequest, isPaychordError, type Payment } from '@paychord/sdk';
import {
  type ClientOptions,
  callFacts,
  createFetch,
  createOpenApiClient,
  type OpenApiClient,
  type paths,
} from '@paychord/sdk/openapi-fetch';

/** What the service responds with, in turn. */
const responses = [
  Response.json({ id: 'payment-1', status: 'SUCCEEDED' }, { status: 201 }),
  Response.json({}, { status: 503 }),
  Response.json({ code: 'INVALID_CREDENTIALS', messages: [] }, { status: 401 }),
  Response.json({ id: '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11', status: 'SUCCEEDED' }),
  Response.json({ total: 3 }),
];
const sent: string[] = [];
const options: ClientOptions = {
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public',
  privateSecretKey: 'secret',
  retryDelayMs: 0,
  async fetch(url, init) {
    sent.push(`${init.method} ${new URL(url).pathname} ${'X-Idempotency-Key' in init.headers}`);
    return responses.shift() ?? Response.error();
  },
};

const body: CreatePaymentRequest = {
  account_id: '493e9374-510a-4201-9e09-de669d75f256',
  merchant_order_id: 'ORDER-1',
  description: 'Running shoes',
  country: 'US',
  amount: { currency: 'USD', value: 25.5 },
  workflow: 'DIRECT',
  payment_method: { token: 'tok-1' },
};

interface MyPaths {
  '/v1/settlements': { get: { responses: { 200: { content: { 'application/json': { total: number } } } } } };
}

async function main(): Promise<void> {
  const client = createOpenApiClient<paths & MyPaths>(options);
  const created = await client.POST('/v1/payments', { body });
  const lost = await client.POST('/v1/payments', { params: { header: { 'X-Idempotency-Key': 'order-1' } }, body });
  const plain: OpenApiClient = createOpenApiClient(options);
  const path = { payment_id: '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11' };
  const { data } = await plain.GET('/v1/payments/{payment_id}', { params: { path } });
  const payment: Payment | undefined = data;
  const settlements = await client.GET('/v1/settlements');
  const total: number | undefined = settlements.data?.total;
  const fetch: typeof globalThis.fetch = createFetch(options);
  const refused: unknown = await fetch('https://example.com/v1/payments').catch((error) => error);
  // @ts-expect-error: no such path is documented.
  plain.GET('/v1/settlements').catch(() => {});

  console.log(
    JSON.stringify({
      created: [created.data?.id, typeof callFacts(created.response).idempotencyKey],
      lost: [lost.response.status, callFacts(lost.response).outcome, callFacts(lost.response).attempts.length],
      retrieved: payment?.status,
      total,
      refused: isPaychordError(refused) && [refused.code, refused.outcome],
      sent: sent.slice(0, 5),
    }),
  );
}

void main();
