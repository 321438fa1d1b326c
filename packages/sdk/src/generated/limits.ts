// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export const amountInputLimits = {
  currency: { pattern: '^[A-Z]{3}$', 'x-rule': 'three capital letters, such as USD' },
  value: { exclusiveMinimum: 0, maximum: 9007199254740992, 'x-decimal-places': 4 },
} as const;

export const countryCodeLimits = {
  minLength: 2,
  maxLength: 2,
  pattern: '^[A-Z]{2}$',
  'x-rule': 'two capital letters, such as CO',
} as const;

export const createPaymentRequestLimits = {
  account_id: { format: 'uuid' },
  merchant_order_id: { minLength: 3, maxLength: 255 },
  description: { minLength: 3, maxLength: 255 },
  merchant_reference: { minLength: 3, maxLength: 255 },
  country: { pattern: '^[A-Z]{2}$', 'x-rule': '2 capital letters, such as AR' },
  callback_url: { minLength: 3, maxLength: 526 },
  metadata: { maxItems: 120 },
} as const;

export const currencyCodeLimits = { pattern: '^[A-Z]{3}$', 'x-rule': 'three capital letters, such as USD' } as const;

export const evidenceItemLimits = {
  content: {
    minLength: 1,
    pattern: '^[A-Za-z0-9+/\\t\\n\\f\\r ]+(=[\\t\\n\\f\\r ]*){0,2}$',
    'x-max-decoded-bytes': 1048576,
    'x-media-type-magic': '%PDF-',
    'x-media-type-magic-max-offset': 1024,
    'x-rule': 'base64',
  },
} as const;

export const paymentAmountInputLimits = {
  currency: { pattern: '^[A-Z]{3}$', 'x-rule': 'three capital letters, such as USD' },
} as const;

export const uuidLimits = { format: 'uuid' } as const;

export const campaignIdLimits = { format: 'uuid' } as const;

export const customerIdLimits = { minLength: 36, maxLength: 64 } as const;

export const merchantOrderIdLimits = { minLength: 3, maxLength: 255 } as const;

export const paymentIdLimits = { format: 'uuid' } as const;

export const transactionIdLimits = { format: 'uuid' } as const;
