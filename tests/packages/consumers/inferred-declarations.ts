// Exports without annotations: the compiler has to name every type in the declarations of this module.
import { createMockServer } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { createClient, isPaychordError, pdfEvidence, undocumentedFields } from '@paychord/sdk';
import { pdfEvidenceFromFile } from '@paychord/sdk/node';
import { createFetch, createOpenApiClient } from '@paychord/sdk/openapi-fetch';
import { constructEvent, createWebhookReceiver, safeConstructEvent } from '@paychord/sdk/webhooks';
import { expressHandler } from '@paychord/sdk/webhooks/express';
import { fastifyHandler, fastifyPlugin } from '@paychord/sdk/webhooks/fastify';
import { koaMiddleware } from '@paychord/sdk/webhooks/koa';
import { lambdaHandler } from '@paychord/sdk/webhooks/lambda';
import { memoryStore } from '@paychord/sdk/webhooks/memory';
import { nextPagesHandler } from '@paychord/sdk/webhooks/next';
import { nodeListener } from '@paychord/sdk/webhooks/node';
import { postgresStore } from '@paychord/sdk/webhooks/postgres';
import { redisStore } from '@paychord/sdk/webhooks/redis';
import { createTestWebhook } from '@paychord/sdk/webhooks/testing';

const options = { baseUrl: 'https://api.example.com', publicApiKey: 'public', privateSecretKey: 'secret' };
export const client = createClient(options);
export const low = createOpenApiClient(options);
export const send = createFetch(options);
export const receive = createWebhookReceiver({
  accept: 'payment',
  secret: 'secret',
  on: { 'payment.purchase': () => {} },
});
export const adapters = {
  node: nodeListener(receive),
  express: expressHandler(receive),
  fastify: [fastifyHandler(receive), fastifyPlugin(receive)] as const,
  koa: koaMiddleware(receive),
  lambda: lambdaHandler(receive),
  next: nextPagesHandler(receive),
};
export const stores = { memory: memoryStore(), postgres: postgresStore, redis: redisStore };
export const mock = createMockServer();
export const server = listen(mock);
export const create = client.payments.create;
export const result = client.payments.retrieve('payment-1').withResponse();
export const openChargeback = mock.payments.openChargeback;
export {
  constructEvent,
  createTestWebhook,
  isPaychordError,
  pdfEvidence,
  pdfEvidenceFromFile,
  safeConstructEvent,
  undocumentedFields,
};
