import { spawnSync } from 'node:child_process';

/** Whose process it is: ours when both are left out. */
export interface ProcessUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to be run by root, so root lends it the user that its package has made. */
export function userOfPostgres(): ProcessUser {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function idOf(option: string): number {
  const { status, stdout } = spawnSync('id', [option, 'postgres'], { encoding: 'utf8' });
  if (status !== 0) throw new Error('PostgreSQL does not run as root, and there is no user postgres');
  return Number(stdout);
}
