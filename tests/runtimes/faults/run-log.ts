import type { RawRequest } from './raw-request.ts';

/** A request that has arrived, and what became of it. */
export interface LoggedRequest extends RawRequest {
  /** When it had arrived, by the clock of the server, in milliseconds. */
  readonly atMs: number;
  /** Tells the connections apart. */
  readonly connection: number;
  /** Whether the server has done all that it does about it. */
  isPlayed: boolean;
  /** Whether its connection was ended by the client, before the server did. */
  isLeft: boolean;
}

/** What a mock server has seen of one row. */
export interface MockLog {
  /** How many requests came, answered or not. */
  readonly requests: number;
  /** The identifiers of the payments that exist. */
  readonly payments: readonly string[];
}

/** What the server has seen of one row. */
export interface RunLog {
  readonly requests: readonly LoggedRequest[];
  /** How many requests came to the other origin, which nobody asked for. */
  readonly elsewhere: number;
}
