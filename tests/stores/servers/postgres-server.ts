import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { access, chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../helpers/free-port.ts';
import { type ServerOptions, type SupervisedServer, startSupervised } from './supervised-process.ts';
import { userOfPostgres } from './user.ts';

export interface PostgresServerOptions extends ServerOptions {
  /** Whether a commit waits for the disk, as it does outside of tests. */
  readonly isSynced?: boolean;
}

/** The newest version on Debian. On other systems the PATH contains it. */
const binaries =
  globSync('/usr/lib/postgresql/*/bin')
    .sort((one, other) => Number(one.split('/')[4]) - Number(other.split('/')[4]))
    .at(-1) ?? '';

/** Starts PostgreSQL on a loopback port with a new database. */
export async function startPostgres({
  port,
  folder,
  isSynced = false,
}: PostgresServerOptions = {}): Promise<SupervisedServer> {
  const user = userOfPostgres();
  const home = folder ?? (await mkdtemp(join(tmpdir(), 'postgres-')));
  if (user.uid !== undefined && user.gid !== undefined) await chown(home, user.uid, user.gid);
  await createCluster(home, user);

  const listens = port || (await freePort());
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isSynced ? 'on' : 'off'}`,
    // The pools of several test files are open at once, and the server frees a closed connection a little later.
    'max_connections=400',
  ];
  const guarding = {
    command: join(binaries, 'postgres'),
    args: ['-D', 'data', '-p', `${listens}`, ...settings.flatMap((each) => ['-c', each])],
    folder: home,
    isKept: folder !== undefined,
    // The server crashes and recovers from its log at the next start.
    signal: 'SIGQUIT',
    ...user,
  } as const;
  const { stop } = await startSupervised(guarding, 'database system is ready to accept connections');
  return { port: listens, url: `postgres://postgres@127.0.0.1:${listens}/postgres`, stop };
}

async function createCluster(home: string, user: { uid?: number; gid?: number }): Promise<void> {
  const isThere = await access(join(home, 'data')).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const args = ['-D', 'data', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  try {
    await promisify(execFile)(join(binaries, 'initdb'), args, { cwd: home, ...user });
  } catch (cause) {
    const needs = 'THE STORES WERE NOT TESTED: that needs PostgreSQL, on Debian `apt-get install postgresql`';
    throw new Error(needs, { cause });
  }
}
