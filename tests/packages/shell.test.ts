import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startHttpServer } from '../../packages/sdk/test/helpers/http-server.ts';
import { freePort } from '../helpers/free-port.ts';
import { blocksOf } from './readme-blocks/blocks.ts';
import { runShellBlocks, type ShellResult } from './readme-blocks/shell-blocks.ts';
import { node20 } from './run.ts';
import { useProject } from './use-project.ts';

const project = useProject('module');

/** The program of the reader, which receives webhooks. */
const received: string[] = [];
const shop = await startHttpServer((request, response) => {
  received.push(request.url ?? '');
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"received":true}');
});
afterAll(shop.close);
beforeEach(() => void received.splice(0));

/** Runs the shell blocks of a page in order, as a reader would copy them, then `more`. The packages are installed already. */
async function runPage(page: string, more = ''): Promise<ShellResult[]> {
  const port = await freePort();
  const blocks = blocksOf(`packages/mock-server/${page}`, 'sh').filter(({ code }) => !code.startsWith('npm install'));
  const last = { page, line: 0, heading: 'more', language: 'sh', code: more };
  return runShellBlocks([...blocks, last], {
    folder: project.folder,
    node: node20,
    env: { PAYCHORD_MOCK_URL: `http://127.0.0.1:${port}` },
    replace: { '4010': `${port}`, '3000': new URL(shop.url).port, 'mvn --batch-mode verify': 'echo tested' },
  });
}

describe('the shell blocks of the mock server', () => {
  test('README.md: every line works on the payment that the first line creates', async () => {
    const [, { output = '' } = {}] = await runPage('README.md');
    const [, id] =
      /^Payment ([\w-]{36}) is SUCCEEDED\/PARTIALLY_REFUNDED: .*\. REFUND [\w-]{36}: 10 USD$/m.exec(output) ?? [];
    expect(output).toMatch(new RegExp(`^Payment ${id} is .*\\. CHARGEBACK [\\w-]{36}: 15.5 USD$`, 'm'));
    expect(output).toMatch(/ 201 +POST \/v1\/payments .*createPayment .*SUCCEEDED$/m);
    expect(output).toMatch(/^Payment \S+ is DECLINED\/DECLINED \(INSUFFICIENT_FUNDS\): 25\.5 USD/m);
    expect(received).toContain('/webhooks');
  });

  test('docs/command-line.md: every command works in this order, and the config file applies', async () => {
    const scenario = { payments: [{ merchant_order_id: 'ORDER-OF-FILE', moves: [{ move: 'refund', amount: 5 }] }] };
    await writeFile(join(project.folder, 'scenario.json'), JSON.stringify(scenario));
    const results = await runPage('docs/command-line.md', 'npx paychord-mock call flushWebhooks\n');
    const output = results.map((each) => each.output).join('');
    expect(output).toMatch(/^Payment \S+ is SUCCEEDED\/APPROVED: 40 USD, order ORDER-0001$/m);
    expect(output).toMatch(/^Payment \S+ is .*\. REFUND \S+: 10 USD$/m);
    expect(output).toMatch(/^Payment \S+ is .*\. CHARGEBACK \S+: 30 USD$/m);
    expect(output).toMatch(/^Payment \S+ is SUCCEEDED\/PARTIALLY_REFUNDED: .*$/m);
    expect(output).toMatch(/^Delivery \S+ of payment\.chargeback to \S+: 200\. It is delivered after 2 attempts$/m);
    expect(output).toMatch(/^ {2}"id": "snapshot-1",$/m);
    expect(output).toMatch(/^The time is now \S+Z$/m);
    expect(output).toContain('ORDER-OF-FILE');
    expect(output).toMatch(/^The default merchant is in its initial state$/m);
    expect(received).toContain('/v1/banking/transfers');
    expect(results.at(-1)?.background()).toContain(
      'The settings of paychord-mock.config.json apply to the default merchant.',
    );
  });

  test('docs/state-and-scenarios.md: the server keeps its state, loads the scenario and exports it', async () => {
    const results = await runPage('docs/state-and-scenarios.md', 'cat scenario.json\n');
    const output = results.map((each) => each.output).join('\n');
    expect(output).toMatch(/^[\w-]{36} {2}ORDER-1 {2}SUCCEEDED\/APPROVED {2}paid$/m);
    expect(output).toMatch(/^[\w-]{36} {2}ORDER-0002 {2}IN_DISPUTE\/RECEIVED {2}disputed$/m);
    expect(output).toContain('"moves":[{"move":"openChargeback","reason":"NOT_RECEIVED"}]');
    expect(results.at(-1)?.background()).toContain(
      `State        ${join(project.folder, 'paychord-mock.state.json')} (new)`,
    );
  });

  test('docs/ci.md: the tests of another language run once the server responds, and its calls succeed', async () => {
    const results = await runPage('docs/ci.md');
    const output = results.map((each) => each.output).join('\n');
    expect(output).toMatch(/^http:\S+ is ready\ntested\n/);
    expect(output).not.toContain('"messages"');
    expect(output).toContain('"type":"CHARGEBACK"');
    expect(received).toContain('/webhooks');
  });

  test('docs/admin-api.md: every call succeeds', async () => {
    const results = await runPage('docs/admin-api.md');
    const output = results.map((each) => each.output).join('\n');
    expect(output).not.toContain('"messages"');
    expect(output).toContain('"type":"CHARGEBACK"');
    expect(output).toContain('"event":"payment.chargeback"');
    expect(output).toMatch(/"cursor":"\w+-\d+","merchant":"mock-public-key","delivery":\{/);
  });
});

test('the schema of the package accepts the config file of the page, and rejects a misspelled setting', async () => {
  const read = async (name: string) => JSON.parse(await readFile(join(project.folder, name), 'utf8'));
  const config = await read('paychord-mock.config.json');
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const matches = ajv.compile(await read(config.$schema));
  expect(matches(config), JSON.stringify(matches.errors)).toBe(true);
  expect(matches({ ...config, endpionts: [] })).toBe(false);
});

test('a server in a folder with a config file says that it does not use it', async () => {
  await writeFile(join(project.folder, 'paychord-mock.config.json'), '{}');
  const block = { page: 'page', line: 1, heading: 'start', language: 'sh', code: 'npx paychord-mock --port 0\n' };
  const [result] = await runShellBlocks([block], { folder: project.folder });
  expect(result?.background()).toContain(
    'paychord-mock.config.json in this folder is not used. Pass --config paychord-mock.config.json to use it.',
  );
});
