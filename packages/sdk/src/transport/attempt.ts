import type { ApiResult } from '../api-promise.ts';
import { ConnectionError } from '../errors.ts';
import type { CallFacts } from '../paychord-error.ts';
import { readAnswer, type Select } from './answer.ts';
import type { Draft } from './draft.ts';
import type { Link } from './link.ts';
import { readNetworkFailure } from './network-failure.ts';
import type { OngoingCall, OpenAttempt } from './ongoing-call.ts';
import { isRedirect } from './received.ts';
import { tell } from './tell.ts';

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
): Promise<ApiResult<T>> {
  const given = link.readKeys();
  const keys = given instanceof Promise ? await given : given;
  own.throwIfAborted();
  const startedAt = link.time.now();
  const record: OpenAttempt = { startedAt: new Date(startedAt), durationMs: 0 };
  call.attempts.push(record);
  call.outcome = 'unknown';
  call.requestId = undefined;
  tell('onRequest', link, call);
  let response: Response;
  let text = '';
  try {
    const headers = { ...draft.headers, ...keys };
    response = await link.fetch(draft.url, { ...draft, headers, redirect: 'manual', signal: own });
    if (!response?.headers?.get) throw new TypeError('fetch gave no Response');
    const isUnread = own.aborted || isRedirect(response);
    if (isUnread) response.body?.cancel().catch(() => {});
    own.throwIfAborted();
    call.requestId = response.headers.get('x-trace-id') ?? response.headers.get('x-request-id') ?? undefined;
    record.status = response.status;
    // The status of an error answer says more than the fact that its body broke off.
    if (!isUnread) text = await (response.ok ? response.text() : response.text().catch(() => ''));
    own.throwIfAborted();
  } catch (cause) {
    const { code, isUnsent } = readNetworkFailure(cause);
    if (!own.aborted) record.cause = code;
    // A request that was answered was sent, whatever broke off later.
    const outcome = isUnsent && !record.status ? 'not_sent' : 'unknown';
    const message = `${call.operation.id} got no whole answer${code ? ` (${code})` : ''}`;
    throw new ConnectionError(message, { outcome, retryable: true } satisfies Partial<CallFacts>, { cause });
  }
  record.durationMs = Math.round(link.time.now() - startedAt);
  tell('onResponse', link, call);
  const secrets = () => [...Object.values(keys), ...(draft.secrets?.() ?? [])];
  const data = readAnswer({ response, text }, call.operation.id, secrets, select);
  return { data, response, idempotencyKey: call.idempotencyKey, attempts: call.attempts };
}
