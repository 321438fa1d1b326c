import { redact } from '../utils/redact.ts';
import type { ApiResult } from './api-promise.ts';
import type { CallState, OpenAttempt } from './call-state.ts';
import { emitHook } from './emit-hook.ts';
import { noStore } from './no-store.ts';
import type { PreparedRequest } from './prepared-request.ts';
import { type ReadText, readText } from './read-text.ts';
import { isRedirect, type ReceivedResponse } from './received-response.ts';
import type { TransportContext } from './transport-context.ts';

/**
 * Returns the result of a response, or throws the error that the response means.
 *
 * @param secrets - Returns the values that must not appear in an error, the longest first
 * @param now - The local clock, for a `Retry-After` with a date
 */
export type ParseReceived<T> = (received: ReceivedResponse, secrets: () => readonly string[], now: number) => T;

const unread: ReadText = { text: '', chunks: [], isTooLong: false };

/**
 * Sends a draft once and reads the whole answer, or throws the error that says what became of it, or whatever `fetch` threw.
 * Once `own` has aborted nobody listens any more: nothing is noted down, and an answer that comes late is thrown away.
 */
export async function sendOnce<T>(
  draft: PreparedRequest,
  call: CallState,
  link: TransportContext,
  parse: ParseReceived<T>,
  own: AbortSignal,
): Promise<ApiResult<T>> {
  // Called without a `this`, as the one of a browser has to be.
  const fetch = link.findFetch();
  const given = link.readKeys();
  const keys = given instanceof Promise ? await given : given;
  own.throwIfAborted();
  const startedAt = link.clock.now();
  const record: OpenAttempt = { startedAt: new Date(startedAt), durationMs: 0 };
  call.attempts.push(record);
  call.requestId = undefined;
  emitHook('onRequest', link, call);
  // A hook may be what aborts the call, and then there is no request.
  if (own.aborted) call.attempts.pop();
  own.throwIfAborted();
  call.outcome = 'unknown';
  const { url, method } = draft;
  // Without one it is undefined, which every `fetch` takes and its types do not.
  const body = draft.body as BodyInit;
  const headers = { ...draft.headers, ...keys };
  const init: RequestInit = { method, body, headers, redirect: 'manual', signal: own, ...noStore(), ...draft.init };
  const response = await fetch(url, init);
  const isUnread = own.aborted || isRedirect(response);
  // It may have no body, and a body that is being read cannot be cancelled.
  if (isUnread) (async () => response.body?.cancel())().catch(() => {});
  own.throwIfAborted();
  // The longest first: a short one may be a part of another.
  const secrets = () =>
    Object.values(keys)
      .concat(draft.secrets())
      .filter(({ length }) => length > 2)
      .sort((a, b) => b.length - a.length);
  const requestId = response.headers.get('x-trace-id') ?? response.headers.get('x-request-id');
  call.requestId = requestId ? redact(requestId, secrets(), 100) : undefined;
  record.status = response.status;
  // The status of an error answer says more than the fact that its body broke off.
  const reading = isUnread ? Promise.resolve(unread) : readText(response, call.limits.maxResponseBytes);
  const read = await (response.ok ? reading : reading.catch(() => unread));
  own.throwIfAborted();
  record.durationMs = Math.round(link.clock.now() - startedAt);
  emitHook('onResponse', link, call);
  const data = parse({ response, ...read }, secrets, link.clock.now());
  return { data, response, idempotencyKey: call.idempotencyKey, attempts: call.attempts };
}
