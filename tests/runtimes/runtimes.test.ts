import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseResult } from './outcome.ts';
import { runtimes } from './runtimes.ts';
import { suiteWith } from './suite/suite.ts';

const mostMs = 90_000;

describe.each(runtimes)('over $title', ({ title, ownCases, run }) => {
  const titles = suiteWith(ownCases).map((each) => each.title);
  const heard: CaseResult[] = [];
  let trouble = '';

  beforeAll(async () => {
    trouble = await run((line) => heard.push(JSON.parse(line)), AbortSignal.timeout(mostMs)).catch(String);
  }, mostMs + 10_000);

  afterAll(() => {
    const failed = heard.filter(({ failure }) => failure !== undefined).length;
    console.log(`${title}: ${heard.length - failed} passed, ${failed} failed, ${titles.length - heard.length} not run`);
  });

  test.each(titles)('%s', (each) => {
    const outcome = heard.find((other) => other.title === each);
    if (outcome === undefined) throw new Error(`This case did not run. ${trouble}`);
    if (outcome.failure !== undefined) throw Object.assign(new Error(), outcome.failure);
  });

  test('each case runs once without an unhandled error', () => {
    expect(heard.map((outcome) => outcome.title).sort()).toEqual([...titles].sort());
    expect(trouble).toBe('');
  });
});
