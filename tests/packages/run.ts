import { execFile } from 'node:child_process';
import { delimiter, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The oldest Node that the mock server supports. */
export const node20 = fileURLToPath(new URL('../node_modules/node-20.19/bin/node', import.meta.url));

/** Runs a program with the Node of the project and returns its output. Rejects with the output when the program fails or hangs. */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
  timeoutMs = 120_000,
): Promise<string> {
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);
  try {
    const { stdout } = await execute(program, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Runs a program like `run`, and returns its whole output also when it fails. The folder of the program comes first in its path. */
export async function runAny(
  program: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  const options = { cwd, env: { ...process.env, PATH, ...env }, timeout: 240_000, killSignal: 'SIGKILL' } as const;
  const { stdout, stderr } = await execute(program, args, options).catch((error) => {
    if (error.stdout === undefined) throw error;
    return error as { stdout: string; stderr: string };
  });
  return stdout + stderr;
}
