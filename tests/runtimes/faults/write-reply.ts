import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './reply.ts';

/** The CORS headers that let a page of another origin send and read everything. */
const readable = [
  'access-control-allow-origin: *',
  'access-control-allow-methods: *',
  'access-control-allow-headers: *',
  'access-control-expose-headers: *',
];

/** Writes a response head and the empty line after it. */
export function writeHead(head: string, socket: Socket): Socket {
  socket.write(`${[head, ...readable].join('\r\n')}\r\n\r\n`, 'latin1');
  return socket;
}

/** Sends a reply to a request. @param over is called when the server ends the connection */
export async function writeReply(reply: Reply, socket: Socket, over = () => {}): Promise<void> {
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
