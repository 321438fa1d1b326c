import { Refusal } from './refusal.ts';

/** What the first request with a key was answered. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The idempotency keys of one merchant. */
export interface Idempotency {
  /** Takes a key for a request; or says what its first request was answered, or that it is still running. */
  claim(key: string, now: number): 'claimed' | Answer | Refusal;
  /** Remembers the answer; from here on the key is taken. */
  complete(key: string, answer: Answer, now: number): void;
  /** Gives the key back: the request was refused before it took effect. */
  release(key: string): void;
}

const day = 86_400_000;

/** Keys are remembered for 24 hours after their answer. */
export function createIdempotency(): Idempotency {
  const running = new Set<string>();
  // In order of expiry, as every key is remembered for the same time.
  const answered = new Map<string, { answer: Answer; expiresAt: number }>();

  const forgetExpired = (now: number) => {
    for (const [key, { expiresAt }] of answered) {
      if (expiresAt > now) return;
      answered.delete(key);
    }
  };

  return {
    claim(key, now) {
      forgetExpired(now);
      if (running.has(key)) {
        return new Refusal(400, 'REQUEST_IN_PROCESS', ['A request with this idempotency key is still running']);
      }
      const known = answered.get(key);
      if (known !== undefined) return known.answer;
      running.add(key);
      return 'claimed';
    },
    complete(key, answer, now) {
      running.delete(key);
      answered.set(key, { answer, expiresAt: now + day });
    },
    release(key) {
      running.delete(key);
    },
  };
}
