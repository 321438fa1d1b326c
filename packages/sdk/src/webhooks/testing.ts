export {
  createEdgeCaseWebhook,
  type EdgeCase,
  edgeCases,
} from './testing/edge-case-webhook.ts';
export { type LambdaEvent, type LambdaEventOptions, toLambdaEvent } from './testing/lambda-event.ts';
export { type NodeRequest, toNodeRequest } from './testing/node-request.ts';
export { type TestEventName, createTestPayload } from './testing/test-payload.ts';
export {
  createTestDeliveries,
  createTestWebhook,
  createOutOfOrderWebhooks,
  type TestEvent,
  type TestWebhookOptions,
} from './testing/test-webhook.ts';
