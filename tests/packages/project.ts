import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** An empty project somewhere else, with packages installed. */
export interface Project {
  readonly folder: string;
  /** Compiles a program of the folder `consumers` with the strictest options. Returns the path of the output. */
  compile(consumer: string, options?: CompilerOptions): Promise<string>;
  /** The files of an installed package, in order. */
  filesOf(packageName: string): Promise<string[]>;
  remove(): Promise<void>;
}

interface CompilerOptions {
  readonly lib?: readonly string[];
  readonly types?: readonly string[];
  readonly module?: 'nodenext' | 'esnext';
  readonly moduleResolution?: 'nodenext' | 'bundler';
  /** The folder of another TypeScript than that of the root. */
  readonly typescript?: string;
}

// The TypeScript next to this file is older.
const ofRoot = fileURLToPath(new URL('../../node_modules/typescript', import.meta.url));
const consumers = fileURLToPath(new URL('./consumers', import.meta.url));

export async function createProject(type: 'module' | 'commonjs', packages: readonly string[]): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'paychord-'));
  await writeJson(folder, 'package.json', { name: 'consumer', private: true, type });
  await run('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], folder);
  return {
    folder,
    async compile(
      consumer,
      {
        lib = ['es2022', 'dom'],
        types = [],
        typescript = ofRoot,
        module = 'nodenext',
        moduleResolution = 'nodenext',
      } = {},
    ) {
      await cp(join(consumers, `${consumer}.ts`), join(folder, `${consumer}.ts`));
      await writeJson(folder, 'tsconfig.json', {
        compilerOptions: { target: 'es2022', module, moduleResolution, lib, types, outDir: 'out', ...strictest },
        files: [`${consumer}.ts`],
      });
      await run(process.execPath, [join(typescript, 'bin/tsc'), '--project', '.'], folder);
      return join(folder, 'out', `${consumer}.js`);
    },
    async filesOf(packageName) {
      const entries = await readdir(join(folder, 'node_modules', packageName), {
        recursive: true,
        withFileTypes: true,
      });
      const root = join(folder, 'node_modules', packageName, '/');
      const files = entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
      return files.map((each) => each.slice(root.length).replaceAll('\\', '/')).sort();
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** `skipLibCheck: false` also checks the declarations of the package. */
const strictest = {
  strict: true,
  skipLibCheck: false,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  resolveJsonModule: true,
};

function writeJson(folder: string, name: string, value: unknown): Promise<void> {
  return writeFile(join(folder, name), JSON.stringify(value));
}
