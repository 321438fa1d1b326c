import { expect, test } from 'vitest';
import { figures } from './test-figures/figures.ts';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, testResults: [] };

test('says how many passed and failed', () => {
  expect(figures([report])).toEqual({ lines: ['3 passed, 0 failed'], ok: true });
  expect(figures([{ ...report, numFailedTests: 2 }])).toEqual({ lines: ['3 passed, 2 failed'], ok: false });
});

test('adds up several runs', () => {
  expect(figures([report, { ...report, numPassedTests: 4 }])).toEqual({ lines: ['7 passed, 0 failed'], ok: true });
  expect(figures([report, { ...report, numFailedTests: 1 }])).toEqual({ lines: ['6 passed, 1 failed'], ok: false });
});

test('says how many were skipped only if some were, and last how many passed and failed', () => {
  const { lines } = figures([{ ...report, numPendingTests: 1, numTodoTests: 1 }]);
  expect(lines).toEqual(['2 skipped', '3 passed, 0 failed']);
});

test('counts a file that did not load as a failure', () => {
  const testResults = [{ status: 'failed', assertionResults: [] }];
  expect(figures([{ ...report, testResults }])).toEqual({ lines: ['3 passed, 1 failed'], ok: false });
});

test('is not ok when nothing ran in one of the runs', () => {
  expect(figures([{ ...report, numPassedTests: 0 }]).ok).toBe(false);
  expect(figures([report, { ...report, numPassedTests: 0 }]).ok).toBe(false);
  expect(figures([]).ok).toBe(false);
});
