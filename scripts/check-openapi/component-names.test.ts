import { expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { componentNameProblems } from './component-names.ts';

const schemas = (...names: string[]) => ({
  components: { schemas: Object.fromEntries(names.map((name) => [name, {}])) },
});

test('is content when the bundle holds what the files define', () => {
  expect(componentNameProblems({ 'a.yaml': schemas('Order') }, testDocument({ Order: {} }))).toEqual([]);
});

test('names a component that two files define, and what bundling made of it', () => {
  const sources = { 'a.yaml': schemas('Order'), 'b.yaml': schemas('Order') };
  expect(componentNameProblems(sources, testDocument({ Order: {}, 'Order-2': {} }))).toEqual([
    'b.yaml: schemas Order is defined in a.yaml too',
    'schemas Order-2 is in the bundle, but no file defines it under that name',
  ]);
});

test('names a component that nothing refers to, and a name in the wrong case', () => {
  expect(componentNameProblems({ 'a.yaml': schemas('Lost', 'order_line') }, testDocument({ order_line: {} }))).toEqual([
    'a.yaml: nothing refers to schemas Lost, so it is not in the bundle',
    'a.yaml: schemas order_line is not PascalCase',
  ]);
});
