import { expect, test } from 'vitest';
import { escapeHidden } from './hidden-characters.ts';

test.each([
  ['a line break', 'a\nb', 'a\\u000ab'],
  ['a change of the order', 'a\u202eb', 'a\\u202eb'],
  ['a joiner', 'a\u200db', 'a\\u200db'],
  ['a filler', 'a\u3164b', 'a\\u3164b'],
  ['a lone surrogate', 'a\ud83cb', 'a\\ud83cb'],
  ['a tag, which has two units', 'a\u{e0041}b', 'a\\udb40\\udc41b'],
  ['nothing that is visible', 'Zażółć 漢字 🏃', 'Zażółć 漢字 🏃'],
])('escapes %s', (_what, text, expected) => {
  expect(escapeHidden(text)).toBe(expected);
});
