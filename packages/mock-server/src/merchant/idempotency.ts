import { ApiErrorResult } from '../model/api-error.ts';
import type { ResolvedPolicies } from '../model/policies.ts';
import { type ApiResponse, plainResponse } from './api-response.ts';

/** What happens to a request with a key. */
export type IdempotencyClaim =
  /** The request is the first with its key. */
  | 'claimed'
  /** The first request is complete. `bodyHash` is the hash of its body. */
  | { readonly response: ApiResponse; readonly bodyHash: number }
  | ApiErrorResult;

interface StoredKey {
  /** Undefined when the first request failed during processing. */
  readonly response: ApiResponse | undefined;
  readonly bodyHash: number;
  /** When the first request ended, in milliseconds since 1970. */
  readonly since: number;
}

/** A key in use. */
interface ClaimedKey {
  response: ApiResponse | undefined;
  bodyHash: number;
  /** Undefined while the first request is running. */
  since: number | undefined;
  /** Continue the requests that wait for the first one. */
  waiting: (() => void)[] | undefined;
}

/** The idempotency keys of one merchant. */
export interface Idempotency {
  /** Claims a key. With the policy `wait`, this waits for a first request that is still running. */
  claim(key: string, now: () => number): IdempotencyClaim | Promise<IdempotencyClaim>;
  /** Stores the response, which every repeat of the key gets. */
  complete(key: string, response: ApiResponse, bodyHash: number, now: number): void;
  /** The request failed during processing: consumes the key, or frees it with the policy `release-key`. */
  consume(key: string, now: number): void;
  /** Frees the key, because the request was rejected before it took effect. */
  release(key: string): void;
  save(): [string, StoredKey][];
  load(saved: readonly [string, StoredKey][]): void;
}

export type IdempotencyPolicies = Pick<ResolvedPolicies, 'onInFlight' | 'onFirstFailure' | 'idempotencyTtl'>;

export function createIdempotency({ onInFlight, onFirstFailure, idempotencyTtl }: IdempotencyPolicies): Idempotency {
  // In the order of the claims, so that mostly the oldest key expires first.
  let keys = new Map<string, ClaimedKey>();

  /** When a key may expire, so that the usual request looks at no other key. */
  let nextExpiry = Number.POSITIVE_INFINITY;

  const isExpired = ({ since }: ClaimedKey, now: number) => since !== undefined && since + idempotencyTtl <= now;

  const forgetExpired = (now: number) => {
    if (now < nextExpiry) return;
    nextExpiry = Number.POSITIVE_INFINITY;
    for (const [key, claimed] of keys) {
      if (claimed.since === undefined) continue;
      if (!isExpired(claimed, now)) {
        nextExpiry = claimed.since + idempotencyTtl;
        return;
      }
      keys.delete(key);
    }
  };

  const claim = (key: string, now: () => number): IdempotencyClaim | Promise<IdempotencyClaim> => {
    const at = now();
    forgetExpired(at);
    const known = keys.get(key);
    // A key that was claimed after another one may expire before it.
    if (known === undefined || isExpired(known, at)) {
      if (known !== undefined) keys.delete(key);
      keys.set(key, { response: undefined, bodyHash: 0, since: undefined, waiting: undefined });
      return 'claimed';
    }
    const { response, bodyHash, since } = known;
    if (since === undefined) {
      if (onInFlight !== 'wait') return requestInProcess(onInFlight);
      known.waiting ??= [];
      const { waiting } = known;
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => claim(key, now));
    }
    return response === undefined ? keyAlreadyUsed() : { response, bodyHash };
  };

  const end = (key: string, result?: StoredKey) => {
    const claimed = keys.get(key);
    // Only a running key can be freed.
    if (claimed === undefined || (result === undefined && claimed.since !== undefined)) return;
    const { waiting } = claimed;
    if (result === undefined) keys.delete(key);
    else {
      claimed.response = result.response;
      claimed.bodyHash = result.bodyHash;
      claimed.since = result.since;
      claimed.waiting = undefined;
      nextExpiry = Math.min(nextExpiry, result.since + idempotencyTtl);
    }
    for (const resume of waiting ?? []) resume();
  };

  return {
    claim,
    complete: (key, response, bodyHash, now) => end(key, { response, bodyHash, since: now }),
    consume(key, now) {
      end(key, onFirstFailure === 'consume-key' ? { response: undefined, bodyHash: 0, since: now } : undefined);
    },
    release: (key) => end(key),
    save() {
      const ended = Array.from(keys).flatMap(([key, { response, bodyHash, since }]): [string, StoredKey][] =>
        since === undefined ? [] : [[key, { response: response && plainResponse(response), bodyHash, since }]],
      );
      return structuredClone(ended);
    },
    load(saved) {
      keys = new Map(structuredClone([...saved]).map(([key, stored]) => [key, { ...stored, waiting: undefined }]));
      nextExpiry = Number.NEGATIVE_INFINITY;
    },
  };
}

/** The error for a key that was used with another body, or by a request that failed. */
export function keyAlreadyUsed(): ApiErrorResult {
  return new ApiErrorResult(400, 'IDEMPOTENCY_DUPLICATED', ['This idempotency key has been used']);
}

function requestInProcess(onInFlight: 'reject' | 'conflict'): ApiErrorResult {
  const status = onInFlight === 'conflict' ? 409 : 400;
  return new ApiErrorResult(status, 'REQUEST_IN_PROCESS', ['A request with this idempotency key is still running']);
}
