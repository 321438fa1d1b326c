import type { RawRequest } from './raw-request.ts';

/** A request that has arrived, and what became of it. */
export interface LoggedRequest extends RawRequest {
  /** When it had arrived, by the clock of the server, in milliseconds. */
  readonly atMs: number;
  /** The number of the connection. */
  readonly connection: number;
  /** Whether the server has done all that it does about it. */
  isPlayed: boolean;
  /** Whether its connection was ended by the client, before the server did. */
  isLeft: boolean;
}

/** What a mock server has seen of one row. */
export interface MockLog {
  /** The number of requests, with or without a response. */
  readonly requests: number;
  /** The identifiers of the payments that exist. */
  readonly payments: readonly string[];
}

/** What the server has seen of one row. */
export interface RunLog {
  readonly requests: readonly LoggedRequest[];
  /** The number of requests to the other origin, which must stay 0. */
  readonly elsewhere: number;
}
