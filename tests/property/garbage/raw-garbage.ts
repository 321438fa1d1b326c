import { connect } from 'node:net';
import fc from 'fast-check';
import { withinDeadline } from '../proof.ts';
import { type GarbageRequest, mostly } from './garbage-request.ts';

/** Bytes for a connection, and how it is left afterwards. */
export interface RawGarbage {
  readonly pieces: readonly Buffer[];
  /** Half-closes the connection and keeps reading, or closes it. */
  readonly leaving: 'end' | 'destroy';
}

const lineEnd = '\r\n';

/** Requests that violate HTTP: wrong lengths, broken chunks, broken lines, truncated requests. */
export function rawGarbage(requests: fc.Arbitrary<GarbageRequest>): fc.Arbitrary<RawGarbage> {
  const framing = fc.constantFrom('length', 'length', 'chunked', ...framings);
  const line = mostly('HTTP/1.1', fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9', '', 'http/1.1'), 8);
  const targets = ['http://elsewhere.test', 'https://[', '*', '//', 'localhost:80', '\u0000', ' ', '#', '\\'];
  const target = mostly('', fc.constantFrom(...targets), 8);
  const extras = [
    ...['Host: ', 'Host: [', 'Host: a b', 'Expect: 100-continue', 'Expect: x', 'Connection: close', 'Upgrade: h2c'],
    ...['Connection: upgrade\r\nUpgrade: websocket', 'Transfer-Encoding: gzip', ' folded: x', 'no colon', ': no name'],
    ...['x: \u0000', `x: ${'y'.repeat(20_000)}`, 'x: \u00ff'],
  ];
  const extra = mostly('', fc.constantFrom(...extras), 8);
  const cut = fc.oneof(
    { weight: 5, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
  );
  const leaving = fc.constantFrom<RawGarbage['leaving']>('end', 'end', 'end', 'destroy');
  return fc
    .record({ request: requests, framing, line, extra, target, cut, again: fc.boolean(), leaving })
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
      return { pieces: [bytes.subarray(0, middle), bytes.subarray(middle)], leaving };
    });
}

const framings = [
  ...['length', 'longer', 'shorter', 'no length', 'NaN', 'negative', 'two lengths', 'huge'],
  ...['chunked', 'chunked and length', 'bad chunks', 'endless chunks'],
] as const;

function framed(body: Buffer, framing: (typeof framings)[number]): { headers: readonly string[]; payload: Buffer } {
  const size = body.length;
  const lengths: Readonly<Record<string, readonly (number | string)[]>> = {
    length: [size],
    longer: [size + 10],
    shorter: [size >> 1],
    negative: [-1],
    NaN: ['1e1'],
    'two lengths': [size, 0],
    huge: ['99999999999999'],
    'chunked and length': [size],
  };
  const headers = (lengths[framing] ?? []).map((length) => `Content-Length: ${length}`);
  if (!framing.includes('chunk')) return { headers, payload: body };
  const start = framing === 'bad chunks' ? `xyz${lineEnd}` : '';
  const end = framing === 'endless chunks' ? '' : `0${lineEnd}${lineEnd}`;
  const chunk = [Buffer.from(`${start}${size.toString(16)}${lineEnd}`), body, Buffer.from(`${lineEnd}${end}`)];
  return { headers: ['Transfer-Encoding: chunked', ...headers], payload: Buffer.concat(chunk) };
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
