import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

export interface HttpServer {
  readonly server: Server;
  readonly url: string;
  /** Ends the connections too. */
  close(): Promise<void>;
}

/** Lets a server listen on a free port of this machine. Returns the port. */
export async function listenOnFreePort(server: NetServer): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  return (server.address() as AddressInfo).port;
}

/** Listens on a free port of this machine. */
export async function startHttpServer(listener: RequestListener): Promise<HttpServer> {
  const server = createServer(listener);
  return {
    server,
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
