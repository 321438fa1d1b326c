import { cp, readFile, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type HttpServer, listenOnFreePort, startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';
import { writePagePrograms } from '../helpers/page-programs.ts';
import { createAuthority, serveTls, type TlsService } from '../helpers/tls/tls-service.ts';
import { type ConnectProxy, startConnectProxy } from './connect-proxy.ts';
import { run, runAny } from './run.ts';
import { useProject } from './use-project.ts';

const recipes = fileURLToPath(new URL('./recipes', import.meta.url));
const packages = [
  'undici@8.12.4',
  'pino@10.4.0',
  'winston@3.19.0',
  'vitest@5.1.0',
  'jest@30.5.2',
  'workerd@1.20260730.1',
  '@types/node@24.10.1',
];

const project = useProject('module', packages, async ({ folder }) => {
  await cp(recipes, folder, { recursive: true });
  writePagePrograms('tests/packages/recipes', folder);
});

const keys = { PAYCHORD_PUBLIC_API_KEY: 'public-key', PAYCHORD_PRIVATE_SECRET_KEY: 'canary-secret' };

/** Runs a program that is written for a test, with the environment of a client. */
async function runProgram(
  program: string,
  baseUrl: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  await writeFile(join(project.folder, 'program.ts'), program);
  const all = { PAYCHORD_BASE_URL: baseUrl, ...keys, NO_PROXY: '', HTTPS_PROXY: '', ...env };
  return run(process.execPath, ['program.ts'], project.folder, all);
}

/** Serves http on a loopback port. */
async function serve(listener: RequestListener): Promise<HttpServer> {
  const served = await startHttpServer(listener);
  onTestFinished(served.close);
  return served;
}

const respondWith =
  (status: number, body: object = { id: 'payment-1', status: 'SUCCEEDED' }): RequestListener =>
  (request, response) =>
    void request.resume().once('end', () => {
      response.writeHead(status, { 'content-type': 'application/json', 'x-trace-id': 'trace-1' });
      response.end(JSON.stringify(body));
    });

test('every recipe compiles with strict options', async () => {
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    lib: ['es2023', 'dom'],
    types: ['node'],
    noEmit: true,
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    // The declarations of the other packages are not ours.
    skipLibCheck: true,
  };
  await writeFile(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  const compiler = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
  await run(process.execPath, [compiler, '--project', '.'], project.folder);
});

describe('a proxy', () => {
  const authority = createAuthority();
  let service: TlsService;
  let proxy: ConnectProxy;

  /** Retrieves a payment with the client of a recipe. Returns the status, or what the error says. */
  async function retrieve(recipe: string, env: Readonly<Record<string, string>>): Promise<unknown> {
    const authorityFile = join(project.folder, 'authority.pem');
    await writeFile(authorityFile, authority.certificate);
    const program = `
      import { client } from './${recipe}.ts';
      const result = await client.payments.retrieve('payment-1', { maxRetries: 0 }).then(
        ({ status }) => ({ status }),
        ({ code, outcome, message }) => ({ code, outcome, message }),
      );
      console.log(JSON.stringify(result));
      process.exit();`;
    return JSON.parse(await runProgram(program, service.url, { NODE_EXTRA_CA_CERTS: authorityFile, ...env }));
  }

  async function start(options?: { refuses: boolean }): Promise<void> {
    service = await serveTls(authority, {});
    proxy = await startConnectProxy(options);
    onTestFinished(service.close);
    onTestFinished(proxy.close);
  }

  test.each([
    ['every request with the ProxyAgent of undici', 'undici-proxy', {}, true],
    ['every request with NODE_USE_ENV_PROXY', 'env-proxy', { NODE_USE_ENV_PROXY: '1' }, true],
    ['nothing from the global fetch without NODE_USE_ENV_PROXY', 'env-proxy', {}, false],
    ['nothing for a host in NO_PROXY', 'env-proxy', { NODE_USE_ENV_PROXY: '1', NO_PROXY: '127.0.0.1' }, false],
  ])('receives %s', async (_, recipe, env, isUsed) => {
    await start();
    expect(await retrieve(recipe, { HTTPS_PROXY: proxy.url, ...env })).toEqual({ status: 'SUCCEEDED' });
    expect(proxy.targets).toEqual(isUsed ? [new URL(service.url).host] : []);
    expect(service.requests()).toBe(1);
  });

  test.each([
    ['refuses the tunnel of the ProxyAgent of undici', 'undici-proxy', {}, 'UND_ERR_ABORTED'],
    ['refuses the tunnel of NODE_USE_ENV_PROXY', 'env-proxy', { NODE_USE_ENV_PROXY: '1' }, 'UND_ERR_ABORTED'],
    ['does not run', 'undici-proxy', {}, 'ECONNREFUSED'],
  ])('that %s is named in the error, and no request reaches the service', async (problem, recipe, env, cause) => {
    await start({ refuses: true });
    if (problem === 'does not run') proxy.close();
    expect(await retrieve(recipe, { HTTPS_PROXY: proxy.url, ...env })).toEqual({
      code: 'connection',
      outcome: 'not_sent',
      message: `retrievePayment: could not connect to ${service.url} (${cause}). Check baseUrl and its scheme, the server and proxies`,
    });
    expect(service.requests()).toBe(0);
  });
});

test('an undici Agent reuses its connections, and closes them at the end', async () => {
  const { server, url } = await serve(respondWith(200));
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  const program = `
    import { client, close } from './keep-alive.ts';
    for (let i = 0; i < 20; i += 1) await client.payments.retrieve('payment-1');
    await close();
    console.log('closed');`;
  expect(await runProgram(program, url)).toBe('closed\n');
  // One more when a call starts before undici has released the first connection.
  expect(connections).toBeLessThanOrEqual(2);
});

test('an undici Agent whose connectTimeout is over causes a ConnectionError with the outcome not_sent', async () => {
  // Accepts the connection, and never continues the TLS handshake.
  const silent = createTcpServer();
  const port = await listenOnFreePort(silent);
  onTestFinished(() => void silent.close());
  const program = `
    import { createClient } from '@paychord/sdk';
    import { clientOptionsFromEnv } from '@paychord/sdk/node';
    import { Agent, fetch } from 'undici';
    const dispatcher = new Agent({ connectTimeout: 100 });
    const client = createClient({
      ...clientOptionsFromEnv(),
      maxRetries: 0,
      fetch: (url, init) => fetch(url, { ...init, dispatcher }),
    });
    await client.payments.retrieve('payment-1').catch(({ outcome, message }) => console.log(outcome, message));
    await dispatcher.destroy();`;
  expect(await runProgram(program, `https://127.0.0.1:${port}`)).toBe(
    `not_sent retrievePayment: could not connect to https://127.0.0.1:${port} (UND_ERR_CONNECT_TIMEOUT). Check baseUrl and its scheme, the server and proxies\n`,
  );
});

describe('a function in Lambda', () => {
  const invoke = (remainingMs: number) => `
    import { handler } from './lambda-handler.ts';
    const order = { id: 'ORDER-1', paymentKey: 'key-1', total: 25.5, token: 'tok' };
    const context = { getRemainingTimeInMillis: () => ${remainingMs} };
    console.log(await handler(order, context).catch(({ code, outcome }) => code + ' ' + outcome));`;

  const paid = { id: 'payment-1', status: 'SUCCEEDED', merchant_order_id: 'ORDER-1', transactions: [] };
  const rejectWith = (status: number) => respondWith(status, { code: 'INVALID_REQUEST', messages: [] });

  test('returns the status of the payment', async () => {
    const { url } = await serve(respondWith(201));
    expect(await runProgram(invoke(30_000), url)).toBe('SUCCEEDED\n');
  });

  test('throws before its time is up, so that the queue delivers the order again', async () => {
    const { url } = await serve((request) => void request.resume());
    expect(await runProgram(invoke(2_200), url)).toBe('timeout unknown\n');
    expect(await runProgram(invoke(0), url)).toMatch(/^timeout /);
  });

  test('does not repeat a rejected payment', async () => {
    const { url } = await serve((request, response) =>
      (request.method === 'GET' ? respondWith(200, []) : rejectWith(400))(request, response),
    );
    expect(await runProgram(invoke(30_000), url)).toBe('REJECTED\n');
  });

  test('finds the payment of an earlier delivery when the repeat is rejected', async () => {
    const { url } = await serve((request, response) =>
      (request.method === 'GET' ? respondWith(200, [paid]) : rejectWith(401))(request, response),
    );
    expect(await runProgram(invoke(30_000), url)).toBe('SUCCEEDED\n');
  });

  test('throws when the lookup fails, because an earlier delivery may have paid', async () => {
    const { url } = await serve(rejectWith(401));
    expect(await runProgram(invoke(30_000), url)).toBe('authentication rejected\n');
  });
});

test('a Worker shares its client between requests, and reports in waitUntil', async () => {
  const reports: string[] = [];
  const agents: (string | undefined)[] = [];
  const { url } = await serve((request, response) => {
    if (request.method === 'GET') {
      agents.push(request.headers['user-agent']);
      return respondWith(200)(request, response);
    }
    request.on('data', (chunk) => reports.push(String(chunk))).once('end', () => response.end());
  });
  const program = `
    import worker from './worker.ts';
    export default {
      async test(_controller, env) {
        const work = [];
        for (let i = 0; i < 2; i += 1) {
          const response = await worker.fetch(new Request('https://shop.test/payment-1'), env, { waitUntil: (each) => work.push(each) });
          const { status } = await response.json();
          if (status !== 'SUCCEEDED') throw new Error(status);
          await work[i];
        }
      },
    };`;
  await build({
    stdin: { contents: program, resolveDir: project.folder },
    outfile: join(project.folder, 'worker-test.mjs'),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    tsconfigRaw: '{}',
  });
  const bindings = { PAYCHORD_BASE_URL: url, ...keys, METRICS_URL: url };
  const texts = Object.entries(bindings).map(([name, text]) => `(name = "${name}", text = "${text}")`);
  await writeFile(
    join(project.folder, 'workerd.capnp'),
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .program), (name = "internet", network = (allow = ["local"]))],
);
const program :Workerd.Worker = (
  modules = [(name = "worker-test.mjs", esModule = embed "worker-test.mjs")],
  compatibilityDate = "2026-07-30",
  bindings = [${texts.join(', ')}],
);
`,
  );
  await run(process.execPath, ['node_modules/workerd/bin/workerd', 'test', 'workerd.capnp'], project.folder);
  expect(reports).toEqual([expect.stringMatching(/^\[\d+\]$/), expect.stringMatching(/^\[\d+\]$/)]);
  expect(agents).toEqual(Array(2).fill(expect.stringMatching(/^paychord-sdk\/\S+ workerd$/)));
});

describe('the log of', () => {
  const create = (recipe: string) => `
    import { client } from './${recipe}.ts';
    await client.payments.retrieve('payment-1', { headers: { authorization: 'Bearer canary' } });`;

  test.each([
    ['pino', 'pino-logger', 'msg'],
    ['winston', 'winston-logger', 'message'],
  ])('%s contains one line with fields per attempt', async (_, recipe, message) => {
    const { url } = await serve(respondWith(200));
    const output = await runProgram(create(recipe), url);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).not.toContain('canary');
    expect(JSON.parse(output)).toMatchObject({
      [message]: expect.stringMatching(/^paychord GET \/v1\/payments\/{payment_id} 200 \d+ ms attempt=1 /),
      operation: 'retrievePayment',
      status: 200,
      paymentId: 'payment-1',
      requestId: 'trace-1',
    });
  });

  test('console, pino and winston contains the same line when they are the logger', async () => {
    const { url } = await serve(respondWith(200));
    const program = `
      import { createClient, logHooks } from '@paychord/sdk';
      import { clientOptionsFromEnv } from '@paychord/sdk/node';
      import { pino } from 'pino';
      import winston from 'winston';
      const ofWinston = winston.createLogger({ transports: [new winston.transports.Console()] });
      for (const logger of [console, pino(), ofWinston]) {
        const client = createClient({ ...clientOptionsFromEnv(), hooks: logHooks(logger, { level: 'debug' }) });
        await client.payments.retrieve('payment-1');
      }`;
    const lines = (await runProgram(program, url)).trim().split('\n');
    // The default level of pino and winston is info.
    expect(lines.filter((line) => /started attempt=1/.test(line))).toHaveLength(1);
    expect(
      lines.filter((line) => /200 \d+ ms attempt=1 paymentId=payment-1 requestId=trace-1/.test(line)),
    ).toHaveLength(3);
    expect(lines).toHaveLength(4);
  });
});

test('the page about double charges shows the report of its mistake, and its fix passes', async () => {
  const page = await readFile(new URL('../../packages/mock-server/docs/explore.md', import.meta.url), 'utf8');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', 'checkout.test.ts'];
  const explore = () => runAny(process.execPath, args, project.folder, { NO_COLOR: '1' });
  const [, report = 'no report'] = /```text\n([\s\S]*?)```/.exec(page) ?? [];
  expect(await explore()).toContain(report.trimEnd());

  const program = join(project.folder, 'checkout.ts');
  const call = 'client.payments.create(paymentOf(order))';
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the line of the page has it.
  const fixed = 'client.payments.create(paymentOf(order), { idempotencyKey: `${order}-1` })';
  expect(page).toContain(fixed);
  await writeFile(program, (await readFile(program, 'utf8')).replace(call, fixed));
  expect(await explore()).toMatch(/Tests +1 passed \(1\)/);
});

describe('fake timers', () => {
  test('of Vitest work with the recipes', async () => {
    const files = ['fake-timers.test.ts', 'fake-timers-limits.test.ts', 'only-date.test.ts'];
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', ...files];
    expect(await run(process.execPath, args, project.folder, { NO_COLOR: '1' })).toMatch(/Tests +4 passed/);
  });

  test('of Jest work with the recipes', async () => {
    const args = ['node_modules/jest/bin/jest.js', '--watchman=false', '--testMatch', '**/*.jest.cjs'];
    await run(process.execPath, args, project.folder);
  });
});
