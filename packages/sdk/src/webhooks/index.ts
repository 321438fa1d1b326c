export { constructEvent, constructEventSync } from './construct-event.ts';
export {
  type FieldRule,
  WebhookConfigurationError,
  type WebhookVerificationCode,
  WebhookVerificationError,
} from './errors.ts';
export { eventKey } from './events/event-key.ts';
export type {
  PaymentEvent,
  PaymentEventOf,
  TransferEvent,
  UnknownEvent,
  UnknownEventReason,
  WebhookEvent,
} from './events/events.ts';
export { type DatedState, isStale } from './events/is-stale.ts';
export type { WebhookContext, WebhookHandler, WebhookHandlers } from './events/webhook-handlers.ts';
export { explainSignature, type SignatureExplanation } from './explain-signature.ts';
export { createWebhookReceiver, type WebhookReceiver } from './receiver/receiver.ts';
export type { WebhookReceiverConfig, WebhookReceiverOptions } from './receiver/receiver-options.ts';
export type { Delivery, DeliveryReason, DeliveryVerdict } from './receiver/result.ts';
export { safeConstructEvent, type WebhookResult } from './safe-construct-event.ts';
export type { ClaimResult, WebhookStore } from './stores/store.ts';
export type { WebhookHeaders } from './verification/headers.ts';
export type { RawBody } from './verification/raw-body.ts';
export type { Secret } from './verification/secrets.ts';
export { sign, signSync } from './verification/signature.ts';
export { verifySignature, verifySignatureSync } from './verification/verify-signature.ts';
export type { VerifiedWebhook } from './verification/verify-webhook.ts';
export type { WebhookConfig, WebhookKind } from './verification/webhook-config.ts';
