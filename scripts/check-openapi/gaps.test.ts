import { describe, expect, test } from 'vitest';
import { testDocument } from '../test-helpers/test-document.ts';
import { type GapRow, gapProblems, gapRows, policyProblems } from './gaps.ts';

describe('gapRows', () => {
  test('reads the rows of every table of nodes and decisions, wherever its columns stand', () => {
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

  test('is content when every mark has a row and every row a mark', () => {
    expect(gapProblems(document, [row(['Order.a'], 'own'), row(['Order.b'], 'public')])).toEqual([]);
  });

  test('lets a wildcard speak for what has no row of its own', () => {
    expect(gapProblems(document, [row(['Order.*'], 'public'), row(['Order.a'], 'own')])).toEqual([]);
  });

  test('lets a row name all schemas whose name begins alike', () => {
    const twins = testDocument({ OptionalOrder: { 'x-basis': 'public' }, OptionalPrice: { 'x-basis': 'public' } });
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
    expect(gapProblems(testDocument(), [row([], 'not built')])).toEqual([]);
    expect(gapProblems(testDocument(), [row(['X'], 'guessed')])[0]).toContain('"guessed"');
    expect(gapProblems(testDocument({ X: { 'x-basis': 'guessed' } }), [])[0]).toContain('guessed');
  });

  test('finds a mark where no row could name it', () => {
    const marked = testDocument({}, { info: { title: 'T', 'x-basis': 'own' } });
    expect(gapProblems(marked, [])).toEqual(['#/info: nothing here can carry x-basis']);
  });

  test('refuses a row that does not say whether it can be seen from outside', () => {
    const message = 'GAPS.md line 1: "" under "Seen from outside" is none of yes, partly, no';
    expect(gapProblems(testDocument(), [row([], 'not built', '')])).toEqual([message]);
    expect(gapProblems(testDocument(), [{ ...row([], 'own', ''), kind: 'decision' }])).toEqual([message]);
    expect(gapProblems(testDocument(), [row([], 'not built', 'perhaps')])[0]).toContain('"perhaps"');
  });

  test('asks no node of a decision', () => {
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
  ])('accepts a row that states the default %j', (preset, decision) => {
    expect(policyProblems([row('policies.some', decision)], { some: preset })).toEqual([]);
  });

  test.each<[preset: string | number | number[], decision: string, words: string]>([
    ['replay', '`reject`, and by policy `replay`', 'replay'],
    [404, '`400`', '404'],
    [86_400_000, 'For 24 hours', '86400000'],
    [[0, 300_000], 'At `0`, `5m` and `6h`', '0, 300000'],
  ])('refuses a row that states another default than %j', (preset, decision, words) => {
    expect(policyProblems([row('policies.some', decision)], { some: preset })).toEqual([
      `GAPS.md line 7: the default of some is ${words}`,
    ]);
  });

  test('names a policy without a row, and a row without a policy', () => {
    expect(policyProblems([row('policies.gone', '`a`')], { ttl: 1 })).toEqual([
      'the policy ttl has no row',
      'GAPS.md line 7: there is no policy gone',
    ]);
  });

  test('takes no row of a node for that of a policy', () => {
    expect(policyProblems([{ ...row('policies.ttl', '`1`'), kind: 'node' }], { ttl: 1 })).toEqual([
      'the policy ttl has no row',
    ]);
  });
});
