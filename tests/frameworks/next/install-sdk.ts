import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pack } from '../../packages/project.ts';
import { run } from '../../packages/run.ts';
import { folder } from './next-app.ts';

/** Installs the packed SDK where the applications find it. Its dependency is installed next to it. Requires `npm run build`. */
export default async function installSdk(): Promise<void> {
  const target = join(folder, 'node_modules/@paychord/sdk');
  const packed = await mkdtemp(join(tmpdir(), 'paychord-'));
  try {
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { recursive: true });
    await run('tar', ['-xzf', await pack('sdk', packed), '-C', target, '--strip-components=1'], folder);
  } finally {
    await rm(packed, { recursive: true });
  }
}
