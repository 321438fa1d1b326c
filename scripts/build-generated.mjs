/**
 * Builds the generated files that are not in git, if an input has changed or a file is missing. Files in git stay as they are:
 * `npm run generate` writes those too, and `npm run check` compares them.
 *
 * This file runs on every version of Node, to say what to do on one that cannot run the tools.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The generated files that only programs read, and copies. They are not in git: each checkout builds them. */
export const builtFiles = [
  'packages/sdk/openapi.json',
  'packages/sdk/GAPS.md',
  'packages/sdk/src/generated/paths.ts',
  'packages/mock-server/admin-openapi.json',
  'packages/mock-server/GAPS.md',
  'packages/mock-server/config.schema.json',
  'packages/mock-server/scenario.schema.json',
  'packages/mock-server/src/generated/admin-fields.ts',
  'packages/mock-server/src/generated/examples.ts',
  'packages/mock-server/src/generated/gaps.ts',
  'packages/mock-server/src/generated/validators.js',
  'packages/mock-server/src/generated/admin-validators.js',
  'packages/mock-server/src/generated/control-validators.js',
  'packages/inspector/src/generated/admin-api.ts',
];

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

const isMain = process.argv[1] === fileURLToPath(import.meta.url);
// `npm ci --omit=dev` installs no tools.
if (isMain && existsSync(join(root, 'node_modules/@redocly/openapi-core'))) {
  if (major > 22 || (major === 22 && minor >= 18)) await build();
  else {
    console.error(
      `The tools need Node 22.18 or newer, and this is ${process.version}. Run \`npm rebuild node\`: it installs one for the scripts of this project`,
    );
    process.exitCode = 1;
  }
}

async function build() {
  process.chdir(root);
  const cache = 'node_modules/.cache/paychord';
  const record = join(cache, 'generated');
  const inputs = ['openapi', 'scripts/generate', 'tests/contract/specification'].flatMap((folder) =>
    readdirSync(folder).map((name) => `${folder}/${name}`),
  );
  const hash = createHash('sha256');
  for (const input of [
    ...inputs.sort(),
    'scripts/generate.ts',
    'scripts/check-gaps.ts',
    'package-lock.json',
    'packages/sdk/package.json',
  ])
    hash.update(`${input}\n`).update(readFileSync(input));
  const expected = hash.digest('hex');
  const isCurrent = () =>
    existsSync(record) && readFileSync(record, 'utf8') === expected && builtFiles.every((file) => existsSync(file));
  if (isCurrent()) return;

  mkdirSync(cache, { recursive: true });
  const unlock = await lock(join(cache, 'lock'));
  try {
    // Another process may have built them meanwhile.
    if (isCurrent()) return;
    const { generate, writeOutputs } = await import('./generate.ts');
    const files = await generate(root);
    writeOutputs(root, new Map([...files].filter(([path]) => builtFiles.includes(path))));
    writeFileSync(record, expected);
  } finally {
    unlock();
  }
}

/** Waits until no other process builds. A lock of more than a minute belongs to a process that was killed. */
async function lock(folder) {
  for (;;) {
    try {
      mkdirSync(folder);
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const { mtimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {};
      if (Date.now() - mtimeMs > 60_000) rmSync(folder, { recursive: true, force: true });
      else await sleep(100);
    }
  }
}
