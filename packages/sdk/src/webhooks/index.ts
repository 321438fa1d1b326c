export {
  constructEvent,
  constructEventSync,
  safeConstructEvent,
  type VerifiedWebhook,
  type WebhookResult,
} from './construct-event.ts';
export { WebhookConfigurationError, type WebhookVerificationCode, WebhookVerificationError } from './errors.ts';
export { eventKey } from './events/event-key.ts';
export type {
  FieldRule,
  PaymentEvent,
  PaymentEventOf,
  TransferEvent,
  UnknownEvent,
  UnknownEventReason,
  WebhookEvent,
} from './events/events.ts';
export { isStale, type ResourceVersion } from './events/is-stale.ts';
export { explainSignature, type SignatureExplanation } from './explain-signature.ts';
export type { Delivery, DeliveryReason, DeliveryResult } from './receiver/delivery.ts';
export { createWebhookReceiver, type WebhookReceiver } from './receiver/receiver.ts';
export type { ReceiverClock, WebhookReceiverConfig, WebhookReceiverOptions } from './receiver/receiver-options.ts';
export type { WebhookContext, WebhookHandler, WebhookHandlers } from './receiver/webhook-handlers.ts';
export type { ClaimResult, WebhookStore } from './stores/store.ts';
export type { RawBody, WebhookHeaders } from './verification/raw-request.ts';
export {
  type Secret,
  type SignatureHeader,
  sign,
  signSync,
  verifySignature,
  verifySignatureSync,
} from './verification/signature.ts';
export type { UnparsedWebhook, WebhookConfig, WebhookKind } from './verification/webhook-config.ts';
