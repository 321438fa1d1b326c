import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packs a package as npm would publish it and returns the path of the tarball. Requires `npm run build`. */
export async function pack(name: string, folder: string): Promise<string> {
  const args = ['pack', '--silent', '--pack-destination', folder];
  return join(folder, (await run('npm', args, pathOf(`../../packages/${name}`))).trim());
}

/** The text of a program of the folder `consumers`. */
export const consumer = (name: string): Promise<string> => readFile(pathOf(`consumers/${name}.ts`), 'utf8');

/** An empty project somewhere else, with packages installed. */
export interface Project {
  readonly folder: string;
  /** Compiles a program of the folder `consumers`. Returns the path of the output. */
  compile(consumer: string, compiler?: Compiler): Promise<string>;
  /** Compiles programs by file name into the folder `out`. Returns the lines that the compiler printed. */
  diagnose(files: Readonly<Record<string, string>>, compiler?: Compiler): Promise<string[]>;
  /** Copies a folder of `consumers` into the project. */
  copy(consumers: string): Promise<void>;
  remove(): Promise<void>;
}

/** A version of TypeScript, one of those in `tests/package.json`, and options beside the strict ones. */
interface Compiler {
  /** @default '5.9' */
  readonly typescript?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** The versions of TypeScript that compile every program. openapi-fetch needs 5.4. */
export const oldestAndNewest = ['5.4', '7.0'];

/** `skipLibCheck: false` also checks the declarations of the packages. */
const strictest = {
  target: 'es2022',
  module: 'nodenext',
  moduleResolution: 'nodenext',
  lib: ['es2022', 'dom'],
  types: [],
  strict: true,
  skipLibCheck: false,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  resolveJsonModule: true,
  outDir: 'out',
};

/** @param copied A project whose packages the new one has too. */
export async function createProject(
  type: 'module' | 'commonjs',
  packages: readonly string[],
  copied?: string,
): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  const manifest = join(folder, 'package.json');
  await writeFile(manifest, JSON.stringify({ name: 'consumer', private: true }));
  if (copied !== undefined) await cp(copied, folder, { recursive: true, verbatimSymlinks: true });
  await writeFile(manifest, JSON.stringify({ ...JSON.parse(await readFile(manifest, 'utf8')), type }));
  const options = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  if (packages.length > 0) await run('npm', ['install', ...options, ...packages], folder);

  async function diagnose(
    files: Readonly<Record<string, string>>,
    { typescript = '5.9', options = {} }: Compiler = {},
  ): Promise<string[]> {
    for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
    const configuration = join(folder, 'tsconfig.json');
    const compilerOptions = { ...strictest, ...options };
    await writeFile(configuration, JSON.stringify({ compilerOptions, files: Object.keys(files) }));
    // Another test of the project may have written programs that do not compile.
    await rm(join(folder, 'out'), { recursive: true, force: true });
    const tsc = pathOf(`../node_modules/typescript-${typescript}/bin/tsc`);
    const printed = await run(process.execPath, [tsc, '--project', configuration], folder).catch((error) => {
      const { stdout } = error.cause as { stdout: string };
      // Without output, the compiler did not fail because of a program.
      if (!stdout.includes('error TS')) throw error;
      return stdout;
    });
    return printed.split('\n').filter((line) => line !== '');
  }

  return {
    folder,
    diagnose,
    async compile(name, compiler) {
      const problems = await diagnose({ [`${name}.ts`]: await consumer(name) }, compiler);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      return join(folder, 'out', `${name}.js`);
    },
    copy: (consumers) => cp(pathOf(`consumers/${consumers}`), folder, { recursive: true }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
