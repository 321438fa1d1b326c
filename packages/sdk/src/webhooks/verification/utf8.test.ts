import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeBody, isWellFormed } from './utf8.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(['with', 'without'])('a string %s isWellFormed of its own', (has) => {
  test.each<[string, boolean]>([
    ['', true],
    ['café 😀 \uFFFD', true],
    ['\uD83D\uDE00', true],
    ['\uD83D', false],
    ['\uDE00\uD83D', false],
    [`${'a'.repeat(1000)}\uDC00`, false],
  ])('%j is well-formed or not', (text, expected) => {
    if (has === 'without')
      vi.spyOn(String.prototype as { isWellFormed?: unknown }, 'isWellFormed', 'get').mockReturnValue(undefined);
    expect(isWellFormed(text)).toBe(expected);
  });
});

test('a body is decoded without the mark at its start, and with every other, whether it is text or bytes', () => {
  for (const inside of ['a\uFEFFb', '\uFEFFa', 'a\uFEFF']) {
    expect(decodeBody(inside)).toBe(inside.replace(/^\uFEFF/, ''));
    expect(decodeBody(Buffer.from(inside))).toBe(inside.replace(/^\uFEFF/, ''));
    expect(decodeBody(`\uFEFF${inside}`)).toBe(inside);
  }
});

test('a body is decoded where there is no global TextDecoder, as under jsdom', () => {
  vi.stubGlobal('TextDecoder', undefined);
  expect(decodeBody(Buffer.from('\uFEFFcafé'))).toBe('café');
  expect(decodeBody(Uint8Array.of(0xff))).toBeUndefined();
});
