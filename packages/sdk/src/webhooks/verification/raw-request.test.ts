import { describe, expect, test } from 'vitest';
import { copyRawBody, readHeader, readRawBody, type WebhookHeaders } from './raw-request.ts';

const read = (headers: unknown) => readHeader(headers as WebhookHeaders, 'x-secret');

describe('readHeader', () => {
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

test('readRawBody copies shared memory, which can change during the hash', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(3)).fill(7);
  const read = readRawBody(shared);
  shared.fill(0);
  expect(read).toEqual(Uint8Array.of(7, 7, 7));
});

test('readRawBody does not copy other memory', () => {
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
