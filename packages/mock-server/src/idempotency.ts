import type { DecidedPolicies } from './policies.ts';
import { Refusal } from './refusal.ts';

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
  /** The first is still running; ask again when it is over. */
  | { readonly running: Promise<void> }
  | Refusal;

interface Remembered {
  /** Undefined where the first request failed while it was processed. */
  readonly answer: Answer | undefined;
  readonly bodyHash: string;
  readonly expiresAt: number;
}

/** The idempotency keys of one merchant. */
export interface Idempotency {
  claim(key: string, now: number): Claim;
  /** Remembers the answer; from here on the key is taken. */
  complete(key: string, answer: Answer, bodyHash: string, now: number): void;
  /** The request failed while it was processed: the key is used up, unless policy gives it another try. */
  burn(key: string, bodyHash: string, now: number): void;
  /** Gives the key back: the request was refused before it took effect. */
  release(key: string): void;
  save(): [string, Remembered][];
  load(saved: readonly [string, Remembered][]): void;
}

export type IdempotencyPolicies = Pick<DecidedPolicies, 'onInFlight' | 'onFailedFirst' | 'idempotencyTtl'>;

export function createIdempotency({ onInFlight, onFailedFirst, idempotencyTtl }: IdempotencyPolicies): Idempotency {
  const running = new Map<string, { over: Promise<void>; end: () => void }>();
  // In order of expiry, as every key is remembered for the same time.
  let remembered = new Map<string, Remembered>();

  const forgetExpired = (now: number) => {
    for (const [key, { expiresAt }] of remembered) {
      if (expiresAt > now) return;
      remembered.delete(key);
    }
  };

  const end = (key: string) => {
    running.get(key)?.end();
    running.delete(key);
  };

  const begin = (key: string) => {
    let over = () => {};
    const ended = new Promise<void>((resolve) => {
      over = resolve;
    });
    running.set(key, { over: ended, end: over });
  };

  return {
    claim(key, now) {
      forgetExpired(now);
      const first = running.get(key);
      if (first !== undefined) return onInFlight === 'wait' ? { running: first.over } : inProcess(onInFlight);
      const known = remembered.get(key);
      if (known === undefined) {
        begin(key);
        return 'claimed';
      }
      return known.answer === undefined ? duplicated() : { answer: known.answer, bodyHash: known.bodyHash };
    },
    complete(key, answer, bodyHash, now) {
      end(key);
      remembered.set(key, { answer, bodyHash, expiresAt: now + idempotencyTtl });
    },
    burn(key, bodyHash, now) {
      end(key);
      if (onFailedFirst === 'burn')
        remembered.set(key, { answer: undefined, bodyHash, expiresAt: now + idempotencyTtl });
    },
    release: end,
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
