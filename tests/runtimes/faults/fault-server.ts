import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import type { Socket } from 'node:net';
import type { RawRequest } from './raw-request.ts';
import { type RawConnection, serveRaw } from './raw-server.ts';
import { json, otherOrigin, type Reply } from './reply.ts';
import type { LoggedRequest, RunLog } from './run-log.ts';
import { writeHead, writeReply } from './write-reply.ts';

/** A server that responds faultily on purpose. Each row has its own run. */
export interface FaultServer {
  /** A run is reached under its name: `${origin}/${run}`. */
  readonly origin: string;
  /** Begins a run: the first request gets the first reply, and so on. Answers its name. */
  begin(replies: readonly Reply[]): string;
  log(run: string): RunLog;
  /** Waits until a request has its result. Counts from 0. */
  until(run: string, index: number, state: 'isPlayed' | 'isLeft'): Promise<void>;
  /** Ends all connections of a run that are waiting for another request. */
  disconnect(run: string): void;
  close(): void;
}

interface Run {
  readonly name: string;
  readonly replies: readonly Reply[];
  readonly requests: LoggedRequest[];
  readonly idle: Set<Socket>;
  elsewhere: number;
}

/** More requests than replies: the row finds them in the log. No client retries after this response. */
const unexpected = json(404, { code: 'NOT_FOUND', messages: ['The row has no reply for this request'] });
/** Asked once per address: what follows on it finds the connections that were kept. */
const preflight = 'HTTP/1.1 204 Preflight\r\nconnection: close\r\naccess-control-max-age: 600';

export async function serveFaults(): Promise<FaultServer> {
  const runs = new Map<string, Run>();
  const changes = new EventEmitter().setMaxListeners(0);

  const runOf = (run: string): Run => {
    const found = runs.get(run);
    if (found === undefined) throw new Error(`Unknown run: ${run}`);
    return found;
  };
  const runIn = ({ path }: RawRequest) => runs.get(path.split('/')[1] ?? '');
  const isPreflight = ({ method, headers }: RawRequest) =>
    method === 'OPTIONS' && 'access-control-request-method' in headers;

  const handle = (request: RawRequest, { socket, number }: RawConnection) => {
    if (isPreflight(request)) {
      writeHead(preflight, socket).end();
      return;
    }
    const run = runIn(request);
    if (run === undefined) {
      socket.destroy();
      return;
    }
    const logged = { ...request, atMs: performance.now(), connection: number, isPlayed: false, isLeft: false };
    const reply = leadingTo(`${other.origin}/${run.name}`, run.replies[run.requests.length] ?? unexpected);
    run.requests.push(logged);
    run.idle.delete(socket);

    const left = () => {
      logged.isLeft = true;
      changes.emit('change');
    };
    socket.once('close', left);
    writeReply(reply, socket, () => socket.off('close', left)).then(() => {
      logged.isPlayed = true;
      if (reply.end === 'keep') run.idle.add(socket);
      changes.emit('change');
    });
  };

  const main = await serveRaw(handle);
  // The target of the redirects. It would respond successfully, but no request may ever arrive here.
  const other = await serveRaw((request, { socket }) => {
    const run = runIn(request);
    if (run !== undefined) run.elsewhere += 1;
    writeReply(json(200, { id: 'elsewhere' }), socket);
  });

  return {
    origin: main.origin,
    begin(replies) {
      const name = randomUUID();
      runs.set(name, { name, replies, requests: [], idle: new Set(), elsewhere: 0 });
      return name;
    },
    log(run) {
      const { requests, elsewhere } = runOf(run);
      return { requests, elsewhere };
    },
    async until(run, index, state) {
      while (runOf(run).requests[index]?.[state] !== true) await once(changes, 'change');
    },
    disconnect(run) {
      for (const socket of runOf(run).idle) socket.destroy();
    },
    close() {
      main.close();
      other.close();
    },
  };
}

function leadingTo(elsewhere: string, reply: Reply): Reply {
  return reply.head === undefined
    ? reply
    : { ...reply, head: reply.head.map((line) => line.replace(otherOrigin, elsewhere)) };
}
