import { beforeAll, expect, test } from 'vitest';
import { runSuite, type SuiteRun } from './run-suite.ts';
import { surprisesIn } from './unexpected-results.ts';

// The title of each test says what becomes of it.
let run: SuiteRun;
beforeAll(async () => {
  run = await runSuite(new URL('vitest.config.ts', import.meta.url));
}, 60_000);

const failureOf = (title: string) => run.tests.find((each) => each.title === title)?.failureMessages.join('\n');

test('tests fail and pass as they say', () => {
  expect(surprisesIn(run)).toEqual([]);
  expect(run.tests.filter(({ status }) => status === 'passed').length).toBeGreaterThan(20);
});

test.each([
  ['fails: calls what is no operation', 'GET https://payments.test/v1/payment: no operation has this path'],
  ['fails: an endpoint that is told of a payment calls what is no operation', 'https://payments.test/v1/nothing'],
  ['fails: calls another machine', 'GET https://shipping.example/labels was not sent'],
  ['fails: leaves a request with the secret key that was refused', 'it carries private-secret-key'],
  ['fails: no such request', 'Expected a request createPayment'],
])('%s', (title, message) => {
  expect(failureOf(title)).toContain(message);
});

test('a file that sets up two says so', () => {
  const twice = run.files.find(({ name }) => name.endsWith('twice.suite.ts'));
  expect(twice?.message).toContain('call it once in a file, or pass it the MSW server that you start');
});

test('time-outs and refused requests write nothing to standard output or standard error', () => {
  expect(run.output).not.toContain('[MSW]');
  expect(run.output).not.toContain('    at ');
});
