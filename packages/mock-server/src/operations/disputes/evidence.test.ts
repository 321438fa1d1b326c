import type { EvidenceItem } from '@paychord/sdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountId } from '../../../test/helpers/test-caller.ts';
import { operations } from '../../generated/validators.js';
import { checkValue } from '../../model/validation.ts';
import { checkEvidence } from './evidence.ts';

const mostBytes = 1_048_576;
const magic = '%PDF-';
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes as string, 'latin1').toString('base64');
const pdf = (bytes: Uint8Array) => Buffer.concat([Buffer.from(magic), bytes]).toString('base64');

const item = (content: string) => {
  return { content_type: 'application/pdf', file_name: 'a.pdf', content_category: 'RECEIPT', content } as EvidenceItem;
};

/** Checks a file like the pipeline: first the schema, then the rules that a schema cannot express. */
const checkFiles = (...contents: string[]) => {
  const body = { account_id: accountId, evidence: contents.map(item) };
  return checkValue(operations.submitDispute.body ?? (() => true), body) ?? checkEvidence(body.evidence);
};

test('evidence that begins with %PDF- is accepted', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3_000 }), (bytes) => {
      expect(checkFiles(pdf(bytes))).toBeUndefined();
    }),
    { numRuns: 500 },
  );
});

test('evidence that does not begin with %PDF- is rejected', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
      fc.pre(!Buffer.from(bytes).toString('latin1').startsWith(magic));
      expect(checkFiles(Buffer.from(bytes).toString('base64'))?.messages).toEqual([
        'evidence[0].content must be a PDF, which begins with %PDF-',
      ]);
    }),
    { numRuns: 500 },
  );
});

test.each(['%PDF', '%pdf-1.4', ' %PDF-1.4', '\ufeff%PDF-1.4', 'PDF-1.4', '%PDF_1.4', '<html>%PDF-', '\0%PDF-'])(
  'evidence that begins with %j is rejected',
  (start) => expect(checkFiles(base64(start))?.code).toBe('INVALID_PARAMETERS'),
);

test('evidence that is not base64 is rejected', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (tail) => {
      fc.pre(/[^A-Za-z0-9+/]/.test(tail.replace(/={0,2}$/, '')) || (8 + tail.length) % 4 !== 0);
      expect(checkFiles(`JVBERi0x${tail}`)?.messages[0]).toMatch(/^evidence\[0\]\.content must (match|be base64)/);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['padding that is missing', 'JVBERi0'],
  ['padding too much', 'JVBERi0=='],
  ['three signs of padding', 'JVBERi0xA==='],
  ['padding in the middle', 'JVBERi0=JVBERi0='],
  ['nothing but padding', '===='],
  ['a line break', 'JVBERi0x\n'],
  ['white space around it', ' JVBERi0x '],
  ['the alphabet for URLs', 'JVBERi0x_-__'],
  ['a data URL', 'data:application/pdf;base64,JVBERi0x'],
  ['bytes in clear', '%PDF-1.4'],
  ['one digit too many', 'JVBERi0xA'],
  ['a digit of another script', 'JVBERi0٣'],
  ['nothing', ''],
])('%s is refused', (_what, content) => {
  expect(checkFiles(content)).toMatchObject({ status: 400, code: 'INVALID_PARAMETERS' });
  expect(checkFiles(content)?.messages[0]).toMatch(/^evidence\[0\]\.content /);
});

test('unused bits in the last base64 digit are accepted', () => {
  expect(checkFiles('JVBERi0=')).toBeUndefined();
  expect(checkFiles('JVBERi1=')?.messages).toBeUndefined();
});

test('the size limit counts the decoded bytes of the file', () => {
  const file = (bytes: number) => pdf(new Uint8Array(bytes - magic.length));
  for (const bytes of [mostBytes - 2, mostBytes - 1, mostBytes]) expect(checkFiles(file(bytes))).toBeUndefined();
  for (const bytes of [mostBytes + 1, mostBytes + 2, mostBytes + 3, 2 * mostBytes]) {
    expect(checkFiles(file(bytes))?.messages).toEqual([
      `evidence[0].content must be a file of at most ${mostBytes} bytes, and is one of ${bytes} bytes`,
    ]);
  }
}, 30_000);

test('each invalid file is reported with its index', () => {
  const good = base64('%PDF-1.7');
  expect(checkFiles(good, base64('GIF89a'), good, 'JVBERi0')?.messages).toEqual([
    'evidence[1].content must be a PDF, which begins with %PDF-',
    'evidence[3].content must be base64',
  ]);
  expect(checkFiles(good, good, good)).toBeUndefined();
});

test('thousands of invalid files get 20 messages', () => {
  expect(checkFiles(...Array.from({ length: 2_000 }, () => base64('GIF89a')))?.messages).toHaveLength(20);
});
