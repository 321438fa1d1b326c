import type { Clock } from '../clock/clock.ts';
import type { Finding } from '../generated/control-types.ts';
import { operations } from '../generated/operations.ts';
import { describeUnknownField, type Journal, type JournalEntry } from '../merchant/journal.ts';
import { matchesPartial } from '../model/matching.ts';
import { hidesValue, isSecretParameter } from '../model/redaction.ts';
import type { State } from '../model/state.ts';
import type { AttemptReport } from '../webhooks/delivery.ts';
import { signatureHeader } from '../webhooks/outgoing-attempt.ts';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.ts';
import { createFindings, type Mistake, type Report } from './findings.ts';
import { createRequestHistory, type HistoryRequest } from './request-history.ts';
import { findInTexts } from './text-rules.ts';

/** A request that is in the journal, with what the journal does not have of it. */
export interface ObservedRequest
  extends Pick<HistoryRequest, 'arrivedAfter' | 'body' | 'orderId' | 'result' | 'retryAfter'> {
  readonly entry: JournalEntry;
  /** The mistakes that are in the entry as warnings. */
  readonly warnings: readonly Mistake[];
  /** The idempotency key. It is not redacted, like the other values. */
  readonly key: string | null;
  readonly url: string;
  readonly privateSecretKey: string | null;
  /** Whether the body differs from that of the first request with the key, also when the request was rejected for it. */
  readonly bodyDiffers: boolean;
}

export interface DetectionOptions {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly state: State;
  readonly webhooks: WebhookDispatcher;
  readonly webhookTimeoutMs: number;
  /** Called when a rule that is on by default found something. */
  readonly onFound: (read: () => Finding) => void;
}

/** Finds mistakes in the requests and the webhook deliveries of one merchant. */
export function createDetection({ clock, journal, state, webhooks, webhookTimeoutMs, onFound }: DetectionOptions) {
  const { add, ...findings } = createFindings(onFound);
  const history = createRequestHistory();

  return {
    ...findings,
    /** Adds the findings of a request. Call it once for each request, when its body is complete. */
    observe(request: ObservedRequest): void {
      const { entry, warnings, url, body, privateSecretKey, result, retryAfter, arrivedAfter } = request;
      const { number, operation, paymentId } = entry;
      const webhookSecrets = webhooks.endpoints.secrets();
      const secrets = privateSecretKey === null ? webhookSecrets : [privateSecretKey, ...webhookSecrets];
      const report: Report = (mistake) => add(mistake, { at: entry.at, number, paymentId, secrets });
      for (const warning of warnings) report(warning);
      if (entry.unknownFields.length > 0) findUnknownField(entry, report);
      findInTexts({ body, url, secrets }, report);
      if (request.bodyDiffers && !warnings.some(({ rule }) => rule === 'key-of-declined-payment')) {
        report(findOtherBody(entry, journal));
      }
      const key = operations[operation].idempotencyKey !== 'none' ? (request.key ?? '') : undefined;
      if (!history.isConcerned({ key, result, retryAfter })) return;
      const orderId = request.orderId ?? state.payments.get(paymentId ?? '')?.payment.merchant_order_id;
      const now = clock.now();
      history.add({ number, arrivedAfter, operation, key, body, paymentId, orderId, result, retryAfter, now }, report);
    },
    /**
     * Adds the findings of a webhook attempt that ended.
     *
     * @param durationMs - The real time that the attempt took.
     */
    observeAttempt(report: AttemptReport, durationMs: number): void {
      const { id, attempt, paymentId } = report;
      const status = attempt.response?.status ?? 0;
      if (report.status === 'delivered' && paymentId !== undefined) history.acknowledge(paymentId);
      const isSlow = status >= 200 && status < 300 && durationMs > webhookTimeoutMs / 2;
      if (!isSlow && (status < 300 || status >= 500)) return;
      const mistake = isSlow
        ? findSlowResponse(report, durationMs, webhookTimeoutMs)
        : status < 400
          ? findRedirect(report)
          : findRefusal(report);
      const [cause] = mistake === undefined ? [] : journal.stored(({ deliveries }) => deliveries.includes(id));
      if (mistake !== undefined) {
        add(mistake, { at: attempt.at, number: cause?.number, paymentId, secrets: webhooks.endpoints.secrets() });
      }
    },
  };
}

function findUnknownField({ number, unknownFields }: JournalEntry, report: Report): void {
  // A credential in the URL is a finding already.
  const field = unknownFields.find(({ path }) => !(path.startsWith('?') && isSecretParameter(path.slice(1))));
  if (field !== undefined) {
    report({ rule: 'unknown-field', message: `Request ${number} has the ${describeUnknownField(field)}` });
  }
}

/** Decides whether a repeated key has other values, or the same values in other bytes. */
function findOtherBody(entry: JournalEntry, journal: Journal): Mistake {
  const { number, operation, path, idempotencyKey } = entry;
  const earlier = journal.stored(
    (each) =>
      each.number < number &&
      !each.replayed &&
      each.operation === operation &&
      each.path === path &&
      each.idempotencyKey === idempotencyKey,
  );
  const [first] = earlier;
  const isSame = first !== undefined && earlier.every((each) => hasSameValues(each.request.body, entry.request.body));
  const subject = first === undefined ? 'an earlier request' : `request ${first.number}`;
  return {
    rule: isSame ? 'retry-with-other-bytes' : 'key-reused-with-other-body',
    message: isSame
      ? `Request ${number} repeats the key and the values of ${subject} in other bytes`
      : `Request ${number} repeats the key of ${subject} with another body`,
    earlier: first === undefined ? [] : [first.number],
  };
}

/** Compares redacted bodies. What is redacted or cut can differ. */
function hasSameValues(one: unknown, other: unknown): boolean {
  return matchesPartial(one, other) && matchesPartial(other, one) && !hidesValue(JSON.stringify(one));
}

function findSlowResponse({ event, url }: AttemptReport, durationMs: number, timeoutMs: number): Mistake {
  const message = `${url} took ${Math.round(durationMs)} ms to acknowledge ${event}. The time-out is ${timeoutMs} ms`;
  return { rule: 'slow-webhook-response', message };
}

function findRedirect({ event, url, attempt }: AttemptReport): Mistake {
  return {
    rule: 'webhook-endpoint-redirects',
    message: `${url} responded to ${event} with ${attempt.response?.status}`,
  };
}

function findRefusal({ event, url, attempt, delivery }: AttemptReport): Mistake | undefined {
  const { number, chaosEffect, response } = attempt;
  if (chaosEffect !== undefined && chaosEffect !== 'duplicate') return undefined;
  const isSigned = delivery().attempts.some(
    (each) => each.number === number && signatureHeader in each.request.headers,
  );
  if (!isSigned) return undefined;
  const message = `${url} responded to a signed ${event} with ${response?.status}`;
  return { rule: 'webhook-valid-signature-refused', message };
}
