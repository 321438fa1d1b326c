import { expect, test } from 'vitest';
import { tinyDocument } from '../test-helpers/test-document.ts';
import { gapProblems } from './gaps.ts';
import type { GapRow } from './gaps-table.ts';

const order = {
  type: 'object',
  properties: { a: { type: 'string', 'x-basis': 'own' }, b: { type: 'string', 'x-basis': 'public' }, c: {} },
} as const;
const document = tinyDocument({ Order: { ...order } });
const row = (names: string[], basis: string, seen = 'yes'): GapRow => ({
  line: 1,
  kind: 'node',
  names,
  decision: '',
  basis,
  seen,
});

test('is content when every mark has a row and every row a mark', () => {
  expect(gapProblems(document, [row(['Order.a'], 'own'), row(['Order.b'], 'public')])).toEqual([]);
});

test('lets a wildcard speak for what has no row of its own', () => {
  expect(gapProblems(document, [row(['Order.*'], 'public'), row(['Order.a'], 'own')])).toEqual([]);
});

test('lets a row name all schemas whose name begins alike', () => {
  const twins = tinyDocument({ OptionalOrder: { 'x-basis': 'public' }, OptionalPrice: { 'x-basis': 'public' } });
  expect(gapProblems(twins, [row(['Optional*'], 'public')])).toEqual([]);
});

test('names a mark without a row', () => {
  expect(gapProblems(document, [row(['Order.a'], 'own')])).toEqual([
    'Order.b: x-basis is public, and GAPS.md has no row for it',
  ]);
});

test('names a row that says another basis than the node', () => {
  const [problem] = gapProblems(document, [row(['Order.a'], 'public'), row(['Order.b'], 'public')]);
  expect(problem).toBe('Order.a: x-basis is own, but GAPS.md says "public" in line 1');
});

test('names a row without a node, and one whose node is not marked', () => {
  const rows = [row(['Order.a'], 'own'), row(['Order.b'], 'public'), row(['Order.z', 'Order.c'], 'own')];
  expect(gapProblems(document, rows)).toEqual([
    'GAPS.md line 1: there is no node Order.z',
    'GAPS.md line 1: Order.c has no x-basis: own',
  ]);
});

test('asks no node of what is not built, and knows no other basis', () => {
  expect(gapProblems(tinyDocument(), [row([], 'not built')])).toEqual([]);
  expect(gapProblems(tinyDocument(), [row(['X'], 'guessed')])[0]).toContain('"guessed"');
  expect(gapProblems(tinyDocument({ X: { 'x-basis': 'guessed' } }), [])[0]).toContain('guessed');
});

test('finds a mark where no row could name it', () => {
  const marked = tinyDocument({}, { info: { title: 'T', 'x-basis': 'own' } });
  expect(gapProblems(marked, [])).toEqual(['#/info: nothing here can carry x-basis']);
});

test('refuses a row that does not say whether it can be seen from outside', () => {
  const message = 'GAPS.md line 1: "" under "Seen from outside" is none of yes, partly, no';
  expect(gapProblems(tinyDocument(), [row([], 'not built', '')])).toEqual([message]);
  expect(gapProblems(tinyDocument(), [{ ...row([], 'own', ''), kind: 'decision' }])).toEqual([message]);
  expect(gapProblems(tinyDocument(), [row([], 'not built', 'perhaps')])[0]).toContain('"perhaps"');
});

test('asks no node of a decision', () => {
  expect(gapProblems(tinyDocument(), [{ ...row(['policies.ttl'], 'own'), kind: 'decision' }])).toEqual([]);
});
