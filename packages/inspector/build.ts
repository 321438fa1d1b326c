/**
 * Builds the pages of the mock server into `packages/mock-server/dist/<page>`.
 * The build of the packages runs it, and so does the set-up of the tests that serve the pages.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';

const source = resolve(import.meta.dirname, 'src');
const target = resolve(import.meta.dirname, '../mock-server/dist');

/** Builds the inspector and the API reference. */
export async function buildPages(): Promise<void> {
  await buildPage('inspector', 'app.tsx', source, { jsx: 'automatic', jsxImportSource: 'preact' });
  await buildPage('reference', 'main.ts', join(source, 'reference'));
}

/** Builds the files of a page, with the licenses of the libraries in its script. */
async function buildPage(name: string, entry: string, folder: string, options: BuildOptions = {}): Promise<void> {
  const outdir = join(target, name);
  const { outputFiles, metafile } = await build({
    entryPoints: { [name]: join(folder, entry) },
    absWorkingDir: folder,
    outdir,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    legalComments: 'none',
    banner: { js: '/*! The licenses of the bundled libraries are in licenses.txt */' },
    // The names of the workspace, which lead to source, are not for the page.
    tsconfigRaw: '{}',
    charset: 'utf8',
    logLevel: 'error',
    ...options,
    metafile: true,
    write: false,
  });
  mkdirSync(outdir, { recursive: true });
  const write = (file: string, content: string | Uint8Array) => replaceFile(outdir, file, content);
  for (const { path, contents } of outputFiles) write(basename(path), contents);
  write('index.html', readFileSync(join(folder, 'index.html')));
  write('licenses.txt', licensesOf(metafile, folder));
}

/** Replaces a file in one step, because another process may read it at the same time. */
function replaceFile(folder: string, name: string, content: string | Uint8Array): void {
  const temporary = join(folder, `.${process.pid}-${name}`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, join(folder, name));
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Returns the licenses of the bundled packages. Each requires its notice in every copy. */
function licensesOf({ inputs }: Metafile, folder: string): string {
  const packages = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(packages)]
    .sort()
    .map((path) => licenseOf(join(folder, path)))
    .join('\n---\n\n');
}

/** Returns the license of a package. A package without a file of its license names it in its manifest. */
function licenseOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.|-mit|$)/i.test(each));
  const text =
    file === undefined ? `${license}\n${author?.name ?? author ?? ''}` : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version}\n\n${text.trim()}\n`;
}

if (import.meta.main) await buildPages();
