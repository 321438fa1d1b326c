import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRequestBody } from './request-body.ts';

const mostBytes = 10 * 1024 * 1024;
const encoder = new TextEncoder();
const readBody = (request: Request) => createRequestBody(request, mostBytes).read();

const request = (body: BodyInit | null, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  new Request('http://mock.test', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

/** A stream of these chunks, and whether its reader has given it up. */
function streamOf(chunks: Iterable<Uint8Array>, onCancel: () => Promise<void> = async () => {}) {
  const iterator = chunks[Symbol.iterator]();
  const state = { cancelled: false, pulled: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = iterator.next();
      if (next.done) return controller.close();
      state.pulled += next.value.length;
      controller.enqueue(next.value);
    },
    cancel() {
      state.cancelled = true;
      return onCancel();
    },
  });
  return { stream, state };
}

function* endless(size = 1024 * 1024) {
  for (;;) yield new Uint8Array(size).fill(0x20);
}

describe('the JSON text', () => {
  test('any JSON value is read unchanged, however the stream is split', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 1, max: 9 }), async (value, size) => {
        const text = JSON.stringify(value);
        const bytes = encoder.encode(text);
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.slice(index * size, (index + 1) * size),
        );
        expect(await readBody(request(streamOf(chunks).stream))).toEqual({ text, json: JSON.parse(text) });
      }),
    );
  });

  test('characters that are split between chunks are decoded', async () => {
    const text = JSON.stringify({ name: 'María 🙂 日本' });
    const bytes = [...encoder.encode(text)].map((byte) => Uint8Array.of(byte));
    expect(await readBody(request(streamOf(bytes).stream))).toEqual({ text, json: JSON.parse(text) });
  });

  test('empty chunks and one byte order mark are ignored', async () => {
    const { stream } = streamOf([
      new Uint8Array(),
      encoder.encode('\ufeff{"a"'),
      new Uint8Array(),
      encoder.encode(':1}'),
    ]);
    expect(await readBody(request(stream))).toEqual({ text: '{"a":1}', json: { a: 1 } });
  });

  test.each([
    ['a body cut off', '{"a":'],
    ['two bodies', '{}{}'],
    ['a trailing comma', '{"a":1,}'],
    ['NaN', '{"a":NaN}'],
    ['white space alone', ' \n'],
    ['bytes that are not UTF-8', Uint8Array.of(0x22, 0xc3, 0x28, 0x22)],
    ['a character cut off', encoder.encode('"é"').slice(0, 2)],
    ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00)],
    ['two byte order marks', '\ufeff\ufeff{}'],
  ])('%s is rejected', async (_what, body) => {
    expect(await readBody(request(body))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  });

  test('inherited property names such as __proto__ are ordinary fields', async () => {
    const read = (await readBody(request('{"__proto__":{"admin":true},"constructor":1}'))) as { json: object };
    expect(Object.keys(read.json)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(read.json)).toBe(Object.prototype);
  });
});

describe('the content type', () => {
  test.each(['application/json', 'Application/JSON', 'application/json;charset=utf-8', 'application/json ; a=b'])(
    'the content type %s is accepted',
    async (type) => expect(await readBody(request('{}', { 'content-type': type }))).toEqual({ text: '{}', json: {} }),
  );

  test.each([
    'text/plain',
    'application/jsonp',
    'application/json-patch+json',
    'text/json',
    'application/json, text/plain',
  ])('%s is refused', async (type) =>
    expect(await readBody(request('{}', { 'content-type': type }))).toMatchObject({ status: 415 }),
  );

  test('a body without a content type is rejected', async () => {
    expect(await readBody(request(encoder.encode('{}'), {}))).toMatchObject({ status: 415 });
  });

  test('without a content type and a body, the error is about the missing body', async () => {
    for (const body of [null, '', streamOf([]).stream]) {
      expect(await readBody(request(body, {}))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    }
  });
});

describe('the size', () => {
  const padded = (bytes: number) => `"${'a'.repeat(bytes - 2)}"`;

  test('a body of exactly 10 MB is accepted', async () => {
    const read = (await readBody(request(padded(mostBytes)))) as { json: string };
    expect(read.json).toHaveLength(mostBytes - 2);
  });

  test('a body of 10 MB and one byte is rejected', async () => {
    expect(await readBody(request(padded(mostBytes + 1)))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' });
  });

  test('the limit counts bytes, not characters', async () => {
    expect(await readBody(request(`"${'é'.repeat(mostBytes / 2)}"`))).toMatchObject({ status: 413 });
  });

  test('an endless stream is cancelled at the limit', async () => {
    const { stream, state } = streamOf(endless());
    expect(await readBody(request(stream))).toMatchObject({ status: 413 });
    expect(state.cancelled).toBe(true);
    expect(state.pulled).toBeLessThanOrEqual(mostBytes + 2 * 1024 * 1024);
  });

  test('a too large body is rejected without waiting for the sender to cancel', async () => {
    for (const letGo of [() => new Promise<void>(() => {}), () => Promise.reject(new Error('stuck'))]) {
      expect(await readBody(request(streamOf(endless(), letGo).stream))).toMatchObject({ status: 413 });
    }
  });

  test('a content-length above the limit is rejected at once', async () => {
    const { stream, state } = streamOf([encoder.encode('{}')]);
    const headers = { 'content-type': 'application/json', 'content-length': String(mostBytes + 1) };
    expect(await readBody(request(stream, headers))).toMatchObject({ status: 413 });
    expect(state.cancelled).toBe(true);
  });

  test('a content-length below the real length does not bypass the limit', async () => {
    for (const length of ['2', '-1', 'many', '']) {
      const headers = { 'content-type': 'application/json', 'content-length': length };
      expect(await readBody(request(streamOf(endless()).stream, headers))).toMatchObject({ status: 413 });
    }
  });
});

test('a body with 100 levels is accepted, and a deeper one is rejected', async () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  expect(await readBody(request(nested(100)))).toHaveProperty('json');
  for (const body of [nested(102), nested(1_000_000), `${'{"a":'.repeat(102)}1${'}'.repeat(102)}`]) {
    expect(await readBody(request(body))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  }
});

test('a broken connection rejects, and is not an error response', async () => {
  const stream = new ReadableStream({
    pull(controller) {
      controller.error(new Error('gone'));
    },
  });
  await expect(readBody(request(stream))).rejects.toThrow('gone');
});
