import { copyFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { failureOf, readReport, type SuiteRun, unexpectedResultsIn } from '../end-to-end/vitest-entry/run-suite.ts';
import { run, runAny } from './run.ts';
import { useProject } from './use-project.ts';

// What a project may use beside the mock server. Jest with jsdom and with nock is in `jest.test.ts`.
describe.each([
  ['Vitest 4 and MSW 2.15', ['vitest@4.1.12', 'msw@2.15.0', 'nock@14.0.10']],
  ['Vitest 5 and MSW 3', ['vitest@5.1.0', 'msw@3.0.5', 'nock@15.0.6']],
] as const)('a project with %s', (title, packages) => {
  const isMsw2 = title.endsWith('MSW 2.15');
  const environments = ['happy-dom@21.0.4', 'jsdom@26.1.0'];
  const { runTests } = useVitestProject([...packages, ...environments]);

  test.each([
    ['happy-dom', 'forks'],
    ['happy-dom', 'vmThreads'],
    ['jsdom', 'forks'],
    ['jsdom', 'vmThreads'],
  ])('pays in %s with the pool %s', async (environment, pool) => {
    const result = await runTests(['environment.test.js'], ['--environment', environment, '--pool', pool]);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests).toHaveLength(2);
    expect(failureOf(result, 'fails: calls another machine')).toContain(
      'https://production.example/labels was not sent: no handler handles it',
    );
  });

  test.each(['happy-dom', 'jsdom'])('pays in %s with the handlers of /msw', async (environment) => {
    const result = await runTests(['msw-entry.test.js'], ['--environment', environment]);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests).toHaveLength(1);
  });

  test('pays after server.resetHandlers(), without the global crypto, and beside nock', async () => {
    const files = ['reset-handlers', 'no-crypto', 'nock-restored', 'nock-alone'];
    const result = await runTests(files.map((each) => `${each}.test.js`));
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests).toHaveLength(7);
  });

  test.runIf(isMsw2)('no secret key reaches the network after nock.restore()', async () => {
    const result = await runTests(['nock.test.js', 'nock-restore.test.js', 'nock-restore-server.test.js']);
    expect(unexpectedResultsIn(result)).toEqual([]);
    expect(result.tests).toHaveLength(5);
    const failures = result.tests.filter(({ status }) => status === 'failed');
    expect(failures).toHaveLength(2);
    for (const { failureMessages } of failures) {
      expect(failureMessages.join()).toContain('call nock.restore() before setupMockServer');
    }
  });

  test.runIf(!isMsw2)('an active nock, which MSW 3 does not accept, is named', async () => {
    const { files } = await runTests(['nock.test.js']);
    expect(files[0]?.message).toMatch(/MSW could not start .* call nock\.restore\(\) before setupMockServer/);
  });
});

describe.each(['cjs', 'esm'] as const)('a bundle of a server with the admin API, in the format %s', (format) => {
  const project = useProject('commonjs', [], ({ copy }) => copy('neighbours'));

  test('has its pages in a folder with the packages, and names the missing file elsewhere', async () => {
    const { folder } = project;
    const outfile = join(folder, `out/server.${format === 'cjs' ? 'cjs' : 'mjs'}`);
    const bundle = { bundle: true, platform: 'node', format, outfile, logLevel: 'error' } as const;
    await build({ ...bundle, entryPoints: [join(folder, 'server.js')] });
    const runIn = async (cwd: string, file: string): Promise<Record<string, [status: number, body: string]>> =>
      JSON.parse(await run(process.execPath, [file], cwd));

    for (const [status] of Object.values(await runIn(folder, outfile))) expect(status).toBe(200);
    // Away from the packages.
    const elsewhere = join(folder, '..', `server-${format}-${process.pid}.${format === 'cjs' ? 'cjs' : 'mjs'}`);
    await copyFile(outfile, elsewhere);
    onTestFinished(() => rm(elsewhere));
    for (const [status, body] of Object.values(await runIn(tmpdir(), elsewhere))) {
      expect([status, body]).toEqual([500, expect.stringContaining('was not found. A bundle does not contain it')]);
    }
  });
});

/** A project with the programs of `consumers/neighbours`, which run with its Vitest. */
function useVitestProject(packages: readonly string[]) {
  const project = useProject('module', packages, ({ copy }) => copy('neighbours'));
  return {
    async runTests(files: readonly string[], options: readonly string[] = []): Promise<SuiteRun> {
      const { folder } = project;
      const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
      const report = join(folder, 'report.json');
      const args = [vitest, 'run', '--reporter=json', `--outputFile=${report}`, ...options, ...files];
      return readReport(report, await runAny(process.execPath, args, folder));
    },
  };
}
