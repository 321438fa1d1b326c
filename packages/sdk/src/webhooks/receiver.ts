import { WebhookVerificationError } from './errors.ts';
import { customKey, eventKey } from './event-key.ts';
import type { WebhookEvent } from './events.ts';
import { handleOnce, type Progress, run } from './handle-once.ts';
import { readLimitedBody } from './limited-body.ts';
import { answerTo, type Outcome, type WebhookRejection } from './outcome.ts';
import { readWebhook } from './read-webhook.ts';
import { type CheckedReceiverConfig, readReceiverConfig, type WebhookReceiverConfig } from './receiver-config.ts';

/** Answers the requests of one webhook. Never rejects. */
export type WebhookReceiver = (request: Request) => Promise<Response>;

/**
 * Receives webhooks: verifies each, runs its handler, and answers so that the service sends again what a retry can help,
 * and nothing else.
 *
 * Delivery is at least once. With `dedupe` an event that was handled is not handled again, whichever replica gets it; but a
 * process that ends between a handler's effect and the note that it is done lets the handler run again. *Exactly once* is
 * an effect in the same PostgreSQL transaction as the claim, or one that is unique on `key`. Events come in any order:
 * see `isStale`.
 *
 * The order is method, size, signature, credentials, JSON, shape, claim, handler, commit. A handler runs for as long as it
 * needs, under a claim that is renewed, also after the sender was answered; without `waitUntil` some runtimes end it then.
 *
 * Throws `WebhookConfigurationError` for a setting that cannot work.
 *
 * Specification: "Authentication", items 4 to 6; "Events", delivery rules; "Endpoints", webhook received by the merchant.
 *
 * @example
 * const receive = createWebhookReceiver({
 *   accept: ['payment'],
 *   secret,
 *   dedupe: redisStore(client),
 *   on: {
 *     'payment.purchase': (event, { key }) => markPaid(event.payload.data.payment.id, key),
 *   },
 * });
 * export default { fetch: receive };
 */
export function createWebhookReceiver(config: WebhookReceiverConfig): WebhookReceiver {
  const checked = readReceiverConfig(config);
  return (request) => receive(request, checked);
}

function receive(request: Request, config: CheckedReceiverConfig): Promise<Response> {
  return new Promise((resolve) => {
    const late = new AbortController();
    const progress: Progress = {
      ifLate: { status: 503, reason: 'body_too_slow' },
      signal: late.signal,
      acknowledge: () => settle({ status: 200 }),
    };
    let status: number | undefined;
    let last: Partial<Outcome> = {};
    const told: Promise<void>[] = [];
    const settle = (outcome: Outcome): void => {
      // Once the sender is answered, that is its answer, whatever comes after.
      status ??= outcome.status;
      const { reason, error } = outcome;
      const { event, key } = progress;
      // Time may have run out after the reason was known, and before the work was over.
      const isNew = reason !== last.reason || error !== last.error;
      if (reason && isNew) told.push(report({ reason, status, error, event, key }, config));
      last = outcome;
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
        return Promise.all(told);
      });
    // What keeps the runtime alive may fail at once, or later.
    new Promise((kept) => kept(config.waitUntil?.(work))).catch((error) =>
      work.then(() => settle({ ...failed, error })),
    );
  });
}

/** Throws what is no refusal. */
function refusalOf(error: unknown): Outcome {
  if (!(error instanceof WebhookVerificationError)) throw error;
  return { status: error.code.startsWith('body') ? 400 : 401, reason: error.code, error };
}

const failed: Outcome = { status: 500, reason: 'receiver_failed' };

async function deliver(request: Request, progress: Progress, config: CheckedReceiverConfig): Promise<Outcome> {
  if (request.method !== 'POST') return { status: 405, reason: 'method_not_allowed' };
  const body = await readLimitedBody(request, config.maxBodyBytes, progress.signal);
  progress.ifLate = failed;
  if ('status' in body) return body;
  const webhook = await readWebhook(body, request.headers, config).catch(refusalOf);
  if ('status' in webhook) return webhook;
  const { event, matchedSecretIndex } = webhook;
  progress.event = event;
  const handler = config.handlerOf(event);
  if (!handler) return { status: 200 };

  const { dedupe, dedupeKey } = config;
  const key = await (dedupeKey ? customKey(await dedupeKey(event)) : eventKey(event));
  progress.key = key;
  // It was answered that it is to come again.
  if (progress.signal.aborted) return { status: 500 };
  const attempt = attemptOf(event);
  const context = { key, attempt, isRedelivery: attempt === undefined ? attempt : attempt > 0, matchedSecretIndex };
  const handle = () => handler(event, context);
  const ifSlow: Outcome = config.acknowledgeEarly ? { status: 200 } : { status: 503, reason: 'handler_too_slow' };
  if (dedupe) return handleOnce(handle, progress, { ...config, dedupe, key, ifSlow });
  progress.ifLate = ifSlow;
  return run(handle);
}

/** An unknown event may have a counter of its own. */
function attemptOf({ kind, payload }: WebhookEvent): number | undefined {
  const { retry } = payload as { retry?: unknown };
  return kind !== 'transfer' && Number.isInteger(retry) && (retry as number) >= 0 ? (retry as number) : undefined;
}

/** What the listener throws is none of the sender's business. */
function report(rejection: WebhookRejection, { onRejected = log }: CheckedReceiverConfig): Promise<void> {
  return Promise.resolve(rejection)
    .then(onRejected)
    .then(
      () => {},
      () => {},
    );
}

function log({ reason, status, error }: WebhookRejection): void {
  console.error(`Webhook answered ${status}: ${reason}`, error ?? '');
}
