import { expect, test } from 'vitest';
import { figures } from './figures.ts';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };

test('says how many passed and failed', () => {
  expect(figures([report])).toEqual({ line: '3 passed, 0 failed', ok: true });
  expect(figures([{ ...report, numFailedTests: 2 }])).toEqual({ line: '3 passed, 2 failed', ok: false });
});

test('adds up several runs', () => {
  expect(figures([report, { ...report, numPassedTests: 4 }])).toEqual({ line: '7 passed, 0 failed', ok: true });
  expect(figures([report, { ...report, numFailedTests: 1 }])).toEqual({ line: '6 passed, 1 failed', ok: false });
});

test('says how many were skipped only if some were', () => {
  expect(figures([{ ...report, numPendingTests: 1, numTodoTests: 1 }]).line).toBe('3 passed, 0 failed, 2 skipped');
});

test('counts a file that did not load as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(figures([{ ...report, testResults }])).toEqual({ line: '3 passed, 1 failed', ok: false });
});

test('is not ok when nothing ran in one of the runs', () => {
  expect(figures([{ ...report, numPassedTests: 0 }]).ok).toBe(false);
  expect(figures([report, { ...report, numPassedTests: 0 }]).ok).toBe(false);
  expect(figures([]).ok).toBe(false);
});
