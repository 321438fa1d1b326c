import { describe, expect, test } from 'vitest';
import {
  incomingTransferAmountShape,
  incomingTransferShape,
  paymentWebhookShape,
  type Shape,
} from '../../generated/event-shapes.ts';
import { findViolation } from './validate-shape.ts';

const brokenRule = (value: unknown, shape: Shape) => findViolation(value, shape)?.rule;

describe('findViolation', () => {
  test.each<[string, unknown[], unknown[]]>([
    ['string', ['', 'a'], [1, null, [], {}, true]],
    ['number', [0, -1.5], ['1', Number.NaN, JSON.parse('1e400'), JSON.parse('-1e400'), null]],
    ['object', [{}], [null, [], 'a', 1]],
  ])('accepts only values of the type %s', (shape, right, wrong) => {
    for (const value of right) expect(findViolation(value, shape)).toBeUndefined();
    for (const value of wrong) expect(findViolation(value, shape)).toEqual({ field: '', rule: 'type' });
  });

  test('accepts only the listed values', () => {
    expect(findViolation('A', ['A', 'B'])).toBeUndefined();
    for (const value of ['C', 1, null, ['A']]) expect(brokenRule(value, ['A', 'B'])).toBe('value');
  });

  test('accepts an object that has all required fields', () => {
    expect(findViolation({ a: 'x', b: 1 }, { a: 'string' })).toBeUndefined();
    for (const value of [null, [], 'a'])
      expect(findViolation(value, { a: 'string' })).toEqual({ field: '', rule: 'type' });
    expect(findViolation({}, { a: 'string' })).toEqual({ field: 'a', rule: 'required' });
    expect(findViolation({ a: 1 }, { a: 'string' })).toEqual({ field: 'a', rule: 'type' });
  });

  test('names the invalid field by its path', () => {
    const shape: Shape = { a: { b: 'string' } };
    expect(findViolation({ a: {} }, shape)).toEqual({ field: 'a.b', rule: 'required' });
    expect(findViolation({ b: 1 }, { b: 'string' }, 'a')).toEqual({ field: 'a.b', rule: 'type' });
  });

  test('reads only own fields', () => {
    expect(brokenRule(Object.create({ a: 'x' }), { a: 'string' })).toBe('required');
    expect(brokenRule(JSON.parse('{"__proto__":{"a":"x"}}'), { a: 'string' })).toBe('required');
    expect(brokenRule({}, { constructor: 'object' })).toBe('required');
  });

  test.each<[string, Shape]>([
    ['paymentWebhookShape', paymentWebhookShape],
    ['incomingTransferShape', incomingTransferShape],
    ['incomingTransferAmountShape', incomingTransferAmountShape],
  ])('the generated shape %s contains only supported types', (_name, shape) => {
    const typesIn = (part: Shape): string[] => {
      if (typeof part === 'string') return [part];
      return Array.isArray(part) ? [] : Object.values(part as Record<string, Shape>).flatMap(typesIn);
    };
    expect(['string', 'number', 'object']).toEqual(expect.arrayContaining(typesIn(shape)));
  });
});
