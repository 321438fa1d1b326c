import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumOptions, findChromium } from '../helpers/find-chromium.ts';

/** A program to run, and what it prints. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** Hears its standard output, line by line. */
  onLine?(line: string): void;
}

/**
 * Runs a program until it ends or until the signal ends it with all its children. Resolves with the errors, or an empty text on
 * success. Never rejects.
 */
export async function run({ command, args, env, onLine }: Program, signal: AbortSignal): Promise<string> {
  // A new process group, so that its children end with it. A browser has many processes.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const kill = () => killGroup(child.pid);
  process.once('exit', kill);
  signal.addEventListener('abort', kill);

  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr = (stderr + text).slice(-4000);
  });
  if (onLine !== undefined) createInterface({ input: child.stdout }).on('line', onLine);
  else child.stdout.resume();

  try {
    if (signal.aborted) kill();
    const [code, by] = await once(child, 'close');
    return code === 0 ? '' : `${command} ended with ${by ?? `code ${code}`}\n${stderr}`;
  } catch (error) {
    return `${command} did not start: ${error}`;
  } finally {
    kill();
    process.off('exit', kill);
    signal.removeEventListener('abort', kill);
  }
}

function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // There is nothing left of it.
  }
}

/** Opens a page until the signal closes it. Resolves with the output of the browser. */
export async function openInChromium(url: string, signal: AbortSignal): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'paychord-chromium-'));
  try {
    return await run(
      { command: findChromium(), args: ['--headless', ...chromiumOptions, `--user-data-dir=${profile}`, url] },
      signal,
    );
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
