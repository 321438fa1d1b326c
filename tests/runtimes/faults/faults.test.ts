import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testResults } from '../test-results.ts';
import { faultRuntimes } from './fault-runtimes.ts';
import { createPrograms, type Programs } from './programs.ts';
import { titleOf } from './row.ts';
import { rows } from './rows.ts';
import { type RuntimeResults, runCasesIn } from './run-cases-in.ts';
import { readTable, tableOf, withoutVersions, writeTable } from './table.ts';
import { vectorCases } from './vector-cases.ts';

const mostMs = 300_000;

let programs: Programs;
const runs = new Map<string, RuntimeResults>();

beforeAll(async () => {
  programs = await createPrograms();
  const signal = AbortSignal.timeout(mostMs);
  const left = [...faultRuntimes];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      runs.set(next.title, await runCasesIn(next, programs, signal));
    }
  };
  // The rows wait more than they compute.
  await Promise.all([worker(), worker()]);
}, mostMs + 120_000);
afterAll(() => programs?.remove());

function ranIn(title: string): RuntimeResults {
  const ran = runs.get(title);
  if (ran === undefined) throw new Error(`No case ran in ${title}`);
  return ran;
}

describe.each(faultRuntimes)(
  'the fault table and the vectors of webhooks in $title',
  ({ title, kind, cryptographies }) => {
    const titles = [
      ...rows.filter((row) => row.unavailable?.[kind] === undefined).map(titleOf),
      ...cryptographies.flatMap((each) => vectorCases[each].map((vector) => vector.title)),
    ];
    testResults(`The fault table and the vectors in ${title}`, titles, () => ranIn(title));
  },
);

test('the fault table in docs/faults.md matches this run (FAULT_TABLE=write npm run test:runtimes rewrites it)', async () => {
  const columns = faultRuntimes.map(({ title, kind }) => ({ title, kind, ran: ranIn(title) }));
  const table = tableOf(rows, columns);
  if (process.env.FAULT_TABLE === 'write') await writeTable(table);
  expect(withoutVersions(await readTable())).toBe(withoutVersions(table));
});
