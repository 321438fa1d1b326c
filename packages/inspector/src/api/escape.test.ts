import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { curlCommand, escapeControls, httpsOnly, shellQuote } from './escape.ts';

test('only hidden characters and halves of characters are shown by their codes', () => {
  expect(escapeControls('Café 日本語 👍🏽 مرحبا\n\ttab')).toBe('Café 日本語 👍🏽 مرحبا\n\ttab');
  expect(escapeControls('a\u202eb\u0000')).toBe('a\\u202eb\\u0000');
  expect(escapeControls('👍\ud83d!\udc4d👍')).toBe('👍\\ud83d!\\udc4d👍');
});

test('JSON with escaped characters means the same', () => {
  const value = { text: 'a\u202eb\u2066\u200b\ufeff' };
  const escaped = escapeControls(JSON.stringify(value));
  expect(escaped).toBe('{"text":"a\\u202eb\\u2066\\u200b\\ufeff"}');
  expect(JSON.parse(escaped)).toEqual(value);
});

test('no file that a browser may run contains a lookbehind, which Safari before 16.4 cannot parse', () => {
  const packages = join(import.meta.dirname, '../../..');
  const files = globSync('{inspector,mock-server}/src/**/*.{ts,tsx,js}', { cwd: packages });
  expect(files.length).toBeGreaterThan(200);
  const isWrong = (file: string) => /\(\?<[=!]/.test(readFileSync(join(packages, file), 'utf8'));
  expect(files.filter((file) => !file.includes('.test') && isWrong(file))).toEqual([]);
});

/** Lets a real shell split a command into its words. */
function wordsOf(command: string, env: Record<string, string> = {}): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}\n`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8', env }).split('\0').slice(0, -1);
}

describe('shellQuote', () => {
  test.each([
    ["it's"],
    ['"double"'],
    ['two\nlines'],
    ['wow! !! !$'],
    ['$HOME `id` $(id) \\ \\n'],
    ['*?[a]{b,c}~'],
    [''],
    ['日本語'],
    ["''"],
    ['-n'],
  ])('a shell reads %j unchanged', (text) => {
    expect(wordsOf(`curl ${shellQuote(text)}`)).toEqual([text]);
  });
});

describe('curlCommand', () => {
  test('a shell reads each part unchanged, and the variables with their values', () => {
    const body = { description: `it's "5 < 6" & $HOME!\n`, hidden: '\u202e' };
    const command = curlCommand({
      method: 'POST',
      url: "http://127.0.0.1:4010/v1/payments?a=[1]&b='x'",
      headers: [
        { name: 'private-secret-key', variable: 'PRIVATE_SECRET_KEY' },
        { name: 'Authorization', prefix: 'Bearer ', variable: 'TOKEN' },
        { name: 'x-note', value: `it's $HOME` },
        { name: 'x-empty', value: '' },
      ],
      body,
    });
    const words = wordsOf(command, { PRIVATE_SECRET_KEY: "s'e cret", TOKEN: 'abc' });
    expect(words.slice(0, -1)).toEqual([
      '--globoff',
      '-X',
      'POST',
      "http://127.0.0.1:4010/v1/payments?a=[1]&b='x'",
      '-H',
      "private-secret-key: s'e cret",
      '-H',
      'Authorization: Bearer abc',
      '-H',
      "x-note: it's $HOME",
      '-H',
      'x-empty;',
      '--data-raw',
    ]);
    expect(JSON.parse(words.at(-1) ?? '')).toEqual(body);
    expect(command).not.toContain('\u202e');
  });

  test.each(['@/etc/passwd', '\u0003\nid\n', '\u001b[201~'])(
    'sends the text %j as JSON, without control characters',
    (body) => {
      const command = curlCommand({ method: 'POST', url: 'http://x', headers: [], body });
      const [option, data = ''] = wordsOf(command).slice(-2);
      expect([option, JSON.parse(data)]).toEqual(['--data-raw', body]);
      expect(command).not.toMatch(/(?!\n)\p{Cc}/u);
    },
  );

  test('does not wait for the body of a response to HEAD', () => {
    expect(wordsOf(curlCommand({ method: 'HEAD', url: 'http://x', headers: [] }))).toEqual([
      '--globoff',
      '--head',
      'http://x',
    ]);
  });
});

test('only an https address becomes a link', () => {
  expect(httpsOnly('https://github.com/paychord')).toBe('https://github.com/paychord');
  for (const address of ['javascript:alert(1)', 'http://a.test', ' https://a.test', 'data:text/html,1', '']) {
    expect(httpsOnly(address)).toBe('');
  }
});
