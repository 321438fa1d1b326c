import { verifyWebhook } from '../construct-event.ts';
import { WebhookConfigurationError } from '../errors.ts';
import { toStorableKey } from '../events/event-key.ts';
import type { UnknownEvent, WebhookEvent } from '../events/events.ts';
import type { WebhookKind } from '../verification/webhook-config.ts';
import { type DeliveryProgress, deduplicate } from './deduplicate.ts';
import { type ProcessingResult, toResponse } from './delivery.ts';
import { readBody } from './read-body.ts';
import { type ResolvedReceiverConfig, resolveReceiverConfig, type WebhookReceiverConfig } from './receiver-options.ts';
import { assertHandled, findHandler, needsRedelivery } from './webhook-handlers.ts';

/** Responds to the requests of one webhook. It rejects only a call without a web `Request`, which needs an adapter. */
export type WebhookReceiver = (request: Request) => Promise<Response>;

/**
 * Creates a webhook receiver: a function that verifies each delivery, runs its handler, and returns a response. It returns 5xx only when
 * a retry could succeed.
 *
 * A receiver accepts one kind of event, and you choose how that kind is verified. For payment events and transfers, mount two
 * receivers at two routes: the service sends transfers to `/v1/banking/transfers`, and the specification declares no authentication there.
 *
 * An event can arrive again. Assumption: events arrive in any order: see `isStale`. With `dedupe`, a handled event that has a key is not
 * handled again, on any replica. If a process dies between a handler's side effect and the commit, the handler runs again. For exactly-once
 * effects, make the effect unique on `key`, or use `claimInTransaction` of `postgresStore`.
 *
 * Assumption: a declined purchase is a `payment.purchase` too. So check the status, or retrieve the payment.
 *
 * A handler can run longer than the response takes. Set `waitUntil` on runtimes that stop work after the response.
 *
 * @param config - `accept`, a way to verify, and handlers in `on` or `onUnknown`.
 * @returns A function from `Request` to `Promise<Response>`. It never rejects when its argument is a `Request`.
 * @throws {WebhookConfigurationError} An option is invalid.
 *
 * @example
 * const receive = createWebhookReceiver({
 *   accept: 'payment',
 *   secret,
 *   dedupe: redisStore(client),
 *   on: {
 *     async 'payment.purchase'({ payload }, { key }) {
 *       const { id, status } = payload.data.payment;
 *       if (status === 'SUCCEEDED') await markPaid(id, key); // key is undefined for an event without a unique field
 *     },
 *   },
 * });
 * export default { fetch: receive };
 */
export function createWebhookReceiver<Kind extends WebhookKind>(config: WebhookReceiverConfig<Kind>): WebhookReceiver {
  const resolved = resolveReceiverConfig(config);
  return async (request, ...[nodeResponse]: unknown[]) => {
    const response = await receive(request, resolved);
    if (!isRequest(request)) respondToWrongCall(nodeResponse);
    return response;
  };
}

/** Mostly, a framework has called the receiver directly. */
const needsRequest =
  'The receiver needs a web Request. Use the adapter of your framework: expressHandler, nodeListener, fastifyPlugin, koaMiddleware, lambdaHandler or nextPagesHandler';

/** Returns whether a value is a web `Request`. It checks a method, because a `Request` can come from another realm or library. */
function isRequest(request: Partial<Request> | null | undefined): request is Request {
  return typeof request?.headers?.get === 'function';
}

/** The used part of a `ServerResponse` of Node. */
interface NodeResponse {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Readonly<Record<string, string>>): { end(body: string): unknown };
}

/**
 * Responds to a call with the arguments of a framework. Node ignores what its listener returns or throws, so it would never respond. Any
 * other caller gets the error, because it could take a returned response for success.
 */
function respondToWrongCall(nodeResponse: unknown): void {
  const node = Object(nodeResponse) as NodeResponse;
  if (!node.writeHead) throw new WebhookConfigurationError(needsRequest);
  if (!node.headersSent) node.writeHead(500, { 'content-type': 'application/json' }).end('{"received":false}');
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
    const reports: Promise<unknown>[] = [];
    const settle = (processed: ProcessingResult): void => {
      // The time can end after the result was known but before the work ended. Then there is nothing new to report.
      if (processed === last) return;
      last = processed;
      const isLate = status !== undefined;
      // Later results do not change the response.
      status ??= processed.status;
      resolve(toResponse(processed, Math.ceil(config.leaseMs / 1000)));
      const { event, key, attempt, matchedSecretIndex } = progress;
      // The report still shows why `onUnknown` handled the event.
      const { result, error, reason = result === 'handled' ? reasonOf(event, key, config) : undefined } = processed;
      const durationMs = performance.now() - startedAt;
      const delivery = { result, status, reason, error, event, key, attempt, matchedSecretIndex, durationMs, isLate };
      // Its errors must not change the response.
      reports.push(
        Promise.resolve(delivery)
          .then(config.onDelivery)
          .catch(() => {}),
      );
    };
    const timer = config.clock.setTimeout(() => {
      timeout.abort();
      settle(progress.onTimeout);
    }, config.ackTimeoutMs);
    const work = processDelivery(request, progress, config)
      .catch((error) => ({ ...receiverFailed, error }))
      .then((processed) => {
        config.clock.clearTimeout(timer);
        settle(processed);
        return Promise.all(reports);
      });
    // waitUntil can throw, or return a promise that rejects later.
    (async () => config.waitUntil(work))().catch((error) => work.then(() => settle({ ...receiverFailed, error })));
  });
}

const handledResult: ProcessingResult = { status: 200, result: 'handled' };
const receiverFailed: ProcessingResult = { status: 500, result: 'failed', reason: 'receiver_failed' };

/** Says why an event that was handled is not as usual: it has no typed form, or its handler runs for each delivery. */
function reasonOf(
  event: WebhookEvent | undefined,
  key: string | undefined,
  { dedupe }: ResolvedReceiverConfig,
): ProcessingResult['reason'] {
  return (event as UnknownEvent).reason ?? (dedupe && key === undefined ? 'not_deduplicated' : undefined);
}

/** Checks in this order: method, size, signature, credentials, JSON, event, claim. Then it runs the handler and commits. */
async function processDelivery(
  request: Request,
  progress: DeliveryProgress,
  config: ResolvedReceiverConfig,
): Promise<ProcessingResult> {
  if (!isRequest(request)) throw new WebhookConfigurationError(needsRequest);
  if (request.method !== 'POST') return { status: 405, result: 'rejected', reason: 'method_not_allowed' };
  const body = await readBody(request, config.maxBodyBytes, progress.signal);
  // The body of a request whose time has ended can be cut.
  if (progress.signal.aborted) return progress.onTimeout;
  if ('status' in body) return body;
  progress.onTimeout = receiverFailed;
  const { headers, url } = request;
  if (config.verify && (await config.verify({ headers, url, rawBody: body })) !== true)
    return { status: 401, result: 'rejected', reason: 'not_verified' };
  const webhook = await verifyWebhook(body, (name) => headers.get(name) ?? undefined, config);
  if (!webhook.ok) {
    const { error } = webhook;
    return { status: error.code.startsWith('body') ? 400 : 401, result: 'rejected', reason: error.code, error };
  }
  const { event, matchedSecretIndex } = webhook;
  const { retry } = Object(event.payload);
  // The counter does not identify an event, so it is not validated with the event and can have any value. A transfer has none.
  const attempt: number | undefined =
    event.kind !== 'transfer' && Number.isInteger(retry) && retry >= 0 ? retry : undefined;
  progress.event = event;
  progress.attempt = attempt;
  progress.matchedSecretIndex = matchedSecretIndex;
  const handler = findHandler(config.on, event) ?? config.onUnknown;
  if (!handler) {
    // Only an unknown event has a reason.
    const reason = (event as UnknownEvent).reason ?? 'no_handler';
    return { status: needsRedelivery(config.on, event) ? 500 : 200, result: 'unhandled', reason };
  }

  const { dedupe, dedupeKey } = config;
  const keyText = await dedupeKey(event);
  const key = keyText === undefined ? undefined : await toStorableKey(keyText);
  progress.key = key;
  // The 5xx response may have caused a redelivery.
  if (progress.signal.aborted) return receiverFailed;
  const context = { key, attempt, isRedelivery: attempt === undefined ? attempt : attempt > 0, matchedSecretIndex };
  const handle = async (): Promise<ProcessingResult> => {
    progress.onTimeout = config.acknowledgeEarly
      ? { ...handledResult, reason: 'acknowledged_early' }
      : { status: 503, result: 'failed', reason: 'handler_timeout' };
    try {
      assertHandled(await handler(event, context));
      return handledResult;
    } catch (error) {
      return { status: 500, result: 'failed', reason: 'handler_failed', error };
    }
  };
  return dedupe && key !== undefined ? deduplicate(handle, progress, key, dedupe, config) : handle();
}
