import { describe, expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { type GapRow, gapProblems, gapRows, policyProblems } from './gaps.ts';

describe('gapRows', () => {
  test('reads the rows of every table of nodes and decisions, in any order of the columns', () => {
    const rows = gapRows(`
| Node | What is not shown | What we do | Basis | Seen from outside |
| --- | --- | :-: | --- | --- |
| \`Order\`, \`Order.*\` | a \\| b | c | \`own\` | yes |

| Node | Basis | What we do |
|---|---|---|
| rate limits | not built | nothing |

| Decision | Basis | Seen from outside |
|---|---|---|
| expiry, \`policies.ttl\` | own | partly |

| Word | Basis |
|---|---|
| \`Other\` | own |
`);
    expect(rows).toEqual([
      { line: 4, kind: 'node', names: ['Order', 'Order.*'], decision: 'c', basis: 'own', seen: 'yes' },
      { line: 8, kind: 'node', names: [], decision: 'nothing', basis: 'not built', seen: '' },
      { line: 12, kind: 'decision', names: ['policies.ttl'], decision: '', basis: 'own', seen: 'partly' },
    ]);
  });
});

describe('gapProblems', () => {
  const order = {
    type: 'object',
    properties: { a: { type: 'string', 'x-basis': 'own' }, b: { type: 'string', 'x-basis': 'public' }, c: {} },
  } as const;
  const document = testDocument({ Order: { ...order } });
  const row = (names: string[], basis: string, seen = 'yes'): GapRow => ({
    line: 1,
    kind: 'node',
    names,
    decision: '',
    basis,
    seen,
  });

  test('accepts a document in which every mark has a row and every row has a mark', () => {
    expect(gapProblems(document, [row(['Order.a'], 'own'), row(['Order.b'], 'public')])).toEqual([]);
  });

  test('applies a wildcard row to nodes without their own row', () => {
    expect(gapProblems(document, [row(['Order.*'], 'public'), row(['Order.a'], 'own')])).toEqual([]);
  });

  test('applies a row with a prefix to all schemas with that prefix', () => {
    const twins = testDocument({ OptionalOrder: { 'x-basis': 'public' }, OptionalPrice: { 'x-basis': 'public' } });
    expect(gapProblems(twins, [row(['Optional*'], 'public')])).toEqual([]);
  });

  test('reports a mark without a row', () => {
    expect(gapProblems(document, [row(['Order.a'], 'own')])).toEqual([
      'Order.b: x-basis is public, but GAPS.md has no row for this node. Add one',
    ]);
  });

  test('reports a row with another basis than its node', () => {
    const [problem] = gapProblems(document, [row(['Order.a'], 'public'), row(['Order.b'], 'public')]);
    expect(problem).toBe('Order.a: x-basis is own, but GAPS.md says "public" in line 1');
  });

  test('reports a row without a node, and a row whose node has no mark', () => {
    const rows = [row(['Order.a'], 'own'), row(['Order.b'], 'public'), row(['Order.z', 'Order.c'], 'own')];
    expect(gapProblems(document, rows)).toEqual([
      'GAPS.md line 1: the document has no node Order.z',
      'GAPS.md line 1: Order.c has no x-basis: own. Add it to the document',
    ]);
  });

  test('requires no node for a row that is not built, and rejects an unknown basis', () => {
    expect(gapProblems(testDocument(), [row([], 'not built')])).toEqual([]);
    expect(gapProblems(testDocument(), [row(['X'], 'guessed')])[0]).toContain('"guessed"');
    expect(gapProblems(testDocument({ X: { 'x-basis': 'guessed' } }), [])[0]).toContain('guessed');
  });

  test('reports a mark on a node that no row can name', () => {
    const marked = testDocument({}, { info: { title: 'T', 'x-basis': 'own' } });
    expect(gapProblems(marked, [])).toEqual([
      '#/info: x-basis is not allowed here, because GAPS.md cannot name this node',
    ]);
  });

  test('rejects a row without a valid value for Seen from outside', () => {
    const message = 'GAPS.md line 1: "Seen from outside" is "". Use one of yes, partly, no';
    expect(gapProblems(testDocument(), [row([], 'not built', '')])).toEqual([message]);
    expect(gapProblems(testDocument(), [{ ...row([], 'own', ''), kind: 'decision' }])).toEqual([message]);
    expect(gapProblems(testDocument(), [row([], 'not built', 'perhaps')])[0]).toContain('"perhaps"');
  });

  test('requires no node for a decision', () => {
    expect(gapProblems(testDocument(), [{ ...row(['policies.ttl'], 'own'), kind: 'decision' }])).toEqual([]);
  });
});

describe('policyProblems', () => {
  const row = (name: string, decision: string): GapRow => {
    return { line: 7, kind: 'decision', names: [name], decision, basis: 'own', seen: 'yes' };
  };

  test.each<[preset: string | number | number[], decision: string]>([
    ['replay', '`replay`: the original response. By policy `reject`'],
    [404, '`404`; `400` by policy'],
    [0, '`0`: none'],
    [86_400_000, '`24h` after the response'],
    [10_000, '`10s`'],
    [[0, 300_000, 21_600_000], 'At `0`, `5m` and `6h`'],
  ])('accepts a row with the default %j', (preset, decision) => {
    expect(policyProblems([row('policies.some', decision)], { some: preset })).toEqual([]);
  });

  test.each<[preset: string | number | number[], decision: string, words: string]>([
    ['replay', '`reject`, and by policy `replay`', 'replay'],
    [404, '`400`', '404'],
    [86_400_000, 'For 24 hours', '86400000'],
    [[0, 300_000], 'At `0`, `5m` and `6h`', '0, 300000'],
  ])('reports a row with another default than %j', (preset, decision, words) => {
    expect(policyProblems([row('policies.some', decision)], { some: preset })).toEqual([
      `GAPS.md line 7: the default of some must be ${words}`,
    ]);
  });

  test('reports a policy without a row, and a row without a policy', () => {
    expect(policyProblems([row('policies.gone', '`a`')], { ttl: 1 })).toEqual([
      'the policy ttl has no row in GAPS.md. Add one',
      'GAPS.md line 7: the mock server has no policy gone',
    ]);
  });

  test('does not accept the row of a node as the row of a policy', () => {
    expect(policyProblems([{ ...row('policies.ttl', '`1`'), kind: 'node' }], { ttl: 1 })).toEqual([
      'the policy ttl has no row in GAPS.md. Add one',
    ]);
  });
});
