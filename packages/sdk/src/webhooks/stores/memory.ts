import { assertConfig } from '../errors.ts';
import type { WebhookStore } from './store.ts';

/** The options of `memoryStore`. */
export interface MemoryStoreOptions {
  /**
   * The maximum number of events to remember. When it is reached, the store forgets the event that was handled first.
   *
   * @default 100_000
   */
  readonly maxKeys?: number;
  /**
   * Returns the current time in milliseconds. Replace it in tests.
   *
   * @default Date.now
   */
  readonly now?: () => number;
}

/** A claim until its lease ends, or a done event until its time to live ends. */
interface Entry {
  readonly token: string;
  readonly isDone: boolean;
  readonly expiresAt: number;
}

/**
 * Creates a store in the memory of this process.
 *
 * Use it for tests, for development, and for a single process that may handle an event again after a restart. Replicas do not share it.
 *
 * The store never forgets an event that is in flight. When it is full of those, a claim rejects and the receiver responds with 503.
 *
 * @param options - The size of the store, and a clock for tests.
 * @returns A store for the `dedupe` option of `createWebhookReceiver`.
 * @throws {WebhookConfigurationError} `maxKeys` is not a positive integer.
 *
 * @example
 * const receive = createWebhookReceiver({ accept: 'payment', secret, dedupe: memoryStore(), on: handlers });
 */
export function memoryStore({ maxKeys = 100_000, now = Date.now }: MemoryStoreOptions = {}): WebhookStore {
  assertConfig(Number.isInteger(maxKeys) && maxKeys > 0, `maxKeys must be a positive integer (received ${maxKeys})`);
  // In the order of the last change, so the oldest entry comes first.
  const entries = new Map<string, Entry>();

  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry !== undefined && entry.expiresAt > now() ? entry : undefined;
  };
  const save = (key: string, entry: Entry): void => {
    entries.delete(key);
    if (entries.size >= maxKeys) evictOldest();
    entries.set(key, entry);
  };
  const evictOldest = (): void => {
    for (const [key, { isDone, expiresAt }] of entries) {
      if (isDone || expiresAt <= now()) return void entries.delete(key);
    }
    throw new Error(`memoryStore is full: all ${maxKeys} events are in flight. Increase maxKeys`);
  };

  return {
    isVolatile: true,
    async claim(key, { leaseMs, token }) {
      const entry = find(key);
      if (entry?.isDone) return 'done';
      if (entry !== undefined && entry.token !== token) return 'in_flight';
      save(key, { token, isDone: false, expiresAt: now() + leaseMs });
      return 'claimed';
    },
    async commit(key, token, { ttlMs }) {
      const entry = find(key);
      if (entry !== undefined && entry.token !== token) return false;
      save(key, { token, isDone: true, expiresAt: now() + ttlMs });
      return true;
    },
    async release(key, token) {
      const entry = entries.get(key);
      if (entry?.token === token && !entry.isDone) entries.delete(key);
    },
  };
}
