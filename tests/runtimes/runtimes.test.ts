import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from './outcome.ts';
import { runtimes } from './runtimes.ts';
import { suiteWith } from './suite/suite.ts';

const mostMs = 90_000;

describe.each(runtimes)('over $title', ({ title, ownCases, run }) => {
  const titles = suiteWith(ownCases).map((each) => each.title);
  const outcomes = new Map<string, Outcome>();
  let ending = '';

  beforeAll(async () => {
    const hear = (line: string) => {
      const outcome: Outcome = JSON.parse(line);
      outcomes.set(outcome.title, outcome);
    };
    ending = await run(hear, AbortSignal.timeout(mostMs)).catch(String);
  }, mostMs + 10_000);

  test.each(titles)('%s', (each) => {
    const outcome = outcomes.get(each);
    if (outcome === undefined) throw new Error(`This case has not run. ${ending}`);
    if (outcome.failure !== undefined) throw Object.assign(new Error(), outcome.failure);
  });

  test('each case has run once, and no other', () => {
    expect([...outcomes.keys()]).toEqual(titles);
  });

  afterAll(() => {
    const passed = titles.filter((each) => outcomes.has(each) && outcomes.get(each)?.failure === undefined);
    console.log(`${title}: ${passed.length} passed, ${titles.length - passed.length} failed`);
  });
});
