import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';

/** A page of the mock server. */
export interface Page {
  /** Folder with `index.html` and the scripts. */
  readonly source: string;
  /** Folder of the built files. */
  readonly target: string;
  /** The scripts and styles by the name of their output. */
  readonly entryPoints: Readonly<Record<string, string>>;
  readonly options?: BuildOptions;
}

/** Builds the files of a page, with the licenses of the libraries in its scripts. */
export async function buildPage({ source, target, entryPoints, options }: Page): Promise<void> {
  const { outputFiles, metafile } = await build({
    entryPoints: { ...entryPoints },
    absWorkingDir: source,
    outdir: target,
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
  mkdirSync(target, { recursive: true });
  const write = (name: string, content: string | Uint8Array) => replaceFile(target, name, content);
  for (const { path, contents } of outputFiles) write(basename(path), contents);
  write('index.html', readFileSync(join(source, 'index.html')));
  write('licenses.txt', licensesOf(metafile, source));
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
function licensesOf({ inputs }: Metafile, source: string): string {
  const folders = Object.keys(inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map((folder) => licenseOf(join(source, folder)))
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
