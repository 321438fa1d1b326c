/** A process that sends load: on an order from its parent, POSTs over kept connections for some time, and tells how many were answered. */
import { connect, type Socket } from 'node:net';
import { path, paymentRequest, type Size } from '../payment.ts';

export interface Order {
  port: number;
  seconds: number;
  connections: number;
  size: Size;
}

export interface Outcome {
  answered: number;
  seconds: number;
}

let requests = 0;
const run = process.hrtime.bigint().toString(36);

process.on('message', async ({ port, seconds, connections, size }: Order) => {
  const start = performance.now();
  const deadline = start + seconds * 1_000;
  const lanes = Array.from({ length: connections }, () => lane(port, size, deadline));
  const answered = (await Promise.all(lanes)).reduce((sum, each) => sum + each, 0);
  process.send?.({ answered, seconds: (performance.now() - start) / 1_000 } satisfies Outcome);
});

/** One connection, one request after the other. */
function lane(port: number, size: Size, deadline: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay();
    let answered = 0;
    let chunks: Buffer[] = [];
    const ask = () => send(socket, port, size);
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`closed after ${answered} answers`)));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      const answer = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      if (!isWhole(answer)) return;
      chunks = [];
      if (answer.toString('latin1', 0, 12) !== 'HTTP/1.1 201') return void socket.destroy(new Error(answer.toString()));
      answered += 1;
      if (performance.now() < deadline) return ask();
      socket.removeAllListeners('close').destroy();
      resolve(answered);
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

/** By its length, or by the end of its last chunk: nothing comes after it, as nothing else was asked. */
function isWhole(answer: Buffer): boolean {
  const end = answer.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(answer.toString('latin1', 0, end));
  return length === null
    ? answer.toString('latin1', answer.length - 5) === '0\r\n\r\n'
    : answer.length >= end + 4 + Number(length[1]);
}
