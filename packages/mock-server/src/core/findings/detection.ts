import type { Finding } from '../../generated/control-types.ts';
import { repeats } from '../../generated/findings.ts';
import type { Clock } from '../clock/clock.ts';
import { describeUnknownField, type Journal, type JournalEntry, matchesEntry } from '../merchant/journal.ts';
import { setLatest } from '../model/ids.ts';
import { matchesPartial } from '../model/matching.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { hidesValue, isSecretParameter, redactCardNumbers } from '../model/redaction.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';
import type { PaymentChange, State } from '../model/state.ts';
import type { AttemptReport } from '../webhooks/delivery.ts';
import { signatureHeader } from '../webhooks/outgoing-attempt.ts';
import type { WebhookDispatcher } from '../webhooks/webhook-dispatcher.ts';
import { createFindings, type Found, type Mistake, type Report } from './findings.ts';
import { findInKey } from './key-rules.ts';
import { describeMisspelledValue, findMisspelledFields } from './money-fields.ts';
import { findRepeatedMoves, type RepeatedMove } from './money-rules.ts';
import { createRequestHistory, type ObservedRequest } from './request-history.ts';
import { findInTexts } from './text-rules.ts';

interface DetectionOptions {
  readonly clock: Clock;
  readonly journal: Journal;
  readonly webhooks: WebhookDispatcher;
  readonly state: State;
  readonly policies: ResolvedPolicies;
  /** Called when a rule that is on by default found something. */
  readonly onFound: (finding: Finding) => void;
}

/** The most orders whose latest payment is known. */
const maxOrders = 1_000;

/** Finds mistakes in the requests and the webhook deliveries of one merchant. */
export function createDetection({ clock, journal, webhooks, state, policies, onFound }: DetectionOptions) {
  const history = createRequestHistory();
  const repeatedMoves = (records: Iterable<PaymentRecord>) => findRepeatedMoves(records, state.histories, policies);
  const { add, announce, ...findings } = createFindings(onFound, () => [
    ...history.standing(),
    ...repeatedMoves(state.payments.values()).map((each) => toFound(each, journal)),
  ]);
  /** The latest payment of each order. The latest order is last. */
  const latestOf = new Map<string, string>();
  const announced = new WeakSet<PaymentChange>();
  const webhookSecrets = () =>
    webhooks.endpoints
      .current()
      .flatMap(({ secret, apiKey, apiSecret }) => [secret, apiKey, apiSecret].filter((each) => each !== undefined));

  /** Reports that a request moved money again, for the log. The list has it as long as it is true. */
  const announceRepeat = ({ entry: { operation, paymentId, replayed }, orderId }: ObservedRequest) => {
    if (repeats[operation] === undefined || paymentId === undefined || replayed) return;
    const change = state.histories.get(paymentId)?.at(-1);
    // A rejected request changed nothing.
    if (change === undefined || announced.has(change)) return;
    announced.add(change);
    const ids = [paymentId];
    if (operation === 'createPayment' && orderId !== undefined) {
      const earlier = latestOf.get(orderId);
      setLatest(latestOf, orderId, paymentId, maxOrders);
      if (earlier === undefined) return;
      ids.unshift(earlier);
    }
    const records = ids.flatMap((id) => state.payments.get(id) ?? []);
    for (const each of repeatedMoves(records)) if (each.moves[1].change === change) announce(toFound(each, journal));
  };

  return {
    ...findings,
    /** Adds the findings of a request. Call it once for each request, when its body is complete. */
    observe(request: ObservedRequest): void {
      const { entry, warnings, privateSecretKey, bodyDiffers } = request;
      const secrets = privateSecretKey === null ? webhookSecrets() : [privateSecretKey, ...webhookSecrets()];
      const report: Report = (mistake) => add(mistake, entry, secrets);
      for (const warning of warnings) report(warning);
      findUnknownNames(request, report);
      findInTexts(request, secrets, report);
      findInKey(request, report);
      const hasOtherCard = warnings.some(({ rule }) => rule === 'key-of-declined-payment');
      if (bodyDiffers && !hasOtherCard) report(findOtherBody(entry, journal));
      history.add(request, clock.now(), report);
      announceRepeat(request);
    },
    /**
     * Adds the findings of a webhook attempt that ended.
     *
     * @param durationMs - The real time that the attempt took.
     */
    observeAttempt(attempted: AttemptReport, durationMs: number): void {
      const { id, attempt, paymentId, status } = attempted;
      if (status === 'delivered' && paymentId !== undefined) history.acknowledge(paymentId);
      const mistake = findInAttempt(attempted, durationMs, policies.webhookTimeoutMs);
      if (mistake === undefined) return;
      const [cause] = journal.stored(({ deliveries }) => deliveries.includes(id));
      add(mistake, { at: attempt.at, number: cause?.number, paymentId }, webhookSecrets());
    },
  };
}

/** Finds unknown fields, and names and values that are probably those of a field that moves money. */
function findUnknownNames({ entry, body }: ObservedRequest, report: Report): void {
  const { number, operation, unknownFields } = entry;
  const misspelled = findMisspelledFields(operation, body);
  const isMoney = (path: string) => misspelled.some((each) => each.path === path);
  // A credential in the URL is a finding already.
  const isCredential = (path: string) => path.startsWith('?') && isSecretParameter(path.slice(1));
  const field = unknownFields.find(({ path }) => !isMoney(path) && !isCredential(path));
  if (field !== undefined) {
    report({ rule: 'unknown-field', message: `Request ${number} has the ${describeUnknownField(field)}` });
  }
  const [first] = misspelled;
  const described = first && `the ${describeUnknownField({ path: first.path, suggestion: first.meant })}`;
  const mistake = described ?? describeMisspelledValue(operation, body);
  if (mistake !== undefined) report({ rule: 'misspelled-money-field', message: `Request ${number} has ${mistake}` });
}

/** Decides whether a repeated key has other values, or the same values in other bytes. */
function findOtherBody({ number, operation, path, idempotencyKey, request }: JournalEntry, journal: Journal): Mistake {
  const match = { operation, path, idempotencyKey, replayed: false };
  const earlier = journal.stored((each) => each.number < number && matchesEntry(each, match));
  const [first] = earlier;
  const subject = first === undefined ? 'an earlier request' : `request ${first.number}`;
  const isSame = first !== undefined && earlier.every((each) => hasSameValues(each.request.body, request.body));
  return {
    rule: isSame ? 'retry-with-other-bytes' : 'key-reused-with-other-body',
    message: isSame
      ? `Request ${number} repeats the key and the values of ${subject} in other bytes`
      : `Request ${number} repeats the key of ${subject} with another body`,
    earlier: first?.number,
  };
}

/** Compares redacted bodies. What is redacted, cut or no JSON can differ. */
function hasSameValues(one: unknown, other: unknown): boolean {
  return (
    one !== undefined && matchesPartial(one, other) && matchesPartial(other, one) && !hidesValue(JSON.stringify(one))
  );
}

function findInAttempt(report: AttemptReport, durationMs: number, timeoutMs: number): Mistake | undefined {
  const { event, url, attempt } = report;
  const { status = 500, unhandled } = attempt.response ?? {};
  const responded = `${url} responded to ${event} with ${status}`;
  if (status >= 300 && status < 400) return { rule: 'webhook-endpoint-redirects', message: responded };
  if (refusals.has(status)) {
    if (!isUnchanged(report) || !isSigned(report)) return undefined;
    return { rule: 'webhook-valid-signature-refused', message: `${responded}, and the signature is valid` };
  }
  if (status >= 400 && status < 500 && isUnchanged(report)) {
    return { rule: 'webhook-endpoint-rejects', message: responded };
  }
  if (unhandled !== undefined && isUnchanged(report)) {
    return { rule: 'webhook-event-unhandled', message: `${responded}, but it has no handler (${unhandled})` };
  }
  if (status >= 300 || durationMs <= timeoutMs / 2) return undefined;
  const took = `${responded} after ${Math.round(durationMs)} ms. The time-out is ${timeoutMs} ms`;
  return { rule: 'slow-webhook-response', message: took };
}

/** The statuses with which endpoints refuse a signature. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

/** Whether chaos did not change the attempt. */
function isUnchanged({ attempt: { chaosEffect } }: AttemptReport): boolean {
  return chaosEffect === undefined || chaosEffect === 'duplicate';
}

function isSigned({ attempt: { number }, delivery }: AttemptReport): boolean {
  return delivery().attempts.some((each) => each.number === number && signatureHeader in each.request.headers);
}

/** Describes two requests that moved the same money. */
function toFound({ rule, message, moves }: RepeatedMove, journal: Journal): Found {
  const isMove = (entry: JournalEntry) =>
    !entry.replayed &&
    moves.some(
      ({ record, change }) =>
        entry.paymentId === record.payment.id &&
        entry.operation === `${change.transition}Payment` &&
        entry.idempotencyKey === redactCardNumbers(change.idempotencyKey ?? ''),
    );
  return {
    rule,
    message,
    at: moves[1].change.at,
    requests: () => journal.stored(isMove).map(({ number }) => number),
    paymentIds: moves.map(({ record }) => record.payment.id),
  };
}
