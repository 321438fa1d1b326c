import { WebhookVerificationError } from '../errors.ts';
import { customKey, eventKey } from '../events/event-key.ts';
import type { WebhookEvent } from '../events/events.ts';
import { readWebhook } from '../verification/verify-webhook.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import { handled, handleOnce, type Progress, run } from './deduplicate.ts';
import { readLimitedBody } from './read-body.ts';
import { type CheckedReceiverConfig, readReceiverConfig, type WebhookReceiverConfig } from './receiver-options.ts';
import { answerTo, type Delivery, logDelivery, type Outcome } from './result.ts';

/** Responds to the requests of one webhook. Never rejects. */
export type WebhookReceiver = (request: Request) => Promise<Response>;

/**
 * Creates a receiver of webhooks: it verifies each delivery, runs its handler, and returns 5xx only when another delivery could succeed.
 *
 * Delivery is at least once. With `dedupe` an event that was handled is not handled again, whichever replica gets it. But a process
 * that ends between a handler's effect and the record of it lets the handler run again. *Exactly once* takes an effect in the same
 * PostgreSQL transaction as the claim, or one that is unique on `key`. Events come in any order: see `isStale`.
 *
 * The type of an event does not tell whether a payment succeeded: a declined purchase can be a `payment.purchase` too. Check the status, or
 * retrieve the payment. A handler runs for as long as it needs, under a claim that is renewed, also after the response; without
 * `waitUntil` some runtimes end it then.
 *
 * The order is method, size, signature, credentials, JSON, identity, claim, handler, commit. Specification: "Authentication", items 4 to
 * 6; "Events", delivery rules; "Endpoints", webhook received by the merchant.
 *
 * @param config - `accept` and a way to verify, and handlers in `on`, or `onUnknown`, or both.
 * @returns A function from `Request` to `Promise<Response>` that never rejects.
 * @throws {WebhookConfigurationError} A setting cannot work.
 *
 * @example
 * const receive = createWebhookReceiver({
 *   accept: ['payment'],
 *   secret,
 *   dedupe: redisStore(client),
 *   on: {
 *     async 'payment.purchase'({ payload }, { key }) {
 *       const { id, status } = payload.data.payment;
 *       if (status === 'SUCCEEDED') await markPaid(id, key);
 *     },
 *   },
 * });
 * export default { fetch: receive };
 */
export function createWebhookReceiver<const Accept extends readonly WebhookKind[]>(
  config: WebhookReceiverConfig<Accept>,
): WebhookReceiver {
  const checked = readReceiverConfig(config);
  return (request) => receive(request, checked);
}

function receive(request: Request, config: CheckedReceiverConfig): Promise<Response> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const late = new AbortController();
    const progress: Progress = {
      ifLate: { status: 503, verdict: 'rejected', reason: 'body_too_slow' },
      signal: late.signal,
      acknowledge: () => settle(handled),
    };
    let status: number | undefined;
    let last: Partial<Outcome> = {};
    const reports: Promise<void>[] = [];
    const settle = (outcome: Outcome): void => {
      const isLate = status !== undefined;
      // The response is decided once, whatever comes after.
      status ??= outcome.status;
      const { verdict, error } = outcome;
      const { event, key, attempt } = progress;
      // What `onUnknown` took stays visible.
      const reason = outcome.reason ?? (verdict === 'handled' && event?.kind === 'unknown' ? event.reason : undefined);
      // Time may have run out after the reason was known, and before the work was over.
      const isNew = verdict !== last.verdict || outcome.reason !== last.reason || error !== last.error;
      if (verdict && isNew) {
        const durationMs = performance.now() - begun;
        reports.push(report({ verdict, status, reason, error, event, key, attempt, durationMs, isLate }, config));
        last = outcome;
      }
      resolve(answerTo(outcome, Math.ceil(config.leaseMs / 1000)));
    };
    const timer = setTimeout(() => {
      late.abort();
      settle(progress.ifLate);
    }, config.ackTimeoutMs);
    const work = deliver(request, progress, config)
      .catch((error) => ({ ...failed, error }))
      .then((outcome) => {
        clearTimeout(timer);
        settle(outcome);
        return Promise.all(reports);
      });
    // What keeps the runtime alive may fail at once, or later.
    new Promise((kept) => kept(config.waitUntil?.(work))).catch((error) =>
      work.then(() => settle({ ...failed, error })),
    );
  });
}

/** Throws any other error again. */
function rejectionOf(error: unknown): Outcome {
  if (!(error instanceof WebhookVerificationError)) throw error;
  return { status: error.code.startsWith('body') ? 400 : 401, verdict: 'rejected', reason: error.code, error };
}

const failed: Outcome = { status: 500, verdict: 'failed', reason: 'receiver_failed' };

async function deliver(request: Request, progress: Progress, config: CheckedReceiverConfig): Promise<Outcome> {
  if (request.method !== 'POST') return { status: 405, verdict: 'rejected', reason: 'method_not_allowed' };
  const body = await readLimitedBody(request, config.maxBodyBytes, progress.signal);
  progress.ifLate = failed;
  if ('status' in body) return body;
  const webhook = await readWebhook(body, request.headers, config).catch(rejectionOf);
  if ('status' in webhook) return webhook;
  const { event, matchedSecretIndex } = webhook;
  const attempt = attemptOf(event);
  Object.assign(progress, { event, attempt });
  const handler = config.handlerOf(event);
  if (!handler) {
    const reason = event.kind === 'unknown' ? event.reason : 'no_handler';
    return { status: config.isMissed(event) ? 500 : 200, verdict: 'unknown', reason };
  }

  const { dedupe, dedupeKey } = config;
  const key = await (dedupeKey ? customKey(await dedupeKey(event)) : eventKey(event));
  progress.key = key;
  // The response has asked for another delivery.
  if (progress.signal.aborted) return { status: 500 };
  const context = { key, attempt, isRedelivery: attempt === undefined ? attempt : attempt > 0, matchedSecretIndex };
  const handle = () => handler(event, context);
  const ifSlow: Outcome = config.acknowledgeEarly
    ? { ...handled, reason: 'acknowledged_early' }
    : { status: 503, verdict: 'failed', reason: 'handler_too_slow' };
  if (dedupe) return handleOnce(handle, progress, { ...config, dedupe, key, ifSlow });
  progress.ifLate = ifSlow;
  return run(handle);
}

/** A counter is passed on as sent, so it may be anything. */
function attemptOf({ kind, payload }: WebhookEvent): number | undefined {
  const { retry } = payload as { retry?: unknown };
  return kind !== 'transfer' && Number.isInteger(retry) && (retry as number) >= 0 ? (retry as number) : undefined;
}

/** What the listener throws does not change the response. */
function report(delivery: Delivery, { onDelivery = logDelivery }: CheckedReceiverConfig): Promise<void> {
  return Promise.resolve(delivery)
    .then(onDelivery)
    .then(
      () => {},
      () => {},
    );
}
