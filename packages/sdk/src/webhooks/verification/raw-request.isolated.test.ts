import { describe, expect, test, vi } from 'vitest';
import {
  copyRawBody,
  createHeaderReader,
  decodeUtf8,
  isWellFormed,
  readRawBody,
  type WebhookHeaders,
} from './raw-request.ts';

const read = (headers: unknown) => createHeaderReader(headers as WebhookHeaders)('x-secret');

describe('createHeaderReader', () => {
  test('reads several headers of a generator', () => {
    const readHeader = createHeaderReader(new Headers({ 'x-api-key': 'key', 'x-secret': 'hush' }).entries());
    expect(['x-secret', 'x-api-key', 'x-secret'].map(readHeader)).toEqual(['hush', 'key', 'hush']);
  });

  test.each<[string, unknown]>([
    ['a Headers object', new Headers({ 'X-Secret': 'hush', accept: '*/*' })],
    ['a plain object', { 'x-secret': 'hush', accept: '*/*' }],
    ['a plain object in another case', { 'X-SECRET': 'hush' }],
    ['an object without a prototype', Object.assign(Object.create(null), { 'x-secret': 'hush' })],
    ['an object of lists', { 'x-secret': ['hush'], accept: ['*/*'] }],
    ['a Map', new Map([['X-Secret', 'hush']])],
    [
      'pairs',
      [
        ['accept', '*/*'],
        ['X-Secret', 'hush'],
      ],
    ],
    ['a generator of pairs', new Headers({ 'x-secret': 'hush' }).entries()],
  ])('finds a header in %s', (_form, headers) => {
    expect(read(headers)).toBe('hush');
  });

  test.each<[string, unknown]>([
    ['no headers', {}],
    ['undefined', undefined],
    ['a Headers object without it', new Headers({ 'x-secrets': 'hush' })],
    ['an object where it is undefined', { 'x-secret': undefined }],
    ['an object where it is an empty list', { 'x-secret': [] }],
    ['an object that only inherits it', Object.create({ 'x-secret': 'hush' })],
  ])('returns undefined for %s', (_form, headers) => {
    expect(read(headers)).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['twice in a list', { 'x-secret': ['hush', 'hush'] }],
    ['in two cases', { 'x-secret': 'hush', 'X-Secret': 'hush' }],
    [
      'twice in pairs',
      [
        ['x-secret', 'hush'],
        ['x-secret', 'hush'],
      ],
    ],
  ])('returns all values of a header that is repeated %s', (_form, headers) => {
    expect(read(headers)).toEqual(['hush', 'hush']);
  });

  test('returns one joined value for a header that is repeated in a Headers object', () => {
    const headers = new Headers([
      ['x-secret', 'hush'],
      ['x-secret', 'hush'],
    ]);
    expect(read(headers)).toBe('hush, hush');
  });
});

test('readRawBody does not copy the bytes', () => {
  const bytes = new Uint8Array(9);
  const read = readRawBody(bytes.subarray(2, 5)) as Uint8Array;
  expect([read.buffer, read.byteOffset, read.byteLength]).toEqual([bytes.buffer, 2, 3]);
});

test.each<[string, () => Uint8Array]>([
  ['a Uint8Array', () => Uint8Array.of(7, 7, 7)],
  ['a Buffer, whose slice shares its memory', () => Buffer.from([7, 7, 7])],
])('copyRawBody copies %s', (_form, create) => {
  const bytes = create();
  const copy = copyRawBody(bytes);
  bytes.fill(0);
  expect(copy).toEqual(Uint8Array.of(7, 7, 7));
});

test.each<[string, boolean]>([
  ['', true],
  ['café 😀 \uFFFD', true],
  ['\uD83D\uDE00', true],
  ['\uD83D', false],
  ['\uDE00\uD83D', false],
  [`${'a'.repeat(1000)}\uDC00`, false],
])('isWellFormed finds a lone surrogate: %j', (text, expected) => {
  expect(isWellFormed(text)).toBe(expected);
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
