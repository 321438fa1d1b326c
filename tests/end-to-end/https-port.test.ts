import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { killAll, startProgramIn } from '../helpers/command.ts';
import { createCertificate } from '../helpers/tls/certificate.ts';
import { blocksOf } from '../packages/readme-blocks/blocks.ts';

vi.setConfig({ testTimeout: 30_000 });
const cli = fileURLToPath(new URL('../../packages/mock-server/src/cli.ts', import.meta.url));
const sourceNames = new URL('../helpers/resolve-to-source.ts', import.meta.url).href;

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'paychord-tls-'));
});
afterAll(async () => {
  killAll();
  await rm(home, { recursive: true });
});

const start = (env: Record<string, string>, ...args: string[]) =>
  startProgramIn(home, { HOME: home, ...env }, process.execPath, '--import', sourceNames, ...args);

async function serve(...args: string[]) {
  const server = start({}, cli, '--port', '0', '--quiet', ...args);
  const [, url = '', file = ''] = await server.shows(
    /listening on (https:\S+)\n[\s\S]*Certificate +(.+)\n[\s\S]*Ctrl\+C/,
  );
  return { server, url, file };
}

/** Writes a pair into the folder of the test and returns the options for it. */
async function writePair(name: string, firstDay?: number) {
  const { certificate, key } = createCertificate({ name, hosts: ['localhost'], ...(firstDay && { firstDay }) });
  await Promise.all([writeFile(join(home, `${name}.pem`), certificate), writeFile(join(home, `${name}-key.pem`), key)]);
  return optionsOf(`${name}.pem`, `${name}-key.pem`);
}

const optionsOf = (cert: string, key: string) => ['--tls-cert', cert, '--tls-key', key];

test('a client that trusts the certificate of the openssl recipe pays over https', async () => {
  const recipe = blocksOf('packages/mock-server/docs/command-line.md', 'shell').find(({ code }) =>
    code.startsWith('openssl'),
  );
  expect(await startProgramIn(home, {}, 'sh', '-ec', recipe?.code ?? 'false').ended).toMatchObject({ code: 0 });
  const program = join(home, 'pay.mjs');
  const sdk = fileURLToPath(new URL('../../packages/sdk/src/index.ts', import.meta.url));
  await writeFile(
    program,
    `import { createClient } from ${JSON.stringify(sdk)};
const [baseUrl] = process.argv.slice(2);
const client = createClient({ baseUrl, publicApiKey: 'mock-public-key', privateSecretKey: 'mock-secret-key' });
const found = client.payments.listByOrder('ORDER-1');
console.log(await found.then((list) => list.length, (error) => error.message));`,
  );
  const { server, url, file } = await serve(...optionsOf('mock.pem', 'mock-key.pem'));
  expect(file).toBe(join(home, 'mock.pem'));
  const trusting = { NODE_EXTRA_CA_CERTS: file };
  expect((await start(trusting, program, url).ended).output).toBe('0\n');
  expect((await start(trusting, program, url.replace('127.0.0.1', 'localhost')).ended).output).toBe('0\n');
  expect((await start(trusting, cli, 'trigger', 'create', '--url', url).ended).output).toContain('is SUCCEEDED');
  expect((await start({}, program, url).ended).output).toContain('(DEPTH_ZERO_SELF_SIGNED_CERT)');
  expect((await start({}, program, url.replace('https:', 'http:')).ended).output).toContain(
    '(UND_ERR_SOCKET). Check baseUrl and its scheme',
  );
  expect(await start({}, cli, 'trigger', 'create', '--url', url).ended).toMatchObject({
    code: 1,
    errors: expect.stringContaining('Set NODE_EXTRA_CA_CERTS to the certificate that the server printed at start'),
  });
  expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
});

test('a key of another certificate is an error', async () => {
  await Promise.all([writePair('one'), writePair('other')]);
  expect(await start({}, cli, '--port', '0', ...optionsOf('one.pem', 'other-key.pem')).ended).toMatchObject({
    code: 1,
    errors: 'paychord-mock: --tls-key must be the private key of --tls-cert\n',
  });
});

test.each([
  ['has expired', -10],
  ['is not yet valid', 5],
])('a certificate that %s is a warning with its dates', async (_, firstDay) => {
  const { server } = await serve(...(await writePair('unusable', firstDay)));
  const { validFrom, validTo } = new X509Certificate(await readFile(join(home, 'unusable.pem')));
  expect(await server.stop()).toMatchObject({
    code: 0,
    errors: `paychord-mock: --tls-cert: clients reject this certificate: it is valid from ${validFrom} to ${validTo}. Pass another\n`,
  });
});
