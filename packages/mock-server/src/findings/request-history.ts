import type { OperationId } from '../generated/operations.ts';
import { setLatest } from '../model/ids.ts';
import type { Mistake, Report } from './findings.ts';

/** What the history needs of a request. Nothing in it is redacted. */
export interface HistoryRequest {
  /** Its number in the journal. */
  readonly number: number;
  /** The number of requests that were in the journal when it arrived. */
  readonly arrivedAfter: number;
  readonly operation: OperationId;
  /** The idempotency key, of an operation that has one. */
  readonly key: string | undefined;
  readonly body: unknown;
  /** The payment that the request created or named. */
  readonly paymentId: string | undefined;
  /** The order of that payment, or the order that the request named. */
  readonly orderId: string | undefined;
  /**
   * What the client knows of the operation after the response. `known`: it has the result. `unknown`: no complete response, or a 5xx. `rejected`:
   * an error that says nothing about an earlier attempt.
   */
  readonly result: 'known' | 'unknown' | 'rejected';
  /** The seconds that the response asks the client to wait. */
  readonly retryAfter: number | undefined;
  /** Milliseconds since 1970 on the clock of the merchant. */
  readonly now: number;
}

/** An attempt whose result the merchant does not know. */
type OpenAttempt = Pick<HistoryRequest, 'number' | 'key' | 'paymentId' | 'orderId'>;

/** A response that asked the client to wait. */
interface Limited {
  readonly number: number;
  readonly seconds: number;
  readonly at: number;
  readonly realTime: number;
}

/** The operations that move money, with the rule and the words for their repeat. */
const repeats: { readonly [id in OperationId]?: readonly [rule: Mistake['rule'], what: string] } = {
  createPayment: ['order-paid-again-after-unknown-result', 'pays the order of'],
  capturePayment: ['capture-repeated', 'captures the amount of'],
  refundPayment: ['refund-repeated', 'refunds the amount of'],
};

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
  const limited = new Map<string, Limited>();
  /** The reads of each payment after its latest acknowledged webhook. The latest one is last. */
  const reads = new Map<string, number>();

  const resolve = (isResolved: (attempt: OpenAttempt) => boolean) => {
    for (const [subject, attempt] of open) if (isResolved(attempt)) open.delete(subject);
  };

  const findEarlyRetry = ({ number, arrivedAfter, now }: HistoryRequest, subject: string, report: Report): void => {
    const earlier = limited.get(subject);
    limited.delete(subject);
    if (earlier === undefined || earlier.number > arrivedAfter) return;
    // A virtual clock that stands still says nothing: the client can wait on another clock.
    if (now === earlier.at) return;
    const waited = Math.max(now - earlier.at, Date.now() - earlier.realTime);
    if (waited + toleranceMs >= earlier.seconds * 1_000) return;
    report({
      rule: 'retry-after-ignored',
      message: `Request ${number} repeats request ${earlier.number} after ${waited} ms. Its response asked for ${earlier.seconds} s`,
      earlier: [earlier.number],
    });
  };

  const findRepeat = (request: HistoryRequest, subject: string, report: Report): void => {
    const { number, arrivedAfter, operation, key, paymentId, orderId, result } = request;
    const [rule, what] = repeats[operation] ?? [];
    if (rule === undefined) return;
    const earlier = open.get(subject);
    const isRepeat = earlier !== undefined && earlier.key !== key && earlier.number <= arrivedAfter;
    const sameAttempt = earlier?.key === key ? earlier : undefined;
    if (isRepeat || (sameAttempt !== undefined && result === 'known')) open.delete(subject);
    // The webhook of a new payment can arrive before the response that is lost.
    const isKnown = operation === 'createPayment' && reads.has(paymentId ?? '');
    if (result === 'unknown' && !isKnown) {
      const attempt = { number, key, paymentId: paymentId ?? sameAttempt?.paymentId, orderId };
      setLatest(open, subject, attempt, maxKept);
    }
    if (!isRepeat) return;
    const order = orderId === undefined ? '' : ` (order ${orderId})`;
    report({
      rule,
      message: `Request ${number} ${what} request ${earlier.number} again with another key${order}. The result of request ${earlier.number} was unknown`,
      earlier: [earlier.number],
    });
  };

  const findPolling = ({ number, paymentId = '' }: HistoryRequest, report: Report): void => {
    const count = (reads.get(paymentId) ?? Number.NEGATIVE_INFINITY) + 1;
    if (count > 0) reads.set(paymentId, count);
    if (count < polledReads) return;
    report({
      rule: 'polling-after-webhook',
      message: `Request ${number} is read ${count} of the payment after its webhook`,
    });
  };

  return {
    /** Whether a request can follow or become something that the history keeps. Most requests with a key succeed, and follow no failure. */
    isConcerned: ({ key, result, retryAfter }: Pick<HistoryRequest, 'key' | 'result' | 'retryAfter'>) =>
      key === undefined
        ? result === 'known' && open.size + reads.size > 0
        : result === 'unknown' || retryAfter !== undefined || open.size + limited.size > 0,
    /** Adds a request, and reports the mistakes that show only beside earlier ones. */
    add(request: HistoryRequest, report: Report): void {
      const { operation, key, paymentId, orderId, result, retryAfter, number, now } = request;
      if (key === undefined && result === 'known') {
        if (operation === 'listPaymentsByOrder') resolve((attempt) => attempt.orderId === orderId);
        if (operation !== 'retrievePayment') return;
        resolve((attempt) => attempt.paymentId === paymentId);
        findPolling(request, report);
      }
      if (key === undefined) return;
      const subject = subjectOf(request);
      findEarlyRetry(request, subject, report);
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
function subjectOf({ operation, key, body, paymentId, orderId }: HistoryRequest): string {
  if (repeats[operation] === undefined) return JSON.stringify([operation, key]);
  const { value, currency } = Object(Object(body).amount) as { value?: unknown; currency?: unknown };
  return JSON.stringify([operation, operation === 'createPayment' ? orderId : paymentId, value, currency]);
}
