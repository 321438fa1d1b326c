import { type Duration, milliseconds } from '../clock/duration.ts';
import { OptionError } from '../options/option-error.ts';
import {
  assertOptions,
  isListOf,
  isNumber,
  isOneOf,
  type OptionRule,
  type OptionRules,
} from '../options/option-rules.ts';

/** Selects a behavior where the sources about the service disagree or say nothing. Option `policies` of `createMockServer`. */
export interface Policies {
  /**
   * Status for an unknown payment, transaction, customer or transfer.
   *
   * @default 404
   */
  notFoundStatus?: 400 | 404;
  /**
   * What happens to a field of the body, or a query parameter, that the contract does not list. `accept`: it is ignored, and reported in
   * the journal (`unknownFields`) and in the log. `reject`: 400 `INVALID_PARAMETERS`.
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
   * Response to a repeated key whose first request is still running. `reject`: 400 `REQUEST_IN_PROCESS`. `conflict`: 409
   * `REQUEST_IN_PROCESS`. `wait`: the response of the first request.
   *
   * @default 'reject'
   */
  onInFlight?: 'reject' | 'conflict' | 'wait';
  /**
   * Response to a repeated key whose first request failed while it was processed. `consume-key`: 400 `IDEMPOTENCY_DUPLICATED`.
   * `release-key`: the request is processed again.
   *
   * @default 'consume-key'
   */
  onFirstFailure?: 'consume-key' | 'release-key';
  /**
   * What happens to evidence for a chargeback that was won or lost. `accept`: the chargeback is open again. `reject`: 400
   * `INVALID_STATUS`.
   *
   * @default 'accept'
   */
  onDecidedChargeback?: 'accept' | 'reject';
  /**
   * What happens to an amount with more decimals than its currency has, such as 25.5 JPY. `accept`: a warning in the journal
   * and in the log. `reject`: 400 `INVALID_PARAMETERS`.
   *
   * @default 'accept'
   */
  onExcessDecimals?: 'accept' | 'reject';
  /**
   * What happens to a currency code that ISO 4217 does not list. `reject`: 400 `INVALID_PARAMETERS`.
   *
   * @default 'accept'
   */
  onUnknownCurrency?: 'accept' | 'reject';
  /**
   * What happens to an expired card, or a card number that fails the Luhn check. `decline`: the payment is declined with
   * `INVALID_CARD_DATA`.
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
   * How long the service remembers an idempotency key after the response. A repeat after that creates another payment. The service
   * specification does not state the time.
   *
   * @default '24h'
   */
  idempotencyTtl?: Duration;
  /**
   * The key that a webhook carries in `data.payment.idempotency_key`. `event`: a key that is unique to the event. `request`: the key of the
   * API request that caused the event. It is null when no request did: a chargeback, a paid bank transfer, an expiry.
   *
   * @default 'event'
   */
  webhookIdempotencyKey?: 'event' | 'request';
  /**
   * When the service attempts to deliver a payment event, counted from the first attempt. Starts with 0 and never decreases.
   *
   * @default [0, '5m', '50m', '6h', '24h', '48h', '96h']
   */
  paymentRetrySchedule?: readonly Duration[];
  /**
   * How long the service waits before each retry of a transfer notification, counted from the attempt before.
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

/** Policies with every default filled in, and durations in milliseconds. */
export type ResolvedPolicies = Omit<
  Required<Policies>,
  'idempotencyTtl' | 'paymentRetrySchedule' | 'transferRetrySchedule'
> & {
  readonly idempotencyTtl: number;
  readonly paymentRetrySchedule: readonly number[];
  readonly transferRetrySchedule: readonly number[];
};

const defaultPolicies = {
  notFoundStatus: 404,
  onUnknownField: 'accept',
  onBodyMismatch: 'replay',
  onInFlight: 'reject',
  onFirstFailure: 'consume-key',
  onDecidedChargeback: 'accept',
  onExcessDecimals: 'accept',
  onUnknownCurrency: 'accept',
  onInvalidCard: 'accept',
  onReusedToken: 'accept',
  idempotencyTtl: '24h',
  webhookIdempotencyKey: 'event',
  paymentRetrySchedule: [0, '5m', '50m', '6h', '24h', '48h', '96h'],
  transferRetrySchedule: ['1m', '2m', '4m', '8m', '16m', '32m'],
  transferRetryJitter: 0,
  webhookTimeoutMs: 10_000,
} as const satisfies Required<Policies>;

const isDuration: OptionRule = (option, value) => void milliseconds(value as Duration, option);

const policyRules: OptionRules<Policies> = {
  notFoundStatus: isOneOf([404, 400]),
  onUnknownField: isOneOf(['accept', 'reject']),
  onBodyMismatch: isOneOf(['replay', 'reject']),
  onInFlight: isOneOf(['reject', 'conflict', 'wait']),
  onFirstFailure: isOneOf(['consume-key', 'release-key']),
  onDecidedChargeback: isOneOf(['accept', 'reject']),
  onExcessDecimals: isOneOf(['accept', 'reject']),
  onUnknownCurrency: isOneOf(['accept', 'reject']),
  onInvalidCard: isOneOf(['accept', 'decline']),
  onReusedToken: isOneOf(['accept', 'reject']),
  idempotencyTtl: isDuration,
  webhookIdempotencyKey: isOneOf(['event', 'request']),
  paymentRetrySchedule: isListOf(isDuration),
  transferRetrySchedule: isListOf(isDuration),
  transferRetryJitter: isNumber(0, 1),
  webhookTimeoutMs: isDuration,
};

/**
 * Checks the policies and fills in the defaults.
 *
 * @throws {OptionError} A policy is unknown, or its value is not valid.
 */
export function resolvePolicies(options: Policies): ResolvedPolicies {
  assertOptions('policies', options, policyRules, 'policies.');
  const policies = withDefaults(options);
  const paymentRetrySchedule = policies.paymentRetrySchedule.map((each) => milliseconds(each));
  if (paymentRetrySchedule[0] !== 0 || !isSorted(paymentRetrySchedule)) {
    throw new OptionError(
      'policies.paymentRetrySchedule',
      'must start with 0 and never decrease, because it counts from the first attempt',
    );
  }
  return {
    ...policies,
    idempotencyTtl: milliseconds(policies.idempotencyTtl),
    paymentRetrySchedule,
    transferRetrySchedule: policies.transferRetrySchedule.map((each) => milliseconds(each)),
    webhookTimeoutMs: milliseconds(policies.webhookTimeoutMs),
  };
}

function withDefaults(options: Policies): Required<Policies> {
  const given: Policies = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
  return { ...defaultPolicies, ...given };
}

/** A policy with its value. */
export interface PolicyInForce {
  readonly name: keyof Policies;
  /** As it was set, for example `24h`. */
  readonly value: unknown;
  readonly default: unknown;
  readonly isDefault: boolean;
}

/** Lists every policy with its value and its default. */
export function listPolicies(options: Policies): PolicyInForce[] {
  const values = withDefaults(options);
  return (Object.keys(defaultPolicies) as (keyof Policies)[]).map((name) => ({
    name,
    value: structuredClone(values[name]),
    default: structuredClone(defaultPolicies[name]),
    isDefault: JSON.stringify(values[name]) === JSON.stringify(defaultPolicies[name]),
  }));
}

function isSorted(numbers: readonly number[]): boolean {
  return numbers.every((each, index) => index === 0 || each >= (numbers[index - 1] as number));
}
