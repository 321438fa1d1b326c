import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A process that does not outlive this one. */
export interface SupervisedProcess {
  /** What of its output showed that it was ready. */
  readonly ready: RegExpMatchArray;
  stop(): Promise<void>;
}

const guard = fileURLToPath(new URL('./supervisor.ts', import.meta.url));
const startTimeoutMs = 20_000;

/** Starts a command and waits for output that shows it is ready. Rejects with the output when the command ends before that. */
export async function startSupervised(
  command: string,
  options: string[],
  readiness: RegExp,
): Promise<SupervisedProcess> {
  const child = spawn(process.execPath, [guard, command, ...options], { stdio: 'pipe' });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.stdin.end();
    return exit;
  };

  const timer = setTimeout(stop, startTimeoutMs);
  let output = '';
  const ready = await new Promise<RegExpMatchArray>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const match = output.match(readiness);
      if (match !== null) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() =>
      reject(new Error(`${command} was not ready within ${startTimeoutMs} ms, or ended: ${output}`)),
    );
  }).finally(() => clearTimeout(timer));
  return { ready, stop };
}
