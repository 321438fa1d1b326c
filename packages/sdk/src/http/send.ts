import { ApiError } from '../errors/api-error.ts';
import { type CallFacts, PaychordError } from '../errors/base.ts';
import { ConfigurationError, ConnectionError } from '../errors/errors.ts';
import { redact } from '../utils/redact.ts';
import { describeValue, throwConfigurationError } from '../validation/assert.ts';
import type { ApiResult } from './api-promise.ts';
import { attachCallState, type CallState, fillPath, leastCertain, type MutableAttempt } from './call-state.ts';
import type { CredentialHeaders } from './credentials.ts';
import { noStore } from './fetch.ts';
import { isFrameworkError } from './framework-error.ts';
import { emitHook } from './hooks.ts';
import { classifyNetworkError } from './network-error.ts';
import { isRedirect, type ReceivedResponse, type ResponseText, readText } from './response-text.ts';
import { maxDelayMs, retryDelay } from './retry-options.ts';
import type { SerializedBody } from './serialize-body.ts';
import { withTimeout } from './timeout.ts';
import type { TransportContext } from './transport.ts';

/** A request whose text is fixed. Each attempt makes a new `fetch` call of it, since a `Request` can be sent only once. */
export interface PreparedRequest extends Partial<Omit<SerializedBody, 'headers'>> {
  readonly url: string;
  /** Returns all headers, in a new object for each attempt. */
  readonly headers: (credentials: CredentialHeaders) => Record<string, string>;
  /** Returns the values in the request that must not appear in an error. */
  readonly secrets: () => string[];
}

/**
 * Returns the result of a response, or throws the error that the response means.
 *
 * @param secrets - Returns the values that must not appear in an error
 * @param now - The local clock, for a `Retry-After` with a date
 */
export type ParseResponse<T> = (received: ReceivedResponse, secrets: () => readonly string[], now: number) => T;

/**
 * Sends a request until `parse` returns a result, or until another attempt would be unsafe or useless. Rejects with the error of the last
 * attempt, which carries the state of the whole call.
 */
export async function sendWithRetries<T>(
  prepared: PreparedRequest,
  call: CallState,
  context: TransportContext,
  parse: ParseResponse<T>,
): Promise<ApiResult<T>> {
  const { clock } = context;
  const { limits, attempts } = call;
  const endsAt = call.startedAt + limits.totalTimeoutMs;
  let firstError: PaychordError | undefined;
  for (let failures = 1, retries = 0; ; failures += 1) {
    const { outcome: outcomeBefore } = call;
    const attemptsBefore = attempts.length;
    try {
      const limitMs = Math.max(0, Math.min(limits.timeoutMs, endsAt - clock.now()));
      return await withTimeout(call, clock, limitMs, (signal) => sendOnce(prepared, call, context, parse, signal));
    } catch (thrown) {
      // Undefined when the attempt ended before it sent anything.
      const attempt = attempts[attemptsBefore];
      // Next.js and React throw to control rendering, and must catch it themselves. They throw before they send anything, so no such
      // request has moved money.
      const isHarmless = call.operation.method === 'GET' || (outcomeBefore === 'not_sent' && !attempt?.status);
      if (isHarmless && isFrameworkError(thrown)) throw thrown;
      const error = thrown instanceof PaychordError ? thrown : toConnectionError(thrown, call, context, attempt);
      call.outcome = leastCertain(outcomeBefore, error.outcome);
      if (attempt) {
        attempt.durationMs ||= Math.round(clock.now() - attempt.startedAt.getTime());
        if (!(error instanceof ApiError)) attempt.cause ??= error.code;
      }
      attachCallState(error, call);
      firstError ??= error;
      const isKeyTaken = error.code === 'idempotency';
      if (isKeyTaken && firstError !== error) Object.defineProperty(error, 'cause', { value: firstError });
      // If an earlier attempt may have arrived, the request in process is that attempt. Its response follows, however many retries it
      // takes.
      const isLast = isKeyTaken ? outcomeBefore !== 'unknown' : retries++ >= limits.maxRetries;
      if (!error.retryable || isLast) throw error;
      const delayMs = error.retryAfterMs || retryDelay(limits, failures);
      if (delayMs > maxDelayMs || delayMs >= endsAt - clock.now()) throw error;
      emitHook('onRetry', context, call, { delayMs, error });
      await withTimeout(call, clock, delayMs);
      // Timers may be late.
      if (clock.now() >= endsAt) throw error;
    }
  }
}

const unread: ResponseText = { text: '', chunks: [], isCut: false };

/**
 * Sends a request once and reads the whole response. Throws the error that describes the result, or the value that `fetch` threw.
 * Once `signal` has aborted, nothing is recorded any more and a late response is discarded.
 */
async function sendOnce<T>(
  prepared: PreparedRequest,
  call: CallState,
  context: TransportContext,
  parse: ParseResponse<T>,
  signal: AbortSignal,
): Promise<ApiResult<T>> {
  // Called without `this`, as the `fetch` of a browser requires. Looked up for each request.
  const fetch = (context.fetch ?? globalThis.fetch) as typeof globalThis.fetch;
  if (!fetch) throwConfigurationError('fetch', 'required', 'is not set, and this runtime has none');
  const credentials = context.readCredentials();
  const keys = credentials instanceof Promise ? await credentials : credentials;
  signal.throwIfAborted();
  const startedAt = context.clock.now();
  const attempt: MutableAttempt = { startedAt: new Date(startedAt), durationMs: 0 };
  call.attempts.push(attempt);
  call.requestId = undefined;
  emitHook('onRequest', context, call);
  // A hook may abort the call. Then no request is sent.
  if (signal.aborted) call.attempts.pop();
  signal.throwIfAborted();
  call.outcome = 'unknown';
  const { url } = prepared;
  const { method } = call.operation;
  const response = await fetch(url, {
    method,
    // Every `fetch` accepts an undefined body, although the types of `fetch` do not.
    body: prepared.body as BodyInit,
    headers: prepared.headers(keys),
    redirect: 'manual',
    signal,
    ...noStore(),
    ...prepared.init,
  });
  if (typeof response?.headers?.get !== 'function')
    throw new ConfigurationError(`fetch must return a Response (received ${describeValue(response)})`, {
      outcome: 'unknown',
    });
  const isUnread = signal.aborted || isRedirect(response);
  // The body may be missing, and a body that is being read cannot be cancelled.
  if (isUnread) (async () => response.body?.cancel())().catch(() => {});
  signal.throwIfAborted();
  const secrets = () => prepared.secrets().concat(Object.values(keys));
  const requestId = response.headers.get('x-trace-id') ?? response.headers.get('x-request-id');
  if (requestId) call.requestId = redact(requestId, secrets(), 100);
  attempt.status = response.status;
  const reading = isUnread ? Promise.resolve(unread) : readText(response, call.limits.maxResponseBytes);
  // When the body of an error response breaks off, its status still says more than that.
  const content = await (response.ok ? reading : reading.catch(() => unread));
  signal.throwIfAborted();
  const endedAt = context.clock.now();
  attempt.durationMs = Math.round(endedAt - startedAt);
  const target = () => `${method} ${context.baseUrl}${fillPath(call, secrets())}`;
  let data: T | undefined;
  try {
    data = parse({ response, url, target, ...content }, secrets, endedAt);
    return { data, response, idempotencyKey: call.idempotencyKey, attempts: call.attempts };
  } finally {
    // After the response was parsed, because its body contains the id of a created object.
    emitHook('onResponse', context, call, { isSuccess: data !== undefined });
  }
}

/** Describes an attempt that ended without a complete response: mostly what `fetch` threw. */
function toConnectionError(
  cause: unknown,
  { name }: CallState,
  { origin }: TransportContext,
  attempt: MutableAttempt | undefined,
): ConnectionError {
  const { code, message, isUnsent } = classifyNetworkError(cause);
  if (attempt) attempt.cause = code;
  // A request with a response was sent, even if a later step failed.
  const isNotSent = !attempt || (isUnsent && !attempt.status);
  const problem = isNotSent ? 'could not connect' : 'lost the connection';
  let fix = '';
  // Before OpenSSL 3.2, its error does not prove that nothing was sent.
  if (isNotSent || /WRONG_VERSION/.test(`${code}`)) fix = '. Check baseUrl and its scheme, the server and proxies';
  // The network guard of the mock server says why, after a URL that may contain what the caller confused with an id.
  const isBlocked = code === 'REQUEST_BLOCKED';
  if (isBlocked) fix = redact(/sent(: .*)/.exec(`${message}`)?.[1] ?? '', [], 300);
  // A retry would be blocked too.
  const facts: Partial<CallFacts> = { outcome: isNotSent ? 'not_sent' : 'unknown', retryable: !isBlocked };
  return new ConnectionError(`${name}: ${problem} to ${origin}${code ? ` (${code})` : ''}${fix}`, facts, { cause });
}
