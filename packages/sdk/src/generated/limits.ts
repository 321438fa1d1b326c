// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

export const amountInputLimits = {
  currency: { pattern: '^[A-Z]{3}$' },
  value: { exclusiveMinimum: 0, maximum: 549755813887.9999, 'x-decimal-places': 4 },
} as const;

export const amountInputCurrencyPattern = '^[A-Z]{3}$';

export const amountInputValueExclusiveMinimum = 0;

export const amountInputValueMaximum = 549755813887.9999;

export const amountInputValueDecimalPlaces = 4;

export const countryCodeLimits = { minLength: 2, maxLength: 2, pattern: '^[A-Z]{2}$' } as const;

export const createPaymentRequestLimits = {
  merchant_order_id: { minLength: 3, maxLength: 255 },
  description: { minLength: 3, maxLength: 255 },
  merchant_reference: { minLength: 3, maxLength: 255 },
  callback_url: { minLength: 3, maxLength: 526 },
  metadata: { maxItems: 120 },
} as const;

export const createPaymentRequestMerchantOrderIdMinLength = 3;

export const createPaymentRequestMerchantOrderIdMaxLength = 255;

export const createPaymentRequestDescriptionMinLength = 3;

export const createPaymentRequestDescriptionMaxLength = 255;

export const createPaymentRequestMerchantReferenceMinLength = 3;

export const createPaymentRequestMerchantReferenceMaxLength = 255;

export const createPaymentRequestCallbackUrlMinLength = 3;

export const createPaymentRequestCallbackUrlMaxLength = 526;

export const createPaymentRequestMetadataMaxItems = 120;

export const currencyCodeLimits = { pattern: '^[A-Z]{3}$' } as const;

export const evidenceItemLimits = {
  content: {
    minLength: 1,
    maxLength: 1398104,
    pattern: '^[A-Za-z0-9+/]+={0,2}$',
    'x-max-decoded-bytes': 1048576,
    'x-media-type-magic': '%PDF-',
  },
} as const;

export const evidenceItemContentMinLength = 1;

export const evidenceItemContentMaxLength = 1398104;

export const evidenceItemContentPattern = '^[A-Za-z0-9+/]+={0,2}$';

export const evidenceItemContentMaxDecodedBytes = 1048576;

export const evidenceItemContentMediaTypeMagic = '%PDF-';

export const paymentAmountInputLimits = { currency: { pattern: '^[A-Z]{3}$' } } as const;

export const paymentAmountInputCurrencyPattern = '^[A-Z]{3}$';

export const uuidLimits = { minLength: 36, maxLength: 36 } as const;

export const customerIdLimits = { minLength: 36, maxLength: 64 } as const;

export const merchantOrderIdLimits = { minLength: 3, maxLength: 255 } as const;

export const paymentIdLimits = { minLength: 36, maxLength: 36 } as const;

export const transactionIdLimits = { minLength: 36, maxLength: 36 } as const;
