import { expect, test } from 'vitest';
import { summarizeTests } from './summarize-tests.ts';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };

test('prints the numbers of passed and failed tests', () => {
  expect(summarizeTests([report])).toEqual({ lines: ['3 passed, 0 failed'], ok: true });
  expect(summarizeTests([{ ...report, numFailedTests: 2 }])).toEqual({ lines: ['3 passed, 2 failed'], ok: false });
});

test('adds up several runs', () => {
  expect(summarizeTests([report, { ...report, numPassedTests: 4 }])).toEqual({
    lines: ['7 passed, 0 failed'],
    ok: true,
  });
  expect(summarizeTests([report, { ...report, numFailedTests: 1 }])).toEqual({
    lines: ['6 passed, 1 failed'],
    ok: false,
  });
});

test('prints the number of skipped tests before the result, and only when there are any', () => {
  const { lines } = summarizeTests([{ ...report, numPendingTests: 1, numTodoTests: 1 }]);
  expect(lines).toEqual(['2 skipped', '3 passed, 0 failed']);
});

test('counts a file that failed to load as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(summarizeTests([{ ...report, testResults }])).toEqual({ lines: ['3 passed, 1 failed'], ok: false });
});

test('is not ok when one of the runs has no passed test', () => {
  expect(summarizeTests([{ ...report, numPassedTests: 0 }]).ok).toBe(false);
  expect(summarizeTests([report, { ...report, numPassedTests: 0 }]).ok).toBe(false);
  expect(summarizeTests([]).ok).toBe(false);
});
