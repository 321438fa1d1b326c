import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Makes one file of the receiver, which starts three times as fast: a process that is killed every second should also be there. */
export async function buildReceiver() {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'));
  const file = join(folder, 'receiver.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./receiver.ts', import.meta.url))],
    outfile: file,
    bundle: true,
    format: 'esm',
    platform: 'node',
    // CommonJS packages in the bundle load the modules of Node with require.
    banner: { js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);` },
    external: ['pg-native'],
    logLevel: 'silent',
  });
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
