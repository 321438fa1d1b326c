import type { Fault } from '@paychord/mock-server';
import type { TlsFault } from '../../helpers/tls/tls-service.ts';
import type { ProgramMessage } from './program-message.ts';
import type { Reply } from './reply.ts';
import type { MockLog, RunLog } from './run-log.ts';

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

/** A mock server, as the program that calls it sees it. */
export interface MockRun {
  readonly baseUrl: string;
  log(): Promise<MockLog>;
}

/** A service over TLS, as the program that calls it sees it. */
export interface TlsRun {
  readonly baseUrl: string;
  /** How many requests have arrived. */
  requests(): Promise<number>;
}

/** The control server, in any runtime. */
export interface Control {
  begin(...replies: Reply[]): Promise<Run>;
  /** Starts a mock server that has this fault. */
  beginMock(fault: Fault): Promise<MockRun>;
  /** Starts a service over TLS that has this fault. */
  beginTls(fault: TlsFault): Promise<TlsRun>;
  unusedPort(): Promise<number>;
  report(heard: ProgramMessage): Promise<void>;
}

export function controlAt(url: string): Control {
  // This `fetch` is the runtime's own, even while a row watches what the client does with its globals.
  const { fetch } = globalThis;
  const ask = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const value = await (await fetch(`${url}/${path}`, init)).json();
    if (value?.trouble !== undefined) throw new Error(value.trouble);
    return value;
  };
  return {
    async begin(...replies) {
      const { run, origin } = await ask('begin', replies);
      return {
        baseUrl: `${origin}/${run}`,
        log: () => ask(`log/${run}`),
        replied: (index = 0) => ask(`until/${run}/isPlayed/${index}`),
        left: (index = 0) => ask(`until/${run}/isLeft/${index}`),
        disconnect: () => ask(`disconnect/${run}`),
      };
    },
    async beginMock(fault) {
      const { run, url } = await ask('begin-mock', fault);
      return { baseUrl: url, log: () => ask(`mock-log/${run}`) };
    },
    async beginTls(fault) {
      const { run, url } = await ask('begin-tls', fault);
      return { baseUrl: url, requests: () => ask(`tls-requests/${run}`) };
    },
    unusedPort: () => ask('unused-port'),
    report: (heard) => ask('heard', heard),
  };
}
