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
  test.each<[string, unknown[], unknown[]]>([
    ['string', ['', 'a'], [1, null, [], {}, true]],
    ['number', [0, -1.5], ['1', Number.NaN, JSON.parse('1e400'), JSON.parse('-1e400'), null]],
    ['integer', [0, -1, 2], [1.5, '1', JSON.parse('1e400'), null]],
    ['boolean', [true, false], ['true', 0, null]],
    ['object', [{}], [null, [], 'a', 1]],
  ])('of type %s', (shape, right, wrong) => {
    for (const value of right) expect(violation(value, shape)).toBe('none');
    for (const value of wrong) expect(violation(value, shape)).toEqual(['', 'type']);
  });

  test('holds constants, patterns, minimums and members', () => {
    expect(violation('A', ['A', 'B'])).toBe('none');
    for (const value of ['C', 1, null, ['A']]) expect(violation(value, ['A', 'B'])).toEqual(['', 'value']);
    expect(violation('xfer_1', /^xfer_/u)).toBe('none');
    expect(violation('acct_1', /^xfer_/u)).toEqual(['', 'pattern']);
    expect(violation(['xfer_1'], /^xfer_/u)).toEqual(['', 'type']);
    expect(violation(0, 0)).toBe('none');
    expect(violation(-1, 0)).toEqual(['', 'minimum']);
    for (const value of ['0', 0.5, null]) expect(violation(value, 0)).toEqual(['', 'type']);
    expect(violation({ a: 'x' }, { a: 'string' })).toBe('none');
    for (const value of [null, [], 'a']) expect(violation(value, { a: 'string' })).toEqual(['', 'type']);
    expect(violation({}, { a: 'string' })).toEqual(['a', 'required']);
    expect(violation({ a: 1 }, { a: 'string' })).toEqual(['a', 'type']);
  });

  test('names the field by its place', () => {
    const shape: Shape = { a: { b: 'string' } };
    expect(violation({ a: {} }, shape)).toEqual(['a.b', 'required']);
    expect(violation({ a: { b: 1 } }, shape)).toEqual(['a.b', 'type']);
  });

  test('sees own members only', () => {
    expect(violation(Object.create({ a: 'x' }), { a: 'string' })).toEqual(['a', 'required']);
    expect(violation(JSON.parse('{"__proto__":{"a":"x"}}'), { a: 'string' })).toEqual(['a', 'required']);
    expect(violation({}, { constructor: 'object' })).toEqual(['constructor', 'required']);
  });

  test.each([
    ['paymentWebhookShape', paymentWebhookShape],
    ['incomingTransferShape', incomingTransferShape],
  ])('%s names no type but those that the check knows', (_name, shape) => {
    const visit = (part: Shape): string[] => {
      if (typeof part === 'string') return [part];
      return part.constructor === Object ? Object.values(part).flatMap(visit) : [];
    };
    expect(['string', 'number', 'integer', 'boolean', 'object']).toEqual(expect.arrayContaining(visit(shape)));
  });
});
