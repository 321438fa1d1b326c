import { ApiError } from '../api-error.ts';
import type { Outcome, PaychordError } from '../paychord-error.ts';
import type { Answer, Select } from './answer.ts';
import { attempt } from './attempt.ts';
import type { Draft } from './draft.ts';
import { duplicated, inProcess } from './error-answer.ts';
import { tell } from './hooks.ts';
import { interruptible } from './interruptible.ts';
import type { Link } from './link.ts';
import { networkCodeOf } from './network-failure.ts';
import { type OngoingCall, requestEvent, withFacts } from './ongoing-call.ts';
import type { Time } from './time.ts';

/** Nothing is waited for longer, even if the service asks for it. */
const longestWaitMs = 60_000;
const fromBestToWorst: readonly Outcome[] = ['not_sent', 'rejected', 'unknown'];

/** Sends a draft until it is answered as it should be, or until sending it again would be unsafe or no use. */
export async function exchange<T>(draft: Draft, call: OngoingCall, link: Link, select: Select<T>): Promise<Answer<T>> {
  const { time, hooks } = link;
  const { maxRetries, timeoutMs, totalTimeoutMs } = call.limits;
  const leftMs = () => call.startedAt + totalTimeoutMs - time.now();
  let first: PaychordError | undefined;
  for (let waits = 0, retries = 0; ; waits += 1) {
    const before = { outcome: call.outcome, attempts: call.attempts.length };
    try {
      const limitMs = Math.min(timeoutMs, leftMs());
      return await interruptible(call, time, limitMs, (own) => attempt(draft, call, link, select, own));
    } catch (thrown) {
      const error = failed(thrown as PaychordError, before, call, time);
      first ??= error;
      const code = error instanceof ApiError ? error.serviceCode : undefined;
      if (code === duplicated && first !== error) Object.defineProperty(error, 'cause', { value: first });
      // Only an attempt of this call can be what is in process; then its answer comes, however often that takes asking.
      const isSpent = code === inProcess ? call.attempts.length < 2 : retries++ >= maxRetries;
      const delayMs = error.retryAfterMs || time.random() * Math.min(8000, 500 * 2 ** waits);
      if (!error.retryable || isSpent || delayMs > longestWaitMs || delayMs >= leftMs()) throw error;
      tell(hooks.onRetry, () => ({ ...requestEvent(call, link), delayMs, error }));
      await interruptible(call, time, delayMs);
    }
  }
}

interface Before {
  readonly outcome: Outcome;
  readonly attempts: number;
}

/** Notes down how an attempt failed, and tells the error what has become of the call. */
function failed(error: PaychordError, before: Before, call: OngoingCall, time: Time): PaychordError {
  const worst = Math.max(fromBestToWorst.indexOf(before.outcome), fromBestToWorst.indexOf(error.outcome));
  call.outcome = fromBestToWorst[worst] ?? 'unknown';
  const record = call.attempts[before.attempts];
  // Without one, the attempt was given up before anything was sent.
  if (record !== undefined) {
    record.durationMs ||= Math.round(time.now() - record.startedAt.getTime());
    if (!(error instanceof ApiError)) record.cause = networkCodeOf(error) ?? error.code;
  }
  return withFacts(error, call);
}
