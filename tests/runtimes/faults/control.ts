import type { Fault } from '@paychord/mock-server';
import type { TlsFault } from '../../helpers/tls/tls-service.ts';
import type { CaseResult } from '../case-result.ts';
import type { Reply } from './reply.ts';

/** A request that has arrived, and what became of it. */
export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A character for each byte. */
  readonly body: string;
  /** When it had arrived, by the clock of the server, in milliseconds. */
  readonly atMs: number;
  /** The number of the connection. */
  readonly connection: number;
  /** Whether the server has done all that it does about it. */
  isPlayed: boolean;
  /** Whether the client ended its connection before the server did. */
  isLeft: boolean;
}

/** What the server has seen of one row. */
export interface RunLog {
  readonly requests: readonly LoggedRequest[];
  /** The number of requests to the other origin, which must stay 0. */
  readonly elsewhere: number;
}

/** What a service has seen of one row. */
export interface ServiceLog {
  /** The number of requests, with or without a response. */
  readonly requests: number;
  /** The identifiers of the payments that exist. A service over TLS stores none. */
  readonly payments: readonly string[];
}

/** The messages of a program that runs cases: the version of the runtime, the result of a case, and the end. */
export type ProgramMessage =
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'outcome'; readonly outcome: CaseResult }
  | { readonly kind: 'error'; readonly error: string }
  | { readonly kind: 'end' };

/** A run of one row, as the program that runs it sees it. */
export interface Run {
  readonly baseUrl: string;
  log(): Promise<RunLog>;
  /** Waits until the server has done all that it does about a request, counted from 0. */
  replied(index?: number): Promise<void>;
  /** Waits until the client has ended the connection of a request. */
  left(index?: number): Promise<void>;
  /** Lets the server end the connections that are kept open. */
  disconnect(): Promise<void>;
}

/** A mock server or a service over TLS, as the program that calls it sees it. */
export interface ServiceRun {
  readonly baseUrl: string;
  log(): Promise<ServiceLog>;
}

/** The control server, in any runtime. */
export interface Control {
  begin(...replies: Reply[]): Promise<Run>;
  /** Starts a mock server that has this fault. */
  beginMock(fault: Fault): Promise<ServiceRun>;
  /** Starts a service over TLS that has this fault. */
  beginTls(fault: TlsFault): Promise<ServiceRun>;
  unusedPort(): Promise<number>;
  report(message: ProgramMessage): Promise<void>;
}

export function controlAt(url: string): Control {
  // This `fetch` is the runtime's own, even while a row watches what the client does with its globals.
  const { fetch } = globalThis;
  const request = async (method: string, ...args: unknown[]) => {
    const value = await (await fetch(url, { method: 'POST', body: JSON.stringify({ method, args }) })).json();
    if (value?.error !== undefined) throw new Error(value.error);
    return value;
  };
  const beginService = async (method: 'beginMock' | 'beginTls', fault: Fault | TlsFault): Promise<ServiceRun> => {
    const { run, url: baseUrl } = await request(method, fault);
    return { baseUrl, log: () => request('serviceLog', run) };
  };
  return {
    async begin(...replies) {
      const { run, origin } = await request('begin', replies);
      return {
        baseUrl: `${origin}/${run}`,
        log: () => request('log', run),
        replied: (index = 0) => request('until', run, index, 'isPlayed'),
        left: (index = 0) => request('until', run, index, 'isLeft'),
        disconnect: () => request('disconnect', run),
      };
    },
    beginMock: (fault) => beginService('beginMock', fault),
    beginTls: (fault) => beginService('beginTls', fault),
    unusedPort: () => request('unusedPort'),
    report: (message) => request('report', message),
  };
}
