import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultRuntimes } from './fault-runtimes.ts';
import { createPrograms, type Programs } from './programs.ts';
import { titleOf } from './row.ts';
import { rows } from './rows.ts';
import { type Ran, runRows } from './run-rows.ts';

const mostMs = 150_000;

let programs: Programs;
beforeAll(async () => {
  programs = await createPrograms();
}, 120_000);
afterAll(() => programs?.remove());

describe.each(faultRuntimes)('the fault table in $title', (runtime) => {
  const titles = rows.filter((row) => row.unavailable?.[runtime.kind] === undefined).map(titleOf);
  let ran: Ran;

  beforeAll(async () => {
    ran = await runRows(runtime, programs, AbortSignal.timeout(mostMs));
  }, mostMs + 20_000);

  test.each(titles)('%s', (title) => {
    const outcome = ran.outcomes.find((each) => each.title === title);
    if (outcome === undefined) throw new Error(`This row has not run. ${ran.trouble}`);
    if (outcome.failure !== undefined) throw Object.assign(new Error(), outcome.failure);
  });

  test('each row runs once, and nothing goes wrong beside them', () => {
    expect(ran.outcomes.map(({ title }) => title).sort()).toEqual([...titles].sort());
    expect(ran.trouble).toBe('');
  });
});
