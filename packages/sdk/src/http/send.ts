import { PaychordError } from '../errors/base.ts';
import { ApiError, ConfigurationError, ConnectionError } from '../errors/errors.ts';
import { replayedHeader } from '../generated/response-outcomes.ts';
import { describeValue, throwConfigurationError } from '../validation/assert.ts';
import type { ApiResult } from './api-promise.ts';
import { attachCallState, type CallState, fillPath, type MutableAttempt, nameOf } from './call-state.ts';
import type { ClientContext } from './client-options.ts';
import type { CredentialHeaders, ReadCredentials } from './credentials.ts';
import { noStore } from './fetch.ts';
import { emitHook } from './hooks.ts';
import { classifyNetworkError, isFrameworkError } from './network-error.ts';
import { isRedirect, type ReceivedResponse, type ResponseText, readText } from './response-text.ts';
import { decideRetry, isKeyTaken, isRead, leastCertain } from './retry-decision.ts';
import { findSecrets, headerSecrets, redact } from './secrets.ts';
import type { BodyContent } from './serialize-body.ts';
import { createTimeoutError, withTimeout } from './timeout.ts';

/** A request whose text is fixed. Each attempt makes a new `fetch` call of it, since a `Request` can be sent only once. */
export interface PreparedRequest {
  readonly url: string;
  readonly content: BodyContent;
  /** The headers of the caller, which the others replace. */
  readonly callerHeaders: Readonly<Record<string, string>>;
  /** The headers of the operation and of the body. */
  readonly ownHeaders: Readonly<Record<string, string>>;
}

/** Returns the result of a response, or throws the error that the response means. */
export type ParseResponse<T> = (received: ReceivedResponse) => T;

/**
 * Sends a request until `parse` returns a result, or until another attempt would be unsafe or useless. Rejects with the error of the last
 * attempt, which carries the state of the whole call.
 */
export async function sendWithRetries<T>(
  prepared: PreparedRequest,
  call: CallState,
  context: ClientContext,
  parse: ParseResponse<T>,
): Promise<ApiResult<T>> {
  const { clock } = context;
  const { limits, attempts } = call;
  const timeLeftMs = () => limits.totalTimeoutMs - call.elapsedMs();
  // Read once, so that one idempotency key never reaches two merchants.
  let credentials: ReturnType<ReadCredentials> | undefined;
  const readCredentials = () => (credentials ??= context.readCredentials());
  let firstError: PaychordError | undefined;
  for (let failures = 1, retries = 0; ; failures += 1) {
    const { outcome: outcomeBefore } = call;
    const attemptsBefore = attempts.length;
    try {
      const limitMs = Math.max(0, Math.min(limits.timeoutMs, timeLeftMs()));
      return await withTimeout(call, clock, limitMs, (signal) =>
        sendOnce(prepared, call, context, readCredentials, parse, signal),
      );
    } catch (thrown) {
      // Undefined when the attempt ended before it sent anything.
      const attempt = attempts[attemptsBefore];
      // Next.js and React must catch these errors themselves. A custom `fetch` cannot prove that it sent nothing, so only a request that
      // reads passes them on. A function that returns a credential runs before anything was sent.
      const isHarmless = call.operation.method === 'GET' || call.outcome === 'not_sent';
      if (isHarmless && isFrameworkError(thrown)) throw thrown;
      const error = thrown instanceof PaychordError ? thrown : toConnectionError(thrown, call, context, attempt);
      // A function of the caller that throws says nothing about a request that was sent.
      const isFault = error instanceof ConfigurationError;
      call.outcome = leastCertain(isFault ? call.outcome : outcomeBefore, error.outcome);
      if (attempt) {
        attempt.durationMs ||= Math.round(clock.now() - attempt.startedAt.getTime());
        if (!(error instanceof ApiError)) attempt.cause ??= error.code;
      }
      attachCallState(error, call);
      if (call.outcome === 'unknown' && call.operation.idempotencyKey && !call.isRepeatable) error.message += advice;
      firstError ??= error;
      if (isKeyTaken(error) && firstError !== error) Object.defineProperty(error, 'cause', { value: firstError });
      const delayMs = decideRetry(error, call, outcomeBefore, failures, retries);
      if (delayMs === undefined || delayMs >= timeLeftMs()) throw error;
      if (!isKeyTaken(error)) retries += 1;
      emitHook('onRetry', context, call, { delayMs, error });
      await withTimeout(call, clock, delayMs);
      // Timers may be late, and the machine may have slept.
      if (timeLeftMs() <= 0) throw error;
    }
  }
}

const advice =
  ". Retrieve the payment and compare its transactions. If the service honors this key, set idempotentOperations: 'all'";

const unread: ResponseText = { text: '', chunks: [], isCut: false };

/**
 * Sends a request once and reads the whole response. Throws the error that describes the result, or the value that `fetch` threw.
 * Once `signal` has aborted, nothing is recorded any more and a late response is discarded.
 */
async function sendOnce<T>(
  prepared: PreparedRequest,
  call: CallState,
  context: ClientContext,
  readCredentials: ReadCredentials,
  parse: ParseResponse<T>,
  signal: AbortSignal,
): Promise<ApiResult<T>> {
  // Called without `this`, as the `fetch` of a browser requires. Looked up for each request.
  const fetch = (context.fetch ?? globalThis.fetch) as typeof globalThis.fetch;
  if (!fetch)
    throwConfigurationError(
      'fetch',
      'is not set, and this runtime has none. Pass fetch, or in Jest use the environment node',
    );
  const keys = await readCredentials();
  signal.throwIfAborted();
  // The machine may have slept while the credentials were read.
  if (call.elapsedMs() >= call.limits.totalTimeoutMs) throw createTimeoutError(call, 'totalTimeoutMs');
  const startedAt = context.clock.now();
  const attempt: MutableAttempt = { startedAt: new Date(startedAt), durationMs: 0 };
  call.attempts.push(attempt);
  call.requestId = undefined;
  emitHook('onRequest', context, call);
  // A hook may abort the call. Then no request is sent.
  if (signal.aborted) call.attempts.pop();
  signal.throwIfAborted();
  call.outcome = 'unknown';
  const { method } = call.operation;
  const response = await fetch(prepared.url, {
    method,
    // Every `fetch` accepts an undefined body, although the types of `fetch` do not.
    body: toBody(prepared.content, method) as BodyInit,
    headers: writeHeaders(prepared, call, keys),
    redirect: 'manual',
    signal,
    ...noStore(),
  });
  if (typeof response?.headers?.get !== 'function')
    throwConfigurationError('fetch', `must return a Response (received ${describeValue(response)})`);
  const isUnread = signal.aborted || isRedirect(response);
  // The body may be missing, and a body that is being read cannot be cancelled.
  if (isUnread) (async () => response.body?.cancel())().catch(() => {});
  signal.throwIfAborted();
  const secrets = () =>
    headerSecrets(prepared.callerHeaders).concat(findSecrets(prepared.content), Object.values(keys));
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
  // A guess: the specification shows no such header.
  const isReplayed = response.headers.get(replayedHeader) === 'true';
  let data: T | undefined;
  try {
    data = parse({ response, ...content, secrets, target, now: endedAt });
    return { data, response, isReplayed, idempotencyKey: call.idempotencyKey, attempts: call.attempts };
  } finally {
    // After the response was parsed, because its body contains the id of a created object.
    emitHook('onResponse', context, call, { isSuccess: data !== undefined, isReplayed });
  }
}

/**
 * Returns the body for one attempt. When the connection is lost, Deno's `fetch` sends a string, or a POST without a body, again by itself.
 * One attempt would be two (denoland/deno#35610).
 */
function toBody(content: BodyContent, method: string): BodyInit | undefined {
  return 'Deno' in globalThis && !isRead(method) ? new Blob([content ?? '']) : content;
}

/** Returns all headers, in a new object for each attempt. Not spread: Node 20 needs a microsecond for each property that it adds to a copy. */
function writeHeaders(
  { callerHeaders, ownHeaders }: PreparedRequest,
  { idempotencyKey }: CallState,
  keys: CredentialHeaders,
): Record<string, string> {
  return Object.assign(
    {},
    callerHeaders,
    ownHeaders,
    idempotencyKey !== undefined && { 'X-Idempotency-Key': idempotencyKey },
    keys,
  );
}

/**
 * What helps when nothing was sent, by the code and the message of the error: the first that matches. The message can contain a URL and all
 * headers, so no text repeats it.
 */
const connectionFixes: readonly (readonly [error: RegExp, fix: string, isFinal?: true])[] = [
  [/^REQUEST_BLOCKED | Nock: /, 'setupMockServer or nock blocked it: see cause', true],
  [
    /^UND_ERR_INVALID_ARG /,
    'Its dispatcher is from another version of undici than fetch. Import both from one undici',
    true,
  ],
  [/^\S*(CERT|LEAF)/, 'Check its certificate and NODE_EXTRA_CA_CERTS'],
  [/^/, 'Check baseUrl and its scheme, the server and proxies'],
];

/** Describes an attempt that ended without a complete response: mostly what `fetch` threw. */
function toConnectionError(
  cause: unknown,
  call: CallState,
  { origin }: ClientContext,
  attempt: MutableAttempt | undefined,
): ConnectionError {
  const { code, message, isUnsent } = classifyNetworkError(cause);
  if (attempt) attempt.cause = code;

  // A request with a response was sent, even if a later step failed.
  const isNotSent = !attempt || (isUnsent && !attempt.status);
  const problem = isNotSent ? 'could not connect' : 'lost the connection';
  // Before OpenSSL 3.2, its error does not prove that nothing was sent. Nor does the one of http when the port speaks https.
  const hasFix = isNotSent || /WRONG_VERSION|ERR_SOCKET/.test(`${code}`);
  const [, fix, isFinal] = (hasFix && connectionFixes.find(([error]) => error.test(`${code} ${message}`))) || [];

  const text = `${nameOf(call)}: ${problem} to ${origin}${code ? ` (${code})` : ''}${fix ? `. ${fix}` : ''}`;
  const outcome = isNotSent ? 'not_sent' : 'unknown';
  return new ConnectionError(text, { outcome, retryable: !isFinal }, { cause });
}
