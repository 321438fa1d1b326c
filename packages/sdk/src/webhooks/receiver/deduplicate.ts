import type { WebhookEvent } from '../events/events.ts';
import type { WebhookStore } from '../stores/store.ts';
import type { Outcome } from './result.ts';

/** How far a delivery has come, as far as the answer depends on it when time runs out. */
export interface Progress {
  /** What the sender is answered if nothing else happens in time. */
  ifLate: Outcome;
  event?: WebhookEvent;
  key?: string;
  attempt?: number | undefined;
  /** Aborted when the response was sent because time ran out. */
  readonly signal: AbortSignal;
  /** Answers the sender that the event is handled, when there is more to do. */
  acknowledge(): void;
}

export interface Claiming {
  readonly dedupe: WebhookStore;
  readonly key: string;
  readonly leaseMs: number;
  readonly ttlMs: number;
  /** What the sender is answered while the handler is not done. */
  readonly ifSlow: Outcome;
}

/**
 * Runs a handler under a claim, which is renewed as long as it runs: marks the event done when the handler is, and frees it
 * when it throws.
 */
export async function handleOnce(
  handler: () => unknown,
  progress: Progress,
  { dedupe, key, leaseMs, ttlMs, ifSlow }: Claiming,
): Promise<Outcome> {
  const token = crypto.randomUUID();
  const claim = async () => dedupe.claim(key, { leaseMs, token });
  const commit = async () => dedupe.commit(key, token, { ttlMs });
  // The end of the lease frees the event when this does not.
  const release = () => (async () => dedupe.release(key, token))().catch(() => {});
  const unavailable: Outcome = { status: 503, verdict: 'failed', reason: 'store_failed' };

  progress.ifLate = unavailable;
  const begun = performance.now();
  try {
    const result = await claim();
    if (result === 'done') return { status: 200, verdict: 'duplicate' };
    if (result === 'in_flight') return { status: 503, verdict: 'duplicate', reason: result };
    if (result !== 'claimed') throw new TypeError(`A store does not answer a claim with ${result}`);
  } catch (error) {
    return { ...unavailable, error };
  }
  // It was answered that it is to come again, so then is the time to handle it.
  const isLate = progress.signal.aborted;
  // A lease that has ended meanwhile is no claim.
  if (isLate || performance.now() - begun >= leaseMs) {
    await release();
    return isLate ? { status: 503 } : unavailable;
  }

  progress.ifLate = ifSlow;
  let renewals = Promise.resolve();
  // As long as it is claimed; one that fails says nothing of the next.
  const timer = setInterval(() => {
    const renewal = within(leaseMs, claim()).then(
      (result) => (result === 'claimed' ? undefined : clearInterval(timer)),
      () => {},
    );
    renewals = renewals.then(() => renewal);
  }, leaseMs / 3);
  const outcome = await run(handler);
  clearInterval(timer);
  progress.ifLate = outcome;
  if (outcome.reason) {
    // A renewal that reaches the store after the release would claim the event anew.
    await renewals;
    await release();
    return outcome;
  }
  for (let triesLeft = 2; ; triesLeft--) {
    try {
      const isOurs = await within(leaseMs, commit());
      return isOurs === false ? { status: 200, verdict: 'failed', reason: 'claim_lost' } : outcome;
    } catch (error) {
      // The handler has done its work: whatever becomes of the commit, the answer is that it has.
      progress.acknowledge();
      if (!triesLeft) return { status: 200, verdict: 'failed', reason: 'commit_failed', error };
      await new Promise((resolve) => setTimeout(resolve, leaseMs / 3));
    }
  }
}

/** Rejects when it takes longer, as nobody can wait for ever. */
function within<Result>(ms: number, step: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The store has not answered in ${ms} ms`)), ms);
    step.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

export const handled: Outcome = { status: 200, verdict: 'handled' };

/** Runs a handler. Never rejects. */
export async function run(handler: () => unknown): Promise<Outcome> {
  try {
    await handler();
    return handled;
  } catch (error) {
    return { status: 500, verdict: 'failed', reason: 'handler_failed', error };
  }
}
