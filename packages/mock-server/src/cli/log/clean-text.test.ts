import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeUnsafe } from './clean-text.ts';

test('replaces a surrogate without its pair, and no other', () => {
  expect(escapeUnsafe('👍\ud83d!\udc4d👍')).toBe('👍\\ud83d!\\udc4d👍');
});

test('keeps every text without lone surrogates and control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\ud83d', '\udc4d', 'a') }), (text) => {
      expect(escapeUnsafe(text)).toBe(
        Array.from(text, (character) =>
          /^[\ud800-\udfff]$/.test(character) ? `\\u${character.charCodeAt(0).toString(16)}` : character,
        ).join(''),
      );
    }),
  );
});
