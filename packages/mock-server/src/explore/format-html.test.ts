import { expect, test } from 'vitest';
import { formatHtml } from './format-html.tsx';
import type { ExplorationReport } from './report.ts';

const hostile = `</style><script>alert(1)</script><img src=x onerror="alert(2)">" onclick='alert(3)' &amp;`;
const timeline = [{ at: 0, lane: 'customer', isFailure: false, text: hostile }] as const;
const report: ExplorationReport = {
  survived: 1,
  failed: 1,
  neverTookEffect: [],
  failures: [
    {
      invariant: 'own-check',
      message: hostile,
      callSite: hostile,
      count: 1,
      caseId: 'strict/request-1=lost-after',
      timeline,
      output: [hostile],
      isAccepted: false,
    },
  ],
  findings: [{ rule: 'unknown-field', message: hostile, fix: hostile, page: hostile, caseId: 'strict/order-1' }],
  notes: [hostile],
  notTried: 0,
  cases: [
    {
      id: 'strict/request-1=lost-after',
      service: 'strict',
      failures: [{ at: 'request-1', failure: 'lost-after' }],
      interleaving: undefined,
      result: 'failed',
      rules: ['own-check'],
      needsReview: [],
      timeline,
    },
    {
      id: 'strict/order-1',
      service: 'strict',
      failures: [],
      interleaving: { kind: 'order', seed: 1 },
      result: 'survived',
      rules: [],
      needsReview: ['ORDER-1'],
      timeline,
    },
  ],
  points: {
    strict: [
      {
        name: 'request-1',
        kind: 'request',
        title: hostile,
        callSite: hostile,
        isRead: false,
        attempt: 1,
        isHit: false,
        causesDelivery: false,
      },
    ],
  },
  seconds: 1,
};

test('the page of a report escapes every text of the merchant, and has no script', () => {
  const page = formatHtml(report);
  expect(page).not.toMatch(/<script|<img|onclick='|onerror="/);
  expect(page.split('&lt;script&gt;').length).toBeGreaterThan(8);
});

test('each case of the page has a cell, and each cell leads to a timeline', () => {
  const page = formatHtml(report);
  const links = [...page.matchAll(/class="cell[^"]*" id="cell-([^"]+)" href="#([^"]+)"/g)];
  expect(links.map(([, id, target]) => [id, target])).toEqual([
    ['case-0', 'case-0'],
    ['case-1', 'case-1'],
  ]);
  for (const [, , target] of links) expect(page).toContain(`class="detail" id="${target}"`);
});

test('a result is shown by a sign and by words, and not only by a color', () => {
  expect(formatHtml(report)).toContain('aria-label="request-1, lost-after: failed"');
});

test('a column says what its failure does, and the page says what an empty cell means', () => {
  const page = formatHtml(report);
  expect(page).toContain(
    '<th scope="col" title="The service handles the request. The response is lost."><span>lost-after</span>',
  );
  expect(page).toContain('An empty cell was not tried');
});

test('the fix of a failure has a label', () => {
  expect(formatHtml(report)).toContain('<strong>Fix:</strong> ');
});
