import { expect, test } from 'vitest';
import { gapRows } from './gaps-table.ts';

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
