import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listenOnFreePort } from '../../packages/sdk/test/helpers/http-server.ts';

/** An HTTP proxy on a loopback port. */
export interface ConnectProxy {
  readonly url: string;
  /** Host and port of every tunnel that a client requested, in order. */
  readonly targets: readonly string[];
  close(): void;
}

/**
 * Starts a proxy that opens tunnels with CONNECT.
 *
 * @param refuses - Responds with 403 to every CONNECT
 */
export async function startConnectProxy({ refuses = false } = {}): Promise<ConnectProxy> {
  const targets: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((_request, response) => void response.writeHead(405).end());
  server.on('connection', (socket) => sockets.add(socket));
  server.on('connect', ({ url = '' }, client: Socket) => {
    targets.push(url);
    client.on('error', () => {});
    if (refuses) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const { hostname, port } = new URL(`http://${url}`);
    const service = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      service.pipe(client).pipe(service);
    });
    sockets.add(service.on('error', () => client.destroy()));
  });
  return {
    url: `http://127.0.0.1:${await listenOnFreePort(server)}`,
    targets,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
