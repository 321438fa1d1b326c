import type { ClaimResult, WebhookStore } from './dedupe.ts';
import type { WebhookEvent } from './events.ts';
import type { Outcome } from './outcome.ts';

/** How far a delivery has come, as far as the answer depends on it when time runs out. */
export interface Progress {
  /** What the sender is answered if nothing else happens in time. */
  ifLate: Outcome;
  event?: WebhookEvent;
  key?: string;
  /** Aborted when the sender has been answered because time ran out. */
  readonly signal: AbortSignal;
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
  const release = async () => {
    try {
      await dedupe.release(key, token);
    } catch {
      // The end of the lease frees the event instead.
    }
  };
  const unavailable: Outcome = { status: 503, reason: 'store_failed' };

  progress.ifLate = unavailable;
  try {
    const result = await claim();
    if (result === 'done') return { status: 200 };
    if (result !== 'claimed') return { status: 503, reason: 'in_flight' };
  } catch (error) {
    return { ...unavailable, error };
  }
  if (progress.signal.aborted) {
    // It was answered that it is to come again, so then is the time to handle it.
    await release();
    return { status: 503 };
  }

  progress.ifLate = ifSlow;
  const stopRenewing = keepRenewing(claim, leaseMs);
  const outcome = await run(handler);
  progress.ifLate = outcome;
  await stopRenewing();
  if (outcome.reason) {
    await release();
    return outcome;
  }
  try {
    const isOurs = await dedupe.commit(key, token, { ttlMs });
    return isOurs === false ? { status: 200, reason: 'claim_lost' } : outcome;
  } catch (error) {
    // The handler has done its work: to be sent the event again would only do it twice.
    return { status: 200, reason: 'commit_failed', error };
  }
}

/** Runs a handler. Never rejects. */
export async function run(handler: () => unknown): Promise<Outcome> {
  try {
    await handler();
    return { status: 200 };
  } catch (error) {
    return { status: 500, reason: 'handler_failed', error };
  }
}

/** Claims again and again, three times a lease, for as long as the claim is held. What fails is tried again next time. */
function keepRenewing(claim: () => Promise<ClaimResult>, leaseMs: number): () => Promise<void> {
  let isOver = false;
  let renewal: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const renew = async () => {
    const result = await claim().catch(() => 'claimed');
    if (result === 'claimed' && !isOver) schedule();
  };
  const schedule = () => {
    timer = setTimeout(() => {
      renewal = renew();
    }, leaseMs / 3);
  };
  schedule();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    // A renewal that reaches the store after the claim has ended would begin another one.
    await renewal;
  };
}
