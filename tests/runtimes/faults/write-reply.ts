import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply } from './reply.ts';

/** What lets a page of another origin send anything and read everything. */
const readable = [
  'access-control-allow-origin: *',
  'access-control-allow-methods: *',
  'access-control-allow-headers: *',
  'access-control-expose-headers: *',
];

/** Writes a head, given without the line that ends it. */
export function playText(head: string, socket: Socket): Socket {
  socket.write(`${[head, ...readable].join('\r\n')}\r\n\r\n`, 'latin1');
  return socket;
}

/** Does with a request what the reply says. @param over is called when it is the server that ends the connection */
export async function playReply(reply: Reply, socket: Socket, over = () => {}): Promise<void> {
  const { head, pieces = [], everyMs = 0, forever = false, end } = reply;
  if (head !== undefined) playText(head.join('\r\n'), socket);
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
