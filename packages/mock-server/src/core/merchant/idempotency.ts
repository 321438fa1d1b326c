import { afterRealTime } from '../clock/real-timers.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';

/** The response of an operation, before it is serialized. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** What happens to a request with a key. */
export type IdempotencyClaim =
  /** The request is the first with its key. */
  | 'claimed'
  /** The first request is complete. `bodyHash` is the hash of its body. */
  | { readonly response: ApiResponse; readonly bodyHash: number }
  | ApiErrorResult;

/** A key whose first request is running. */
interface RunningKey {
  readonly since?: undefined;
  /** Continue the requests that wait for the first one. */
  readonly waiting: (() => void)[];
}

/** A key whose first request has ended. */
export interface StoredKey {
  /** Undefined when the first request failed during processing. */
  readonly response: ApiResponse | undefined;
  readonly bodyHash: number;
  /** When the first request ended, in milliseconds since 1970. */
  readonly since: number;
}

type IdempotencyPolicies = Pick<ResolvedPolicies, 'onInFlight' | 'onFirstFailure' | 'idempotencyTtl'>;

/** Creates the idempotency keys of one merchant. */
export function createIdempotency({ onInFlight, onFirstFailure, idempotencyTtl }: IdempotencyPolicies) {
  let keys = new Map<string, RunningKey | StoredKey>();
  /** The keys that were used again after they expired. */
  const reused = new Set<string>();

  const claim = (key: string, now: () => number): IdempotencyClaim | Promise<IdempotencyClaim> => {
    const known = keys.get(key);
    const isExpired = known?.since !== undefined && known.since + idempotencyTtl <= now();
    if (isExpired) reused.add(key);
    if (known === undefined || isExpired) {
      keys.set(key, { waiting: [] });
      return 'claimed';
    }
    if (known.since === undefined) {
      const ended = new Promise<true>((resolve) => known.waiting.push(() => resolve(true)));
      if (onInFlight === 'wait') return ended.then(() => claim(key, now));
      // Requests that arrived together must not depend on how many steps a transport needs to read a body.
      return Promise.race([ended, nextTurn()]).then((isOver) =>
        isOver ? claim(key, now) : requestInProcess(onInFlight),
      );
    }
    const { response, bodyHash } = known;
    return response === undefined ? keyAlreadyUsed('policies.onFirstFailure') : { response, bodyHash };
  };

  /** Stores the result of a running key, or frees the key. */
  const end = (key: string, result?: StoredKey) => {
    const running = keys.get(key);
    if (running === undefined || running.since !== undefined) return;
    if (result === undefined) keys.delete(key);
    else keys.set(key, result);
    for (const resume of running.waiting) resume();
  };

  return {
    /**
     * Claims a key. With the policy `wait`, this waits for a first request that is still running. Otherwise it waits only while the first
     * request needs nothing but this process: one that waits for its body or for a time is in flight.
     */
    claim,
    /** Whether an earlier request had this key, which has expired. */
    hasExpired: (key: string) => reused.has(key),
    /** Stores the response, which every repeat of the key gets. */
    complete: (key: string, response: ApiResponse, bodyHash: number, now: number) =>
      end(key, { response, bodyHash, since: now }),
    /** The request failed during processing: consumes the key, or frees it with the policy `release-key`. */
    consume(key: string, now: number): void {
      end(key, onFirstFailure === 'consume-key' ? { response: undefined, bodyHash: 0, since: now } : undefined);
    },
    /** Frees the key, because the request was rejected before it took effect. */
    release: (key: string) => end(key),
    save() {
      const ended = [...keys].filter((each): each is [string, StoredKey] => each[1].since !== undefined);
      return structuredClone(ended);
    },
    load(saved: readonly [string, StoredKey][]): void {
      keys = new Map(structuredClone([...saved]));
    },
  };
}

/** Resolves after everything that waits for no time and no network. */
function nextTurn(): Promise<false> {
  return new Promise((resolve) => afterRealTime(0, () => resolve(false)));
}

/** The error for a key that was used with another body, or by a request that failed. The policy decides which of them. */
export function keyAlreadyUsed(policy: 'policies.onBodyMismatch' | 'policies.onFirstFailure'): ApiErrorResult {
  const messages = ['This idempotency key has been used'];
  return new ApiErrorResult(400, 'IDEMPOTENCY_DUPLICATED', messages, { assumed: [policy] });
}

function requestInProcess(onInFlight: 'reject' | 'conflict'): ApiErrorResult {
  const status = onInFlight === 'conflict' ? 409 : 400;
  return new ApiErrorResult(status, 'REQUEST_IN_PROCESS', ['A request with this idempotency key is still running']);
}
