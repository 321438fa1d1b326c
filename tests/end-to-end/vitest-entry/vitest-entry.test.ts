import { beforeAll, expect, test } from 'vitest';
import { failureOf, runSuite, type SuiteRun, unexpectedResultsIn } from './run-suite.ts';

// The title of each test states its expected result.
let run: SuiteRun;
beforeAll(async () => {
  run = await runSuite(new URL('vitest.config.ts', import.meta.url));
}, 180_000);

test('each test of the suite fails, passes or skips as its title says', () => {
  expect(unexpectedResultsIn(run)).toEqual([]);
  expect(run.tests.filter(({ status }) => status === 'passed').length).toBeGreaterThan(20);
});

test.each([
  ['fails: calls an unknown operation', 'GET https://payments.test/v1/payment: No operation has this path'],
  ['fails: a webhook endpoint calls an unknown operation', 'https://payments.test/v1/nothing'],
  ['fails: calls another machine', 'GET https://shipping.example/labels was not sent'],
  ['fails: ignores a refused request with the secret key', 'it carries private-secret-key'],
  [
    'fails: charges an order twice with other credentials than those of the test',
    'POST https://payments.test/v1/payments: public-api-key belongs to another merchant. Pass credentials of the result of setupMockServer to your client, or pass the keys of your client to setupMockServer as `credentials`',
  ],
  ['fails: expects a request that was not sent', 'Expected a request matching createPayment'],
  [
    'fails: a concurrent test shares the merchant 1',
    'move setupMockServer into a describe block, and keep the concurrent tests outside it. Create a mock server in each of them with createMockServer(), and pass fetch: mock.fetch to the client',
  ],
  ['fails: another MSW server receives its requests', 'pass it to setupMockServer as `server`'],
  ['fails: another MSW server stopped the interception', 'do not reach the mock server: connect ECONNREFUSED'],
  ['fails: fetch is not that of MSW', 'another server responded with 418'],
  ['fails: its MSW server never started', 'Start the MSW server in beforeAll'],
  ['fails: another handler comes first', 'do not handle this URL yourself'],
])('%s', (title, message) => {
  expect(failureOf(run, title)).toContain(message);
});

test('a second setup in one file throws an error', () => {
  const twice = run.files.find(({ name }) => name.endsWith('twice.suite.ts'));
  expect(twice?.message).toContain('Call it once in a file, or pass your own MSW server as `server`');
});

test('a test whose requests do not reach the mock server sends none', () => {
  const file = run.files.find(({ name }) => name.endsWith('not-intercepted.suite.ts'));
  expect(file?.message).toBe('');
});

test('time-outs and refused requests print nothing to stdout or stderr', () => {
  expect(run.output).not.toContain('[MSW]');
  expect(run.output).not.toContain('    at ');
});
