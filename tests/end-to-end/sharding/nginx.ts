import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSupervised } from './supervised-process.ts';

/** nginx with the configuration that the mock server ships. */
export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

const shipped = new URL('../../../packages/mock-server/nginx/nginx.conf', import.meta.url);
// The location on Debian, which is not in the PATH of every user.
const nginx = ['nginx', '/usr/sbin/nginx'].find((each) => spawnSync(each, ['-v']).error === undefined);
const shippedPorts = [4010, 4011, 4012, 4013];

/** Starts nginx with the shipped configuration, in which nothing but the ports is changed: its own, and those of three processes. */
export async function startNginx(mockPorts: readonly number[]): Promise<Nginx> {
  if (nginx === undefined) {
    throw new Error(
      'The sharding tests did not run, because nginx is missing. On Debian, run `apt-get install nginx-light`.',
    );
  }
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'sharding-'));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, withPorts(await readFile(shipped, 'utf8'), [port, ...mockPorts]));
  // The workers of root run as another user, who has no access to the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  // nginx prints a notice when it listens.
  const directives = `daemon off;${user} error_log stderr notice;`;
  const options = ['-p', folder, '-c', configuration, '-e', 'stderr', '-g', directives];
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { stop } = await startSupervised(nginx, options, /start worker process \d+/);
    return { url: `http://127.0.0.1:${port}`, stop: () => stop().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

function withPorts(configuration: string, ports: readonly number[]): string {
  return shippedPorts.reduce((text, shippedPort, index) => {
    const before = ` 127.0.0.1:${shippedPort}`;
    if (text.split(before).length !== 2) throw new Error(`nginx.conf must contain${before} exactly once`);
    return text.replace(before, ` 127.0.0.1:${ports[index]}`);
  }, configuration);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
