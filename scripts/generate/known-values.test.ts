import { expect, test } from 'vitest';
import { knownValues } from './known-values.ts';
import { orders, tinyDocument } from '../test-helpers/test-document.ts';

test('writes the values and a guard for each Known… enumeration', () => {
  const source = knownValues(orders);
  expect(source).toContain(
    "knownOrderStatusValues = [\n  'NEW',\n  'SENT',\n] as const satisfies readonly KnownOrderStatus[]",
  );
  expect(source).toContain('export function isKnownOrderStatus(value: unknown): value is KnownOrderStatus {');
});

test('writes nothing for other schemas', () => {
  expect(knownValues(tinyDocument({ Color: { type: 'string', enum: ['RED'] } }))).not.toContain('RED');
});

test('refuses a Known… schema that is no enumeration of strings', () => {
  expect(() => knownValues(tinyDocument({ KnownThing: { type: 'string' } }))).toThrow('KnownThing');
});
