import { demand } from '../errors.ts';
import type { WebhookStore } from './store.ts';

/** How much a `memoryStore` remembers, and by which clock. */
export interface MemoryStoreOptions {
  /** How many events it remembers; 100,000 when left out. Beyond that it forgets what was handled longest ago. */
  readonly maxKeys?: number;
  /** The time in milliseconds, for tests; `Date.now` when left out. */
  readonly now?: () => number;
}

/** A claim until its lease ends, or what became of it until its time to live ends. */
interface Entry {
  readonly token: string;
  readonly isDone: boolean;
  readonly endsAt: number;
}

/**
 * Keeps in the memory of this process which events were handled: for tests, for development, and for a single process
 * that may handle an event again after a restart. Replicas know nothing of each other's.
 *
 * Never forgets a claim that is under way: when there is room for nothing else, a claim rejects, and the receiver answers 503.
 *
 * Throws `WebhookConfigurationError` when `maxKeys` is no whole number above 0.
 *
 * @example
 * const receive = createWebhookReceiver({ accept: ['payment'], secret, dedupe: memoryStore(), on: handlers });
 */
export function memoryStore({ maxKeys = 100_000, now = Date.now }: MemoryStoreOptions = {}): WebhookStore {
  demand(Number.isInteger(maxKeys) && maxKeys > 0, 'maxKeys must be a whole number above 0');
  // In the order of the last change, so what is forgotten first comes first.
  const entries = new Map<string, Entry>();

  const standing = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry !== undefined && entry.endsAt > now() ? entry : undefined;
  };
  const keep = (key: string, entry: Entry): void => {
    entries.delete(key);
    if (entries.size >= maxKeys) makeRoom();
    entries.set(key, entry);
  };
  const makeRoom = (): void => {
    for (const [key, { isDone, endsAt }] of entries) {
      if (isDone || endsAt <= now()) return void entries.delete(key);
    }
    throw new Error(`memoryStore has room for ${maxKeys} events, and all of them are being handled`);
  };

  return {
    isVolatile: true,
    async claim(key, { leaseMs, token }) {
      const entry = standing(key);
      if (entry?.isDone) return 'done';
      if (entry !== undefined && entry.token !== token) return 'in_flight';
      keep(key, { token, isDone: false, endsAt: now() + leaseMs });
      return 'claimed';
    },
    async commit(key, token, { ttlMs }) {
      const entry = standing(key);
      if (entry !== undefined && entry.token !== token) return false;
      keep(key, { token, isDone: true, endsAt: now() + ttlMs });
      return true;
    },
    async release(key, token) {
      const entry = entries.get(key);
      if (entry?.token === token && !entry.isDone) entries.delete(key);
    },
  };
}
