// Generated from openapi/*.yaml by `npm run generate`. Do not edit.

/** A span of time below 100,000 days: milliseconds, or a number with the unit `ms`, `s`, `m`, `h` or `d`, such as `90s`. */
export type Duration = number | '0' | `${number}${'ms' | 's' | 'm' | 'h' | 'd'}`;

/** Selects a behavior that the specification does not show. Option `policies` of `createMockServer`. */
export interface Policies {
  /**
   * Status for an unknown payment, transaction, customer or transfer.
   *
   * @default 404
   */
  notFoundStatus?: 404 | 400;
  /**
   * What happens to a field of the body, or a query parameter, that the contract does not list. `accept`: it is ignored, and reported in the journal (`unknownFields`) and in the log. `reject`: 400 `INVALID_PARAMETERS`.
   *
   * @default 'accept'
   */
  onUnknownField?: 'accept' | 'reject';
  /**
   * Response to a repeated idempotency key with another body. `replay`: the first response. `reject`: 400 `IDEMPOTENCY_DUPLICATED`.
   *
   * @default 'replay'
   */
  onBodyMismatch?: 'replay' | 'reject';
  /**
   * Response to a repeated key whose first request is still running: its body is arriving, or a fault delays it. `reject`: 400 `REQUEST_IN_PROCESS`. `conflict`: 409 `REQUEST_IN_PROCESS`. `wait`: the response of the first request. Requests that arrive together get that response under every value.
   *
   * @default 'reject'
   */
  onInFlight?: 'reject' | 'conflict' | 'wait';
  /**
   * Response to a repeated key whose first request failed while it was processed. `consume-key`: 400 `IDEMPOTENCY_DUPLICATED`. `release-key`: the request is processed again.
   *
   * @default 'consume-key'
   */
  onFirstFailure?: 'consume-key' | 'release-key';
  /**
   * What happens to evidence for a chargeback that was won or lost. `accept`: the chargeback is open again. `reject`: 400 `INVALID_STATUS`.
   *
   * @default 'accept'
   */
  onDecidedChargeback?: 'accept' | 'reject';
  /**
   * What happens to an amount with more decimals than its currency has, such as 25.5 JPY. `accept`: a warning in the journal and in the log. `reject`: 400 `INVALID_PARAMETERS`.
   *
   * @default 'accept'
   */
  onExcessDecimals?: 'accept' | 'reject';
  /**
   * What happens to a currency code that ISO 4217 does not list. `accept`: a warning in the journal and in the log. `reject`: 400 `INVALID_PARAMETERS`.
   *
   * @default 'accept'
   */
  onUnknownCurrency?: 'accept' | 'reject';
  /**
   * What happens to an expired card, or a card number that fails the Luhn check. `decline`: the payment is declined with `INVALID_CARD_DATA`.
   *
   * @default 'accept'
   */
  onInvalidCard?: 'accept' | 'decline';
  /**
   * What happens to a one-time token that created a payment before. `reject`: 400 `INVALID_PARAMETERS`.
   *
   * @default 'accept'
   */
  onReusedToken?: 'accept' | 'reject';
  /**
   * What happens to a payment whose `checkout.session` another payment has been paid with. `reject`: 400 `INVALID_CHECKOUT_SESSION`.
   *
   * @default 'reject'
   */
  onPaidSession?: 'reject' | 'accept';
  /**
   * The operations that the mock server runs once per idempotency key. `all`: each operation with a key. `specified`: only those whose key the service specification shows. A repeated capture, cancellation or refund then runs again.
   *
   * @default 'all'
   */
  idempotentOperations?: 'all' | 'specified';
  /**
   * How long the mock server remembers an idempotency key after the response. A repeat after that creates another payment, with a warning in the journal and in the log. The service specification does not state the time.
   *
   * @default '24h'
   */
  idempotencyTtl?: Duration;
  /**
   * The key that a webhook carries in `data.payment.idempotency_key`. `event`: a key that is unique to the event. `request`: the key of the API request that caused the event. It is null when no request did: a chargeback, a paid bank transfer, an expiry.
   *
   * @default 'event'
   */
  webhookIdempotencyKey?: 'event' | 'request';
  /**
   * What `data.payment` of a payment event contains. `full`: the whole payment, the transaction that caused the event, and a key. `specified`: only `id` and `status`, as the specification shows.
   *
   * @default 'full'
   */
  webhookPayload?: 'full' | 'specified';
  /**
   * Times of the mock server's attempts at a payment event, counted from the first attempt. Starts with 0 and never decreases. Assumption: the specification shows no times.
   *
   * @default [0, '5m', '50m', '6h', '24h', '48h', '96h']
   */
  paymentRetrySchedule?: readonly Duration[];
  /**
   * How long the mock server waits before each retry of a transfer notification, counted from the attempt before. Assumption: the specification shows only "exponential backoff".
   *
   * @default ['1m', '2m', '4m', '8m', '16m', '32m']
   */
  transferRetrySchedule?: readonly Duration[];
  /**
   * The largest share, from 0 to 1, by which a wait of `transferRetrySchedule` grows. The share is drawn from the seed. 0 means no jitter.
   *
   * @default 0
   */
  transferRetryJitter?: number;
  /**
   * Time-out of a delivery attempt, in milliseconds of real time. The timer does not keep the process alive.
   *
   * @default 10000
   */
  webhookTimeoutMs?: number;
}

/** The values of a policy: those of `enum`, a number in a range, or otherwise a duration or a list of durations. */
export interface PolicySchema {
  readonly enum?: readonly unknown[];
  readonly type?: 'number' | 'array';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isList?: true;
  readonly default: unknown;
}

export const policySchemas = {
  notFoundStatus: { enum: [404, 400], default: 404 },
  onUnknownField: { enum: ['accept', 'reject'], default: 'accept' },
  onBodyMismatch: { enum: ['replay', 'reject'], default: 'replay' },
  onInFlight: { enum: ['reject', 'conflict', 'wait'], default: 'reject' },
  onFirstFailure: { enum: ['consume-key', 'release-key'], default: 'consume-key' },
  onDecidedChargeback: { enum: ['accept', 'reject'], default: 'accept' },
  onExcessDecimals: { enum: ['accept', 'reject'], default: 'accept' },
  onUnknownCurrency: { enum: ['accept', 'reject'], default: 'accept' },
  onInvalidCard: { enum: ['accept', 'decline'], default: 'accept' },
  onReusedToken: { enum: ['accept', 'reject'], default: 'accept' },
  onPaidSession: { enum: ['reject', 'accept'], default: 'reject' },
  idempotentOperations: { enum: ['all', 'specified'], default: 'all' },
  idempotencyTtl: { default: '24h' },
  webhookIdempotencyKey: { enum: ['event', 'request'], default: 'event' },
  webhookPayload: { enum: ['full', 'specified'], default: 'full' },
  paymentRetrySchedule: {
    type: 'array',
    default: [0, '5m', '50m', '6h', '24h', '48h', '96h'],
    isList: true,
  },
  transferRetrySchedule: {
    type: 'array',
    default: ['1m', '2m', '4m', '8m', '16m', '32m'],
    isList: true,
  },
  transferRetryJitter: { type: 'number', minimum: 0, maximum: 1, default: 0 },
  webhookTimeoutMs: { type: 'number', minimum: 0, maximum: 2147483647, default: 10000 },
} as const satisfies Record<keyof Policies, PolicySchema>;

export const policyDescriptions: Readonly<Record<keyof Policies, string>> = {
  notFoundStatus: 'Status for an unknown payment, transaction, customer or transfer.',
  onUnknownField: 'What happens to a field of the body, or a query parameter, that the contract does not list. `accept`: it is ignored, and reported in the journal (`unknownFields`) and in the log. `reject`: 400 `INVALID_PARAMETERS`.',
  onBodyMismatch: 'Response to a repeated idempotency key with another body. `replay`: the first response. `reject`: 400 `IDEMPOTENCY_DUPLICATED`.',
  onInFlight: 'Response to a repeated key whose first request is still running: its body is arriving, or a fault delays it. `reject`: 400 `REQUEST_IN_PROCESS`. `conflict`: 409 `REQUEST_IN_PROCESS`. `wait`: the response of the first request. Requests that arrive together get that response under every value.',
  onFirstFailure: 'Response to a repeated key whose first request failed while it was processed. `consume-key`: 400 `IDEMPOTENCY_DUPLICATED`. `release-key`: the request is processed again.',
  onDecidedChargeback: 'What happens to evidence for a chargeback that was won or lost. `accept`: the chargeback is open again. `reject`: 400 `INVALID_STATUS`.',
  onExcessDecimals: 'What happens to an amount with more decimals than its currency has, such as 25.5 JPY. `accept`: a warning in the journal and in the log. `reject`: 400 `INVALID_PARAMETERS`.',
  onUnknownCurrency: 'What happens to a currency code that ISO 4217 does not list. `accept`: a warning in the journal and in the log. `reject`: 400 `INVALID_PARAMETERS`.',
  onInvalidCard: 'What happens to an expired card, or a card number that fails the Luhn check. `decline`: the payment is declined with `INVALID_CARD_DATA`.',
  onReusedToken: 'What happens to a one-time token that created a payment before. `reject`: 400 `INVALID_PARAMETERS`.',
  onPaidSession: 'What happens to a payment whose `checkout.session` another payment has been paid with. `reject`: 400 `INVALID_CHECKOUT_SESSION`.',
  idempotentOperations: 'The operations that the mock server runs once per idempotency key. `all`: each operation with a key. `specified`: only those whose key the service specification shows. A repeated capture, cancellation or refund then runs again.',
  idempotencyTtl: 'How long the mock server remembers an idempotency key after the response. A repeat after that creates another payment, with a warning in the journal and in the log. The service specification does not state the time.',
  webhookIdempotencyKey: 'The key that a webhook carries in `data.payment.idempotency_key`. `event`: a key that is unique to the event. `request`: the key of the API request that caused the event. It is null when no request did: a chargeback, a paid bank transfer, an expiry.',
  webhookPayload: 'What `data.payment` of a payment event contains. `full`: the whole payment, the transaction that caused the event, and a key. `specified`: only `id` and `status`, as the specification shows.',
  paymentRetrySchedule: 'Times of the mock server\'s attempts at a payment event, counted from the first attempt. Starts with 0 and never decreases. Assumption: the specification shows no times.',
  transferRetrySchedule: 'How long the mock server waits before each retry of a transfer notification, counted from the attempt before. Assumption: the specification shows only "exponential backoff".',
  transferRetryJitter: 'The largest share, from 0 to 1, by which a wait of `transferRetrySchedule` grows. The share is drawn from the seed. 0 means no jitter.',
  webhookTimeoutMs: 'Time-out of a delivery attempt, in milliseconds of real time. The timer does not keep the process alive.',
};
