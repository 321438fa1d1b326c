import { describe, expect, test } from 'vitest';
import { ordersDocument, testDocument } from '../test-helpers/test-document.ts';
import { currencies, knownValues } from './known-values.ts';

describe('knownValues', () => {
  test('generates the values and a type guard for each Known… enumeration', () => {
    const source = knownValues(ordersDocument);
    expect(source).toContain(
      "knownOrderStatusValues = [\n  'NEW',\n  'SENT',\n] as const satisfies readonly KnownOrderStatus[]",
    );
    expect(source).toContain('export function isKnownOrderStatus(value: unknown): value is KnownOrderStatus {');
  });

  test('generates the values and a type guard for each closed enumeration', () => {
    const source = knownValues(testDocument({ PaintColor: { type: 'string', enum: ['RED'] } }));
    expect(source).toContain("paintColorValues = [\n  'RED',\n] as const satisfies readonly PaintColor[]");
    expect(source).toContain('export function isPaintColor(value: unknown): value is PaintColor {');
    expect(source).toContain('The service accepts no others.');
  });

  test('generates nothing for other schemas', () => {
    expect(knownValues(testDocument({ Color: { type: 'string' } }))).not.toContain('Color');
  });

  test('rejects a Known… schema that is not an enumeration of strings', () => {
    expect(() => knownValues(testDocument({ KnownThing: { type: 'string' } }))).toThrow('KnownThing');
  });
});

describe('currencies', () => {
  const documentWith = (minorUnits?: object) =>
    testDocument({ CurrencyCode: { type: 'string', ...(minorUnits && { 'x-minor-units': minorUnits }) } });

  test('generates one entry per currency, sorted by code', () => {
    const source = currencies(documentWith({ 0: ['JPY'], 2: ['USD', 'EUR'] }));
    expect(source).toContain('{\n  EUR: 2,\n  JPY: 0,\n  USD: 2,\n}');
  });

  test('rejects a document without currencies, and a duplicate currency', () => {
    expect(() => currencies(documentWith())).toThrow('CurrencyCode has no x-minor-units');
    expect(() => currencies(documentWith({ 0: ['JPY'], 2: ['JPY'] }))).toThrow('x-minor-units lists JPY twice');
  });
});
