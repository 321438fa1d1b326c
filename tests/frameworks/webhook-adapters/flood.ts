import { connect } from 'node:net';

const piece = Buffer.alloc(65_536, 'x');

/**
 * Sends a complete POST request of this size despite an early response, unless the server closes the connection. Resolves
 * with the status of the response.
 */
export async function flood(url: string, bytes: number): Promise<number> {
  const { hostname, port, pathname } = new URL(url);
  const socket = connect(Number(port), hostname);
  let statusLine = '';
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  const responded = new Promise<void>((resolve) => {
    socket.on('data', (data) => {
      statusLine += data;
      resolve();
    });
  });
  // What a server closes that it does not want to read.
  socket.on('error', () => {});
  socket.write(
    `POST ${pathname} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`,
  );
  for (let sent = 0; sent < bytes && !socket.destroyed; sent += piece.length) {
    if (socket.write(piece)) continue;
    const drained = new Promise<void>((resolve) => {
      socket.once('drain', resolve);
    });
    await Promise.race([drained, closed]);
  }
  await Promise.race([responded, closed]);
  socket.destroy();
  return Number(statusLine.split(' ')[1]);
}
