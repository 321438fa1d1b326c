// Generated from openapi/*.yaml by `npm run generate`. Do not edit.
import type {
  KnownBankAccountType,
  KnownCampaignChannel,
  KnownCampaignStatus,
  KnownCardType,
  KnownDocumentType,
  KnownEnrolledPaymentMethodStatus,
  KnownErrorCode,
  KnownEvidenceCategory,
  KnownGender,
  KnownIncomingTransferStatus,
  KnownOnboardingDocumentCategory,
  KnownOnboardingStatus,
  KnownOnboardingType,
  KnownOnboardingWorkflow,
  KnownPassengerType,
  KnownPaymentMethodType,
  KnownPaymentRail,
  KnownPaymentStatus,
  KnownPaymentSubStatus,
  KnownPayoutSchedule,
  KnownRuleConditional,
  KnownRuleStatus,
  KnownRuleType,
  KnownSplitType,
  KnownTransactionCategory,
  KnownTransactionStatus,
  KnownTransactionType,
  KnownWebhookEventType,
  KnownWebhookType,
  KnownWorkflow,
  ProcessingCountry,
  WorkflowInput,
} from './schema.ts';

/** The known values of {@link KnownBankAccountType}. The service can send other values. */
export const knownBankAccountTypeValues = [
  'CHECKINGS',
  'SAVINGS',
] as const satisfies readonly KnownBankAccountType[];

/** Returns true for a known value of {@link KnownBankAccountType}. */
export function isKnownBankAccountType(value: unknown): value is KnownBankAccountType {
  return (knownBankAccountTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownCampaignChannel}. The service can send other values. */
export const knownCampaignChannelValues = [
  'WHATSAPP_MESSAGE',
  'PHONE_CALL',
] as const satisfies readonly KnownCampaignChannel[];

/** Returns true for a known value of {@link KnownCampaignChannel}. */
export function isKnownCampaignChannel(value: unknown): value is KnownCampaignChannel {
  return (knownCampaignChannelValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownCampaignStatus}. The service can send other values. */
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

/** The known values of {@link KnownCardType}. The service can send other values. */
export const knownCardTypeValues = [
  'CREDIT',
  'DEBIT',
  'PREPAID',
] as const satisfies readonly KnownCardType[];

/** Returns true for a known value of {@link KnownCardType}. */
export function isKnownCardType(value: unknown): value is KnownCardType {
  return (knownCardTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownDocumentType}. The service can send other values. */
export const knownDocumentTypeValues = [
  'DNI',
  'CI',
  'LC',
  'LE',
  'CUIT',
  'CUIL',
  'PAS',
  'CPF',
  'RG',
  'CNH',
  'CNPJ',
  'RUT',
  'RUN',
  'CC',
  'CE',
  'NIT',
  'DUI',
  'PIC',
  'DPI',
  'IFR',
  'INE',
  'CP',
  'RFC',
  'CURP',
  'CIP',
  'CIC',
  'CUI',
  'RUC',
  'SSN',
  'TI',
] as const satisfies readonly KnownDocumentType[];

/** Returns true for a known value of {@link KnownDocumentType}. */
export function isKnownDocumentType(value: unknown): value is KnownDocumentType {
  return (knownDocumentTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownEnrolledPaymentMethodStatus}. The service can send other values. */
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

/** The known values of {@link KnownErrorCode}. The service can send other values. */
export const knownErrorCodeValues = [
  'INVALID_REQUEST',
  'INVALID_PARAMETERS',
  'MISSING_PARAMETERS',
  'MISSING_HEADER',
  'INVALID_CREDENTIALS',
  'AUTHORIZATION_REQUIRED',
  'PAYMENT_NOT_FOUND',
  'TRANSACTION_NOT_FOUND',
  'CUSTOMER_NOT_FOUND',
  'ONBOARDING_NOT_FOUND',
  'INVALID_TRANSACTION_TYPE',
  'INVALID_STATUS',
  'INVALID_CHECKOUT_SESSION',
  'CUSTOMER_ID_DUPLICATED',
  'OPERATION_IN_PROCESS',
  'REQUEST_IN_PROCESS',
  'IDEMPOTENCY_DUPLICATED',
  'UNSUPPORTED_METHOD',
  'UNSUPPORTED_MEDIA_TYPE',
  'PAYLOAD_TOO_LARGE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'GATEWAY_TIMEOUT',
] as const satisfies readonly KnownErrorCode[];

/** Returns true for a known value of {@link KnownErrorCode}. */
export function isKnownErrorCode(value: unknown): value is KnownErrorCode {
  return (knownErrorCodeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownEvidenceCategory}. The service can send other values. */
export const knownEvidenceCategoryValues = [
  'CANCEL_POLICY',
  'CUSTOMER_INTERACTION',
  'OTHERS',
  'PAYMENT_DETAIL',
  'PROOF_OF_AUTHENTICITY',
  'PROOF_OF_DELIVERY',
  'PROOF_OF_SERVICE',
  'RECEIPT',
  'REFUND_POLICY',
  'SERVICE_AGREEMENT',
  'TERMS_AND_CONDITIONS',
] as const satisfies readonly KnownEvidenceCategory[];

/** Returns true for a known value of {@link KnownEvidenceCategory}. */
export function isKnownEvidenceCategory(value: unknown): value is KnownEvidenceCategory {
  return (knownEvidenceCategoryValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownGender}. The service can send other values. */
export const knownGenderValues = [
  'M',
  'F',
  'NB',
  'NA',
  'NK',
  'U',
] as const satisfies readonly KnownGender[];

/** Returns true for a known value of {@link KnownGender}. */
export function isKnownGender(value: unknown): value is KnownGender {
  return (knownGenderValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownIncomingTransferStatus}. The service can send other values. */
export const knownIncomingTransferStatusValues = [
  'PENDING',
  'COMPLETED',
] as const satisfies readonly KnownIncomingTransferStatus[];

/** Returns true for a known value of {@link KnownIncomingTransferStatus}. */
export function isKnownIncomingTransferStatus(value: unknown): value is KnownIncomingTransferStatus {
  return (knownIncomingTransferStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownOnboardingDocumentCategory}. The service can send other values. */
export const knownOnboardingDocumentCategoryValues = [
  'VAT_DOCUMENT',
] as const satisfies readonly KnownOnboardingDocumentCategory[];

/** Returns true for a known value of {@link KnownOnboardingDocumentCategory}. */
export function isKnownOnboardingDocumentCategory(value: unknown): value is KnownOnboardingDocumentCategory {
  return (knownOnboardingDocumentCategoryValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownOnboardingStatus}. The service can send other values. */
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

/** The known values of {@link KnownOnboardingType}. The service can send other values. */
export const knownOnboardingTypeValues = [
  'PREVIOUSLY_ONBOARDED',
  'ONE_STEP_ONBOARDING',
  'TWO_STEP_ONBOARDING',
] as const satisfies readonly KnownOnboardingType[];

/** Returns true for a known value of {@link KnownOnboardingType}. */
export function isKnownOnboardingType(value: unknown): value is KnownOnboardingType {
  return (knownOnboardingTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownOnboardingWorkflow}. The service can send other values. */
export const knownOnboardingWorkflowValues = [
  'DIRECT',
  'HOSTED_BY_PROVIDER',
] as const satisfies readonly KnownOnboardingWorkflow[];

/** Returns true for a known value of {@link KnownOnboardingWorkflow}. */
export function isKnownOnboardingWorkflow(value: unknown): value is KnownOnboardingWorkflow {
  return (knownOnboardingWorkflowValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownPassengerType}. The service can send other values. */
export const knownPassengerTypeValues = [
  'A',
  'C',
  'I',
] as const satisfies readonly KnownPassengerType[];

/** Returns true for a known value of {@link KnownPassengerType}. */
export function isKnownPassengerType(value: unknown): value is KnownPassengerType {
  return (knownPassengerTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownPaymentMethodType}. The service can send other values. */
export const knownPaymentMethodTypeValues = [
  'CARD',
  'BANK_TRANSFER',
] as const satisfies readonly KnownPaymentMethodType[];

/** Returns true for a known value of {@link KnownPaymentMethodType}. */
export function isKnownPaymentMethodType(value: unknown): value is KnownPaymentMethodType {
  return (knownPaymentMethodTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownPaymentRail}. The service can send other values. */
export const knownPaymentRailValues = [
  'ACH_STANDARD',
  'ACH_SAME_DAY',
  'WIRE',
  'RTP',
  'FPS',
  'CHAPS',
  'BACS',
  'NPP',
  'PAYTO',
  'BPAY',
] as const satisfies readonly KnownPaymentRail[];

/** Returns true for a known value of {@link KnownPaymentRail}. */
export function isKnownPaymentRail(value: unknown): value is KnownPaymentRail {
  return (knownPaymentRailValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownPaymentStatus}. The service can send other values. */
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

/** The known values of {@link KnownPaymentSubStatus}. The service can send other values. */
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

/** The known values of {@link KnownPayoutSchedule}. The service can send other values. */
export const knownPayoutScheduleValues = [
  'DAY',
  'WEEK',
  'MONTH',
  'HOLD',
] as const satisfies readonly KnownPayoutSchedule[];

/** Returns true for a known value of {@link KnownPayoutSchedule}. */
export function isKnownPayoutSchedule(value: unknown): value is KnownPayoutSchedule {
  return (knownPayoutScheduleValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownRuleConditional}. The service can send other values. */
export const knownRuleConditionalValues = [
  'EQUAL',
  'NOT_EQUAL',
  'ONE_OF',
  'NOT_ONE_OF',
  'IN',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'BETWEEN',
  'CONTAINS',
  'STARTS_WITH',
] as const satisfies readonly KnownRuleConditional[];

/** Returns true for a known value of {@link KnownRuleConditional}. */
export function isKnownRuleConditional(value: unknown): value is KnownRuleConditional {
  return (knownRuleConditionalValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownRuleStatus}. The service can send other values. */
export const knownRuleStatusValues = [
  'ACTIVE',
  'INACTIVE',
] as const satisfies readonly KnownRuleStatus[];

/** Returns true for a known value of {@link KnownRuleStatus}. */
export function isKnownRuleStatus(value: unknown): value is KnownRuleStatus {
  return (knownRuleStatusValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownRuleType}. The service can send other values. */
export const knownRuleTypeValues = [
  'AMOUNT',
  'CURRENCY',
  'AMOUNT_AND_CURRENCY',
  'PAYMENT_STATUS',
  'PAYMENT_METHOD',
  'PROVIDER',
  'CARD_BIN',
  'RESPONSE_CODE',
  'ISO_RESPONSE_CODE',
  'CATEGORY',
  'METADATA',
  'USER_COMMS_PER_DAY',
  'UNIQUE_BY_USER',
] as const satisfies readonly KnownRuleType[];

/** Returns true for a known value of {@link KnownRuleType}. */
export function isKnownRuleType(value: unknown): value is KnownRuleType {
  return (knownRuleTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownSplitType}. The service can send other values. */
export const knownSplitTypeValues = [
  'PURCHASE',
  'PAYMENTFEE',
  'VAT',
  'COMMISSION',
  'MARKETPLACE',
  'SHIPPING',
] as const satisfies readonly KnownSplitType[];

/** Returns true for a known value of {@link KnownSplitType}. */
export function isKnownSplitType(value: unknown): value is KnownSplitType {
  return (knownSplitTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownTransactionCategory}. The service can send other values. */
export const knownTransactionCategoryValues = [
  'CARD',
  'BANK_TRANSFER',
  'BNPL',
  'WALLET',
  'TICKET',
  'PAYMENT_LINK',
] as const satisfies readonly KnownTransactionCategory[];

/** Returns true for a known value of {@link KnownTransactionCategory}. */
export function isKnownTransactionCategory(value: unknown): value is KnownTransactionCategory {
  return (knownTransactionCategoryValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownTransactionStatus}. The service can send other values. */
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

/** The known values of {@link KnownTransactionType}. The service can send other values. */
export const knownTransactionTypeValues = [
  'PURCHASE',
  'AUTHORIZE',
  'CAPTURE',
  'REFUND',
  'CANCEL',
  'VERIFY',
  'CHARGEBACK',
  'THREE_D_SECURE',
  'FRAUD_SCREENING',
] as const satisfies readonly KnownTransactionType[];

/** Returns true for a known value of {@link KnownTransactionType}. */
export function isKnownTransactionType(value: unknown): value is KnownTransactionType {
  return (knownTransactionTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownWebhookEventType}. The service can send other values. */
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

/** The known values of {@link KnownWebhookType}. The service can send other values. */
export const knownWebhookTypeValues = [
  'payment',
] as const satisfies readonly KnownWebhookType[];

/** Returns true for a known value of {@link KnownWebhookType}. */
export function isKnownWebhookType(value: unknown): value is KnownWebhookType {
  return (knownWebhookTypeValues as readonly unknown[]).includes(value);
}

/** The known values of {@link KnownWorkflow}. The service can send other values. */
export const knownWorkflowValues = [
  'SDK_CHECKOUT',
  'CHECKOUT',
  'REDIRECT',
  'DIRECT',
  'SDK_SEAMLESS',
] as const satisfies readonly KnownWorkflow[];

/** Returns true for a known value of {@link KnownWorkflow}. */
export function isKnownWorkflow(value: unknown): value is KnownWorkflow {
  return (knownWorkflowValues as readonly unknown[]).includes(value);
}

/** The values of {@link ProcessingCountry}. The service accepts no others. */
export const processingCountryValues = [
  'AR',
  'BO',
  'BR',
  'CL',
  'CO',
  'CR',
  'EC',
  'SV',
  'GT',
  'HN',
  'MX',
  'NI',
  'PA',
  'PY',
  'PE',
  'US',
  'UY',
] as const satisfies readonly ProcessingCountry[];

/** Returns true for a value of {@link ProcessingCountry}. */
export function isProcessingCountry(value: unknown): value is ProcessingCountry {
  return (processingCountryValues as readonly unknown[]).includes(value);
}

/** The values of {@link WorkflowInput}. The service accepts no others. */
export const workflowInputValues = [
  'SDK_CHECKOUT',
  'DIRECT',
  'REDIRECT',
  'CHECKOUT',
  'SDK_SEAMLESS',
] as const satisfies readonly WorkflowInput[];

/** Returns true for a value of {@link WorkflowInput}. */
export function isWorkflowInput(value: unknown): value is WorkflowInput {
  return (workflowInputValues as readonly unknown[]).includes(value);
}
