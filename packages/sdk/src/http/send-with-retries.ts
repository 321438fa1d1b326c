import { ApiError } from '../errors/api-error.ts';
import { type CallFacts, PaychordError } from '../errors/base.ts';
import { ConnectionError } from '../errors/errors.ts';
import type { ApiResult } from './api-promise.ts';
import { attachCallState, type CallState, type OpenAttempt, operationName } from './call-state.ts';
import { isControlFlow } from './control-flow.ts';
import { emitHook } from './emit-hook.ts';
import { classifyNetworkError } from './network-error.ts';
import type { PreparedRequest } from './prepared-request.ts';
import { maxDelayMs, retryDelay } from './retry-options.ts';
import { type ParseReceived, sendOnce } from './send-once.ts';
import type { TransportContext } from './transport-context.ts';
import { withTimeout } from './with-timeout.ts';

/** Sends a draft until it is answered as it should be, or until sending it again would be unsafe or no use. */
export async function sendWithRetries<T>(
  draft: PreparedRequest,
  call: CallState,
  link: TransportContext,
  parse: ParseReceived<T>,
): Promise<ApiResult<T>> {
  const { clock } = link;
  const { limits, attempts } = call;
  const endsAt = call.startedAt + limits.totalTimeoutMs;
  let first: PaychordError | undefined;
  for (let waits = 1, retries = 0; ; waits += 1) {
    const { outcome } = call;
    const { length } = attempts;
    try {
      const limitMs = Math.min(limits.timeoutMs, endsAt - clock.now());
      return await withTimeout(call, clock, limitMs, (own) => sendOnce(draft, call, link, parse, own));
    } catch (thrown) {
      const record = attempts[length];
      // A framework ends the rendering of a page like this, and has to catch what it threw. It throws before it sends anything, so a
      // request that may have moved money is not among them.
      const isHarmless = call.operation.method === 'GET' || (outcome === 'not_sent' && !record?.status);
      if (isHarmless && isControlFlow(thrown)) throw thrown;
      const error = thrown instanceof PaychordError ? thrown : connectionError(thrown, call, record);
      // In the order of the alphabet they get worse.
      call.outcome = outcome > error.outcome ? outcome : error.outcome;
      // Without one, the attempt was given up before anything was sent.
      if (record) {
        record.durationMs ||= Math.round(clock.now() - record.startedAt.getTime());
        if (!(error instanceof ApiError)) record.cause ??= error.code;
      }
      attachCallState(error, call);
      first ??= error;
      const isTaken = error.code === 'idempotency';
      if (isTaken && first !== error) Object.defineProperty(error, 'cause', { value: first });
      // What is in process can only be an attempt of this call that may have arrived; then its answer comes, however often
      // that takes asking.
      const isSpent = isTaken ? outcome !== 'unknown' : retries++ >= limits.maxRetries;
      if (!error.retryable || isSpent) throw error;
      const delayMs = error.retryAfterMs || retryDelay(limits, waits);
      if (delayMs > maxDelayMs || delayMs >= endsAt - clock.now()) throw error;
      emitHook('onRetry', link, call, { delayMs, error });
      await withTimeout(call, clock, delayMs);
      // Timers may be late.
      if (clock.now() >= endsAt) throw error;
    }
  }
}

/** What else an attempt ends with: mostly what `fetch` threw. */
function connectionError(cause: unknown, { operation }: CallState, record?: OpenAttempt): ConnectionError {
  const { code, isUnsent } = classifyNetworkError(cause);
  if (record) record.cause = code;
  // A request that was answered was sent, whatever broke off later.
  const outcome = !record || (isUnsent && !record.status) ? 'not_sent' : 'unknown';
  const message = `${operationName(operation)} got no whole answer${code ? ` (${code})` : ''}`;
  return new ConnectionError(message, { outcome, retryable: true } satisfies Partial<CallFacts>, { cause });
}
