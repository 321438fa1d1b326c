import type { ReadKeys } from '../credentials.ts';
import type { Hooks } from './hooks.ts';
import type { OngoingCall } from './ongoing-call.ts';
import type { Time } from './time.ts';

/** Sends one request. The global `fetch` is one, and so is `mock.fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** What every request of a transport has in common. */
export interface Link {
  /** The global `fetch` makes a request of these by itself; to make one for it would be to make two. */
  readonly fetch: (url: string, init: RequestInit, call: OngoingCall) => Promise<Response>;
  /** Throws {@link ConfigurationError} when there is no `fetch` to send with. */
  readonly requireFetch: () => void;
  readonly readKeys: ReadKeys;
  readonly hooks: Hooks;
  readonly time: Time;
  /** Scheme, host and port of the service. */
  readonly origin: string;
}
