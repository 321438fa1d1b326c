import { expect, test } from 'vitest';
import { gapRows } from './gaps-table.ts';

test('reads the rows of every table of nodes, wherever its columns stand', () => {
  const rows = gapRows(`
| Node | What is not shown | What we do | Basis |
| --- | --- | :-: | --- |
| \`Order\`, \`Order.*\` | a \\| b | c | \`own\` |

| Node | Basis | What we do |
|---|---|---|
| rate limits | not built | nothing |

| Word | Basis |
|---|---|
| \`Other\` | own |
`);
  expect(rows).toEqual([
    { line: 4, names: ['Order', 'Order.*'], basis: 'own' },
    { line: 8, names: [], basis: 'not built' },
  ]);
});
