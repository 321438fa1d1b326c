import { ApiErrorResult } from '../model/api-error.ts';
import type { ResolvedPolicies } from '../model/policies.ts';
import { type ApiResponse, plainResponse } from './api-response.ts';

/** What happens to a request with a key. */
export type IdempotencyClaim =
  /** The request is the first with its key. */
  | 'claimed'
  /** The first request is complete. `bodyHash` is the hash of its body. */
  | { readonly response: ApiResponse; readonly bodyHash: string }
  | ApiErrorResult;

interface StoredKey {
  /** Undefined when the first request failed during processing. */
  readonly response: ApiResponse | undefined;
  readonly bodyHash: string;
  /** When the first request ended, in milliseconds since 1970. */
  readonly since: number;
}

/** The idempotency keys of one merchant. */
export interface Idempotency {
  /** Claims a key. With the policy `wait`, this waits for a first request that is still running. */
  claim(key: string, now: () => number): IdempotencyClaim | Promise<IdempotencyClaim>;
  /** Stores the response, which every repeat of the key gets. */
  complete(key: string, response: ApiResponse, bodyHash: string, now: number): void;
  /** The request failed during processing: consumes the key, or frees it with the policy `release-key`. */
  consume(key: string, now: number): void;
  /** Frees the key, because the request was rejected before it took effect. */
  release(key: string): void;
  save(): [string, StoredKey][];
  load(saved: readonly [string, StoredKey][]): void;
}

export type IdempotencyPolicies = Pick<ResolvedPolicies, 'onInFlight' | 'onFirstFailure' | 'idempotencyTtl'>;

export function createIdempotency({ onInFlight, onFirstFailure, idempotencyTtl }: IdempotencyPolicies): Idempotency {
  /** The requests that wait, by the key of a running request. */
  const running = new Map<string, (() => void)[]>();
  // Oldest first, because time only moves forward.
  let stored = new Map<string, StoredKey>();

  /** When the oldest key expires, so that the usual request looks at no key. */
  let nextExpiry = Number.POSITIVE_INFINITY;

  const forgetExpired = (now: number) => {
    if (now < nextExpiry) return;
    nextExpiry = Number.POSITIVE_INFINITY;
    for (const [key, { since }] of stored) {
      if (since + idempotencyTtl > now) {
        nextExpiry = since + idempotencyTtl;
        return;
      }
      stored.delete(key);
    }
  };

  const claim = (key: string, now: () => number): IdempotencyClaim | Promise<IdempotencyClaim> => {
    forgetExpired(now());
    const waiting = running.get(key);
    if (waiting !== undefined) {
      if (onInFlight !== 'wait') return requestInProcess(onInFlight);
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => claim(key, now));
    }
    const known = stored.get(key);
    if (known === undefined) {
      running.set(key, []);
      return 'claimed';
    }
    return known.response === undefined ? keyAlreadyUsed() : { response: known.response, bodyHash: known.bodyHash };
  };

  const end = (key: string, outcome?: StoredKey) => {
    const waiting = running.get(key) ?? [];
    running.delete(key);
    if (outcome !== undefined) {
      stored.set(key, outcome);
      nextExpiry = Math.min(nextExpiry, outcome.since + idempotencyTtl);
    }
    for (const resume of waiting) resume();
  };

  return {
    claim,
    complete: (key, response, bodyHash, now) => end(key, { response, bodyHash, since: now }),
    consume(key, now) {
      end(key, onFirstFailure === 'consume-key' ? { response: undefined, bodyHash: '', since: now } : undefined);
    },
    release: (key) => end(key),
    save: () => structuredClone(Array.from(stored, ([key, each]) => [key, withPlainResponse(each)])),
    load(saved) {
      stored = new Map(structuredClone([...saved]));
      nextExpiry = Number.NEGATIVE_INFINITY;
    },
  };
}

function withPlainResponse(stored: StoredKey): StoredKey {
  return { ...stored, response: stored.response && plainResponse(stored.response) };
}

/** The error for a key that was used with another body, or by a request that failed. */
export function keyAlreadyUsed(): ApiErrorResult {
  return new ApiErrorResult(400, 'IDEMPOTENCY_DUPLICATED', ['This idempotency key has been used']);
}

function requestInProcess(onInFlight: 'reject' | 'conflict'): ApiErrorResult {
  const status = onInFlight === 'conflict' ? 409 : 400;
  return new ApiErrorResult(status, 'REQUEST_IN_PROCESS', ['A request with this idempotency key is still running']);
}
