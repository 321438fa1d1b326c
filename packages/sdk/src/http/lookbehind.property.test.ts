import { readdir, readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logHooks } from './log-hooks.ts';
import { parseJson } from './response-text.ts';
import { findSecrets } from './secrets.ts';

const runs = { numRuns: 3_000 };

/** The same expressions with a lookbehind. */
const secretFields =
  /(?:token|number|session|security_code|cryptogram|"document)"\s*:\s*"?((?<=")[^"\\]*(?:\\.[^"\\]*)*|[\d.]+)/g;

const uuid = '0a7e2c7b-4111-1111-1111-411111111111';

test('the secrets of a text are those that an expression with a lookbehind finds', () => {
  const parts = [
    '"',
    '\\',
    ':',
    ' ',
    '\n',
    '{',
    '}',
    ',',
    'token',
    '"number"',
    '"document":',
    '"x_session" : "',
    '4',
    '1.5',
    'é',
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 3 })), { maxLength: 14 });
  fc.assert(
    fc.property(text, (pieces) => {
      const content = pieces.join('');
      const expected = Array.from(content.matchAll(secretFields), ([, secret = '']) => {
        if (!secret.includes('\\')) return [secret];
        const plain = (parseJson(`"${secret}"`) ?? secret) as string;
        return [secret, plain, plain.replace(/[\r\n]/g, '')];
      });
      expect(findSecrets(content)).toEqual(expected.flat());
    }),
    runs,
  );
});

test('the secrets of a JSON text are the values of its secret fields', () => {
  const isSecret = (name: string) => /(token|number|session|security_code|cryptogram)$|^document$/.test(name);
  const names = ['token', 'x_session', 'card-number', 'document', 'id_document', 'token": "', 'name', '\\'];
  const value = fc.oneof(fc.string(), fc.constantFrom(...names), fc.nat());
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (fields) => {
      const text = JSON.stringify(fields.map(([name, each]) => ({ [name]: each })));
      const values = fields.filter(([name]) => isSecret(name)).map(([, each]) => `${each}`);
      const asJson = values.map((each) => JSON.stringify(each).slice(1, -1));
      expect(new Set(findSecrets(text))).toEqual(new Set([...asJson, ...values]));
    }),
    runs,
  );
});

test.each([
  [uuid, uuid],
  ['4111-1111-1111-1001001', '******************1001'],
])('a card number that follows %s directly is masked', (before, shownBefore) => {
  let shown: unknown;
  const { onRequest } = logHooks((_level, _line, { idempotencyKey }) => (shown = idempotencyKey), { level: 'debug' });
  onRequest?.({ method: 'GET', path: '/', attempt: 1, idempotencyKey: `${before}4111-1111-1111-1111` } as never);
  expect(shown).toBe(`${shownBefore}***************1111`);
});

test('no file of the SDK contains a lookbehind, which Safari before 16.4 cannot parse', async () => {
  const source = new URL('../', import.meta.url);
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test(-d)?)\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  const texts = await Promise.all(files.map(async (name) => [name, await readFile(new URL(name, source), 'utf8')]));
  expect(texts.filter(([, text]) => /\(\?<[=!]/.test(text ?? '')).map(([name]) => name)).toEqual([]);
});
