import { describe, expect, test } from 'vitest';
import { readHeader, type WebhookHeaders } from './headers.ts';

const read = (headers: unknown) => readHeader(headers as WebhookHeaders, 'x-secret');

describe('a header', () => {
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
  ])('is found in %s', (_form, headers) => {
    expect(read(headers)).toBe('hush');
  });

  test.each<[string, unknown]>([
    ['no headers', {}],
    ['nothing', undefined],
    ['a Headers object without it', new Headers({ 'x-secrets': 'hush' })],
    ['an object where it is undefined', { 'x-secret': undefined }],
    ['an object where it is an empty list', { 'x-secret': [] }],
    ['an object that only inherits it', Object.create({ 'x-secret': 'hush' })],
  ])('is absent from %s', (_form, headers) => {
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
  ])('that is there %s is not one value', (_form, headers) => {
    expect(read(headers)).toEqual(['hush', 'hush']);
  });

  test('that is there twice in a Headers object is joined', () => {
    const headers = new Headers([
      ['x-secret', 'hush'],
      ['x-secret', 'hush'],
    ]);
    expect(read(headers)).toBe('hush, hush');
  });
});
