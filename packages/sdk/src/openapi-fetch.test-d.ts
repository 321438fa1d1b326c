import { expectTypeOf } from 'vitest';
import type { Campaign, CreatedPayment, CreatePaymentRequest, Payment } from './generated/schema.ts';
import {
  type ClientOptions,
  callFacts,
  createFetch,
  createOpenApiClient,
  type OpenApiClient,
  type paths,
  type ResponseFacts,
} from './openapi-fetch.ts';

declare const options: ClientOptions;
declare const body: CreatePaymentRequest;
const client = createOpenApiClient(options);
const id = '0a7e2c7b-3f6e-4f59-9a6e-3f7f6b0c9d11';

// A `fetch` of ours goes where a `fetch` goes.
const fetch: typeof globalThis.fetch = createFetch(options);
expectTypeOf(fetch).toBeCallableWith('https://api.example.com/v1/payments');

// The result is typed by the document. The types of openapi-fetch are equal in structure, not in name.
const { data, error, response } = await client.GET('/v1/payments/{payment_id}', {
  params: { path: { payment_id: id } },
});
expectTypeOf(data).not.toBeAny();
expectTypeOf(data).toExtend<Payment | undefined>();
expectTypeOf(error).not.toBeAny();
expectTypeOf(callFacts(response)).toEqualTypeOf<ResponseFacts>();
expectTypeOf(callFacts(response).outcome).toEqualTypeOf<'rejected' | 'unknown' | undefined>();
const campaign = await client.GET('/v1/campaigns/{campaign_id}', { params: { path: { campaign_id: id } } });
expectTypeOf(campaign.data).toExtend<{ data: Campaign } | undefined>();
const payments = await client.GET('/v1/payments', { params: { query: { merchant_order_id: 'ORDER-1' } } });
expectTypeOf(payments.data).toExtend<Payment[] | undefined>();

// The client adds these headers, so they are optional. A caller may set them.
const created = await client.POST('/v1/payments', { body });
expectTypeOf(created.data).not.toBeAny();
expectTypeOf(created.data).toExtend<CreatedPayment | undefined>();
client.POST('/v1/payments', { params: { header: { 'X-Idempotency-Key': 'order-1' } }, body });
const transfer = { path: { transfer_id: 'id' } };
client.POST('/v1/recipients/onboardings/reverse-transfer/{transfer_id}', { params: transfer });
client.POST('/v1/recipients/onboardings/reverse-transfer/{transfer_id}', {
  params: { ...transfer, header: { 'X-organization-code': 'org' } },
});
client.GET('/v1/payments/{payment_id}', {
  params: { path: { payment_id: id }, query: { raw_response: true } },
  signal: AbortSignal.timeout(1000),
});

// Null means absent in an optional field, except around a field that moves money.
client.POST('/v1/payments', { body: { ...body, customer_payer: null, metadata: null } });
client.POST('/v1/payments', { body: { ...body, payment_method: { token: 'token', vaulted_token: null } } });
// @ts-expect-error without the detail, an authorization would become a charge
client.POST('/v1/payments', { body: { ...body, payment_method: { token: 'token', detail: null } } });

// @ts-expect-error the order is missing
client.GET('/v1/payments', { params: { query: {} } });
// @ts-expect-error the query is missing
client.GET('/v1/payments', {});
// @ts-expect-error an undocumented path
client.GET('/v1/refunds', {});
// @ts-expect-error another method
client.POST('/v1/payments/{payment_id}', { params: { path: { payment_id: id } } });
// @ts-expect-error a parameter is missing
client.GET('/v1/payments/{payment_id}', {});
// @ts-expect-error a typo in a parameter
client.GET('/v1/payments/{payment_id}', { params: { path: { paymentId: id } } });
// @ts-expect-error a body is needed
client.POST('/v1/customers', {});
const customerKey = { header: { 'X-Idempotency-Key': 'key' } };
// @ts-expect-error creating a customer takes no key
client.POST('/v1/customers', { params: customerKey, body: { merchant_customer_id: 'shopper' } });

// A user adds paths that the document does not describe.
interface MyPaths {
  '/v1/settlements': {
    get: { responses: { 200: { content: { 'application/json': { total: number } } } } };
  };
}
const extended = createOpenApiClient<paths & MyPaths>(options);
expectTypeOf((await extended.GET('/v1/settlements')).data).toEqualTypeOf<{ total: number } | undefined>();
expectTypeOf((await extended.POST('/v1/payments', { body })).data).toExtend<CreatedPayment | undefined>();
expectTypeOf(extended).toEqualTypeOf<OpenApiClient<paths & MyPaths>>();
expectTypeOf(client).toEqualTypeOf<OpenApiClient>();
