import type { ReadKeys } from '../credentials.ts';
import type { Hooks } from './hooks.ts';
import type { Time } from './time.ts';

/** Sends one request. The global `fetch` is one, and so is `mock.fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** What every request of a transport has in common. */
export interface Link {
  readonly fetch: Fetch;
  readonly readKeys: ReadKeys;
  readonly hooks: Hooks;
  readonly time: Time;
  /** Scheme, host and port of the service. */
  readonly origin: string;
}
