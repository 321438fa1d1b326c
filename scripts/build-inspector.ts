/**
 * Builds the inspector page of the mock server: `packages/mock-server/src/inspector` → `packages/mock-server/dist/inspector`.
 * The build of the packages runs it, and so does the set-up of the tests that serve the page.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type Metafile } from 'esbuild';

const source = resolve(import.meta.dirname, '../packages/mock-server/src/inspector');
const target = resolve(import.meta.dirname, '../packages/mock-server/dist/inspector');

/** Builds the files of the page. */
export async function buildInspector(): Promise<void> {
  const { outputFiles, metafile } = await build({
    entryPoints: { inspector: join(source, 'main.tsx') },
    absWorkingDir: source,
    outdir: target,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    banner: { js: '/*! The licenses of the bundled libraries are in licenses.txt */' },
    // The names of the workspace, which lead to source, are not for the page.
    tsconfigRaw: '{}',
    charset: 'utf8',
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  mkdirSync(target, { recursive: true });
  for (const { path, contents } of outputFiles) writeWhole(basename(path), contents);
  writeWhole('index.html', readFileSync(join(source, 'index.html')));
  writeWhole('licenses.txt', licensesOf(metafile));
}

/** Replaces a file in one step, because another process may read it at the same time. */
function writeWhole(name: string, content: string | Uint8Array): void {
  const temporary = join(target, `.${process.pid}-${name}`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, join(target, name));
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Returns the licenses of the bundled packages. Each requires its notice in every copy. */
function licensesOf({ inputs }: Metafile): string {
  const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(join(source, folder, 'package.json'), 'utf8'));
      return `${name} ${version}\n\n${readFileSync(join(source, folder, 'LICENSE'), 'utf8').trim()}\n`;
    })
    .join('\n---\n\n');
}

if (import.meta.main) await buildInspector();
