import type { Clock } from './clock.ts';
import type { ReadKeys } from './credentials.ts';
import type { Hooks } from './hooks.ts';

/** What every request of a transport has in common. */
export interface TransportContext {
  /** Returns the caller's `fetch` or the global one. Throws {@link ConfigurationError} when there is none. */
  readonly findFetch: () => typeof globalThis.fetch;
  readonly readKeys: ReadKeys;
  readonly hooks: Hooks;
  readonly clock: Clock;
  /** Scheme, host and port of the service. */
  readonly origin: string;
}
