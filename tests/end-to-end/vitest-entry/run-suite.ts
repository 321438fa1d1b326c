import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));

/** What the test suite of a configuration did. */
export interface SuiteRun {
  readonly files: readonly { name: string; message: string }[];
  readonly tests: readonly { title: string; status: string; failureMessages: string[] }[];
  /** What the tests, and what they use, wrote to standard output and standard error. */
  readonly output: string;
}

interface Report {
  testResults: { name: string; message: string; assertionResults: SuiteRun['tests'][number][] }[];
}

/** Runs vitest with another configuration in a child process. */
export async function runSuite(config: URL): Promise<SuiteRun> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  const outputFile = join(folder, 'report.json');
  const args = [vitest, 'run', '--config', fileURLToPath(config), '--reporter=json', '--outputFile', outputFile];
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, (_error, stdout, stderr) => resolve(stdout + stderr)),
  );
  const result = await readReport(outputFile, output);
  await rm(folder, { recursive: true });
  return result;
}

/** Reads a report of Vitest or Jest in JSON. */
export async function readReport(file: string, output: string): Promise<SuiteRun> {
  const { testResults } = JSON.parse(await readFile(file, 'utf8')) as Report;
  return { files: testResults, tests: testResults.flatMap(({ assertionResults }) => assertionResults), output };
}

/** Returns the error of a test. */
export function failureOf({ tests }: SuiteRun, title: string): string | undefined {
  return tests.find((each) => each.title === title)?.failureMessages.join('\n');
}

const statuses: Readonly<Record<string, string>> = { passes: 'passed', fails: 'failed', skips: 'skipped' };

/** Returns the tests whose result differs from their title, with the error. */
export function unexpectedResultsIn({ tests }: SuiteRun): string[] {
  const surprises = tests.filter(({ title, status }) => status !== statuses[title.split(':')[0] ?? '']);
  return surprises.map(({ title, status, failureMessages }) =>
    [title, status, ...failureMessages.map((each) => each.split('\n')[0])].join('\n'),
  );
}
