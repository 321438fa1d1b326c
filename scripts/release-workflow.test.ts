import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly env?: Readonly<Record<string, string>>;
  readonly needs?: string;
}

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const workflow: { permissions: object; jobs: Record<string, Job> } = parse(read('.github/workflows/release.yml'));
const { test: testJob, publish, version } = workflow.jobs;

test('the release workflow checks the packages before it installs anything', () => {
  const commands = testJob?.steps.flatMap(({ run }) => run ?? []);
  expect(commands?.[0]).toBe('node scripts/check-release.ts');
});

test('only the job that publishes can request an identity for provenance', () => {
  expect(workflow.permissions).toEqual({});
  const withIdentity = Object.entries(workflow.jobs).filter(
    ([, { permissions }]) => permissions?.['id-token'] === 'write',
  );
  expect(withIdentity.map(([name]) => name)).toEqual(['publish']);
  expect(publish?.env).toMatchObject({ NPM_CONFIG_PROVENANCE: 'true' });
});

test('the jobs that release need a passed test job', () => {
  expect([version?.needs, publish?.needs]).toEqual(['test', 'test']);
});

test('the release workflow calls only scripts that exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap((step) => [step.run, step.with?.script].filter((each) => typeof each === 'string'));
  const called = commands.flatMap((each) => [...`${each}`.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name));
  expect(called.length).toBeGreaterThan(1);
  expect(called.filter((name) => !(`${name}` in scripts))).toEqual([]);
});

test('the release workflow uses the actions for Changesets 3', () => {
  expect(JSON.parse(read('package.json')).devDependencies['@changesets/cli']).toMatch(/^\^3\./);
  const actions = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  const versions = actions.filter((uses) => uses.startsWith('changesets/')).map((uses) => uses.split('@')[1]);
  expect(new Set(versions)).toEqual(new Set(['v2']));
});
