import { describe, expect, test } from 'vitest';
import { incomingTransferShape, paymentWebhookShape, type Shape } from '../generated/event-shapes.ts';
import { WebhookVerificationError } from './errors.ts';
import { checkShape } from './shape.ts';

function violation(value: unknown, shape: Shape): unknown {
  try {
    checkShape(value, shape);
  } catch (error) {
    if (error instanceof WebhookVerificationError) return [error.field, error.rule];
    throw error;
  }
  return 'none';
}

describe('a shape', () => {
  test.each<[string | string[], unknown[], unknown[]]>([
    ['string', ['', 'a'], [1, null, [], {}, true]],
    ['number', [0, -1.5], ['1', Number.NaN, JSON.parse('1e400'), JSON.parse('-1e400'), null]],
    ['integer', [0, -1, 2], [1.5, '1', JSON.parse('1e400'), null]],
    ['boolean', [true, false], ['true', 0, null]],
    ['null', [null], [0, '', {}, 'null']],
    ['object', [{}], [null, [], 'a', 1]],
    [
      ['string', 'null'],
      ['a', null],
      [1, {}],
    ],
  ])('of type %s', (t, right, wrong) => {
    for (const value of right) expect(violation(value, { t } as Shape)).toBe('none');
    for (const value of wrong) expect(violation(value, { t } as Shape)).toEqual(['', 'type']);
  });

  test('asks nothing more of a null that may be null', () => {
    const shape: Shape = { t: ['string', 'null'], c: 'A', p: '^A$', n: 1, r: ['a'], o: { a: { t: 'string' } } };
    expect(violation(null, shape)).toBe('none');
  });

  test('holds constants, patterns, minimums and required members', () => {
    expect(violation('A', { t: 'string', c: 'A' })).toBe('none');
    expect(violation('B', { t: 'string', c: 'A' })).toEqual(['', 'value']);
    expect(violation('xfer_1', { t: 'string', p: '^xfer_' })).toBe('none');
    expect(violation('acct_1', { t: 'string', p: '^xfer_' })).toEqual(['', 'pattern']);
    expect(violation(0, { t: 'integer', n: 0 })).toBe('none');
    expect(violation(-1, { t: 'integer', n: 0 })).toEqual(['', 'minimum']);
    expect(violation({ a: undefined }, { t: 'object', r: ['a'] })).toBe('none');
    expect(violation({}, { t: 'object', r: ['a'] })).toEqual(['a', 'required']);
  });

  test('names the field by its place', () => {
    const shape: Shape = { t: 'object', o: { a: { t: 'object', r: ['b'], o: { b: { t: 'string' } } } } };
    expect(violation({ a: {} }, shape)).toEqual(['a.b', 'required']);
    expect(violation({ a: { b: 1 } }, shape)).toEqual(['a.b', 'type']);
    expect(violation({}, shape)).toBe('none');
  });

  test('sees own members only', () => {
    const shape: Shape = { t: 'object', r: ['a'], o: { a: { t: 'string' } } };
    expect(violation(Object.create({ a: 'x' }), shape)).toEqual(['a', 'required']);
    expect(violation(JSON.parse('{"__proto__":{"a":"x"}}'), shape)).toEqual(['a', 'required']);
    expect(violation({}, { t: 'object', r: ['constructor'] })).toEqual(['constructor', 'required']);
  });

  test.each([
    ['paymentWebhookShape', paymentWebhookShape],
    ['incomingTransferShape', incomingTransferShape],
  ])('%s is written in nothing but the words that the check knows', (_name, shape) => {
    const visit = ({ o, ...words }: Shape): void => {
      expect(['t', 'c', 'p', 'n', 'r']).toEqual(expect.arrayContaining(Object.keys(words)));
      expect(['string', 'number', 'integer', 'boolean', 'null', 'object']).toEqual(
        expect.arrayContaining([words.t].flat()),
      );
      expect(Array.isArray(words.c)).toBe(false);
      for (const member of Object.values(o ?? {})) visit(member);
    };
    visit(shape);
  });
});
