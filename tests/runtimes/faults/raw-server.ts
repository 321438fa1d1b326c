import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type RawRequest, takeRequest } from './raw-request.ts';

/** A connection, and which one it is. */
export interface RawConnection {
  readonly socket: Socket;
  readonly number: number;
}

export interface RawServer {
  readonly origin: string;
  close(): void;
}

/** Reads requests from raw sockets and passes them to the handler. */
export async function serveRaw(handle: (request: RawRequest, connection: RawConnection) => void): Promise<RawServer> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer({ noDelay: true }, (socket) => {
    connections += 1;
    const connection = { socket, number: connections };
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that tears the connection is what is waited for here.
    socket.on('error', () => {});
    let arrived: Buffer = Buffer.alloc(0);
    socket.on('data', (bytes: Buffer) => {
      arrived = Buffer.concat([arrived, bytes]);
      for (let taken = takeRequest(arrived); taken !== undefined; taken = takeRequest(arrived)) {
        arrived = taken.rest;
        handle(taken.request, connection);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
