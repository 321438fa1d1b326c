import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ProcessUser } from './user.ts';

/** A server to run. */
export interface ServerCommand extends ProcessUser {
  readonly command: string;
  readonly args: readonly string[];
  /** Where it runs. Removed when it has ended, unless it is kept for another. */
  readonly folder: string;
  readonly isKept?: boolean;
  /** What ends it at once, as a crash would. */
  readonly signal: NodeJS.Signals;
}

/** A server that does not outlive this process. */
export interface SupervisedServer {
  readonly port: number;
  readonly url: string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** A free one when left out, or 0. */
  readonly port?: number;
  /** The data folder, which survives a restart. Defaults to a temporary folder. */
  readonly folder?: string;
}

const guard = fileURLToPath(new URL('./supervisor.ts', import.meta.url));
const startTimeoutMs = 20_000;

/** Starts a server and waits for output that shows it is ready. Rejects with the output when it ends before that. */
export async function startSupervised(
  guarding: ServerCommand,
  readiness: string,
): Promise<Pick<SupervisedServer, 'stop'>> {
  const child = spawn(process.execPath, [guard, JSON.stringify(guarding)], { stdio: 'pipe' });
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = () => {
    child.stdin.end();
    return exit;
  };

  const timer = setTimeout(stop, startTimeoutMs);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(readiness)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exit.then(() => reject(new Error(`${guarding.command} exited or was not ready in time: ${output}`)));
  }).finally(() => clearTimeout(timer));
  // Nothing reads the output from here on, so it must not fill the pipes.
  for (const stream of [child.stdout, child.stderr]) stream.removeAllListeners('data').resume();
  return { stop };
}
