import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenOnFreePort } from '../../../packages/sdk/test/helpers/http-server.ts';
import type { LoggedRequest, RunLog } from './control.ts';
import { json, otherOrigin, type Reply } from './reply.ts';

/** A server that responds faultily on purpose. Each row has its own run. */
export interface FaultServer {
  /** A run is reached under its name: `${origin}/${run}`. */
  readonly origin: string;
  /** Begins a run: the first request gets the first reply, and so on. Returns its name. */
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
  const runIn = ({ path }: LoggedRequest) => runs.get(path.split('/')[1] ?? '');

  const handle = (logged: LoggedRequest, socket: Socket) => {
    if (logged.method === 'OPTIONS' && 'access-control-request-method' in logged.headers) {
      writeHead(preflight, socket).end();
      return;
    }
    const run = runIn(logged);
    if (run === undefined) {
      socket.destroy();
      return;
    }
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
  const other = await serveRaw((request, socket) => {
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

/** Passes each request and its socket to the handler, which writes any bytes to it. No response of Node is used. */
async function serveRaw(handle: (request: LoggedRequest, socket: Socket) => void) {
  const connections: Socket[] = [];
  const server = createServer({ noDelay: true }, (request) => {
    const { method = '', url: path = '', socket } = request;
    let body = '';
    request.setEncoding('latin1').on('data', (text) => {
      body += text;
    });
    request.once('end', () => {
      const headers = request.headers as Record<string, string>;
      const connection = connections.indexOf(socket) + 1;
      handle(
        { method, path, headers, body, atMs: performance.now(), connection, isPlayed: false, isLeft: false },
        socket,
      );
    });
  });
  server.on('connection', (socket: Socket) => {
    connections.push(socket);
    // Some rows wait until a client resets the connection.
    socket.on('error', () => {});
  });
  return {
    origin: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    close() {
      server.close();
      for (const socket of connections) socket.destroy();
    },
  };
}

/** The CORS headers that let a page of another origin send and read everything. */
const readable = [
  'access-control-allow-origin: *',
  'access-control-allow-methods: *',
  'access-control-allow-headers: *',
  'access-control-expose-headers: *',
];

/** Writes a response head and the empty line after it. */
function writeHead(head: string, socket: Socket): Socket {
  socket.write(`${[head, ...readable].join('\r\n')}\r\n\r\n`, 'latin1');
  return socket;
}

/** Sends a reply to a request. @param over is called when the server ends the connection */
async function writeReply(reply: Reply, socket: Socket, over = () => {}): Promise<void> {
  const { head, pieces = [], everyMs = 0, forever = false, end } = reply;
  if (head !== undefined) writeHead(head.join('\r\n'), socket);
  do {
    for (const piece of pieces) {
      if (socket.destroyed) return;
      socket.write(piece, 'latin1');
      if (pieces.length > 1 || forever) await sleep(everyMs);
    }
  } while (forever);
  if (end === 'stall') return;
  over();
  if (end === 'reset') socket.resetAndDestroy();
  else if (end === 'close') socket.end();
}
