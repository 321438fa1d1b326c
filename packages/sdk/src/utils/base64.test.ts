import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { encodeBase64 } from './base64.ts';

/** Encodes on a simulated runtime that has `toBase64`, only `Buffer`, or neither. */
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

/** Returns a boolean, because a failed comparison of two long strings prints a megabyte. */
function isCorrect(encoded: string, bytes: Uint8Array): boolean {
  return encoded === Buffer.from(bytes).toString('base64');
}

afterEach(() => vi.unstubAllGlobals());

test('encodeBase64 uses Uint8Array.prototype.toBase64 where the runtime has it', () => {
  expect(encodeOn('toBase64', new Uint8Array(3))).toBe('native');
});

describe.each(['Buffer', 'btoa'] as const)('encodeBase64 with %s', (runtime) => {
  test('encodes random bytes correctly', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000, size: 'max' }), (bytes) =>
        isCorrect(encodeOn(runtime, bytes.slice()), bytes),
      ),
      { numRuns: 200, endOnFailure: true },
    );
  });

  test('encodes a part of a larger buffer correctly', () => {
    const bytes = new Uint8Array(100).map((_, index) => index).subarray(7, 50);
    expect(isCorrect(encodeOn(runtime, bytes), bytes)).toBe(true);
  });

  test.each([0, 1, 2, 6143, 6144, 6145, 12_288, 1_048_576])('encodes %i bytes correctly', (length) => {
    const bytes = new Uint8Array(length).map((_, index) => (index * 31) % 256);
    expect(isCorrect(encodeOn(runtime, bytes), bytes)).toBe(true);
  });
});
