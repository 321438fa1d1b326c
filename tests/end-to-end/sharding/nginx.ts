import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../helpers/command.ts';
import { freePort } from '../../helpers/free-port.ts';

const shipped = new URL('../../../packages/mock-server/nginx/nginx.conf', import.meta.url);
// The location on Debian, which is not in the PATH of every user.
const nginx = ['nginx', '/usr/sbin/nginx'].find((each) => spawnSync(each, ['-v']).error === undefined);
const shippedPorts = [4010, 4011, 4012, 4013];

/**
 * Starts nginx with the shipped configuration, in which nothing but the ports is changed: its own, and those of three processes.
 *
 * @returns Its URL, and a function that stops it. A killed nginx would leave its workers.
 */
export async function startNginx(mockPorts: readonly string[]): Promise<{ url: string; stop(): Promise<void> }> {
  if (nginx === undefined) {
    throw new Error(
      'The sharding tests did not run, because nginx is missing. On Debian, run `apt-get install nginx-light`.',
    );
  }
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'sharding-'));
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, withPorts(await readFile(shipped, 'utf8'), [String(port), ...mockPorts]));
  // The workers of root run as another user, who has no access to the folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  // nginx prints a notice when it listens.
  const directives = `daemon off;${user} error_log stderr notice;`;
  const options = ['-p', folder, '-c', configuration, '-e', 'stderr', '-g', directives];
  const { shows, kill, ended } = startProgram('sh', '-c', 'exec "$0" "$@" 2>&1', nginx, ...options);
  const stop = async () => {
    kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await shows(/start worker process \d+/);
  return { url: `http://127.0.0.1:${port}`, stop };
}

function withPorts(configuration: string, ports: readonly string[]): string {
  return shippedPorts.reduce((text, shippedPort, index) => {
    const before = ` 127.0.0.1:${shippedPort}`;
    if (text.split(before).length !== 2) throw new Error(`nginx.conf must contain${before} exactly once`);
    return text.replace(before, ` 127.0.0.1:${ports[index]}`);
  }, configuration);
}
