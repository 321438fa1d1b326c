import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Returns the milliseconds that a new process takes to import a module. */
export async function coldImportMs(specifier: string, folder: string): Promise<number> {
  const program = `const begin = performance.now();
    await import(${JSON.stringify(specifier)});
    console.log(performance.now() - begin);`;
  const { stdout } = await execute(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder });
  return Number(stdout);
}
