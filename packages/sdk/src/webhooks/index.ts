export type { WebhookConfig, WebhookKind } from './config.ts';
export { constructEvent, constructEventSync } from './construct-event.ts';
export type { ClaimResult, WebhookStore } from './dedupe.ts';
export {
  type FieldRule,
  WebhookConfigurationError,
  type WebhookVerificationCode,
  WebhookVerificationError,
} from './errors.ts';
export { eventKey } from './event-key.ts';
export type {
  PaymentEvent,
  PaymentEventOf,
  TransferEvent,
  UnknownEvent,
  UnknownEventReason,
  WebhookEvent,
} from './events.ts';
export { explainSignature, type SignatureExplanation } from './explain-signature.ts';
export type { WebhookHeaders } from './headers.ts';
export { type DatedState, isStale } from './is-stale.ts';
export type { Delivery, DeliveryReason, DeliveryVerdict } from './outcome.ts';
export type { RawBody } from './raw-body.ts';
export type { VerifiedWebhook } from './read-webhook.ts';
export { createWebhookReceiver, type WebhookReceiver } from './receiver.ts';
export type { WebhookReceiverConfig, WebhookReceiverOptions } from './receiver-config.ts';
export { safeConstructEvent, type WebhookResult } from './safe-construct-event.ts';
export type { Secret } from './secrets.ts';
export { sign, signSync } from './signature.ts';
export { verifySignature, verifySignatureSync } from './verify.ts';
export type { WebhookContext, WebhookHandler, WebhookHandlers } from './webhook-handlers.ts';
