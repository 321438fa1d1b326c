import { Refusal } from '../model/api-error.ts';
import type { DecidedPolicies } from '../model/policies.ts';

/** What the first request with a key was answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What becomes of a request with a key. */
export type Claim =
  /** It is the first. */
  | 'claimed'
  /** The first has been answered. `bodyHash` is that of its body. */
  | { readonly answer: Answer; readonly bodyHash: string }
  | Refusal;

interface Remembered {
  /** Undefined where the first request failed while it was processed. */
  readonly answer: Answer | undefined;
  readonly bodyHash: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** The idempotency keys of one merchant. */
export interface Idempotency {
  /** By policy this waits for a first request that is still running. */
  claim(key: string, now: () => number): Claim | Promise<Claim>;
  /** Remembers the answer; from here on the key is taken. */
  complete(key: string, answer: Answer, bodyHash: string, now: number): void;
  /** The request failed while it was processed: the key is used up, unless policy gives it another try. */
  burn(key: string, now: number): void;
  /** Gives the key back: the request was refused before it took effect. */
  release(key: string): void;
  save(): [string, Remembered][];
  load(saved: readonly [string, Remembered][]): void;
}

export type IdempotencyPolicies = Pick<DecidedPolicies, 'onInFlight' | 'onFailedFirst' | 'idempotencyTtl'>;

export function createIdempotency({ onInFlight, onFailedFirst, idempotencyTtl }: IdempotencyPolicies): Idempotency {
  /** Of each key whose request is running, who waits for its end. */
  const running = new Map<string, (() => void)[]>();
  // In order of age, as time only moves forward.
  let remembered = new Map<string, Remembered>();

  const forgetExpired = (now: number) => {
    for (const [key, { since }] of remembered) {
      if (since + idempotencyTtl > now) return;
      remembered.delete(key);
    }
  };

  const claim = (key: string, now: () => number): Claim | Promise<Claim> => {
    forgetExpired(now());
    const waiting = running.get(key);
    if (waiting !== undefined) {
      if (onInFlight !== 'wait') return inProcess(onInFlight);
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => claim(key, now));
    }
    const known = remembered.get(key);
    if (known === undefined) {
      running.set(key, []);
      return 'claimed';
    }
    return known.answer === undefined ? duplicated() : { answer: known.answer, bodyHash: known.bodyHash };
  };

  const end = (key: string, outcome?: Remembered) => {
    const waiting = running.get(key) ?? [];
    running.delete(key);
    if (outcome !== undefined) remembered.set(key, outcome);
    for (const resume of waiting) resume();
  };

  return {
    claim,
    complete: (key, answer, bodyHash, now) => end(key, { answer, bodyHash, since: now }),
    burn(key, now) {
      end(key, onFailedFirst === 'burn' ? { answer: undefined, bodyHash: '', since: now } : undefined);
    },
    release: (key) => end(key),
    save: () => structuredClone([...remembered]),
    load(saved) {
      remembered = new Map(structuredClone([...saved]));
    },
  };
}

/** The key was used for something else, or for something that failed. */
export function duplicated(): Refusal {
  return new Refusal(400, 'IDEMPOTENCY_DUPLICATED', ['This idempotency key has been used']);
}

function inProcess(onInFlight: 'reject' | 'conflict'): Refusal {
  const status = onInFlight === 'conflict' ? 409 : 400;
  return new Refusal(status, 'REQUEST_IN_PROCESS', ['A request with this idempotency key is still running']);
}
