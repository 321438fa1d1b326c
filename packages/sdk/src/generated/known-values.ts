// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type {
  KnownCampaignStatus,
  KnownEnrolledPaymentMethodStatus,
  KnownIncomingTransferStatus,
  KnownOnboardingStatus,
  KnownPaymentStatus,
  KnownPaymentSubStatus,
  KnownRuleStatus,
  KnownTransactionStatus,
  KnownWebhookEventType,
} from './schema.ts';

/** The known values of {@link KnownCampaignStatus}. Assumption: the service can send other values. */
export const knownCampaignStatusValues = [
  'ACTIVE',
  'PAUSED',
  'COMPLETED',
  'CANCELLED',
] as const satisfies readonly KnownCampaignStatus[];

/** Returns true for a known value of {@link KnownCampaignStatus}. */
export function isKnownCampaignStatus(value: unknown): value is KnownCampaignStatus {
  return (knownCampaignStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownEnrolledPaymentMethodStatus}. Assumption: the service can send other values. */
export const knownEnrolledPaymentMethodStatusValues = [
  'CREATED',
  'READY_TO_ENROLL',
  'ENROLL_IN_PROCESS',
  'ENROLLED',
  'UNENROLL_IN_PROCESS',
  'UNENROLLED',
  'DECLINED',
  'CANCELED',
  'REJECTED',
  'EXPIRED',
  'ERROR',
] as const satisfies readonly KnownEnrolledPaymentMethodStatus[];

/** Returns true for a known value of {@link KnownEnrolledPaymentMethodStatus}. */
export function isKnownEnrolledPaymentMethodStatus(value: unknown): value is KnownEnrolledPaymentMethodStatus {
  return (knownEnrolledPaymentMethodStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownIncomingTransferStatus}. Assumption: the service can send other values. */
export const knownIncomingTransferStatusValues = [
  'PENDING',
  'COMPLETED',
] as const satisfies readonly KnownIncomingTransferStatus[];

/** Returns true for a known value of {@link KnownIncomingTransferStatus}. */
export function isKnownIncomingTransferStatus(value: unknown): value is KnownIncomingTransferStatus {
  return (knownIncomingTransferStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownOnboardingStatus}. Assumption: the service can send other values. */
export const knownOnboardingStatusValues = [
  'CREATED',
  'PENDING',
  'PENDING_ADDITIONAL_DOCUMENTATION',
  'PENDING_RECIPIENT_ACTION',
  'SUCCEEDED',
  'FAILED',
  'DECLINED',
  'BLOCKED',
  'REJECTED',
  'ERROR',
  'CANCELED',
  'EXPIRED',
  'INACTIVE',
] as const satisfies readonly KnownOnboardingStatus[];

/** Returns true for a known value of {@link KnownOnboardingStatus}. */
export function isKnownOnboardingStatus(value: unknown): value is KnownOnboardingStatus {
  return (knownOnboardingStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownPaymentStatus}. Assumption: the service can send other values. */
export const knownPaymentStatusValues = [
  'CREATED',
  'READY_TO_PAY',
  'PENDING',
  'VERIFIED',
  'SUCCEEDED',
  'DECLINED',
  'REJECTED',
  'EXPIRED',
  'REFUNDED',
  'CANCELED',
  'IN_DISPUTE',
  'CHARGEBACK',
  'ERROR',
  'FRAUD',
] as const satisfies readonly KnownPaymentStatus[];

/** Returns true for a known value of {@link KnownPaymentStatus}. */
export function isKnownPaymentStatus(value: unknown): value is KnownPaymentStatus {
  return (knownPaymentStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownPaymentSubStatus}. Assumption: the service can send other values. */
export const knownPaymentSubStatusValues = [
  'CREATED',
  'AUTHORIZED',
  'IN_PROCESS',
  'WAITING_ADDITIONAL_STEP',
  'PENDING_PROVIDER_CONFIRMATION',
  'PENDING_FRAUD_REVIEW',
  'PENDING_OTP_COMPLETION',
  'VERIFIED',
  'APPROVED',
  'PARTIALLY_APPROVED',
  'CAPTURED',
  'PARTIALLY_CAPTURED',
  'PARTIALLY_REFUNDED',
  'PARTIALLY_CHARGEBACKED',
  'FRAUD_DECLINED',
  'REFUND_RETRY_IN_PROCESS',
  'CAPTURE_RETRY_IN_PROCESS',
  'CAPTURE_RETRY_PROCESS_FAILED',
  'DECLINED',
  'REJECTED',
  'EXPIRED',
  'REFUNDED',
  'CANCELED',
  'RECEIVED',
  'PENDING_REVIEW',
  'LOST',
  'ERROR',
  'TIMEOUT',
  'PENDING_REVERSE',
  'REVERSED_BY_TIMEOUT',
  'FRAUD_VERIFIED',
] as const satisfies readonly KnownPaymentSubStatus[];

/** Returns true for a known value of {@link KnownPaymentSubStatus}. */
export function isKnownPaymentSubStatus(value: unknown): value is KnownPaymentSubStatus {
  return (knownPaymentSubStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownRuleStatus}. Assumption: the service can send other values. */
export const knownRuleStatusValues = [
  'ACTIVE',
  'INACTIVE',
] as const satisfies readonly KnownRuleStatus[];

/** Returns true for a known value of {@link KnownRuleStatus}. */
export function isKnownRuleStatus(value: unknown): value is KnownRuleStatus {
  return (knownRuleStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownTransactionStatus}. Assumption: the service can send other values. */
export const knownTransactionStatusValues = [
  'CREATED',
  'PENDING',
  'SUCCEEDED',
  'DECLINED',
  'REJECTED',
  'ERROR',
  'EXPIRED',
  'CANCELED',
  'WON',
  'LOST',
  'PREVENTED',
] as const satisfies readonly KnownTransactionStatus[];

/** Returns true for a known value of {@link KnownTransactionStatus}. */
export function isKnownTransactionStatus(value: unknown): value is KnownTransactionStatus {
  return (knownTransactionStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownWebhookEventType}. Assumption: the service can send other values. */
export const knownWebhookEventTypeValues = [
  'payment.purchase',
  'payment.authorize',
  'payment.capture',
  'payment.refund',
  'payment.cancel',
  'payment.verify',
  'payment.chargeback',
  'payment.fraud_screening',
] as const satisfies readonly KnownWebhookEventType[];

/** Returns true for a known value of {@link KnownWebhookEventType}. */
export function isKnownWebhookEventType(value: unknown): value is KnownWebhookEventType {
  return (knownWebhookEventTypeValues as readonly unknown[]).includes(value);
}
