import type { CreatePaymentRequest } from '@paychord/sdk';
import { repeats } from '../../generated/findings.ts';
import { operations } from '../../generated/operations.ts';
import type { JournalEntry } from '../merchant/journal.ts';
import { fingerprint, setLatest } from '../model/ids.ts';
import { add } from '../model/money.ts';
import type { Found, Mistake, Report } from './findings.ts';

/** The fields of a body that was not validated. */
export type BodyFields = { readonly [name in keyof CreatePaymentRequest]?: unknown };

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
  /** The amount of the transaction in the path, in major units. */
  readonly limit: number | undefined;
  /**
   * What the client knows of the operation after the response. `known`: it has the result. `unknown`: no complete response, or a 5xx. `rejected`:
   * an error that says nothing about an earlier attempt.
   */
  readonly result: 'known' | 'unknown' | 'rejected';
  /** The seconds that the response asks the client to wait. */
  readonly retryAfter: number | undefined;
}

/** A request that moves money, as another request is compared with it. */
type Attempt = ReturnType<typeof toAttempt>;

/** An attempt whose result the merchant does not know. */
interface OpenAttempt extends Attempt {
  /** The later request that paid for the same purchase. A mistake, unless the merchant still learns the result. */
  paidAgainBy?: Found | undefined;
}

/** The most attempts and payments that are kept. Only failures add attempts. */
const maxKept = 1_000;

const dayMs = 86_400_000;

/** Timers may be early. */
const toleranceMs = 50;

/** The number of reads after a webhook that is polling. */
const polledReads = 3;

/** What earlier requests of one merchant mean for later ones. It grows only with failures and with acknowledged webhooks, up to a limit. */
export function createRequestHistory() {
  /** By operation, target and key. The latest one is last. */
  const open = new Map<string, OpenAttempt>();
  /** By subject. The latest one is last. */
  const limited = new Map<string, { number: number; seconds: number; at: number; realTime: number }>();
  /** The reads of each payment after its latest acknowledged webhook. The latest one is last. */
  const reads = new Map<string, number>();

  const resolve = (isResolved: (attempt: OpenAttempt) => boolean) => {
    for (const [id, attempt] of open) if (isResolved(attempt)) open.delete(id);
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

  const findRepeat = (request: ObservedRequest, now: number, report: Report) => {
    const { arrivedAfter, result, entry } = request;
    const repeat = repeats[entry.operation];
    if (repeat === undefined) return;
    const attempt = toAttempt(request, now);
    const id = JSON.stringify([attempt.operation, attempt.target, attempt.idempotencyKey ?? attempt.number]);
    const same = open.get(id);
    if (result === 'known') open.delete(id);
    const others = [...open].filter(([otherId, { number }]) => otherId !== id && number <= arrivedAfter);
    const repeated = others.filter(([, earlier]) => isRepeat(earlier, attempt));
    for (const [otherId] of repeated) open.delete(otherId);
    const [, earlier] = repeated.at(-1) ?? [];
    if (earlier !== undefined) {
      const order = attempt.orderId === undefined ? '' : ` (order ${attempt.orderId})`;
      report({
        rule: repeat.rule,
        message: `Request ${attempt.number} ${repeat.does} request ${earlier.number} again with ${attempt.idempotencyKey === null ? 'no' : 'another'} key${order}. ${unknownResult(earlier)}`,
        earlier: earlier.number,
      });
    } else if (result !== 'rejected') {
      const [, abandoned] = others.findLast(([, each]) => isSamePurchase(each, attempt)) ?? [];
      if (abandoned !== undefined) {
        abandoned.paidAgainBy = {
          rule: repeat.rule,
          // Without the ids of the orders, which could contain a secret.
          message: `Request ${attempt.number} pays for the purchase of request ${abandoned.number} again under another order id. ${unknownResult(abandoned)}`,
          at: entry.at,
          requests: () => [abandoned.number, attempt.number],
          paymentIds: [abandoned.paymentId, attempt.paymentId],
        };
      }
    }
    // The webhook of a new payment can arrive before the response that is lost.
    const isKnown = entry.operation === 'createPayment' && reads.has(attempt.paymentId ?? '');
    if (result !== 'unknown' || isKnown) return;
    setLatest(open, id, { ...attempt, paymentId: attempt.paymentId ?? same?.paymentId }, maxKept);
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
      findRepeat(request, now, report);
      if (retryAfter !== undefined) {
        setLatest(limited, subject, { number, seconds: retryAfter, at: now, realTime: Date.now() }, maxKept);
      }
    },
    /** The mistakes that the merchant can still put right: it learns the result, or repeats the request with its key. */
    standing: (): readonly Found[] => [...open.values()].flatMap(({ paidAgainBy }) => paidAgainBy ?? []),
    /** The merchant acknowledged a webhook of a payment, so it knows what happened to it. */
    acknowledge(paymentId: string): void {
      resolve((attempt) => attempt.paymentId === paymentId);
      setLatest(reads, paymentId, 0, maxKept);
    },
  };
}

function toAttempt({ entry, idempotencyKey, orderId, body, limit }: ObservedRequest, at: number) {
  const { number, operation, paymentId, path } = entry;
  const isNew = operation === 'createPayment';
  const { amount, payment_method, customer_payer, checkout, ...fields } = Object(body) as BodyFields;
  const { value } = Object(amount) as { value?: unknown };
  return {
    number,
    operation,
    idempotencyKey,
    paymentId,
    orderId,
    /** The order of a new payment, or the path of a capture or a refund. */
    target: isNew ? orderId : path,
    /** The reference that the merchant gave. It tells parts of one order from each other. */
    reference: fields.merchant_reference,
    /** In major units. Undefined in a refund of all that is left. */
    value: typeof value === 'number' ? value : undefined,
    /** The amount of the transaction that a capture or a refund is about, in major units. */
    limit,
    isSubscription: Object(fields.subscription) === fields.subscription,
    /** Identifies the customer, the payment method and the amount of a new payment. Hashed, because it can contain a card number. */
    purchase: isNew ? fingerprint(JSON.stringify([amount, payment_method, customer_payer, checkout])) : undefined,
    /** Milliseconds since 1970. */
    at,
  };
}

/** Whether two requests under different keys can be about the same money. */
function isRepeat(earlier: Attempt, later: Attempt): boolean {
  if (earlier.operation !== later.operation || earlier.target !== later.target) return false;
  const { limit } = later;
  // Two parts that do not fit into the transaction are no different parts of it.
  if (limit !== undefined && add(earlier.value ?? limit, later.value ?? limit) > limit) return true;
  const isOtherPart =
    earlier.reference !== undefined && later.reference !== undefined && earlier.reference !== later.reference;
  const isNextMonth = later.isSubscription && later.at - earlier.at >= dayMs;
  return !isOtherPart && !isNextMonth;
}

/** Whether two new payments are the same purchase under two order ids. A customer can buy the same on another day. */
function isSamePurchase(earlier: Attempt, later: Attempt): boolean {
  const isOtherOrder = earlier.target !== later.target && later.at - earlier.at < dayMs;
  return isOtherOrder && later.purchase !== undefined && earlier.purchase === later.purchase;
}

function unknownResult({ number }: Attempt): string {
  return `The result of request ${number} was unknown`;
}

/** What a request is about. The repeat of a request has the same subject. */
function subjectOf({ entry: { operation, paymentId }, idempotencyKey, body, orderId }: ObservedRequest): string {
  if (repeats[operation] === undefined) return JSON.stringify([operation, idempotencyKey]);
  const { value, currency } = Object(Object(body).amount) as { value?: unknown; currency?: unknown };
  return JSON.stringify([operation, operation === 'createPayment' ? orderId : paymentId, value, currency]);
}
