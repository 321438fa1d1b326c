// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export const amountInputLimits = {
  currency: { pattern: '^[A-Z]{3}$' },
  value: { exclusiveMinimum: 0, maximum: 9007199254740992, 'x-decimal-places': 4 },
} as const;

export const campaignLimits = {
  id: { format: 'uuid' },
  account_id: { format: 'uuid' },
  organization_code: { format: 'uuid' },
  country: { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' },
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const campaignDurationLimits = {
  start_at: { pattern: '(Z|[+-]00:00)$' },
  end_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const campaignRuleLimits = {
  id: { format: 'uuid' },
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const campaignScheduleLimits = {
  daily_start_time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  daily_end_time: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  time_zone: { pattern: '^[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+)*$' },
} as const;

export const cancelPaymentRequestLimits = { merchant_reference: { minLength: 3, maxLength: 255 } } as const;

export const capturePaymentRequestLimits = {
  merchant_reference: { minLength: 3, maxLength: 255 },
  reason: { minLength: 1 },
} as const;

export const cardDataLimits = { expiration_year: { minimum: 0, maximum: 99 } } as const;

export const cardDataInputLimits = {
  number: { pattern: '^[0-9]{8,19}$' },
  expiration_month: { minimum: 1, maximum: 12 },
  expiration_year: { minimum: 0, maximum: 99 },
  security_code: { pattern: '^[0-9]{3,4}$' },
} as const;

export const cardInputLimits = { installments: { minimum: 1 }, first_installment_deferral: { minimum: 0 } } as const;

export const checkoutInputLimits = { session: { pattern: '^$|\\S' } } as const;

export const checkoutWithSessionInputLimits = { session: { minLength: 1, pattern: '\\S' } } as const;

export const countryCodeLimits = { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' } as const;

export const createCustomerRequestLimits = {
  merchant_customer_id: { minLength: 3, maxLength: 255 },
  merchant_customer_created_at: { pattern: '(Z|[+-]00:00)$' },
  nationality: { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' },
  country: { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' },
  metadata: { maxItems: 50 },
} as const;

export const createPaymentRequestLimits = {
  account_id: { format: 'uuid' },
  merchant_order_id: { minLength: 3, maxLength: 255 },
  description: { minLength: 3, maxLength: 255 },
  merchant_reference: { minLength: 3, maxLength: 255 },
  callback_url: { minLength: 3, maxLength: 526 },
  metadata: { maxItems: 120 },
} as const;

export const currencyCodeLimits = { pattern: '^[A-Z]{3}$' } as const;

export const customerLimits = {
  id: { minLength: 36, maxLength: 64 },
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
  merchant_customer_id: { minLength: 3, maxLength: 255 },
  merchant_customer_created_at: { pattern: '(Z|[+-]00:00)$' },
  nationality: { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' },
  country: { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' },
  metadata: { maxItems: 50 },
} as const;

export const customerPayerLimits = {
  nationality: { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' },
  merchant_customer_created_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const disputeRequestLimits = { account_id: { minLength: 1 }, evidence: { minItems: 1 } } as const;

export const enrolledPaymentMethodLimits = {
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const evidenceItemLimits = {
  file_name: { minLength: 1 },
  content: {
    minLength: 1,
    pattern: '^[A-Za-z0-9+/\\t\\n\\f\\r ]+(=[\\t\\n\\f\\r ]*){0,2}$',
    'x-max-decoded-bytes': 1048576,
    'x-media-type-magic': '%PDF-',
    'x-media-type-magic-max-offset': 1024,
  },
} as const;

export const incomingTransferLimits = {
  id: { pattern: '^xfer_' },
  destination_account_id: { pattern: '^acct_' },
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const incomingTransferAmountLimits = { currency: { pattern: '^[A-Z]{3}$' } } as const;

export const metadataItemInputLimits = { key: { minLength: 1, maxLength: 48 }, value: { maxLength: 512 } } as const;

export const onboardingLimits = {
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const onboardingReversalLimits = {
  id: { format: 'uuid' },
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const orderTicketAmountLimits = { currency: { pattern: '^[A-Z]{3}$' } } as const;

export const paymentAmountLimits = { currency: { pattern: '^[A-Z]{3}$' } } as const;

export const paymentAmountInputLimits = {
  currency: { pattern: '^[A-Z]{3}$' },
  value: { minimum: 0, maximum: 9007199254740992, 'x-decimal-places': 4 },
} as const;

export const paymentBaseLimits = {
  id: { format: 'uuid' },
  account_id: { format: 'uuid' },
  country: { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' },
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const paymentSummaryLimits = { id: { format: 'uuid' }, account_id: { format: 'uuid' } } as const;

export const paymentWebhookLimits = { account_id: { format: 'uuid' }, retry: { minimum: 0 } } as const;

export const refundPaymentRequestLimits = { merchant_reference: { minLength: 3, maxLength: 255 } } as const;

export const subscriptionInputLimits = { 'amount.currency': { pattern: '^[A-Z]{3}$' } } as const;

export const termsOfServiceLimits = { date: { pattern: '(Z|[+-]00:00)$' } } as const;

export const timestampLimits = { pattern: '(Z|[+-]00:00)$' } as const;

export const transactionAmountLimits = { currency: { pattern: '^[A-Z]{3}$' } } as const;

export const transactionBaseLimits = {
  id: { format: 'uuid' },
  created_at: { pattern: '(Z|[+-]00:00)$' },
  updated_at: { pattern: '(Z|[+-]00:00)$' },
} as const;

export const uuidLimits = { format: 'uuid' } as const;

export const webhookPaymentLimits = { id: { format: 'uuid' } } as const;

export const assumedIdempotencyKeyLimits = { minLength: 1, maxLength: 255, pattern: '^[!-~]([ -~]*[!-~])?$' } as const;

export const campaignIdLimits = { format: 'uuid' } as const;

export const customerIdLimits = { minLength: 36, maxLength: 64 } as const;

export const idempotencyKeyLimits = { minLength: 1, maxLength: 255, pattern: '^[!-~]([ -~]*[!-~])?$' } as const;

export const merchantOrderIdLimits = { minLength: 3, maxLength: 255 } as const;

export const organizationCodeLimits = { minLength: 1 } as const;

export const paymentIdLimits = { format: 'uuid' } as const;

export const transactionIdLimits = { format: 'uuid' } as const;

export const transferIdLimits = { minLength: 1 } as const;
