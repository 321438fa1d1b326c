// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

import type { Finding, FindingRule } from './control-types.ts';
import type { OperationId } from './operations.ts';

/** Where the pages of this package stand. */
export const docs = 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs';

/** Whether each rule is on by default, whether it is about money, and what its finding says about it. */
export const findingRules: {
  readonly [rule in FindingRule]: {
    readonly isDefault: boolean;
    readonly isAboutMoney: boolean;
    readonly texts: Pick<Finding, 'why' | 'fix' | 'page'>;
  };
} = {
  'order-paid-again-after-unknown-result': {
    isDefault: true,
    isAboutMoney: true,
    texts: {
      why: 'The first attempt may have charged the customer. The service creates one payment for each key, so with another key the customer can pay twice.',
      fix: 'Repeat the request with the same idempotency key until its result is known. If the service refuses the key and lists no payment, leave the order to a person.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#order-paid-again-after-unknown-result',
    },
  },
  'capture-repeated': {
    isDefault: true,
    isAboutMoney: true,
    texts: {
      why: 'The first capture may have taken effect. A second one with a new key can move the money twice.',
      fix: 'Retrieve the payment first, and compare its captures. Then capture only what is missing. Assumption: the service may ignore the key of a capture, so the same key can move the money twice too.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#capture-repeated',
    },
  },
  'refund-repeated': {
    isDefault: true,
    isAboutMoney: true,
    texts: {
      why: 'The first refund may have taken effect. A second one with a new key can move the money twice.',
      fix: 'Retrieve the payment first, and compare its refunds. Then refund only what is missing. Assumption: the service may ignore the key of a refund, so the same key can move the money twice too.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#refund-repeated',
    },
  },
  'order-charged-twice': {
    isDefault: true,
    isAboutMoney: true,
    texts: {
      why: 'The customer pays twice for one order.',
      fix: 'Use one idempotency key for each attempt to pay, also for a second click. Refund or cancel the second payment. Give each part of an order its own `merchant_reference`.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#order-charged-twice',
    },
  },
  'operation-ran-twice': {
    isDefault: true,
    isAboutMoney: true,
    texts: {
      why: 'Assumption: the service may ignore the key of a capture or a refund, because the specification does not show it. Each repeat then moves the money again.',
      fix: 'After an unknown result, retrieve the payment and compare its transactions. Send only what is missing.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#operation-ran-twice',
    },
  },
  'refund-reference-repeated': {
    isDefault: true,
    isAboutMoney: true,
    texts: {
      why: 'A reference names one refund, so the customer can get the same money twice.',
      fix: 'Give each refund its own `merchant_reference`. After an unknown result, retrieve the payment and compare its refunds before you send another one.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#refund-reference-repeated',
    },
  },
  'key-reused-with-other-body': {
    isDefault: true,
    isAboutMoney: true,
    texts: {
      why: 'The service runs one operation for each key, so what the second body asks for never happens. Assumption: it returns the response to the first body, or an error.',
      fix: 'Use a new key for each attempt with other content. Repeat a key only with the same bytes.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#key-reused-with-other-body',
    },
  },
  'key-of-declined-payment': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service remembers a decline too. The second card is then never charged, and the order stays unpaid.',
      fix: 'Use a new key for each card that the customer tries.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#key-of-declined-payment',
    },
  },
  'retry-with-other-bytes': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service may compare the bytes of a retry with those of the first request, and reject a retry that differs.',
      fix: 'Serialize the body once, store the text with the key, and send the same text again.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#retry-with-other-bytes',
    },
  },
  'key-reused-after-expiry': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service forgets a key after some time. It then runs the operation again, so the customer can pay twice.',
      fix: 'Stop retries before the key expires. After that, list the payments of the order first. Assumption: the service has such a list.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#key-reused-after-expiry',
    },
  },
  'key-that-a-service-may-reject': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'The specification shows no form of a key. Assumption: a service may reject such a key, and the payment with it.',
      fix: 'Use a UUID as the key, and store it with the order.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#key-that-a-service-may-reject',
    },
  },
  'money-without-key': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Nothing shows that such a request is a repeat. Assumption: the service then captures or refunds the amount again.',
      fix: 'Send a key with each capture, cancellation and refund, and repeat a request with its key.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#money-without-key',
    },
  },
  'retry-after-ignored': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service sends `Retry-After` when it limits requests or is overloaded. Early retries make it worse, and can block the merchant for longer.',
      fix: 'Wait for at least the number of seconds in `Retry-After` before the next attempt.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#retry-after-ignored',
    },
  },
  'card-number-in-text': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Texts and tokens are shown to people, logged and exported. A card number there breaks PCI DSS.',
      fix: 'Remove the number. Send a token, or at most the last four digits.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#card-number-in-text',
    },
  },
  'secret-in-text': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Texts are shown to people, logged and exported. A person who reads the secret can act as the merchant.',
      fix: 'Remove the secret from the text, and rotate it.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#secret-in-text',
    },
  },
  'credentials-in-url': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Servers, proxies and browsers log URLs.',
      fix: 'Send credentials in headers, and rotate those that were in the URL.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#credentials-in-url',
    },
  },
  'excess-decimals': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service rounds the amount or rejects it, so the customer pays another amount than the order has.',
      fix: 'Round the amount to the decimals of its currency before you send it.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#excess-decimals',
    },
  },
  'unknown-currency': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service rejects the payment, or uses other decimals than your program.',
      fix: 'Check the code, such as `USD`.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#unknown-currency',
    },
  },
  'unknown-field': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service ignores the field. What it should do then never happens, without an error.',
      fix: 'Correct the name of the field. The journal suggests a similar one in `unknownFields`.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#unknown-field',
    },
  },
  'misspelled-money-field': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service ignores the field. It then captures at once, refunds the whole amount, or charges in another way than you asked for.',
      fix: 'Use the name that the message suggests.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#misspelled-money-field',
    },
  },
  'record-of-another-merchant': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the keys of one account cannot reach the records of another one.',
      fix: 'Send the keys of the account that created the record.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#record-of-another-merchant',
    },
  },
  'payment-id-as-order-id': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the list is empty, as if the order was never paid. A program that trusts it charges the customer again.',
      fix: 'Pass the id of the order, or retrieve the payment by its id.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#payment-id-as-order-id',
    },
  },
  'misspelled-test-token': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'The payment succeeds at the mock server, so the test does not test the decline that it names.',
      fix: 'Use the token that the message suggests.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#misspelled-test-token',
    },
  },
  'webhook-endpoint-redirects': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service does not follow redirects, because the signed body would go to another address. The event is lost.',
      fix: 'Register the final address: https in place of http, with or without the slash at its end.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#webhook-endpoint-redirects',
    },
  },
  'webhook-valid-signature-refused': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service does not repeat a webhook after 4xx, so the event is lost.',
      fix: 'Verify the raw body with the secret of the endpoint. `explainSignature` names the cause.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#webhook-valid-signature-refused',
    },
  },
  'webhook-endpoint-rejects': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'Assumption: the service does not repeat a webhook after 4xx, so the event is lost.',
      fix: 'Register the path that accepts the webhook. To get the event again later, respond with 503 in place of 429 or another 4xx.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#webhook-endpoint-rejects',
    },
  },
  'webhook-event-unhandled': {
    isDefault: true,
    isAboutMoney: false,
    texts: {
      why: 'What the event reports never happens in your program. Assumption: the service does not repeat a webhook after 200.',
      fix: 'Add a handler for the event to `on` or `onOther`. To ignore all other events, pass `onUnknown: () => {}`.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#webhook-event-unhandled',
    },
  },
  'order-charged-again': {
    isDefault: false,
    isAboutMoney: true,
    texts: {
      why: 'An order that is paid in parts is correct. Any other order was charged twice.',
      fix: 'Compare the payments with the parts of the order. Refund or cancel a payment that has no part.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#order-charged-again',
    },
  },
  'polling-after-webhook': {
    isDefault: false,
    isAboutMoney: false,
    texts: {
      why: 'The webhook had the result already. Assumption: polling uses up a rate limit.',
      fix: 'Store the result from the webhook, and stop polling.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#polling-after-webhook',
    },
  },
  'slow-webhook-response': {
    isDefault: false,
    isAboutMoney: false,
    texts: {
      why: 'When the endpoint becomes a little slower, the service counts a time-out and sends the event again. Assumption: after the same time as the mock server.',
      fix: 'Store the event, respond, and process it later.',
      page: 'https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/findings.md#slow-webhook-response',
    },
  },
};

/** The rule that finds the repeat of an operation, and what the repeat does. */
export interface Repeat {
  readonly rule: FindingRule;
  readonly does: string;
}

/** The operations that move money. */
export const repeats: { readonly [operation in OperationId]?: Repeat } = {
  createPayment: { rule: 'order-paid-again-after-unknown-result', does: 'pays the order of' },
  capturePayment: { rule: 'capture-repeated', does: 'captures the amount of' },
  refundPayment: { rule: 'refund-repeated', does: 'refunds the amount of' },
};

/** A field of a request that moves money. */
export interface MoneyField {
  /** Its path, with `[]` after the name of a list: `split_marketplace[].amount`. */
  readonly path: string;
  /** Names that other APIs have for it. */
  readonly otherNames: readonly string[];
  /** The known values of an open list. */
  readonly values: readonly string[];
}

/** The fields of a request body that move money. */
interface MoneyFields {
  readonly fields: readonly MoneyField[];
  /** The names of all fields of each object that leads to one, by the path of the object. */
  readonly known: Readonly<Record<string, readonly string[]>>;
}

/** The fields of each request body that move money. */
export const moneyFields: { readonly [operation in OperationId]?: MoneyFields } = {
  createPayment: {
    fields: [
      {
        path: 'payment_method.type',
        otherNames: [
          'method',
          'method_type',
          'payment_type',
          'payment_method_type',
          'payment_method_types',
        ],
        values: ['CARD', 'BANK_TRANSFER'],
      },
      {
        path: 'payment_method.detail.card.verify',
        otherNames: [
          'verify_card',
          'verify_only',
          'verification',
          'card_verification',
          'validate_card',
          'zero_auth',
        ],
        values: [],
      },
      {
        path: 'payment_method.detail.card.capture',
        otherNames: [
          'capture_method',
          'capture_mode',
          'capture_type',
          'capture_later',
          'capture_delay',
          'capture_delay_hours',
          'auto_capture',
          'automatic_capture',
          'manual_capture',
          'delayed_capture',
          'confirm',
          'settle',
          'auto_settle',
          'submit_for_settlement',
          'authorize_only',
          'authorization_only',
          'auth_only',
          'pre_auth',
          'pre_authorize',
          'pre_authorization',
          'intent',
          'transaction_type',
        ],
        values: [],
      },
      {
        path: 'split_marketplace',
        otherNames: [
          'split',
          'splits',
          'split_rules',
          'split_payment',
          'split_payments',
          'marketplace_split',
          'transfers',
          'transfer_data',
          'application_fee',
          'application_fee_amount',
          'platform_fee',
          'marketplace_fee',
        ],
        values: [],
      },
      { path: 'split_marketplace[].amount', otherNames: [], values: [] },
      { path: 'split_marketplace[].amount.value', otherNames: [], values: [] },
    ],
    known: {
      'payment_method.detail.card': [
        'verify',
        'capture',
        'installments',
        'installments_plan_id',
        'first_installment_deferral',
        'installments_type',
        'installment_amount',
        'installments_total_amount',
        'soft_descriptor',
        'card_data',
        'stored_credentials',
      ],
      'payment_method.detail': ['card', 'bank_transfer'],
      payment_method: ['token', 'vaulted_token', 'type', 'detail', 'vault_on_success'],
      'split_marketplace[].amount': ['value', 'currency'],
      'split_marketplace[]': [
        'recipient_id',
        'provider_recipient_id',
        'description',
        'type',
        'merchant_reference',
        'amount',
        'liability',
      ],
      '': [
        'account_id',
        'merchant_order_id',
        'description',
        'merchant_reference',
        'amount',
        'country',
        'checkout',
        'payment_method',
        'customer_payer',
        'additional_data',
        'workflow',
        'subscription',
        'callback_url',
        'fraud_screening',
        'split_marketplace',
        'metadata',
      ],
    },
  },
  capturePayment: {
    fields: [{ path: 'amount', otherNames: [], values: [] }],
    known: { '': ['merchant_reference', 'amount', 'reason'] },
  },
  refundPayment: {
    fields: [
      {
        path: 'amount',
        otherNames: ['value', 'refund_amount', 'amount_to_refund', 'partial_amount'],
        values: [],
      },
    ],
    known: { '': ['merchant_reference', 'amount', 'description', 'reason'] },
  },
};

/** Test cards that payment services document. */
export const testCards: ReadonlySet<string> = new Set([
  '4111111111111111',
  '4242424242424242',
  '4000056655665556',
  '4012888888881881',
  '4000000000000002',
  '5555555555554444',
  '5105105105105100',
  '2223003122003222',
  '5200828282828210',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '3566002020360505',
]);

/** The form of an idempotency key that every service should accept. */
export const portableKeys = {
  maxLength: 64,
  pattern: '^[!-~]+$',
  'x-rule': 'visible characters without a space',
} as const;
