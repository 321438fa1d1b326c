export {
  createEdgeCaseWebhook,
  type EdgeCase,
  edgeCases,
} from './testing/edge-case-webhook.ts';
export { type LambdaEvent, type LambdaEventOptions, toLambdaEvent } from './testing/lambda-event.ts';
export { type NodeRequest, toNodeRequest } from './testing/node-request.ts';
export { createTestPayload, type TestEventName } from './testing/test-payload.ts';
export {
  createOutOfOrderWebhooks,
  createTestDeliveries,
  createTestWebhook,
  type TestEvent,
  type TestWebhookOptions,
} from './testing/test-webhook.ts';
