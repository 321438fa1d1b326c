import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../packages/run.ts';
import { npmToken } from './publish.ts';
import { environmentOf, identityToken, readWorkflow } from './workflow.ts';

test('no install script of a dependency can read the token or the identity of a job', async () => {
  const project = await mkdtemp(join(tmpdir(), 'paychord-token-'));
  onTestFinished(() => rm(project, { recursive: true }));
  const seen = join(project, 'seen.txt');
  // What a dependency that was taken over would do: write what it can read, the environment and the settings of npm.
  const spy = `
    const { appendFileSync, existsSync, readFileSync } = require('node:fs');
    const settings = ['.', process.env.HOME].map((folder) => folder + '/.npmrc').filter((file) => existsSync(file));
    const read = [process.env, ...settings.map((file) => readFileSync(file, 'utf8'))];
    appendFileSync(${JSON.stringify(seen)}, JSON.stringify(read));`;
  const scripts = { preinstall: 'node spy.cjs', install: 'node spy.cjs', postinstall: 'node spy.cjs' };
  await mkdir(join(project, 'spy'));
  await writeFile(join(project, 'spy/spy.cjs'), spy);
  await writeFile(join(project, 'spy/package.json'), JSON.stringify({ name: 'spy', version: '1.0.0', scripts }));
  await writeFile(join(project, 'package.json'), JSON.stringify({ dependencies: { spy: 'file:spy' } }));
  await run('npm', ['install', '--package-lock-only', '--install-links'], project);

  const secrets = { 'secrets.NPM_TOKEN': npmToken, 'github.token': npmToken };
  let installations = 0;
  for (const name of ['ci', 'release', 'bench', 'scorecard']) {
    const workflow = readWorkflow(name);
    for (const job of Object.values(workflow.jobs)) {
      for (const step of job.steps?.filter((each) => /npm ci|\.ci\/run/.test(each.run ?? '')) ?? []) {
        installations += 1;
        const env = { ...environmentOf(workflow, job, step, secrets), HOME: project };
        await run('npm', ['ci', '--install-links'], project, env);
      }
    }
  }
  const read = await readFile(seen, 'utf8');
  expect(installations).toBeGreaterThanOrEqual(4);
  expect(read).toContain('npm_lifecycle_event');
  expect(read).not.toContain(npmToken);
  expect(read).not.toContain(identityToken);
});
