export { createEdgeCaseWebhook, type EdgeCase, edgeCases } from './testing/edge-case-webhook.ts';
export {
  createOutOfOrderWebhooks,
  createTestDeliveries,
  createTestPayload,
  createTestWebhook,
  type TestEvent,
  type TestEventName,
  type TestWebhookOptions,
} from './testing/test-webhook.ts';
