import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';
import { type Command, killAll, startProgramIn } from '../helpers/command.ts';
import { paymentBody } from '../helpers/requests.ts';
import { useProject } from './use-project.ts';

const execute = promisify(execFile);
const project = useProject('module');
afterEach(killAll);

const cli = () => join(project.folder, 'node_modules/@paychord/mock-server/dist/cli.js');

/** Starts the packed command. Its standard output is a pipe. */
function start(args: readonly string[] = [], env: Record<string, string> = {}): Promise<Command & { url: string }> {
  return listening(env, process.execPath, cli(), '--port', '0', ...args);
}

/** Starts a program that prints the URL on which it listens. */
async function listening(env: Record<string, string>, program: string, ...args: string[]) {
  // Node.js prints no colors where `CI` is set.
  const environment = { CI: undefined, FORCE_COLOR: undefined, NO_COLOR: undefined, ...env };
  const command = startProgramIn(project.folder, environment, program, ...args);
  const [url] = await command.shows(/http:\/\/[^\s"]+:\d+/);
  return { ...command, url };
}

const credentials = { 'public-api-key': 'mock-public-key', 'private-secret-key': 'mock-secret-key' };

function pay(url: string, key: string, more: object = {}): Promise<Response> {
  return fetch(`${url}/v1/payments`, {
    method: 'POST',
    headers: { ...credentials, 'content-type': 'application/json', 'x-idempotency-key': key },
    body: JSON.stringify(paymentBody(more)),
  });
}

/** A webhook endpoint that responds with 503. */
async function failingEndpoint(): Promise<string> {
  const { url, close } = await startHttpServer((request, response) => {
    request.resume();
    response.writeHead(503).end();
  });
  onTestFinished(close);
  return url;
}

const time = String.raw`\d\d:\d\d:\d\dZ`;

describe('the start-up message', () => {
  const curlCommand = /from another terminal:\n([\s\S]*?-d '.*')\n/;

  test('has a curl command that creates a payment when it is pasted, twice', async () => {
    const { shows } = await start();
    const [, command = ''] = await shows(curlCommand);
    const [first, second] = [await execute('sh', ['-c', command]), await execute('sh', ['-c', command])];
    expect(JSON.parse(first.stdout)).toMatchObject({ status: 'SUCCEEDED', merchant_order_id: 'ORDER-1' });
    expect(JSON.parse(second.stdout).id).toBe(JSON.parse(first.stdout).id);
    await shows(/replayed \(same idempotency key\)/);
  });

  test('has a curl command that reaches a server on every address', async () => {
    const { shows } = await start(['--host', '0.0.0.0']);
    const [, command = ''] = await shows(curlCommand);
    expect(command).toContain("curl 'http://127.0.0.1:");
    expect(JSON.parse((await execute('sh', ['-c', command])).stdout).status).toBe('SUCCEEDED');
  });
});

describe('the log', () => {
  test('has a line for each request and each webhook attempt, and a warning for an unknown field', async () => {
    const endpoint = await failingEndpoint();
    const { url, shows, output, stop } = await start(['--webhook-url', `${endpoint}/hooks?token=secret-token`]);
    await pay(url, 'key-1', { merchant_ordr_id: 'ORDER-2' });
    await pay(url, 'key-1');
    await fetch(`${url}/v1/payments`, { headers: { ...credentials, 'private-secret-key': 'wrong-secret' } });
    await fetch(`${url}/v1/payment/4111111111111111`);
    await fetch(`${url}/__mock/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phase: 'before', status: 503 }),
    });
    await pay(url, 'key-2');
    const host = new URL(endpoint).host;
    for (const line of [
      String.raw`201  POST /v1/payments  (<1|\d+) ms  createPayment  mock-public-key  [0-9a-f]{8}… SUCCEEDED  1 unknown field`,
      String.raw`⚠    POST /v1/payments  unknown field merchant_ordr_id\. Did you mean merchant_order_id\?`,
      String.raw`201  POST /v1/payments  (<1|\d+) ms  createPayment  mock-public-key  [0-9a-f]{8}… SUCCEEDED  replayed \(same idempotency key, different body\)`,
      String.raw`401  GET /v1/payments  (<1|\d+) ms  listPaymentsByOrder  INVALID_CREDENTIALS private-secret-key  rejected credentials`,
      String.raw`404  GET /v1/payment/\[redacted\]  <1 ms  UNKNOWN_PATH`,
      String.raw`503  POST /v1/payments  (<1|\d+) ms  createPayment  mock-public-key  \w+  fault before`,
      String.raw`503  webhook payment\.purchase → ${host}/hooks\?…  attempt 1  delivery [0-9a-f-]{36}  mock-public-key  next attempt (\S+T)?${time}`,
    ]) {
      await shows(new RegExp(`^${time}  ${line}$`, 'm'));
    }
    expect((await stop()).code).toBe(0);
    const [, log = ''] = output().split(/\n\n(?=\d\d:)/);
    expect(log).not.toMatch(/mock-secret-key|wrong-secret|secret-token|4111111111111111|Running shoes/);
  });

  test('with --quiet is empty', async () => {
    const { url, shows, output, stop } = await start(['--quiet']);
    expect((await pay(url, 'key-1')).status).toBe(201);
    await stop();
    await shows(/Stopping/);
    expect(output()).not.toMatch(/^\d\d:/m);
  });

  test('with --json has one JSON object in each line of stdout, and no secret', async () => {
    const { url, stop } = await start(['--json', '--host', '0.0.0.0', '--webhook-url', await failingEndpoint()]);
    const local = url.replace('0.0.0.0', '127.0.0.1');
    await pay(local, 'key-1', { merchant_ordr_id: 'ORDER-2' });
    await fetch(`${local}/v1/nothing%0a%7b%22type%22%3a%22request%22%7d`);
    const { code, output, errors } = await stop();
    expect(code).toBe(0);
    const lines = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const types = ['finding', 'findings', 'listening', 'request', 'request', 'stopping', 'webhook'];
    expect(lines.map(({ type }) => type).sort()).toEqual(types);
    expect(lines).toContainEqual(
      expect.objectContaining({
        type: 'request',
        status: 201,
        operation: 'createPayment',
        merchant: 'mock-public-key',
        unknownFields: [{ path: 'merchant_ordr_id', suggestion: 'merchant_order_id' }],
      }),
    );
    expect(output).not.toMatch(/mock-secret-key|Running shoes/);
    expect(errors).toMatch(/^Admin token {2}\S+\n/);
  });

  test.each<[title: string, isTerminal: boolean, env: Record<string, string>, isColored: boolean]>([
    ['no colors in a pipe', false, {}, false],
    ['colors in a pipe with FORCE_COLOR', false, { FORCE_COLOR: '1' }, true],
    ['colors in a terminal', true, {}, true],
    ['no colors in a terminal with NO_COLOR', true, { NO_COLOR: '1' }, false],
  ])('has %s', async (_title, isTerminal, env, isColored) => {
    const command = [process.execPath, cli(), '--port', '0'].map((each) => `'${each}'`).join(' ');
    const { url, shows, output } = isTerminal
      ? // `script` of util-linux gives a program a terminal.
        await listening({ TERM: 'xterm', ...env }, 'script', '-qefc', command, '/dev/null')
      : await start([], env);
    await pay(url, 'key-1');
    await shows(/createPayment[^\n]*\n/);
    expect(output().includes('\u001b[32m201\u001b[39m')).toBe(isColored);
  });
});

describe('a reader that stops reading', () => {
  test('does not stop the server when it closes the pipe, as head does', async () => {
    const { child, url, stop } = await start();
    child.stdout?.destroy();
    for (let count = 0; count < 50; count += 1) expect((await pay(url, `key-${count}`)).status).toBe(201);
    expect((await stop()).code).toBe(0);
  });

  test('does not delay the responses when it stays, and the server still stops', async () => {
    const { child, url, stop } = await start(['--json']);
    child.stdout?.pause();
    // More lines than a pipe and the stream hold: each has about 400 bytes.
    for (let batch = 0; batch < 20; batch += 1) {
      const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => pay(url, `key-${batch}-${index}`)));
      expect(responses.every(({ status }) => status === 201)).toBe(true);
    }
    expect(child.exitCode).toBeNull();
    child.stdout?.resume();
    expect((await stop()).code).toBe(0);
  });
});

describe('the pages', () => {
  test('have a health check without a token, for every host name', async () => {
    const { url } = await start(['--token', 'secret-token']);
    const get = async (path: string, host: string) => {
      const { stdout } = await execute('curl', ['-s', '-w', ' %{http_code}', '-H', `host: ${host}`, url + path]);
      return stdout;
    };
    expect(await get('/__mock/health', 'payments-mock:4010')).toBe('{"status":"ok"} 200');
    expect(await get('/__mock/health', 'evil.example')).toBe('{"status":"ok"} 200');
    expect(await get('/__mock/payments', 'evil.example')).toMatch(/HOST_NOT_ALLOWED.* 403$/);
    expect(await get('/__mock/', 'localhost')).toMatch(/INVALID_TOKEN.* 401$/);
  });
});
