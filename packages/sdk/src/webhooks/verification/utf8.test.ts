import { afterEach, describe, expect, test, vi } from 'vitest';
import { decodeUtf8, isWellFormed } from './utf8.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(['with', 'without'])('isWellFormed %s String.prototype.isWellFormed', (has) => {
  test.each<[string, boolean]>([
    ['', true],
    ['café 😀 \uFFFD', true],
    ['\uD83D\uDE00', true],
    ['\uD83D', false],
    ['\uDE00\uD83D', false],
    [`${'a'.repeat(1000)}\uDC00`, false],
  ])('checks %j', (text, expected) => {
    if (has === 'without')
      vi.spyOn(String.prototype as { isWellFormed?: unknown }, 'isWellFormed', 'get').mockReturnValue(undefined);
    expect(isWellFormed(text)).toBe(expected);
  });
});

test('decodeUtf8 removes only a leading byte order mark, from text and from bytes', () => {
  for (const inside of ['a\uFEFFb', '\uFEFFa', 'a\uFEFF']) {
    expect(decodeUtf8(inside)).toBe(inside.replace(/^\uFEFF/, ''));
    expect(decodeUtf8(Buffer.from(inside))).toBe(inside.replace(/^\uFEFF/, ''));
    expect(decodeUtf8(`\uFEFF${inside}`)).toBe(inside);
  }
});

test('decodeUtf8 works without a global TextDecoder, as under jsdom', () => {
  vi.stubGlobal('TextDecoder', undefined);
  expect(decodeUtf8(Buffer.from('\uFEFFcafé'))).toBe('café');
  expect(decodeUtf8(Uint8Array.of(0xff))).toBeUndefined();
});
