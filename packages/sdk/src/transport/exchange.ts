import { ApiError } from '../api-error.ts';
import type { ApiResult } from '../api-promise.ts';
import type { PaychordError } from '../paychord-error.ts';
import type { Select } from './answer.ts';
import { attempt } from './attempt.ts';
import type { Draft } from './draft.ts';
import { duplicated, inProcess } from './error-answer.ts';
import { interruptible } from './interruptible.ts';
import type { Link } from './link.ts';
import { type OngoingCall, withFacts } from './ongoing-call.ts';
import { tell } from './tell.ts';

/** Nothing is waited for longer, even if the service asks for it. */
const longestWaitMs = 60_000;

/** Sends a draft until it is answered as it should be, or until sending it again would be unsafe or no use. */
export async function exchange<T>(
  draft: Draft,
  call: OngoingCall,
  link: Link,
  select: Select<T>,
): Promise<ApiResult<T>> {
  const { time } = link;
  const { limits, attempts } = call;
  const endsAt = call.startedAt + limits.totalTimeoutMs;
  let first: PaychordError | undefined;
  for (let waits = 0, retries = 0; ; waits += 1) {
    const { outcome } = call;
    const { length } = attempts;
    try {
      const limitMs = Math.min(limits.timeoutMs, endsAt - time.now());
      return await interruptible(call, time, limitMs, (own) => attempt(draft, call, link, select, own));
    } catch (thrown) {
      const error = thrown as PaychordError;
      const code = error instanceof ApiError ? error.serviceCode : undefined;
      // In the order of the alphabet they get worse.
      call.outcome = outcome > error.outcome ? outcome : error.outcome;
      const record = attempts[length];
      // Without one, the attempt was given up before anything was sent.
      if (record !== undefined) {
        record.durationMs ||= Math.round(time.now() - record.startedAt.getTime());
        if (!(error instanceof ApiError)) record.cause ??= error.code;
      }
      withFacts(error, call);
      first ??= error;
      if (code === duplicated && first !== error) Object.defineProperty(error, 'cause', { value: first });
      // Only an attempt of this call can be what is in process; then its answer comes, however often that takes asking.
      const isSpent = code === inProcess ? length === 0 : retries++ >= limits.maxRetries;
      const delayMs = error.retryAfterMs || time.random() * Math.min(8000, 500 * 2 ** waits);
      if (!error.retryable || isSpent || delayMs > longestWaitMs || delayMs >= endsAt - time.now()) throw error;
      tell('onRetry', link, call, { delayMs, error });
      await interruptible(call, time, delayMs);
    }
  }
}
