import { type Duration, milliseconds } from '../clock/duration.ts';
import { OptionError } from '../options/option-error.ts';
import { assertOptions, isListOf, isNumber, isOneOf, type OptionRules } from '../options/option-rules.ts';

/** Where sources contradict each other about the service, the mock can be told which one to follow. */
export interface Policies {
  /** Status of an unknown payment, transaction, customer or transfer. 404 when absent. */
  notFoundStatus?: 400 | 404;
  /** What to do with a field that the contract does not list. `accept` when absent. */
  onUnknownField?: 'accept' | 'reject';
  /** A repeated key with another body: the first answer again, or 400 IDEMPOTENCY_DUPLICATED. `replay` when absent. */
  onBodyMismatch?: 'replay' | 'reject';
  /** A repeated key whose first request is still running: 400 or 409 REQUEST_IN_PROCESS, or wait for its answer. `reject` when absent. */
  onInFlight?: 'reject' | 'conflict' | 'wait';
  /** A repeated key whose first request failed while it was processed: 400 IDEMPOTENCY_DUPLICATED, or another try. `consume-key` when absent. */
  onFirstFailure?: 'consume-key' | 'release-key';
  /**
   * Evidence for a chargeback that was won or lost: `accept` opens it again, as the specification says of a payment in any state;
   * `reject` is 400 INVALID_STATUS. `accept` when absent.
   */
  onDecidedChargeback?: 'accept' | 'reject';
  /** An amount with more decimals than its currency has, such as 25.5 JPY: `reject` is 400 INVALID_PARAMETERS. `accept` when absent. */
  onExcessDecimals?: 'accept' | 'reject';
  /** A currency code that ISO 4217 does not list: `reject` is 400 INVALID_PARAMETERS. `accept` when absent. */
  onUnknownCurrency?: 'accept' | 'reject';
  /** A card number that fails the Luhn check, or a card that has expired: `decline` makes it a declined payment, INVALID_CARD_DATA. `accept` when absent. */
  onInvalidCard?: 'accept' | 'decline';
  /** A one-time token that an earlier payment was created with: `reject` is 400 INVALID_PARAMETERS. `accept` when absent. */
  onReusedToken?: 'accept' | 'reject';
  /** How long a key is remembered after its answer. 24 hours when absent. */
  idempotencyTtl?: Duration;
  /**
   * Which key a webhook carries in `data.payment.idempotency_key`. `event`: a key that is unique to the event. `request`: the key of
   * the API request that caused the event, and null when no request did (a chargeback, a bank transfer that is paid, an expiry).
   * `event` when absent.
   */
  webhookIdempotencyKey?: 'event' | 'request';
  /** When the attempts at a payment event are made, counted from the first: 0, 5m, 50m, 6h, 24h, 48h, 96h when absent. */
  paymentRetrySchedule?: readonly Duration[];
  /** How long after the one before each further attempt at a transfer notification is made: 1, 2, 4, 8, 16, 32 minutes when absent. */
  transferRetrySchedule?: readonly Duration[];
  /**
   * How much longer such a wait may be, as a share of it from 0 to 1: each is made longer by a part of that which is drawn from the seed.
   * 0 when absent, as if there were no jitter.
   */
  transferRetryJitter?: number;
  /** After how long an attempt at a delivery is given up, in real time, which keeps no process alive by itself. 10,000 when absent. */
  webhookTimeoutMs?: number;
}

export type ResolvedPolicies = Omit<
  Required<Policies>,
  'idempotencyTtl' | 'paymentRetrySchedule' | 'transferRetrySchedule'
> & {
  readonly idempotencyTtl: number;
  readonly paymentRetrySchedule: readonly number[];
  readonly transferRetrySchedule: readonly number[];
};

const choices = {
  notFoundStatus: [404, 400],
  onUnknownField: ['accept', 'reject'],
  onBodyMismatch: ['replay', 'reject'],
  onInFlight: ['reject', 'conflict', 'wait'],
  onFirstFailure: ['consume-key', 'release-key'],
  webhookIdempotencyKey: ['event', 'request'],
  onDecidedChargeback: ['accept', 'reject'],
  onExcessDecimals: ['accept', 'reject'],
  onUnknownCurrency: ['accept', 'reject'],
  onInvalidCard: ['accept', 'decline'],
  onReusedToken: ['accept', 'reject'],
} as const;

/**
 * The policies with what is not chosen filled in.
 *
 * @throws OptionError when a policy or its value is unknown
 */
export function resolvePolicies(given: Policies): ResolvedPolicies {
  assertOptions('policies', given, policyRules, 'policies.');
  const policies: Policies = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const decided = {
    notFoundStatus: choices.notFoundStatus[0],
    onUnknownField: choices.onUnknownField[0],
    onBodyMismatch: choices.onBodyMismatch[0],
    onInFlight: choices.onInFlight[0],
    onFirstFailure: choices.onFirstFailure[0],
    webhookIdempotencyKey: choices.webhookIdempotencyKey[0],
    onDecidedChargeback: choices.onDecidedChargeback[0],
    onExcessDecimals: choices.onExcessDecimals[0],
    onUnknownCurrency: choices.onUnknownCurrency[0],
    onInvalidCard: choices.onInvalidCard[0],
    onReusedToken: choices.onReusedToken[0],
    idempotencyTtl: '24h',
    paymentRetrySchedule: [0, '5m', '50m', '6h', '24h', '48h', '96h'],
    transferRetrySchedule: ['1m', '2m', '4m', '8m', '16m', '32m'],
    transferRetryJitter: 0,
    webhookTimeoutMs: 10_000,
    ...policies,
  } as const satisfies Required<Policies>;
  for (const [name, values] of Object.entries(choices)) {
    isOneOf(values)(`policies.${name}`, decided[name as keyof typeof choices]);
  }
  isNumber(0, 1)('policies.transferRetryJitter', decided.transferRetryJitter);
  const schedule = millisecondsOf('paymentRetrySchedule', decided.paymentRetrySchedule);
  if (schedule[0] !== 0 || schedule.some((time, index) => time < (schedule[index - 1] ?? 0))) {
    throw new OptionError(
      'policies.paymentRetrySchedule',
      'must start with 0 and never go back: it counts from the first attempt',
    );
  }
  return {
    ...decided,
    idempotencyTtl: milliseconds(decided.idempotencyTtl, 'policies.idempotencyTtl'),
    paymentRetrySchedule: schedule,
    transferRetrySchedule: millisecondsOf('transferRetrySchedule', decided.transferRetrySchedule),
    webhookTimeoutMs: milliseconds(decided.webhookTimeoutMs, 'policies.webhookTimeoutMs'),
  };
}

function millisecondsOf(
  name: 'paymentRetrySchedule' | 'transferRetrySchedule',
  durations: readonly Duration[],
): number[] {
  isListOf(() => {})(`policies.${name}`, durations);
  return durations.map((each, index) => milliseconds(each, `policies.${name}[${index}]`));
}

/** Their names; what their values are checked for is above. */
const policyRules: OptionRules<Policies> = {
  notFoundStatus: anyValue,
  onUnknownField: anyValue,
  onBodyMismatch: anyValue,
  onInFlight: anyValue,
  onFirstFailure: anyValue,
  webhookIdempotencyKey: anyValue,
  onDecidedChargeback: anyValue,
  onExcessDecimals: anyValue,
  onUnknownCurrency: anyValue,
  onInvalidCard: anyValue,
  onReusedToken: anyValue,
  idempotencyTtl: anyValue,
  paymentRetrySchedule: anyValue,
  transferRetrySchedule: anyValue,
  transferRetryJitter: anyValue,
  webhookTimeoutMs: anyValue,
};

function anyValue(): void {}
