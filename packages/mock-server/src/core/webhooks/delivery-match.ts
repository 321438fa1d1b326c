import { deliveryStatuses } from '../../generated/admin-operations.ts';
import type { WebhookDelivery, WebhookEventName } from '../../generated/control-types.ts';
import { findingRules } from '../../generated/findings.ts';
import type { Clock } from '../clock/clock.ts';
import { afterRealTime } from '../clock/real-timers.ts';
import { describeDifferences, matchesDefinedFields, matchesFunction } from '../model/matching.ts';
import { OptionError } from '../options/option-error.ts';
import { assertOptions, isOneOf, isText } from '../options/option-rules.ts';
import { isEventName } from './endpoint.ts';
import type { WebhookDispatcher } from './webhook-dispatcher.ts';

/** The number of deliveries that an error message lists. */
const maxListed = 10;

/**
 * Selects webhooks: by event, by fields, or by a function.
 *
 * A webhook matches when every given field is equal. `paymentId` and `status` are those of the payment or of the incoming transfer in the
 * webhook. `body` is compared partially with the body of the latest attempt: the webhook may have additional fields.
 *
 * @example
 * const match: DeliveryMatch = { event: 'payment.refund', body: { data: { payment: { id: payment.id } } } };
 */
export type DeliveryMatch =
  | WebhookEventName
  | { event?: WebhookEventName; paymentId?: string; status?: string; body?: unknown }
  | ((delivery: WebhookDelivery) => boolean);

/** Checks the status of a delivery. */
export const isDeliveryStatus = isOneOf(deliveryStatuses);

/** Checks the status of a payment or a transfer, which can be one that the mock server does not know. */
function isWebhookStatus(option: string, value: unknown): void {
  isText(option, value);
  if (!deliveryStatuses.includes(String(value))) return;
  const fix = 'Remove it: only webhooks that the merchant accepted match';
  throw new OptionError(option, `is the status of the payment, not of the delivery (received "${value}"). ${fix}`);
}

const matchRules = { event: isEventName, paymentId: isText, status: isWebhookStatus, body: () => {} };

/**
 * Checks a match.
 *
 * @throws {OptionError} A field or the event is unknown.
 */
export function assertDeliveryMatch(match: unknown): void {
  if (typeof match === 'function') return;
  if (typeof match === 'string') isEventName('match', match);
  else assertOptions('match', match, matchRules, 'match.');
}

/** Returns whether a delivery has the event and the fields of `match`, or whether `match` returns true for it. */
export function matchesDelivery(delivery: WebhookDelivery, match: DeliveryMatch): boolean {
  if (typeof match === 'function') return matchesFunction(match, delivery);
  if (typeof match === 'string') return delivery.event === match;
  const { event, paymentId } = delivery;
  return matchesDefinedFields({ event, paymentId, status: statusIn(delivery), body: parseBody(delivery) }, match);
}

/** Names the event of a delivery, and the status of the payment or transfer that its body reports: `payment.purchase SUCCEEDED`. */
export function describeEvent(delivery: WebhookDelivery): string {
  return [delivery.event, statusIn(delivery)].filter(Boolean).join(' ');
}

function statusIn(delivery: WebhookDelivery): string | undefined {
  // A transfer has its status itself.
  const { data, status } = Object(parseBody(delivery));
  return data?.payment?.status ?? status;
}

/** Describes which fields of the body differ, when a delivery has the event of `match`. Otherwise empty. */
export function describeBodyMismatch(delivery: WebhookDelivery, match: DeliveryMatch): string {
  if (typeof match !== 'object' || match.body === undefined || delivery.attempts.length === 0) return '';
  const { event = delivery.event, body } = match;
  return event === delivery.event ? describeDifferences(parseBody(delivery), body) : '';
}

/** What to do when no webhook was sent. */
export const registerEndpoint = 'Register an endpoint for its event (webhooks.register): a reset removes the endpoints';

/** Says what to do about the first delivery whose receiver redirected it, or responded with 401. Otherwise empty. */
export function explainRefusal(deliveries: readonly WebhookDelivery[]): string {
  const statusOf = ({ attempts }: WebhookDelivery) => attempts.at(-1)?.response?.status ?? 0;
  if (deliveries.some((each) => statusOf(each) >= 300 && statusOf(each) < 400)) {
    return `The endpoint redirects, and webhooks follow no redirect. ${findingRules['webhook-endpoint-redirects'].texts.fix}`;
  }
  const unauthorized = deliveries.find((each) => statusOf(each) === 401);
  return unauthorized === undefined
    ? ''
    : `The receiver did not accept a signature or credentials. Run webhooks.explainSignature('${unauthorized.id}', { secret }) with its secret`;
}

/** Says how to make the next attempt of the first delivery that waits for one. Otherwise empty. */
export function explainPending(
  deliveries: readonly WebhookDelivery[],
  isWaiting: (delivery: WebhookDelivery) => boolean,
): string {
  const pending = deliveries.find((each) => each.nextAttemptAt !== undefined && isWaiting(each));
  return pending === undefined
    ? ''
    : `${pending.event} waits for its next attempt at ${pending.nextAttemptAt} on the clock of the merchant. Call webhooks.flush() or clock.advance(), or for a server on a port run paychord-mock call flushWebhooks`;
}

/** Returns undefined before the first attempt, and for a body that chaos corrupted into invalid JSON. */
function parseBody({ attempts }: WebhookDelivery): unknown {
  try {
    return JSON.parse(attempts.at(-1)?.request.body ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Waits for a delivered webhook. A webhook that was delivered before the call counts.
 *
 * @param match - The event, fields of the delivery, or a function that receives a copy of each delivered webhook.
 * @param timeoutMs - Time limit in milliseconds of real time.
 * @param clock - The clock of the merchant. The mock server closes it.
 * @returns the first delivery that matches
 * @throws Error The time is over, or the merchant was reset or restored. The message lists the latest deliveries.
 */
export function waitForDelivery(
  dispatcher: Pick<WebhookDispatcher, 'deliveries' | 'watch' | 'disposed'>,
  match: DeliveryMatch,
  timeoutMs: number,
  clock: Pick<Clock, 'now' | 'isClosed'>,
): Promise<WebhookDelivery> {
  const { disposed } = dispatcher;
  const matches = (delivery: WebhookDelivery) => delivery.status === 'delivered' && matchesDelivery(delivery, match);
  return new Promise((resolve, reject) => {
    const past = dispatcher.deliveries().find(matches);
    if (past !== undefined) return resolve(past);
    const finish = (settle: () => void) => {
      stopTimer();
      stopWatching();
      disposed.removeEventListener('abort', fail);
      settle();
    };
    const fail = () => {
      const when = disposed.aborted ? `before ${disposed.reason.message}` : `within ${timeoutMs} ms`;
      const deliveries = dispatcher.deliveries();
      const sent = describeDeliveries(deliveries, match);
      const hint = clock.isClosed()
        ? 'The mock server was closed, so it sends no webhooks. Closing a server on a port closes its mock server'
        : explainPending(deliveries, ({ nextAttemptAt = '' }) => Date.parse(nextAttemptAt) > clock.now());
      finish(() => reject(new Error(`No matching webhook was delivered ${when}. ${sent}${hint && `. ${hint}`}`)));
    };
    const stopWatching = dispatcher.watch((report) => {
      try {
        const delivery = report.delivery();
        if (matches(delivery)) finish(() => resolve(delivery));
      } catch (error) {
        finish(() => reject(error));
      }
    });
    disposed.addEventListener('abort', fail);
    const stopTimer = afterRealTime(timeoutMs, fail);
  });
}

function describeDeliveries(deliveries: readonly WebhookDelivery[], match: DeliveryMatch): string {
  if (deliveries.length === 0) return `No webhook was sent. ${registerEndpoint}`;
  const latest = deliveries.slice(-maxListed).map((delivery) => {
    const { event, status, paymentId, attempts } = delivery;
    const { response, failure } = attempts.at(-1) ?? {};
    const result = response === undefined ? (failure ?? 'no attempt yet') : `last response ${response.status}`;
    const mismatch = describeBodyMismatch(delivery, match);
    const payment = typeof match === 'object' && match.paymentId !== undefined && paymentId && `payment ${paymentId}`;
    return `${event} (${[status, result, payment, mismatch].filter(Boolean).join(', ')})`;
  });
  const count = deliveries.length > maxListed ? `Latest ${maxListed} of ${deliveries.length} webhooks` : 'Webhooks';
  const explanation = explainRefusal(deliveries);
  return `${count}: ${latest.join(', ')}${explanation && `. ${explanation}`}`;
}
