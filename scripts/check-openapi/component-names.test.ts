import { expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { componentNameProblems } from './component-names.ts';

const schemas = (...names: string[]) => ({
  components: { schemas: Object.fromEntries(names.map((name) => [name, {}])) },
});

test('accepts a bundle with exactly the components of the files', () => {
  expect(componentNameProblems({ 'a.yaml': schemas('Order') }, testDocument({ Order: {} }))).toEqual([]);
});

test('reports a component that two files define, and its new name in the bundle', () => {
  const sources = { 'a.yaml': schemas('Order'), 'b.yaml': schemas('Order') };
  expect(componentNameProblems(sources, testDocument({ Order: {}, 'Order-2': {} }))).toEqual([
    'b.yaml: schemas Order is also defined in a.yaml. Rename one of them',
    'schemas Order-2 is in the bundle, but no file defines this name',
  ]);
});

test('reports an unused component and a name that is not PascalCase', () => {
  expect(componentNameProblems({ 'a.yaml': schemas('Lost', 'order_line') }, testDocument({ order_line: {} }))).toEqual([
    'a.yaml: nothing refers to schemas Lost, so the bundle does not contain it',
    'a.yaml: schemas order_line is not PascalCase',
  ]);
});
