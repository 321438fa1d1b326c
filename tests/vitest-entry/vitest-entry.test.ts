import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const config = fileURLToPath(new URL('vitest.config.ts', import.meta.url));

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { title: string; status: string; failureMessages: string[] }[];
  }[];
}

// The title of each test says what becomes of it.
let report: Report;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  const outputFile = join(folder, 'report.json');
  const args = [vitest, 'run', '--config', config, '--reporter=json', '--outputFile', outputFile];
  await new Promise((resolve) => execFile(process.execPath, args, resolve));
  report = JSON.parse(await readFile(outputFile, 'utf8'));
  await rm(folder, { recursive: true });
}, 60_000);

const all = () => report.testResults.flatMap(({ assertionResults }) => assertionResults);
const failureOf = (title: string) =>
  all()
    .find((each) => each.title === title)
    ?.failureMessages.join('\n');

test('tests fail and pass as they say', () => {
  const outcomes = all().map(({ title, status }) => `${title.split(':')[0]}: ${status}`);
  expect(outcomes.filter((each) => each === 'passes: passed')).toHaveLength(2);
  expect(outcomes.filter((each) => each === 'fails: failed')).toHaveLength(4);
  expect(outcomes.filter((each) => !['passes: passed', 'fails: failed'].includes(each))).toEqual(['fails: skipped']);
});

test.each([
  ['fails: calls what is no operation', 'GET https://payments.test/v1/payment: no operation has this path'],
  ['fails: an endpoint that is told of a payment calls what is no operation', 'https://payments.test/v1/nothing'],
  ['fails: calls another machine', 'GET https://shipping.example/labels: no handler has this address'],
  ['fails: no such request', 'Expected a request createPayment'],
])('%s', (title, message) => {
  expect(failureOf(title)).toContain(message);
});

test('a file that sets up two says so', () => {
  const twice = report.testResults.find(({ name }) => name.endsWith('twice.suite.ts'));
  expect(twice?.message).toContain('call it once in a file, or pass it the MSW server that you start');
});
