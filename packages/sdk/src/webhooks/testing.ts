export {
  createHostileWebhook,
  type HostileVariant,
  hostileVariants,
} from './testing/edge-case-webhook.ts';
export { type LambdaEvent, type LambdaEventOptions, toLambdaEvent } from './testing/lambda-event.ts';
export { type NodeRequest, toNodeRequest } from './testing/node-request.ts';
export { type TestEventName, testPayload } from './testing/test-payload.ts';
export {
  createTestAttempts,
  createTestWebhook,
  createUnorderedWebhooks,
  type TestEvent,
  type TestWebhookOptions,
} from './testing/test-webhook.ts';
