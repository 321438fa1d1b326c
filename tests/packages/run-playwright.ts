import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runAny } from './run.ts';

/** What a test of Playwright did. */
export interface PlaywrightTest {
  readonly title: string;
  readonly status: string;
  readonly failureMessages: string[];
  /** The attached texts by name. */
  readonly attachments: Readonly<Record<string, string>>;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { title: string; tests: readonly { results: readonly Result[] }[] }[];
}

interface Result {
  readonly status: string;
  readonly errors: readonly { message?: string }[];
  readonly attachments: readonly { name: string; body?: string; path?: string }[];
}

/** Runs Playwright in a folder, and returns what each test did, with the output. */
export async function runPlaywright(
  folder: string,
  config: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly tests: readonly PlaywrightTest[]; readonly output: string }> {
  const report = join(folder, `${config}.json`);
  const cli = createRequire(join(folder, config)).resolve('@playwright/test/cli');
  const args = [cli, 'test', '--config', config, '--reporter=json'];
  const output = await runAny(process.execPath, args, folder, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  const { suites } = JSON.parse(await readFile(report, 'utf8')) as { suites: readonly Suite[] };
  return { tests: suites.flatMap(testsOf), output };
}

function testsOf({ suites = [], specs }: Suite): PlaywrightTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ status, errors, attachments }) => ({
        title,
        status,
        failureMessages: errors.map(({ message = '' }) => stripVTControlCharacters(message)),
        attachments: Object.fromEntries(attachments.map((each) => [each.name, textOf(each)])),
      })),
    ),
  );
  return [...own, ...suites.flatMap(testsOf)];
}

function textOf({ body = '', path }: Result['attachments'][number]): string {
  return path === undefined ? Buffer.from(body, 'base64').toString() : readFileSync(path, 'utf8');
}
