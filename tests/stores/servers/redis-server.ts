import { spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../helpers/free-port.ts';
import { type ServerOptions, type SupervisedServer, startSupervised } from './supervised-process.ts';

export interface RedisServerOptions extends ServerOptions {
  /** More of its options. */
  readonly args?: readonly string[];
}

const command = ['redis-server', 'valkey-server'].find((each) => spawnSync(each, ['--version']).error === undefined);

/** Starts Redis on a port of the loopback. */
export async function startRedis({ port, folder, args = [] }: RedisServerOptions = {}): Promise<SupervisedServer> {
  if (command === undefined) {
    throw new Error(
      'The store tests did not run, because Redis is missing. On Debian, run `apt-get install redis-server`.',
    );
  }
  const listens = port || (await freePort());
  const guarding = {
    command,
    args: ['--port', `${listens}`, '--bind', '127.0.0.1', '--save', '', ...args],
    folder: folder ?? (await mkdtemp(join(tmpdir(), 'redis-'))),
    isKept: folder !== undefined,
    signal: 'SIGKILL',
  } as const;
  const { stop } = await startSupervised(guarding, 'Ready to accept connections');
  return { port: listens, url: `redis://127.0.0.1:${listens}`, stop };
}
