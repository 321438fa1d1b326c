import { createUuid } from '../../utils/builtin-module.ts';
import { assertConfig } from '../errors.ts';
import type { WebhookEvent } from '../events/events.ts';
import type { WebhookStore } from '../stores/store.ts';
import type { ProcessingResult } from './delivery.ts';
import type { ResolvedReceiverConfig } from './receiver-options.ts';

/** The progress of a delivery. It decides the response when `ackTimeoutMs` ends. */
export interface DeliveryProgress {
  /** The result if the time ends now. */
  onTimeout: ProcessingResult;
  event?: WebhookEvent;
  key?: string | undefined;
  attempt?: number | undefined;
  matchedSecretIndex?: number | undefined;
  /** Aborted when the time has ended and the response was sent. */
  readonly signal: AbortSignal;
  /** Responds that the event was handled, while work continues. */
  acknowledge(): void;
}

/**
 * Runs a handler only if the event is not a duplicate. It claims the event in the store and renews the claim while the handler
 * runs. Afterwards it commits the claim, or releases it if the handler threw.
 *
 * @param handle - Runs the handler. It never rejects, and it sets the result if the time ends now.
 */
export async function deduplicate(
  handle: () => Promise<ProcessingResult>,
  progress: DeliveryProgress,
  key: string,
  store: WebhookStore,
  { leaseMs, ttlMs, ackTimeoutMs, clock }: Pick<ResolvedReceiverConfig, 'leaseMs' | 'ttlMs' | 'ackTimeoutMs' | 'clock'>,
): Promise<ProcessingResult> {
  const token = createUuid();
  assertConfig(token, 'This runtime has no crypto.randomUUID');
  const claim = async () => store.claim(key, { leaseMs, token });
  const commit = async () => store.commit(key, token, { ttlMs });
  // If the release fails, the end of the lease frees the event.
  const release = () => (async () => store.release(key, token))().catch(() => {});
  const storeFailed: ProcessingResult = { status: 503, result: 'failed', reason: 'store_failed' };

  const noResponse = { ...storeFailed, error: noResponseWithin(Math.min(ackTimeoutMs, leaseMs)) };
  progress.onTimeout = noResponse;
  const startedAt = performance.now();
  try {
    const claimed = await claim();
    if (claimed === 'done') return { status: 200, result: 'duplicate' };
    if (claimed === 'in_flight') return { status: 503, result: 'duplicate', reason: claimed };
    if (claimed !== 'claimed') throw new TypeError(`claim must return a ClaimResult, not ${claimed}`);
  } catch (error) {
    return { ...storeFailed, error };
  }
  // After a time-out the response was 503, so the sender can send the event again. The next delivery handles it.
  // A claim whose lease has ended protects nothing.
  if (progress.signal.aborted || performance.now() - startedAt >= leaseMs) {
    await release();
    return noResponse;
  }

  let renewals: Promise<unknown> = Promise.resolve();
  let timer: unknown;
  // Renews until the claim is lost. A failed renewal does not stop the next one.
  const renewLater = () => {
    timer = clock.setTimeout(() => {
      renewLater();
      const renewal = respondWithin(leaseMs, claim())
        .then((claimed) => claimed !== 'claimed' && clock.clearTimeout(timer))
        .catch(() => {});
      renewals = renewals.then(() => renewal);
    }, leaseMs / 3);
    // A handler that never ends should not keep a process alive.
    Object(timer).unref?.();
  };
  renewLater();
  const result = await handle();
  clock.clearTimeout(timer);
  progress.onTimeout = result;
  if (result.result !== 'handled') {
    // A renewal that reaches the store after the release would claim the event again.
    await renewals;
    await release();
    return result;
  }
  for (let retriesLeft = 2; ; retriesLeft--) {
    try {
      const isCommitted = await respondWithin(leaseMs, commit());
      return isCommitted === false ? { status: 200, result: 'failed', reason: 'claim_lost' } : result;
    } catch (error) {
      // The handler has finished, so the response is 200 whether a later commit succeeds or not.
      progress.acknowledge();
      if (!retriesLeft) return { status: 200, result: 'failed', reason: 'commit_failed', error };
      await new Promise<void>((resolve) => clock.setTimeout(resolve, leaseMs / 3));
    }
  }
}

/** A client that never connected often waits instead of failing. */
function noResponseWithin(ms: number): Error {
  return new Error(`The store did not respond within ${ms} ms. Is its client connected?`);
}

/** Rejects when the store does not respond in time. */
function respondWithin<Result>(ms: number, step: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(noResponseWithin(ms)), ms);
    step.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
