import { ConnectionError } from '../errors.ts';
import { type Answer, readAnswer, type Select } from './answer.ts';
import type { Draft } from './draft.ts';
import { tell } from './hooks.ts';
import type { Fetch, Link } from './link.ts';
import { networkCodeOf, provesNotSent } from './network-failure.ts';
import { type OngoingCall, type OpenAttempt, requestEvent } from './ongoing-call.ts';
import { isRedirect, type Received } from './received.ts';
import { requestIdOf } from './request-id.ts';

/**
 * Sends a draft once and reads the whole answer, or throws the error that says what became of it. Once `own` has aborted
 * nobody listens any more: nothing is noted down, and an answer that comes late is thrown away.
 */
export async function attempt<T>(
  draft: Draft,
  call: OngoingCall,
  link: Link,
  select: Select<T>,
  own: AbortSignal,
): Promise<Answer<T>> {
  const { time, hooks } = link;
  const keys = await link.readKeys();
  own.throwIfAborted();
  const startedAt = time.now();
  const record: OpenAttempt = { startedAt: new Date(startedAt), durationMs: 0, status: undefined, cause: undefined };
  call.attempts.push(record);
  call.outcome = 'unknown';
  call.requestId = undefined;
  tell(hooks.onRequest, () => requestEvent(call, link));
  const request = new Request(draft.url, { ...draft.init, headers: { ...draft.headers, ...keys }, signal: own });
  const received = await receive(link.fetch, request, call, record, own);
  const { status } = received.response;
  const durationMs = Math.round(time.now() - startedAt);
  record.durationMs = durationMs;
  tell(hooks.onResponse, () => ({ ...requestEvent(call, link), status, requestId: call.requestId, durationMs }));
  return readAnswer(received, call.operation.id, Object.values(keys), select);
}

async function receive(
  fetch: Fetch,
  request: Request,
  call: OngoingCall,
  record: OpenAttempt,
  own: AbortSignal,
): Promise<Received> {
  try {
    const response = await fetch(request);
    if (typeof response?.headers?.get !== 'function') throw new TypeError('fetch gave no Response');
    const isUnwanted = own.aborted || isRedirect(response);
    if (isUnwanted) response.body?.cancel().catch(() => {});
    own.throwIfAborted();
    record.status = response.status;
    call.requestId = requestIdOf(response.headers);
    const reading = isUnwanted ? '' : response.text();
    // The status of an error answer says more than the fact that its body broke off.
    const text = response.ok ? await reading : await Promise.resolve(reading).catch(() => '');
    own.throwIfAborted();
    return { response, text };
  } catch (cause) {
    const code = networkCodeOf(cause);
    const message = `${call.operation.id} got no whole answer${code === undefined ? '' : ` (${code})`}`;
    // A request that was answered was sent, whatever broke off later.
    const isUnsent = record.status === undefined && provesNotSent(cause);
    throw new ConnectionError(message, { outcome: isUnsent ? 'not_sent' : 'unknown', retryable: true }, { cause });
  }
}
