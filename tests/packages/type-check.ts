import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

/** What the compiler had to do for a program. */
export interface TypeCheck {
  readonly instantiations: number;
  /** Of everything: reading, binding, checking. */
  readonly seconds: number;
}

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * Checks a program as most people do: with all libraries and the types of Node, and without the declarations of what it
 * imports. Rejects when it does not compile.
 * @param folder for the configuration
 */
export async function typeCheck(file: string, folder: string): Promise<TypeCheck> {
  const configuration = join(folder, 'tsconfig.type-check.json');
  const compilerOptions = {
    target: 'es2022',
    module: 'nodenext',
    types: ['node'],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  await writeFile(configuration, JSON.stringify({ compilerOptions, files: [file] }));
  const printed = await run(process.execPath, [tsc, '--project', configuration, '--extendedDiagnostics'], folder);
  return { instantiations: figure(printed, 'Instantiations'), seconds: figure(printed, 'Total time') };
}

function figure(printed: string, name: string): number {
  const [, value] = new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(printed) ?? [];
  if (value === undefined) throw new Error(`tsc printed no ${name}:\n${printed}`);
  return Number(value);
}
