import { expect, test } from 'vitest';
import { type ExplorationReport, type FailureGroup, formatJUnit } from './report.ts';

const hostile = `]]> "double" 'single' <tag attr="&amp;"> \u001b[31mred\u0000\u{d800} \u{1f600}`;

const group: FailureGroup = {
  invariant: 'own-check',
  message: hostile,
  callSite: `check (${hostile})`,
  count: 1,
  caseId: 'strict/request-1=lost-after',
  timeline: [{ at: 0, lane: 'customer', isFailure: false, text: hostile }],
  output: [],
  isAccepted: false,
};
const report: ExplorationReport = {
  survived: 7,
  failed: 2,
  neverTookEffect: ['strict/request-9=lost-after'],
  failures: [group, { ...group, isAccepted: true }],
  cases: [],
  points: {},
  findings: [],
  notes: [],
  notTried: 0,
  seconds: 1.25,
};

/** Returns the names of the elements, and throws an error when the text is not well-formed. */
function readXml(xml: string): string[] {
  expect(xml).not.toMatch(/(?![\t\n\r])[\p{Cc}\p{Cs}]/u);
  const [declaration = '', ...tokens] = xml.match(/<[^<>]*>|[^<>]+/g) ?? [];
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect([declaration, ...tokens].join('')).toBe(xml);
  const open: string[] = [];
  const names: string[] = [];
  for (const token of tokens) {
    expect(token).not.toMatch(/&(?!(amp|lt|gt|quot);)/);
    const [, slash, name = '', attributes = '', end] = /^<(\/?)(\w+)([^<>]*?)(\/?)>$/.exec(token) ?? [];
    if (name === '') continue;
    expect(attributes).toMatch(/^(\s+\w+="[^"]*")*\s*$/);
    if (slash) expect(open.pop()).toBe(name);
    else names.push(name);
    if (!slash && !end) open.push(name);
  }
  expect(open).toEqual([]);
  return names;
}

test('the JUnit report is well-formed with any text, and counts accepted failures as passed', () => {
  const xml = formatJUnit(report);
  expect(readXml(xml)).toEqual(['testsuite', 'testcase', 'testcase', 'skipped', 'testcase', 'failure']);
  expect(xml).toContain('<testsuite name="exploreFailures" tests="3" failures="1" skipped="1">');
});
