import { expect, test } from 'vitest';
import { findUnknownBodyFields } from './unknown-fields.ts';

const tree = { name: true, nested: { deep: { known: true } }, list: { known: true }, open: true } as const;
const unknownIn = (body: unknown) => findUnknownBodyFields(tree, body).map(({ path }) => path);

test('reports every unknown field with its path', () => {
  expect(
    unknownIn({ other: 1, nested: { deep: { known: 1, new: 1 }, near: {} }, list: [{ known: 1 }, { b: 1 }] }),
  ).toEqual(['other', 'nested.deep.new', 'nested.near', 'list[1].b']);
});

test('accepts known fields, fields of open objects, and values that are not objects', () => {
  for (const body of [{}, null, 7, [], { open: { any: [{ thing: 1 }] } }, { nested: null, list: [null, 1] }]) {
    expect(unknownIn(body)).toEqual([]);
  }
});

test('reports inherited property names as unknown fields', () => {
  expect(unknownIn(JSON.parse('{"__proto__":{"a":1},"toString":1}'))).toEqual(['__proto__', 'toString']);
});

test('reports at most 20 unknown fields', () => {
  expect(unknownIn(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, 1])))).toHaveLength(20);
});
