import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Project } from './project.ts';
import { run } from './run.ts';

export interface Compilation {
  /** The programs by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** The version of TypeScript, one of those in the `package.json` beside this file. */
  readonly typescript: string;
  /** Added to the strict options below. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * Compiles programs in a project, into the folder `out`.
 *
 * @returns The lines that the compiler printed. Empty when everything compiles.
 */
export async function diagnose(project: Project, { files, typescript, options }: Compilation): Promise<string[]> {
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    lib: ['es2022', 'dom'],
    types: [],
    strict: true,
    skipLibCheck: false,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    outDir: 'out',
    ...options,
  };
  for (const [name, code] of Object.entries(files)) await writeFile(join(project.folder, name), code);
  const configuration = join(project.folder, 'tsconfig.diagnose.json');
  await writeFile(configuration, JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  // Another test of the project may have written programs that do not compile.
  await rm(join(project.folder, 'out'), { recursive: true, force: true });
  const tsc = fileURLToPath(new URL(`node_modules/typescript-${typescript}/bin/tsc`, import.meta.url));
  const printed = await run(process.execPath, [tsc, '--project', configuration], project.folder).catch((error) => {
    const { stdout } = error.cause as { stdout: string };
    // Without output, the compiler did not fail because of a program.
    if (!stdout.includes('error TS')) throw error;
    return stdout;
  });
  return printed.split('\n').filter((line) => line !== '');
}

/** Returns a program that imports every entry of a package, and prints how many entries it imported. */
export function importsOf(packageName: string, entries: readonly string[]): string {
  const imports = entries.map((entry, index) => `import * as entry${index} from '${packageName}${entry.slice(1)}';\n`);
  const names = entries.map((_, index) => `entry${index}`);
  return `${imports.join('')}console.log([${names.join(', ')}].length);\n`;
}
