/** Runs in its own process: sends POST requests over kept connections for some seconds, and reports how many were successful. */
import { connect, type Socket } from 'node:net';
import { path, paymentRequest, type Size } from '../payment.ts';

export interface Task {
  port: number;
  seconds: number;
  connections: number;
  size: Size;
}

export interface Result {
  responses: number;
  seconds: number;
}

let requests = 0;
const run = process.hrtime.bigint().toString(36);

process.on('message', async ({ port, seconds, connections, size }: Task) => {
  const start = performance.now();
  const deadline = start + seconds * 1_000;
  const lanes = Array.from({ length: connections }, () => lane(port, size, deadline));
  const responses = (await Promise.all(lanes)).reduce((sum, each) => sum + each, 0);
  process.send?.({ responses, seconds: (performance.now() - start) / 1_000 } satisfies Result);
});

/** Sends one request after the other over one connection. */
function lane(port: number, size: Size, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let responses = 0;
    let chunks: Buffer[] = [];
    const sendNext = () => send(socket, port, size);
    socket.once('connect', sendNext);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`The server closed the connection after ${responses} responses`)));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const response = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      if (!isComplete(response)) return;
      chunks = [];
      if (response.toString('latin1', 0, 12) !== 'HTTP/1.1 201')
        return void socket.destroy(new Error(response.toString()));
      responses += 1;
      if (performance.now() < deadline) return sendNext();
      socket.removeAllListeners('close').destroy();
      resolve(responses);
    });
  });
}

function send(socket: Socket, port: number, size: Size): void {
  requests += 1;
  const { headers, body } = paymentRequest(size, `${run}-${requests}`);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  socket.write(`${head}${lines.join('')}\r\n${body}`);
}

/** Whether a response is complete, by its length or by its last chunk. The lane sends no second request before. */
function isComplete(response: Buffer): boolean {
  const end = response.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(response.toString('latin1', 0, end));
  return length === null
    ? response.toString('latin1', response.length - 5) === '0\r\n\r\n'
    : response.length >= end + 4 + Number(length[1]);
}
