import { expect, test } from 'vitest';
import type { GapRow } from './gaps-table.ts';
import { policyProblems } from './policies.ts';

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
