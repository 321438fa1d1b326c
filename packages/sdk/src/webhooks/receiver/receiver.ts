import { verifyWebhook } from '../construct-event.ts';
import { WebhookVerificationError } from '../errors.ts';
import { toStorableKey } from '../events/event-key.ts';
import type { UnknownEvent, WebhookEvent } from '../events/events.ts';
import { findHandler, needsRedelivery } from '../events/webhook-handlers.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import { type DeliveryProgress, deduplicate, handledResult } from './deduplicate.ts';
import { type ProcessingResult, toResponse } from './delivery.ts';
import { readBody } from './read-body.ts';
import { type ResolvedReceiverConfig, resolveReceiverConfig, type WebhookReceiverConfig } from './receiver-options.ts';
import { failWrongCall, isRequest, respondToWrongCall } from './wrong-call.ts';

/** Responds to the requests of one webhook. It rejects only a call without a web `Request`, which needs an adapter. */
export type WebhookReceiver = (request: Request) => Promise<Response>;

/**
 * Creates a webhook receiver: a function that verifies each delivery, runs its handler, and returns a response. It returns 5xx only when
 * a retry could succeed.
 *
 * Events are delivered at least once. With `dedupe`, a handled event is not handled again, on any replica. If a process dies between a
 * handler's side effect and the commit, the handler runs again. For exactly-once effects, make the effect unique on `key`, or use
 * `claimInTransaction` of `postgresStore`.
 *
 * Events arrive in any order: see `isStale`. The event type does not show whether a payment succeeded, because a declined purchase is
 * also a `payment.purchase`. Check the status, or retrieve the payment.
 *
 * A handler can run longer than the response takes. Set `waitUntil` on runtimes that stop work after the response.
 *
 * @param config - `accept`, a way to verify, and handlers in `on` or `onUnknown`.
 * @returns A function from `Request` to `Promise<Response>`. It never rejects when its argument is a `Request`.
 * @throws {WebhookConfigurationError} An option is invalid.
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
  const resolved = resolveReceiverConfig(config);
  return async (request, ...[nodeResponse]: unknown[]) => {
    const response = await receive(request, resolved);
    if (!isRequest(request)) respondToWrongCall(request, nodeResponse);
    return response;
  };
}

function receive(request: Request, config: ResolvedReceiverConfig): Promise<Response> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const timeout = new AbortController();
    const progress: DeliveryProgress = {
      onTimeout: { status: 503, result: 'rejected', reason: 'body_timeout' },
      signal: timeout.signal,
      acknowledge: () => settle(handledResult),
    };
    let status: number | undefined;
    let last: ProcessingResult | undefined;
    // Stryker disable next-line ArrayDeclaration: Promise.all accepts a text as well
    const reports: Promise<unknown>[] = [];
    const settle = (processed: ProcessingResult): void => {
      const isLate = status !== undefined;
      // Later results do not change the response.
      status ??= processed.status;
      const { event, key, attempt } = progress;
      // The report still shows why `onUnknown` handled the event.
      const { result, error, reason = result === 'handled' ? (event as UnknownEvent).reason : undefined } = processed;
      // The time can end after the result was known but before the work ended. Then there is nothing new to report.
      if (processed !== last) {
        const delivery = {
          result,
          status,
          reason,
          error,
          event,
          key,
          attempt,
          durationMs: performance.now() - startedAt,
          isLate,
        };
        // Its errors must not change the response.
        reports.push(
          Promise.resolve(delivery)
            .then(config.onDelivery)
            .catch(() => {}),
        );
        last = processed;
      }
      resolve(toResponse(processed, Math.ceil(config.leaseMs / 1000)));
    };
    const timer = setTimeout(() => {
      timeout.abort();
      settle(progress.onTimeout);
    }, config.ackTimeoutMs);
    const work = processDelivery(request, progress, config)
      .catch((error) => ({ ...receiverFailed, error }))
      .then((processed) => {
        clearTimeout(timer);
        settle(processed);
        return Promise.all(reports);
      });
    // waitUntil can throw, or return a promise that rejects later.
    new Promise((kept) => kept(config.waitUntil(work))).catch((error) =>
      work.then(() => settle({ ...receiverFailed, error })),
    );
  });
}

const receiverFailed: ProcessingResult = { status: 500, result: 'failed', reason: 'receiver_failed' };

/** Checks in this order: method, size, signature, credentials, JSON, event, claim. Then it runs the handler and commits. */
async function processDelivery(
  request: Request,
  progress: DeliveryProgress,
  config: ResolvedReceiverConfig,
): Promise<ProcessingResult> {
  if (!isRequest(request)) failWrongCall(request);
  if (request.method !== 'POST') return { status: 405, result: 'rejected', reason: 'method_not_allowed' };
  const body = await readBody(request, config.maxBodyBytes, progress.signal);
  // The body of a request whose time has ended can be cut.
  if (progress.signal.aborted) return progress.onTimeout;
  if ('status' in body) return body;
  progress.onTimeout = receiverFailed;
  const webhook = await verifyWebhook(body, request.headers, config).catch(toRejection);
  if ('status' in webhook) return webhook;
  const { event, matchedSecretIndex } = webhook;
  const attempt = attemptOf(event);
  progress.event = event;
  progress.attempt = attempt;
  const handler = findHandler(config.on, event) ?? config.onUnknown;
  if (!handler) {
    // Only an unknown event has a reason.
    const reason = (event as UnknownEvent).reason ?? 'no_handler';
    return { status: needsRedelivery(config.on, event) ? 500 : 200, result: 'unhandled', reason };
  }

  const { dedupe, dedupeKey } = config;
  const key = await toStorableKey(await dedupeKey(event));
  progress.key = key;
  // The 5xx response has already caused a redelivery.
  if (progress.signal.aborted) return receiverFailed;
  const context = { key, attempt, isRedelivery: attempt === undefined ? attempt : attempt > 0, matchedSecretIndex };
  const handle = async (): Promise<ProcessingResult> => {
    progress.onTimeout = config.acknowledgeEarly
      ? { ...handledResult, reason: 'acknowledged_early' }
      : { status: 503, result: 'failed', reason: 'handler_timeout' };
    try {
      await handler(event, context);
      return handledResult;
    } catch (error) {
      return { status: 500, result: 'failed', reason: 'handler_failed', error };
    }
  };
  return dedupe ? deduplicate(handle, progress, key, dedupe, config) : handle();
}

/** Converts a verification error. Rethrows any other error. */
function toRejection(error: unknown): ProcessingResult {
  if (!(error instanceof WebhookVerificationError)) throw error;
  return { status: error.code.startsWith('body') ? 400 : 401, result: 'rejected', reason: error.code, error };
}

/** Returns the attempt counter. It does not identify an event, so it is not validated with the event and can have any value. */
function attemptOf({ kind, payload }: WebhookEvent): number | undefined {
  const { retry } = payload as { retry?: unknown };
  return kind !== 'transfer' && Number.isInteger(retry) && (retry as number) >= 0 ? (retry as number) : undefined;
}
