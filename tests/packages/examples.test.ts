import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startProgram, startProgramIn } from '../helpers/command.ts';
import { freePort } from '../helpers/free-port.ts';
import { startPostgres } from '../stores/servers/postgres-server.ts';
import { run } from './run.ts';
import { mockServer, sdk } from './use-project.ts';

// Each example as a user has it: a copy of its folder somewhere else, with what its manifest lists.
const examples = fileURLToPath(new URL('../../examples', import.meta.url));
const tarballs: Readonly<Record<string, string>> = { '@paychord/sdk': sdk, '@paychord/mock-server': mockServer };

/** Copies an example and installs it. The packed packages take the place of the published ones. */
async function install(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-example-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const isSource = (path: string) => !path.includes('node_modules');
  await cp(join(examples, name), folder, { recursive: true, filter: isSource });

  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  for (const dependencies of [manifest.dependencies, manifest.devDependencies ?? {}]) {
    for (const [each, range] of Object.entries<string>(dependencies)) {
      expect(range, each).toMatch(/^\^?\d+\.\d+\.\d+$/);
      if (tarballs[each] !== undefined) dependencies[each] = `file:${tarballs[each]}`;
    }
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  return folder;
}

const vitest = (folder: string) => run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run'], folder);

/** Starts the mock server of this checkout, and returns the variables of its merchant. */
async function startMockServer(): Promise<NodeJS.ProcessEnv> {
  const cli = fileURLToPath(new URL('../../packages/mock-server/dist/cli.js', import.meta.url));
  const server = startProgram(process.execPath, cli, '--port', '0');
  onTestFinished(() => server.kill('SIGKILL'));
  const [, url = ''] = await server.shows(/Mock server listening on (http:\S+)\n/);
  return {
    PAYCHORD_BASE_URL: url,
    PAYCHORD_PUBLIC_API_KEY: 'mock-public-key',
    PAYCHORD_PRIVATE_SECRET_KEY: 'mock-secret-key',
  };
}

describe('a copy of an example outside of the repository', () => {
  test('basics: the demo and the test run', async () => {
    const folder = await install('basics');
    expect(await run(process.execPath, ['demo.ts'], folder)).toContain('payment');
    await vitest(folder);
  });

  test('shop: its tests pass', async () => {
    const folder = await install('shop');
    await vitest(folder);
  });

  test('open-telemetry: prints the span of the checkout', async () => {
    const folder = await install('open-telemetry');
    expect(await run(process.execPath, ['run.ts'], folder)).toContain("name: 'checkout'");
  });

  test('compose/app: the service creates a payment', async () => {
    const folder = await install('compose/app');
    const PORT = `${await freePort()}`;
    const variables = { ...(await startMockServer()), WEBHOOK_SECRET: 'whsec', PORT };
    const app = startProgramIn(folder, variables, process.execPath, 'shop.ts');
    onTestFinished(() => app.kill('SIGKILL'));
    await app.shows(/The shop is ready/);
    const { status } = await fetch(`http://127.0.0.1:${PORT}/payments`, { method: 'POST' });
    expect(status).toBe(201);
  });

  test('durable-payments: pays an order once', async () => {
    const folder = await install('durable-payments');
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const variables = { ...(await startMockServer()), DATABASE_URL: postgres.url };
    const createOrder = `
      const client = new (await import('pg')).default.Client(process.env.DATABASE_URL);
      await client.connect();
      await client.query(require('node:fs').readFileSync('schema.sql', 'utf8'));
      await client.query("INSERT INTO orders (id, total) VALUES ('ORDER-1', 25.5)");
      await client.end();`;
    const program = `(async () => { ${createOrder} })()`;
    await run(process.execPath, ['--input-type=commonjs', '--eval', program], folder, variables);
    const pay = () => run(process.execPath, ['pay.ts', 'ORDER-1', 'tok-1'], folder, variables);
    expect(await pay()).toBe('paid\n');
    expect(await pay()).toBe('paid\n');
  });

  // `npm run test:servers` runs the receivers with their databases.
  test('webhook-queues: both receivers load', async () => {
    const folder = await install('webhook-queues');
    for (const file of ['bullmq.ts', 'pg-boss.ts']) {
      const program = `console.log(typeof (await import('./${file}')).createReceiver)`;
      expect(await run(process.execPath, ['--input-type=module', '--eval', program], folder)).toBe('function\n');
    }
  });
});

test('every example has a manifest, so that this file copies it', async () => {
  const manifests = (await run('git', ['ls-files', '--', '*package.json'], examples)).trim().split('\n').sort();
  const copied = ['basics', 'compose/app', 'durable-payments', 'open-telemetry', 'shop', 'webhook-queues'];
  expect(manifests).toEqual([...copied.map((name) => `${name}/package.json`), 'package.json'].sort());
  const files = (await run('git', ['ls-files'], examples)).trim().split('\n');
  const isCopied = (file: string) => copied.some((name) => file.startsWith(`${name}/`));
  const others = ['compose/README.md', 'compose/compose.yaml', 'package-lock.json', 'package.json'];
  expect(files.filter((file) => !isCopied(file))).toEqual(others);
});
