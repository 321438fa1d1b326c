// A module of an application that exports values of this SDK, as isolatedDeclarations, verbatimModuleSyntax and erasableSyntaxOnly require it.
import { createMockServer, type MockServer, type MockServerOptions } from '@paychord/mock-server';
import { type ListeningServer, listen } from '@paychord/mock-server/node';
import {
  type ApiPromise,
  type Client,
  type ClientOptions,
  type CreatedPayment,
  type CreatePaymentRequest,
  createClient,
  type Hooks,
  type PaychordError,
  type Payment,
} from '@paychord/sdk';
import { createFetch, createOpenApiClient, type OpenApiClient, type StandardFetch } from '@paychord/sdk/openapi-fetch';
import {
  createWebhookReceiver,
  type WebhookHandlers,
  type WebhookReceiver,
  type WebhookStore,
} from '@paychord/sdk/webhooks';
import { expressHandler, type NodeListener } from '@paychord/sdk/webhooks/express';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { type PostgresClient, type PostgresStore, postgresStore } from '@paychord/sdk/webhooks/postgres';

export const hooks: Hooks = { onRequest: ({ operation }) => console.log(operation) };
export const options: ClientOptions = {
  baseUrl: 'https://api.example.com',
  publicApiKey: 'public',
  privateSecretKey: 'secret',
  hooks,
};
export const client: Client = createClient(options);
export const low: OpenApiClient = createOpenApiClient(options);
export const send: StandardFetch = createFetch(options);
export const store: WebhookStore = memoryStore();
export const stores: (client: PostgresClient) => PostgresStore = postgresStore;
export const handlers: WebhookHandlers<'payment'> = { async 'payment.purchase'() {} };
export const receive: WebhookReceiver = createWebhookReceiver({ accept: 'payment', secret: 'secret', on: handlers });
export const listener: NodeListener = expressHandler(receive);
export const mockOptions: MockServerOptions = { seed: 7 };
export const mock: MockServer = createMockServer(mockOptions);
export const server: Promise<ListeningServer> = listen(mock);

export function pay(body: CreatePaymentRequest): ApiPromise<CreatedPayment> {
  return client.payments.create(body);
}

export function causeOf(error: PaychordError): unknown {
  return error.cause;
}

export async function isPaid(paymentId: string): Promise<boolean> {
  const payment: Payment = await client.payments.retrieve(paymentId);
  return payment.status === 'SUCCEEDED';
}
