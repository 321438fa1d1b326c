import { type Duration, milliseconds } from './duration.ts';

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
  /** A repeated key whose first request failed while it was processed: 400 IDEMPOTENCY_DUPLICATED, or another try. `burn` when absent. */
  onFailedFirst?: 'burn' | 'retry';
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
  schedule?: readonly Duration[];
  /** How long after the one before each further attempt at a transfer notification is made: 1, 2, 4, 8, 16, 32 minutes when absent. */
  transferSchedule?: readonly Duration[];
  /**
   * How much longer such a wait may be, as a share of it from 0 to 1: each is made longer by a part of that which is drawn from the seed.
   * 0 when absent, as if there were no jitter.
   */
  transferJitter?: number;
  /** After how long an attempt at a delivery is given up, in real time, which keeps no process alive by itself. 10,000 when absent. */
  webhookTimeoutMs?: number;
}

export type DecidedPolicies = Omit<Required<Policies>, 'idempotencyTtl' | 'schedule' | 'transferSchedule'> & {
  readonly idempotencyTtl: number;
  readonly schedule: readonly number[];
  readonly transferSchedule: readonly number[];
};

const choices = {
  notFoundStatus: [404, 400],
  onUnknownField: ['accept', 'reject'],
  onBodyMismatch: ['replay', 'reject'],
  onInFlight: ['reject', 'conflict', 'wait'],
  onFailedFirst: ['burn', 'retry'],
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
 * @throws TypeError when a policy or its value is unknown
 */
export function decide(given: Policies): DecidedPolicies {
  const policies: Policies = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const decided = {
    notFoundStatus: choices.notFoundStatus[0],
    onUnknownField: choices.onUnknownField[0],
    onBodyMismatch: choices.onBodyMismatch[0],
    onInFlight: choices.onInFlight[0],
    onFailedFirst: choices.onFailedFirst[0],
    webhookIdempotencyKey: choices.webhookIdempotencyKey[0],
    onDecidedChargeback: choices.onDecidedChargeback[0],
    onExcessDecimals: choices.onExcessDecimals[0],
    onUnknownCurrency: choices.onUnknownCurrency[0],
    onInvalidCard: choices.onInvalidCard[0],
    onReusedToken: choices.onReusedToken[0],
    idempotencyTtl: '24h',
    schedule: [0, '5m', '50m', '6h', '24h', '48h', '96h'],
    transferSchedule: ['1m', '2m', '4m', '8m', '16m', '32m'],
    transferJitter: 0,
    webhookTimeoutMs: 10_000,
    ...policies,
  } as const satisfies Required<Policies>;
  for (const name of Object.keys(policies)) {
    if (!Object.hasOwn(allNames, name)) throw new TypeError(`There is no policy ${name}`);
  }
  for (const [name, values] of Object.entries(choices)) {
    const value = decided[name as keyof typeof choices];
    if (!(values as readonly unknown[]).includes(value))
      throw new TypeError(`The policy ${name} is one of ${values.join(', ')}`);
  }
  const schedule = decided.schedule.map(milliseconds);
  if (schedule[0] !== 0 || schedule.some((time, index) => time < (schedule[index - 1] ?? 0)))
    throw new TypeError('The policy schedule starts with 0, which is the first attempt, and never goes back');
  if (!(decided.transferJitter >= 0 && decided.transferJitter <= 1))
    throw new TypeError('The policy transferJitter must be from 0 to 1');
  return {
    ...decided,
    idempotencyTtl: milliseconds(decided.idempotencyTtl),
    schedule,
    transferSchedule: decided.transferSchedule.map(milliseconds),
    webhookTimeoutMs: milliseconds(decided.webhookTimeoutMs),
  };
}

const allNames: Record<keyof Policies, true> = {
  notFoundStatus: true,
  onUnknownField: true,
  onBodyMismatch: true,
  onInFlight: true,
  onFailedFirst: true,
  webhookIdempotencyKey: true,
  onDecidedChargeback: true,
  onExcessDecimals: true,
  onUnknownCurrency: true,
  onInvalidCard: true,
  onReusedToken: true,
  idempotencyTtl: true,
  schedule: true,
  transferSchedule: true,
  transferJitter: true,
  webhookTimeoutMs: true,
};
