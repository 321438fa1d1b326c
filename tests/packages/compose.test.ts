import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../helpers/free-port.ts';
import { jsonOf, valuesOf } from './dockerfile.ts';
import { blocksOf } from './readme-blocks/blocks.ts';
import { run } from './run.ts';
import { sdk, useProject } from './use-project.ts';

const root = new URL('../../', import.meta.url);
const pathOf = (path: string) => fileURLToPath(new URL(path, root));
const page = 'packages/mock-server/docs/containers.md';
const composeFile = readFileSync(pathOf('examples/compose/compose.yaml'), 'utf8');
const yamlBlocks = blocksOf(page, 'yaml').map(({ code }) => code);
const project = useProject('module');

/** The fields of a service that the tests use. */
interface Service {
  readonly image: string;
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly healthcheck: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}
interface Services {
  readonly 'payments-mock': Service;
  readonly app: Service;
}

describe('the compose files follow the compose specification', () => {
  const dclint = pathOf('tests/node_modules/dclint/bin/dclint.cjs');
  const check = (text: string) => {
    const file = join(project.folder, 'compose.yaml');
    writeFileSync(file, text);
    return run(process.execPath, [dclint, '--quiet', file], project.folder);
  };

  test.each([composeFile, ...yamlBlocks])(
    'the file of the example and each block of the page about containers',
    async (text) => {
      await check(text);
    },
  );

  test('a field that the specification does not know fails the check', async () => {
    await expect(check(composeFile.replace('condition: service_healthy', 'when: service_healthy'))).rejects.toThrow(
      'invalid-schema',
    );
  });
});

test('the page about containers shows the service of the example', () => {
  const { services } = parse(composeFile);
  const shown = parse(yamlBlocks[0] ?? '');
  expect(shown).toMatchObject({ services: { 'payments-mock': services['payments-mock'] } });
  // The page builds an image of the app. The example runs its file.
  expect(shown.services.app.environment).toMatchObject({
    PAYCHORD_BASE_URL: services.app.environment.PAYCHORD_BASE_URL,
  });
});

describe('the commands of the compose file, as processes with the host names of the file', () => {
  let shopFolder: string;
  let ports: { mock: number; app: number };
  let services: Services;
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    // The volume of the app. The packages are not published here.
    shopFolder = join(project.folder, 'app');
    cpSync(pathOf('examples/compose/app'), shopFolder, { recursive: true });
    const manifest = JSON.parse(readFileSync(join(shopFolder, 'package.json'), 'utf8'));
    manifest.dependencies['@paychord/sdk'] = `file:${sdk}`;
    writeFileSync(join(shopFolder, 'package.json'), JSON.stringify(manifest));

    ports = { mock: await freePort(), app: await freePort() };
    services = servicesOf(composeFile);
  });
  afterAll(() => {
    for (const { pid } of running) {
      // The group contains what the command started.
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    }
  });

  /** Only the ports change, because those of the file may be in use. */
  const withPorts = (text: string) => text.replaceAll('4010', `${ports.mock}`).replaceAll('3000', `${ports.app}`);
  const servicesOf = (text: string): Services => {
    const { app, 'payments-mock': mock } = parse(withPorts(text)).services;
    return { app, 'payments-mock': mock && { ...mock, ...imageOf(mock) } };
  };

  /** What the image of the mock server adds to its service: the command, the variables and the health check. */
  function imageOf({ command }: Service) {
    const environment = valuesOf('ENV').flatMap((each) => each.split(' '));
    return {
      command: [...jsonOf('ENTRYPOINT'), `--port=${ports.mock}`, ...command],
      // The path and the home folder are those of the image.
      environment: Object.fromEntries(
        environment.map((each) => each.split('=')).filter(([name]) => !['PATH', 'HOME'].includes(name ?? '')),
      ),
      healthcheck: { test: ['CMD', ...jsonOf('HEALTHCHECK').map(withPorts)] },
    };
  }

  /** The environment of a container: its variables, and a network that knows the names of the services. */
  const environmentOf = ({ environment }: Pick<Service, 'environment'>) => ({
    PATH: [dirname(process.execPath), join(project.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    HOME: process.env.HOME ?? '',
    NODE_OPTIONS: `--import ${new URL('./container-names.mjs', import.meta.url)}`,
    npm_config_prefer_offline: 'true',
    ...environment,
  });

  function start(service: Service, cwd: string) {
    const [program = '', ...args] = service.command;
    const child = spawn(program, args, { cwd, env: environmentOf(service), detached: true });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    const ended = once(child, 'close').then(() => {
      running.delete(child);
      return output;
    });
    /** Ends the command and what it started, as `docker compose down` does. */
    const stop = () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      return ended;
    };
    return { ended, stop, isRunning: () => running.has(child) };
  }

  /** Runs the health check of a service once. */
  async function isHealthy(service: Service): Promise<boolean> {
    const [kind, program = '', ...args] = service.healthcheck.test;
    expect(kind).toBe('CMD');
    const child = spawn(program, args, { env: environmentOf({}), stdio: 'ignore' });
    return (await once(child, 'close'))[0] === 0;
  }

  async function startHealthy(service: Service, cwd: string) {
    expect(await isHealthy(service)).toBe(false);
    const command = start(service, cwd);
    while (!(await isHealthy(service))) {
      if (!command.isRunning()) throw new Error(`The command ended: ${await command.ended}`);
    }
    return command;
  }

  const request = async (url: string, init?: RequestInit) => {
    const response = await fetch(url, init);
    return { status: response.status, body: await response.json() };
  };

  async function payAndWaitForWebhook(): Promise<string> {
    const app = `http://127.0.0.1:${ports.app}`;
    const created = await request(`${app}/payments`, { method: 'POST' });
    expect(created).toMatchObject({ status: 201, body: { status: 'SUCCEEDED' } });
    while (!(await request(`${app}/paid`)).body.includes(created.body.id)) {}
    return created.body.id;
  }

  test('use the image of the mock server and the official Node image, and no build', () => {
    for (const service of Object.values(services)) expect(service).not.toHaveProperty('build');
    expect(services['payments-mock'].image).toBe('ghcr.io/paychord/mock-server:0.1.0');
    expect(services.app.image).toMatch(/^node:\d+-alpine$/);
  });

  test('create a payment, deliver its webhook and give access to the controls', async () => {
    const { 'payments-mock': mockService, app } = services;
    const mockServer = await startHealthy(mockService, project.folder);
    expect(app.depends_on).toEqual({ 'payments-mock': { condition: 'service_healthy' } });
    expect(app.volumes).toContain('./app:/app');
    const shop = await startHealthy(app, shopFolder);
    const id = await payAndWaitForWebhook();

    // From this machine, through the published port, and from another container.
    const controls = (host: string) => `http://${host}:${ports.mock}/__mock/payments`;
    const authorization = 'Bearer mock-admin-token';
    expect(await request(controls('127.0.0.1'))).toMatchObject({ status: 401 });
    expect(await request(controls('127.0.0.1'), { headers: { authorization } })).toMatchObject({
      status: 200,
      body: [{ id }],
    });
    const program = `fetch('${controls('payments-mock')}', { headers: { authorization: '${authorization}' } }).then(async (r) => console.log(r.status))`;
    expect(await run(process.execPath, ['--eval', program], project.folder, environmentOf({}))).toBe('200\n');

    expect(await shop.stop()).toContain('The shop is ready');
    await mockServer.stop();
  });

  test('reach a mock server on the machine as host.docker.internal', async () => {
    const { app } = servicesOf(yamlBlocks[1] ?? '') as Services;
    const environment = { ...services.app.environment, ...app.environment };
    expect(environment.PAYCHORD_BASE_URL).toBe(`http://host.docker.internal:${ports.mock}`);
    const commands = blocksOf(page, 'sh').map(({ code }) => code);
    const line = commands.find((each) => each.includes('npx') && each.includes('--port')) ?? '';
    const onMachine = { ...services['payments-mock'], command: ['sh', '-c', withPorts(line)] };
    const mockServer = await startHealthy(onMachine, project.folder);
    const shop = await startHealthy({ ...services.app, environment }, shopFolder);
    await payAndWaitForWebhook();
    await shop.stop();
    await mockServer.stop();
  });

  test('do not start the app when it may not send credentials without encryption', async () => {
    const { ALLOW_UNENCRYPTED_CREDENTIALS: _allowed, ...environment } = services.app.environment ?? {};
    const output = await start({ ...services.app, environment }, shopFolder).ended;
    expect(output).toContain('dangerouslyAllowUnencryptedCredentials');
  });
});
