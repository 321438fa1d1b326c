import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCertificate } from '../../packages/mock-server/src/server/cli/certificate.ts';
import { killAll, startProgramIn } from '../helpers/command.ts';

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

test('a client that trusts the printed file pays over https, also after a restart', async () => {
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
  for (const _ of ['first start', 'restart']) {
    const { server, url, file } = await serve('--tls', '--tls-host', 'payments-mock');
    expect(file).toBe(join(home, '.paychord-mock', 'localhost+payments-mock.pem'));
    const trusting = { NODE_EXTRA_CA_CERTS: file };
    expect((await start(trusting, program, url).ended).output).toBe('0\n');
    expect((await start(trusting, cli, 'trigger', 'payment', '--url', url).ended).output).toContain('is SUCCEEDED');
    expect((await start({}, program, url).ended).output).toContain('(DEPTH_ZERO_SELF_SIGNED_CERT)');
    expect((await start({}, program, url.replace('https:', 'http:')).ended).output).toContain(
      '(UND_ERR_SOCKET). Check baseUrl and its scheme',
    );
    expect(await start({}, cli, 'trigger', 'payment', '--url', url).ended).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Set NODE_EXTRA_CA_CERTS to the certificate that the server printed at start'),
    });
    expect(await server.stop()).toMatchObject({ code: 0, errors: '' });
  }
});

test('a certificate of the user is used, and a key of another one is an error', async () => {
  const { server: first } = await serve('--tls');
  await first.stop();
  const file = (name: string) => join(home, '.paychord-mock', name);
  const own = ['--tls-cert', file('localhost.pem')];
  const { server, file: shown } = await serve(...own, '--tls-key', file('localhost-key.pem'));
  expect(shown).toBe(file('localhost.pem'));
  await server.stop();
  const other = start({}, cli, '--port', '0', ...own, '--tls-key', file('localhost+payments-mock-key.pem'));
  expect(await other.ended).toMatchObject({
    code: 1,
    errors: 'paychord-mock: --tls-key must be the private key of --tls-cert\n',
  });
});

test('a certificate that has expired is a warning with its dates', async () => {
  const [certFile, keyFile] = [join(home, 'old.pem'), join(home, 'old-key.pem')];
  const { cert, key } = createCertificate(['localhost'], new Date('2024-03-14T09:00:00Z'));
  await Promise.all([writeFile(certFile, cert), writeFile(keyFile, key)]);
  const { server } = await serve('--tls-cert', certFile, '--tls-key', keyFile);
  expect(await server.stop()).toMatchObject({
    code: 0,
    errors:
      'paychord-mock: --tls-cert: clients reject this certificate: it is valid from Mar 13 09:00:00 2024 GMT to Apr 14 09:00:00 2025 GMT. Pass another\n',
  });
});
