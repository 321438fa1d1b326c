import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Programs } from '../faults/programs.ts';
import { cases } from './cases.ts';
import { createPrograms } from './programs.ts';
import { runVectorsIn, type VectorsResult } from './run-vectors-in.ts';
import { vectorRuntimes } from './vector-runtimes.ts';

const mostMs = 60_000;

let programs: Programs;
beforeAll(async () => {
  programs = await createPrograms();
}, mostMs);
afterAll(() => programs?.remove());

describe.each(vectorRuntimes)('the vectors of webhooks in $title', (runtime) => {
  const { title, cryptographies } = runtime;
  const titles = cryptographies.flatMap((each) => cases[each].map((each) => each.title));
  let ran: VectorsResult = { outcomes: [], errors: '' };

  beforeAll(async () => {
    ran = await runVectorsIn(runtime, cryptographies, programs, AbortSignal.timeout(mostMs));
  }, mostMs + 10_000);

  test.each(titles)('%s', (each) => {
    const outcome = ran.outcomes.find((other) => other.title === each);
    if (outcome === undefined) throw new Error(`This case did not run. ${ran.errors}`);
    if (outcome.failure !== undefined) throw Object.assign(new Error(), outcome.failure);
  });

  test('each case runs once without an unhandled error', () => {
    expect(ran.outcomes.map((outcome) => outcome.title)).toEqual(titles);
    expect(ran.errors).toBe('');
  });

  afterAll(() => {
    const failed = ran.outcomes.filter(({ failure }) => failure !== undefined).length;
    console.log(`The vectors of webhooks in ${title}: ${ran.outcomes.length - failed} passed, ${failed} failed`);
  });
});
