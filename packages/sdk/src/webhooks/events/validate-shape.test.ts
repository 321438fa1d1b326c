import { describe, expect, test } from 'vitest';
import {
  incomingTransferAmountShape,
  incomingTransferShape,
  paymentWebhookShape,
  type Shape,
} from '../../generated/event-shapes.ts';
import { violationOf } from './validate-shape.ts';

const brokenRule = (value: unknown, shape: Shape) => violationOf(value, shape)?.rule;

describe('a shape', () => {
  test.each<[string, unknown[], unknown[]]>([
    ['string', ['', 'a'], [1, null, [], {}, true]],
    ['number', [0, -1.5], ['1', Number.NaN, JSON.parse('1e400'), JSON.parse('-1e400'), null]],
    ['object', [{}], [null, [], 'a', 1]],
  ])('of type %s accepts its values only', (shape, right, wrong) => {
    for (const value of right) expect(violationOf(value, shape)).toBeUndefined();
    for (const value of wrong) expect(violationOf(value, shape)).toEqual({ field: '', rule: 'type' });
  });

  test('of a list accepts the listed values only', () => {
    expect(violationOf('A', ['A', 'B'])).toBeUndefined();
    for (const value of ['C', 1, null, ['A']]) expect(brokenRule(value, ['A', 'B'])).toBe('value');
  });

  test('of fields accepts an object that has them all', () => {
    expect(violationOf({ a: 'x', b: 1 }, { a: 'string' })).toBeUndefined();
    for (const value of [null, [], 'a'])
      expect(violationOf(value, { a: 'string' })).toEqual({ field: '', rule: 'type' });
    expect(violationOf({}, { a: 'string' })).toEqual({ field: 'a', rule: 'required' });
    expect(violationOf({ a: 1 }, { a: 'string' })).toEqual({ field: 'a', rule: 'type' });
  });

  test('names the field by its path', () => {
    const shape: Shape = { a: { b: 'string' } };
    expect(violationOf({ a: {} }, shape)).toEqual({ field: 'a.b', rule: 'required' });
    expect(violationOf({ b: 1 }, { b: 'string' }, 'a')).toEqual({ field: 'a.b', rule: 'type' });
  });

  test('sees own fields only', () => {
    expect(brokenRule(Object.create({ a: 'x' }), { a: 'string' })).toBe('required');
    expect(brokenRule(JSON.parse('{"__proto__":{"a":"x"}}'), { a: 'string' })).toBe('required');
    expect(brokenRule({}, { constructor: 'object' })).toBe('required');
  });

  test.each<[string, Shape]>([
    ['paymentWebhookShape', paymentWebhookShape],
    ['incomingTransferShape', incomingTransferShape],
    ['incomingTransferAmountShape', incomingTransferAmountShape],
  ])('%s has only types that the check knows', (_name, shape) => {
    const typesIn = (part: Shape): string[] => {
      if (typeof part === 'string') return [part];
      return Array.isArray(part) ? [] : Object.values(part as Record<string, Shape>).flatMap(typesIn);
    };
    expect(['string', 'number', 'object']).toEqual(expect.arrayContaining(typesIn(shape)));
  });
});
