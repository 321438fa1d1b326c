import type { ReadKeys } from '../credentials.ts';

/** Sends one request. The global `fetch` is one, and so is `mock.fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** What every request of a transport has in common. */
export interface Connection {
  readonly fetch: Fetch;
  readonly readKeys: ReadKeys;
}
