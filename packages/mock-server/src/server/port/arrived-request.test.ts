import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../../test/helpers/test-caller.ts';
import type { ArrivedRequest } from '../../core/http/mock-result.ts';
import { createMockServer } from '../../core/mock-server.ts';
import { listen } from '../../node.ts';
import { readArrivedRequest } from './arrived-request.ts';

describe('the target of a request', () => {
  /** Reads a request for the target, without a body. */
  const read = (url: string, method = 'GET') =>
    readArrivedRequest(
      { method, url, rawHeaders: [], complete: true, readableLength: 0, read: () => null } as never,
      {} as never,
    );

  test('is read directly only when a URL contains it unchanged', () => {
    const parts = fc.constantFrom(
      '/',
      '.',
      '..',
      '%2e',
      'a',
      'Ä',
      '?',
      '#',
      '@',
      '&b=1',
      "'",
      '\\',
      '[',
      ':80',
      '//x',
      '%',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 8 }), (pieces) => {
        const target = `/v1/${pieces.join('')}`;
        const request = read(target);
        if (request === undefined) return;
        expect(request.url).toBe(`http://localhost${target}`);
        expect(new URL(target, 'http://localhost').href).toBe(request.url);
      }),
    );
  });

  test.each(['/v1/payments', '/v1/payments/493e9374-510a-4201-9e09-de669d75f256?raw_response=true', '/v1/a.b/~c'])(
    'is read directly when it is %s',
    (target) => expect(read(target)?.url).toBe(`http://localhost${target}`),
  );

  test.each([
    '/',
    '/openapi.json',
    '/__mock/health',
    '/v1/../__mock',
    '/v1/..',
    '/v1/.?a',
    'http://mock.test/v1/a',
    '*',
  ])('is read through a Request when it is %s', (target) => expect(read(target)).toBeUndefined());

  test('is read through a Request when the method is not a usual one', () => {
    expect(read('/v1/payments', 'TRACE')).toBeUndefined();
  });
});

describe('a body', () => {
  const arrives = (rawHeaders: string[], body: string, complete = true) => {
    const bytes = Buffer.from(body);
    const incoming = {
      method: 'POST',
      url: '/v1/payments',
      rawHeaders,
      complete,
      readableLength: bytes.length,
      read: () => bytes,
    };
    return readArrivedRequest(incoming as unknown as IncomingMessage, {} as ServerResponse)?.arrivedBody;
  };

  test('is read directly when all its bytes are there, also before Node marks the message as complete', () => {
    expect(String(arrives(['content-length', '4'], 'true', false))).toBe('true');
  });

  test('is read through a Request while it is arriving, and when it has no length', () => {
    expect(arrives(['content-length', '4'], 'tru', false)).toBeUndefined();
    expect(arrives(['transfer-encoding', 'chunked'], 'true')).toBeUndefined();
    expect(arrives(['transfer-encoding', 'chunked'], '', false)).toBeUndefined();
  });
});

describe('a request that is read directly gets the response and the journal entry of one that is read through a Request', () => {
  const body = JSON.stringify(cardPayment());
  const requestOf = (lines: string[], text: string) =>
    [
      ...lines,
      'host: LOCALHOST.:1',
      'Connection: close',
      'Public-Api-Key: mock-public-key',
      'X-Twice: 1',
      'x-twice: 2',
      '',
      text,
    ].join('\r\n');
  const post = (target: string, text: string, ...lines: string[]) =>
    requestOf(
      [
        `POST ${target} HTTP/1.1`,
        'private-secret-key: mock-secret-key',
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(text)}`,
        ...lines,
      ],
      text,
    );

  const requests: Record<string, string> = {
    'a payment': post('/v1/payments', body, 'x-idempotency-key: one'),
    'a payment without a key': post('/v1/payments', body),
    'another media type': post('/v1/payments', body, 'x-idempotency-key: one', 'content-type: text/plain'),
    'no JSON': post('/v1/payments', '{', 'x-idempotency-key: one'),
    'a card number': post('/v1/payments', '{"card_number":"4111111111111111"}', 'x-idempotency-key: ключ'),
    'no body': post('/v1/payments', '', 'x-idempotency-key: one'),
    'wrong credentials': requestOf(
      ['POST /v1/payments HTTP/1.1', 'private-secret-key: other', 'content-length: 1'],
      '1',
    ),
    'an unknown path': post('/v1/nowhere?a=1', body),
    'a wrong method': post('/v1/campaigns/1', body),
    'a body that is too large': post('/v1/payments', JSON.stringify('x'.repeat(600)), 'x-idempotency-key: one'),
    'a query': requestOf(
      ['GET /v1/payments?merchant_order_id=1&b HTTP/1.1', 'private-secret-key: mock-secret-key'],
      '',
    ),
    HEAD: requestOf(['HEAD /v1/payments?merchant_order_id=1 HTTP/1.1', 'private-secret-key: mock-secret-key'], ''),
  };

  /** Sends the bytes of a request. Returns those of the response, without the date, and the journal. */
  const exchange = async (request: string) => {
    const mock = createMockServer({ strict: true, limits: { bodyBytes: 500 } });
    await using server = await listen(mock);
    const socket = connect(server.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.write(request);
    await once(socket, 'close');
    return [
      Buffer.concat(chunks)
        .toString()
        .replace(/^date:.*$/im, ''),
      mock.journal.requests(),
    ];
  };

  test('a payment in one packet is read directly', async () => {
    const mock = createMockServer({ strict: true });
    const { handle, handleArrived } = mock.fetch;
    const read: string[] = [];
    const fetch = Object.assign(async (request: Request) => mock.fetch(request), {
      handle: (request: Request) => handle(request),
      handleArrived(request: ArrivedRequest) {
        read.push(String(request.arrivedBody));
        return handleArrived?.(request);
      },
    });
    await using server = await listen({ ...mock, fetch });
    const socket = connect(server.port, '127.0.0.1');
    socket.resume().write(requests['a payment'] ?? '');
    await once(socket, 'close');
    expect(read).toEqual([body]);
  });

  test.each(Object.entries(requests))('%s', async (_, request) => {
    // A target with a host is read through a Request, which has the same path.
    const [direct, through] = [await exchange(request), await exchange(request.replace(' /', ' http://localhost/'))];
    expect(direct).toEqual(through);
    expect(direct[0]).toMatch(/^HTTP\/1\.1 \d{3}/);
  });
});

test('every way to read the journal sorts the names of headers', async () => {
  const mock = createMockServer({ strict: true });
  const seen: string[][] = [];
  const namesOf = ({ request }: { request: { headers: object } }) => Object.keys(request.headers);
  mock.watch({ request: ({ entry }) => seen.push(namesOf(entry)) });
  await using server = await listen(mock);
  const headers = { 'x-zeta': '1', 'x-alpha': '2', 'public-api-key': mock.credentials.publicApiKey };
  await fetch(`${server.url}/v1/payments?merchant_order_id=ORDER-1`, { headers });
  const { journal } = mock;
  const saved = mock.snapshot().merchants[0]?.merchant.journal.entries ?? [];
  for (const entry of [...journal.requests(), ...journal.find({}), ...saved]) seen.push(namesOf(entry));
  expect(seen).toHaveLength(4);
  for (const names of seen) expect(names).toEqual(names.toSorted());
});
