import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultRuntimes } from './fault-runtimes.ts';
import { createPrograms, type Programs } from './programs.ts';
import { readTable, writeTable } from './readme-table.ts';
import { titleOf } from './row.ts';
import { rows } from './rows.ts';
import { type RowsResult, runRows } from './run-rows.ts';
import { tableOf, withoutVersions } from './table.ts';
import { withConcurrency } from './with-concurrency.ts';

const mostMs = 240_000;

let programs: Programs;
const runs = new Map<string, RowsResult>();

// The rows wait more than they compute.
beforeAll(async () => {
  programs = await createPrograms();
  const signal = AbortSignal.timeout(mostMs);
  await withConcurrency(2, faultRuntimes, async (runtime) => {
    runs.set(runtime.title, await runRows(runtime, programs, signal));
  });
}, mostMs + 120_000);
afterAll(() => programs?.remove());

function ranIn(title: string): RowsResult {
  const ran = runs.get(title);
  if (ran === undefined) throw new Error(`No row ran in ${title}`);
  return ran;
}

describe.each(faultRuntimes)('the fault table in $title', (runtime) => {
  const titles = rows.filter((row) => row.unavailable?.[runtime.kind] === undefined).map(titleOf);

  test.each(titles)('%s', (title) => {
    const { outcomes, errors } = ranIn(runtime.title);
    const outcome = outcomes.find((each) => each.title === title);
    if (outcome === undefined) throw new Error(`This row did not run. ${errors}`);
    if (outcome.failure !== undefined) throw Object.assign(new Error(), outcome.failure);
  });

  test('each row runs once without an unhandled error', () => {
    const { outcomes, errors } = ranIn(runtime.title);
    expect(outcomes.map(({ title }) => title).sort()).toEqual([...titles].sort());
    expect(errors).toBe('');
  });
});

test('the fault table in docs/faults.md matches this run (FAULT_TABLE=write npm run test:runtimes rewrites it)', async () => {
  const columns = faultRuntimes.map(({ title, kind }) => ({ title, kind, ran: ranIn(title) }));
  const table = tableOf(rows, columns);
  if (process.env.FAULT_TABLE === 'write') await writeTable(table);
  expect(withoutVersions(await readTable())).toBe(withoutVersions(table));
});

afterAll(() => {
  for (const [title, { outcomes }] of runs) {
    const failed = outcomes.filter(({ failure }) => failure !== undefined).length;
    console.log(`The fault table in ${title}: ${outcomes.length - failed} passed, ${failed} failed`);
  }
});
