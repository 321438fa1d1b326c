import { repeats } from '../generated/findings.ts';
import { operations } from '../generated/operations.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import { setLatest } from '../model/ids.ts';
import type { Mistake, Report } from './findings.ts';

/** A request that is in the journal, with what the journal does not have of it. Nothing but the entry is redacted. */
export interface ObservedRequest {
  readonly entry: JournalEntry;
  /** The mistakes that are in the entry as warnings. */
  readonly warnings: readonly Mistake[];
  /** The number of requests that were in the journal when it arrived. */
  readonly arrivedAfter: number;
  readonly url: string;
  readonly body: unknown;
  readonly privateSecretKey: string | null;
  readonly idempotencyKey: string | null;
  /** Whether the body differs from that of the first request with the key, also when the request was rejected for it. */
  readonly bodyDiffers: boolean;
  /** The order of the payment, or the order that the request named. */
  readonly orderId: string | undefined;
  /**
   * What the client knows of the operation after the response. `known`: it has the result. `unknown`: no complete response, or a 5xx. `rejected`:
   * an error that says nothing about an earlier attempt.
   */
  readonly result: 'known' | 'unknown' | 'rejected';
  /** The seconds that the response asks the client to wait. */
  readonly retryAfter: number | undefined;
}

/** An attempt whose result the merchant does not know. */
type OpenAttempt = Pick<JournalEntry, 'number' | 'paymentId'> & Pick<ObservedRequest, 'idempotencyKey' | 'orderId'>;

/** The most attempts and payments that are kept. Only failures add attempts. */
const maxKept = 1_000;

/** Timers may be early. */
const toleranceMs = 50;

/** The number of reads after a webhook that is polling. */
const polledReads = 3;

/** What earlier requests of one merchant mean for later ones. It grows only with failures and with acknowledged webhooks, up to a limit. */
export function createRequestHistory() {
  /** By subject. The latest one is last. */
  const open = new Map<string, OpenAttempt>();
  /** By subject. The latest one is last. */
  const limited = new Map<string, { number: number; seconds: number; at: number; realTime: number }>();
  /** The reads of each payment after its latest acknowledged webhook. The latest one is last. */
  const reads = new Map<string, number>();

  const resolve = (isResolved: (attempt: OpenAttempt) => boolean) => {
    for (const [subject, attempt] of open) if (isResolved(attempt)) open.delete(subject);
  };

  const findPolling = (number: number, paymentId: string, report: Report) => {
    const count = reads.get(paymentId);
    if (count === undefined) return;
    reads.set(paymentId, count + 1);
    if (count + 1 < polledReads) return;
    report({
      rule: 'polling-after-webhook',
      message: `Request ${number} is read ${count + 1} of the payment after its webhook`,
    });
  };

  const findEarlyRetry = ({ entry, arrivedAfter }: ObservedRequest, subject: string, now: number, report: Report) => {
    const earlier = limited.get(subject);
    limited.delete(subject);
    // A virtual clock that stands still says nothing: the client can wait on another clock.
    if (earlier === undefined || earlier.number > arrivedAfter || earlier.at === now) return;
    const waited = Math.max(now - earlier.at, Date.now() - earlier.realTime);
    if (waited + toleranceMs >= earlier.seconds * 1_000) return;
    report({
      rule: 'retry-after-ignored',
      message: `Request ${entry.number} repeats request ${earlier.number} after ${waited} ms. Its response asked for ${earlier.seconds} s`,
      earlier: earlier.number,
    });
  };

  const findRepeat = (request: ObservedRequest, subject: string, report: Report) => {
    const { arrivedAfter, idempotencyKey, orderId, result } = request;
    const { number, operation, paymentId } = request.entry;
    const repeat = repeats[operation];
    if (repeat === undefined) return;
    const earlier = open.get(subject);
    // Two requests without a key have nothing in common.
    const isSameKey = idempotencyKey !== null && earlier?.idempotencyKey === idempotencyKey;
    const isRepeat = earlier !== undefined && !isSameKey && earlier.number <= arrivedAfter;
    if (isRepeat || (isSameKey && result === 'known')) open.delete(subject);
    // The webhook of a new payment can arrive before the response that is lost.
    const isKnown = operation === 'createPayment' && reads.has(paymentId ?? '');
    if (result === 'unknown' && !isKnown) {
      const samePayment = isSameKey ? earlier.paymentId : undefined;
      setLatest(open, subject, { number, idempotencyKey, paymentId: paymentId ?? samePayment, orderId }, maxKept);
    }
    if (!isRepeat) return;
    const order = orderId === undefined ? '' : ` (order ${orderId})`;
    report({
      rule: repeat.rule,
      message: `Request ${number} ${repeat.does} request ${earlier.number} again with ${idempotencyKey === null ? 'no' : 'another'} key${order}. The result of request ${earlier.number} was unknown`,
      earlier: earlier.number,
    });
  };

  return {
    /**
     * Adds a request, and reports the mistakes that show only beside earlier ones.
     *
     * @param now - Milliseconds since 1970 on the clock of the merchant.
     */
    add(request: ObservedRequest, now: number, report: Report): void {
      const { entry, orderId, result, retryAfter } = request;
      const { operation, paymentId, number } = entry;
      if (operations[operation].idempotencyKey === 'none') {
        if (result !== 'known') return;
        if (operation === 'listPaymentsByOrder') resolve((attempt) => attempt.orderId === orderId);
        if (operation === 'retrievePayment' && paymentId !== undefined) {
          resolve((attempt) => attempt.paymentId === paymentId);
          findPolling(number, paymentId, report);
        }
        return;
      }
      // Most requests succeed, and follow no failure.
      if (open.size + limited.size === 0 && result !== 'unknown' && retryAfter === undefined) return;
      const subject = subjectOf(request);
      findEarlyRetry(request, subject, now, report);
      findRepeat(request, subject, report);
      if (retryAfter !== undefined) {
        setLatest(limited, subject, { number, seconds: retryAfter, at: now, realTime: Date.now() }, maxKept);
      }
    },
    /** The merchant acknowledged a webhook of a payment, so it knows what happened to it. */
    acknowledge(paymentId: string): void {
      resolve((attempt) => attempt.paymentId === paymentId);
      setLatest(reads, paymentId, 0, maxKept);
    },
  };
}

/** What a request is about. The repeat of a request has the same subject. */
function subjectOf({ entry: { operation, paymentId }, idempotencyKey, body, orderId }: ObservedRequest): string {
  if (repeats[operation] === undefined) return JSON.stringify([operation, idempotencyKey]);
  const { value, currency } = Object(Object(body).amount) as { value?: unknown; currency?: unknown };
  return JSON.stringify([operation, operation === 'createPayment' ? orderId : paymentId, value, currency]);
}
