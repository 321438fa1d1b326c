import type { ScheduledEvent } from '../../generated/control-types.ts';
import type { Duration } from '../clock/duration.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { ListOptions } from '../model/matching.ts';
import { redactUrl } from '../model/redaction.ts';
import { deadlineOf } from '../moves/moves.ts';
import { assertOptions, definedFields, isWholeNumber } from '../options/option-rules.ts';
import type { MerchantAccess } from './merchant-access.ts';

/** Reads and moves the time of one merchant. */
export interface ClockControls {
  /**
   * Reads the time.
   *
   * @returns milliseconds since 1970
   */
  now(): number;

  /**
   * Reads the time as text.
   *
   * @returns ISO 8601 in UTC, for example `2026-01-01T00:00:00.000Z`
   */
  timestamp(): string;

  /**
   * Reads whether time passes by itself.
   *
   * @returns `virtual`: time stands still until `advance` moves it. `real`: time passes by itself.
   */
  mode(): 'virtual' | 'real';

  /**
   * Lists the deadlines of payments and the webhook attempts that become due later. The one that is due first comes first.
   *
   * @param options - `limit` is the largest number of events. Every event by default.
   * @throws {OptionError} An option is unknown or has an invalid value.
   *
   * @example
   * mock.clock.schedule({ limit: 1 }); // [{ at: '2026-01-08T00:00:00.000Z', kind: 'payment-deadline', paymentId, … }]
   */
  schedule(options?: Pick<ListOptions, 'limit'>): ScheduledEvent[];

  /**
   * Moves time forward. Webhook retries and deadlines that fall due on the way happen in order.
   *
   * Do not await it inside a function that receives webhooks. The function would wait for itself until its time-out.
   *
   * @param duration - Milliseconds, or a number with the unit `ms`, `s`, `m`, `h` or `d`, such as `'90s'` or `'6h'`.
   * @returns a promise that resolves when everything that fell due has finished
   * @throws {OptionError} The duration is not valid.
   *
   * @example
   * await mock.clock.advance('7d'); // an authorization that was not captured is now EXPIRED
   */
  advance(duration: Duration): Promise<void>;

  /**
   * Moves time forward until nothing is scheduled. Deadlines pass too: authorizations and unpaid bank transfers expire, and a chargeback
   * without evidence is lost. Call `webhooks.flush()` to finish webhook deliveries only.
   *
   * Do not await it inside a function that receives webhooks. The function would wait for itself until its time-out.
   */
  runAll(): Promise<void>;
}

/** Creates the controls of `mock.clock`. */
export function createClockControls(access: MerchantAccess): ClockControls {
  return {
    now: () => access.peek().clock.now(),
    timestamp: () => access.peek().clock.timestamp(),
    mode: () => access.peek().clock.mode,
    schedule(options = {}) {
      assertOptions('schedule', options, { limit: isWholeNumber(1) });
      return scheduleOf(access.peek(), options.limit);
    },
    advance: (duration) => access.current().clock.advance(duration),
    runAll: () => access.current().clock.runAll(),
  };
}

/** Lists what is scheduled. The event that is due first comes first. */
function scheduleOf({ state, webhooks }: Merchant, limit = Number.POSITIVE_INFINITY): ScheduledEvent[] {
  const deadlines = [...state.deadlines].flatMap(([transactionId, { paymentId, at }]) => {
    const record = state.payments.get(paymentId);
    const transaction = record?.transactions.find(({ id }) => id === transactionId);
    const deadline = record && transaction && deadlineOf(record, transaction);
    if (deadline === undefined) return [];
    const { transition, description } = deadline;
    const names = { id: `deadline-${transactionId}`, kind: 'payment-deadline', paymentId, transactionId } as const;
    return [{ at, ...names, transition, description }];
  });
  const attempts = webhooks.scheduled().map(({ id, event, url, at, number, paymentId }) => ({
    at,
    id: `delivery-${id}-${number}`,
    kind: 'delivery' as const,
    deliveryId: id,
    attempt: number,
    ...definedFields({ paymentId }),
    description: `Attempt ${number + 1} to deliver ${event} to ${redactUrl(url)}`,
  }));
  return [...deadlines, ...attempts]
    .sort((one, other) => one.at - other.at)
    .slice(0, limit)
    .map((each) => ({ ...each, at: new Date(each.at).toISOString() }));
}
