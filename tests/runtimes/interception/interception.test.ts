import { beforeAll, describe, expect, test } from 'vitest';
import { runSuite, type SuiteRun, unexpectedResultsIn } from '../../end-to-end/vitest-entry/run-suite.ts';

describe.each([
  ['2.15', 25],
  ['3', 2],
])('setupMockServer on MSW %s', (version, fewest) => {
  let run: SuiteRun;
  beforeAll(async () => {
    run = await runSuite(new URL(`vitest-msw-${version[0]}.config.ts`, import.meta.url));
  }, 180_000);

  test('each test of the suite fails, passes or skips as its title says', () => {
    expect(unexpectedResultsIn(run)).toEqual([]);
    expect(run.tests.filter(({ status }) => status === 'passed').length).toBeGreaterThanOrEqual(fewest);
  });

  test('prints nothing to stdout or stderr', () => {
    expect(run.output).not.toContain('[MSW]');
    expect(run.output).not.toContain('    at ');
  });
});
