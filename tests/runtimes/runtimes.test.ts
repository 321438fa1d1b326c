import { beforeAll, describe } from 'vitest';
import type { CaseResult } from './case-result.ts';
import { runtimes } from './runtimes.ts';
import { suiteWith } from './suite/cases.ts';
import { testResults } from './test-results.ts';

const mostMs = 90_000;

describe.each(runtimes)('over $title', ({ title, ownCases, run }) => {
  const outcomes: CaseResult[] = [];
  let errors = '';

  beforeAll(async () => {
    errors = await run((line) => outcomes.push(JSON.parse(line)), AbortSignal.timeout(mostMs)).catch(String);
  }, mostMs + 10_000);

  const titles = suiteWith(ownCases).map((each) => each.title);
  testResults(title, titles, () => ({ outcomes, errors }));
});
