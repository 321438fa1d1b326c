import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeBase64 } from './base64.ts';

/** On a runtime that has `toBase64`, or only `Buffer`, or neither. */
function encodeOn(runtime: 'toBase64' | 'Buffer' | 'btoa', bytes: Uint8Array): string {
  const toBase64 = runtime === 'toBase64' ? () => 'native' : undefined;
  Object.defineProperty(bytes, 'toBase64', { value: toBase64 });
  if (runtime !== 'Buffer') vi.stubGlobal('Buffer', undefined);
  try {
    return encodeBase64(bytes);
  } finally {
    vi.unstubAllGlobals();
  }
}

/** Compared here, because nobody reads the difference of two texts of a megabyte. */
function isRight(encoded: string, bytes: Uint8Array): boolean {
  return encoded === Buffer.from(bytes).toString('base64');
}

afterEach(() => vi.unstubAllGlobals());

test('the runtime’s own method is used where there is one', () => {
  expect(encodeOn('toBase64', new Uint8Array(3))).toBe('native');
});

describe.each(['Buffer', 'btoa'] as const)('by %s', (runtime) => {
  test('any bytes come out right', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000, size: 'max' }), (bytes) =>
        isRight(encodeOn(runtime, bytes.slice()), bytes),
      ),
      { numRuns: 200, endOnFailure: true },
    );
  });

  test('a part of a larger buffer comes out right', () => {
    const bytes = new Uint8Array(100).map((_, index) => index).subarray(7, 50);
    expect(isRight(encodeOn(runtime, bytes), bytes)).toBe(true);
  });

  test.each([0, 1, 2, 6143, 6144, 6145, 12_288, 1_048_576])('%i bytes come out right', (length) => {
    const bytes = new Uint8Array(length).map((_, index) => (index * 31) % 256);
    expect(isRight(encodeOn(runtime, bytes), bytes)).toBe(true);
  });
});
