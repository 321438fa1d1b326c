import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { escapeControls, visibleParts } from './visible-text.ts';

test('text without hidden characters is one part', () => {
  expect(visibleParts('Café 日本語 👍🏽 مرحبا\n\ttab')).toEqual([
    { text: 'Café 日本語 👍🏽 مرحبا\n\ttab', isHidden: false },
  ]);
  expect(visibleParts('')).toEqual([]);
});

test('each hidden character is a part with its code', () => {
  expect(visibleParts('a\u202eb\u0000')).toEqual([
    { text: 'a', isHidden: false },
    { text: 'U+202E', isHidden: true },
    { text: 'b', isHidden: false },
    { text: 'U+0000', isHidden: true },
  ]);
});

test('a half of a character is shown by its code', () => {
  expect(visibleParts('👍\ud83d!\udc4d👍').map(({ text }) => text)).toEqual(['👍', 'U+D83D', '!', 'U+DC4D', '👍']);
});

test('JSON with escaped characters means the same', () => {
  const value = { text: 'a\u202eb\u2066\u200b\ufeff' };
  const escaped = escapeControls(JSON.stringify(value));
  expect(escaped).toBe('{"text":"a\\u202eb\\u2066\\u200b\\ufeff"}');
  expect(JSON.parse(escaped)).toEqual(value);
});

test('no file of the mock server contains a lookbehind, which Safari before 16.4 cannot parse', async () => {
  const source = new URL('../../', import.meta.url);
  const isSource = (name: string) => /\.(ts|tsx|js)$/.test(name) && !name.includes('.test');
  const files = (await readdir(source, { recursive: true })).filter(isSource);
  expect(files.length).toBeGreaterThan(200);
  const texts = await Promise.all(files.map(async (name) => [name, await readFile(new URL(name, source), 'utf8')]));
  expect(texts.filter(([, text]) => /\(\?<[=!]/.test(text ?? '')).map(([name]) => name)).toEqual([]);
});
