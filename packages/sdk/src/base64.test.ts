import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeBase64 } from './base64.ts';

afterEach(() => vi.unstubAllGlobals());

const expected = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const nodeBuffer = Buffer;

/** Hides the ways that a runtime may lack; arrays of bytes get the method only where the test gives it to them. */
const ways: [string, (bytes: Uint8Array) => string][] = [
  [
    'toBase64',
    (bytes) => {
      vi.stubGlobal('Buffer', undefined);
      return encodeBase64(Object.assign(bytes.slice(), { toBase64: () => `native ${bytes.length}` }));
    },
  ],
  ['Buffer', (bytes) => encodeBase64(Object.assign(bytes, { toBase64: undefined }) as unknown as Uint8Array)],
  [
    'btoa',
    (bytes) => {
      vi.stubGlobal('Buffer', undefined);
      return encodeBase64(Object.assign(bytes, { toBase64: undefined }) as unknown as Uint8Array);
    },
  ],
];

test('uses the runtime’s own method where there is one', () => {
  expect(ways[0]?.[1](new Uint8Array(3))).toBe('native 3');
});

describe.each(ways.slice(1))('by %s', (_, encode) => {
  test('any bytes come out right', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000, size: 'max' }), (bytes) => {
        const encoded = encode(bytes);
        vi.stubGlobal('Buffer', nodeBuffer);
        expect(encoded).toBe(expected(bytes));
      }),
      { numRuns: 200 },
    );
  });

  test('a part of a larger buffer comes out right', () => {
    const bytes = new Uint8Array(100).map((_byte, index) => index).subarray(7, 50);
    const encoded = encode(bytes);
    vi.stubGlobal('Buffer', nodeBuffer);
    expect(encoded).toBe(expected(bytes));
  });

  test.each([6143, 6144, 6145, 12_288, 1_048_576])('%i bytes come out right', (length) => {
    const bytes = new Uint8Array(length).map((_byte, index) => (index * 31) % 256);
    const encoded = encode(bytes);
    vi.stubGlobal('Buffer', nodeBuffer);
    expect(encoded).toBe(expected(bytes));
  });
});
