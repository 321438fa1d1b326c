import { connect } from 'node:net';
import fc from 'fast-check';
import type { GarbageRequest } from './garbage-request.ts';
import { withinDeadline } from './within-deadline.ts';

/** Bytes for a connection, and how it is left afterwards. */
export interface RawGarbage {
  readonly pieces: readonly Buffer[];
  /** Half-closes the connection and keeps reading, or closes it. */
  readonly leaving: 'end' | 'destroy';
}

const lineEnd = '\r\n';

/** Requests that violate HTTP: wrong lengths, broken chunks, broken lines, truncated requests. */
export function rawGarbage(requests: fc.Arbitrary<GarbageRequest>): fc.Arbitrary<RawGarbage> {
  const framing = fc.constantFrom(
    'length',
    'length',
    'length',
    'chunked',
    'longer',
    'shorter',
    'no length',
    'NaN',
    'negative',
    'two lengths',
    'huge',
    'chunked',
    'chunked and length',
    'bad chunks',
    'endless chunks',
  );
  const line = mostly('HTTP/1.1', ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '', 'http/1.1']);
  const target = mostly('', [
    'http://elsewhere.test',
    'https://[',
    '*',
    '//',
    'localhost:80',
    '\u0000',
    ' ',
    '#',
    '\\',
  ]);
  const extra = mostly('', [
    ...['Host: ', 'Host: [', 'Host: a b', 'Expect: 100-continue', 'Expect: x', 'Connection: close', 'Upgrade: h2c'],
    ...['Connection: upgrade\r\nUpgrade: websocket', 'Transfer-Encoding: gzip', ' folded: x', 'no colon', ': no name'],
    ...['x: \u0000', `x: ${'y'.repeat(20_000)}`, 'x: \u00ff'],
  ]);
  const cut = fc.oneof(
    { weight: 5, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  );
  return fc
    .record({
      request: requests,
      framing,
      line,
      extra,
      target,
      cut,
      again: fc.boolean(),
      leaving: fc.constantFrom('end', 'end', 'end', 'destroy'),
    })
    .map(({ request, framing, line, extra, target, cut, again, leaving }) => {
      const body = Buffer.concat(request.body ?? []);
      const { headers, payload } = framed(body, framing);
      const head = [
        `${request.method} ${target}${encodeURI(request.path)} ${line}`,
        ...(extra.startsWith('Host') ? [] : ['Host: 127.0.0.1']),
        ...Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`),
        ...headers,
        ...(extra === '' ? [] : [extra]),
        '',
        '',
      ].join(lineEnd);
      const one = Buffer.concat([Buffer.from(head, 'latin1'), payload]);
      const all = again ? Buffer.concat([one, one]) : one;
      const bytes = all.subarray(0, Math.ceil(all.length * cut));
      const middle = bytes.length >> 1;
      return { pieces: [bytes.subarray(0, middle), bytes.subarray(middle)], leaving: leaving as RawGarbage['leaving'] };
    });
}

/** The others one time in eight. */
function mostly(usual: string, others: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });
}

function framed(body: Buffer, framing: string): { headers: string[]; payload: Buffer } {
  const length = (figure: number | string) => `Content-Length: ${figure}`;
  const chunked = 'Transfer-Encoding: chunked';
  const chunks = Buffer.concat([
    Buffer.from(`${body.length.toString(16)}${lineEnd}`),
    body,
    Buffer.from(`${lineEnd}0${lineEnd}${lineEnd}`),
  ]);
  const payload = body;
  switch (framing) {
    case 'length':
      return { headers: [length(body.length)], payload };
    case 'longer':
      return { headers: [length(body.length + 10)], payload };
    case 'shorter':
      return { headers: [length(body.length >> 1)], payload };
    case 'negative':
      return { headers: [length(-1)], payload };
    case 'NaN':
      return { headers: [length('1e1')], payload };
    case 'two lengths':
      return { headers: [length(body.length), length(0)], payload };
    case 'huge':
      return { headers: [length('99999999999999')], payload };
    case 'chunked':
      return { headers: [chunked], payload: chunks };
    case 'chunked and length':
      return { headers: [chunked, length(body.length)], payload: chunks };
    case 'bad chunks':
      return { headers: [chunked], payload: Buffer.concat([Buffer.from(`xyz${lineEnd}`), chunks]) };
    case 'endless chunks':
      return { headers: [chunked], payload: chunks.subarray(0, -5) };
    default:
      return { headers: [], payload };
  }
}

/** Resolves with the statuses of all responses until the connection closes. */
export async function statusesOver(port: number, { pieces, leaving }: RawGarbage): Promise<number[]> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const responses: Buffer[] = [];
  socket.on('data', (chunk) => responses.push(chunk));
  // A server may close a connection with invalid input.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.once('end', () => socket.end());
  for (const piece of pieces) await new Promise<void>((resolve) => socket.write(piece, () => resolve()));
  if (leaving === 'end') socket.end();
  else socket.destroy();
  await withinDeadline(closed, JSON.stringify(pieces.map((each) => each.toString('latin1'))));
  const text = Buffer.concat(responses).toString('latin1');
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
