import { spawn } from 'node:child_process';
import { cp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The application, on one version of Next.js. */
export interface NextApp {
  readonly title: string;
  /** A folder of `versions/`. */
  readonly version: string;
  readonly config: object;
  /** Another folder whose files belong to the application. */
  readonly extra?: string;
}

export const folder = fileURLToPath(new URL('.', import.meta.url));
/** The folder whose `node_modules` contains Next.js 16. Next.js resolves no package outside of it. */
export const installFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `next build`. Rejects with everything that it printed when it fails. */
export async function build(app: NextApp, env: NodeJS.ProcessEnv): Promise<void> {
  const target = folderOf(app);
  await rm(target, { recursive: true, force: true });
  await cp(join(folder, 'app'), join(target, 'app'), { recursive: true });
  if (app.extra !== undefined) await cp(join(folder, app.extra), join(target, 'app'), { recursive: true });
  await writeFile(join(target, 'next.config.mjs'), `export default ${JSON.stringify(app.config)};\n`);
  const { code, output } = await runNext(app, ['build'], env);
  if (code !== 0) throw new Error(`next build ended with ${code}:\n${output}`);
}

/** Runs `next start` on a free port. Resolves with its URL when it serves. */
export function start(app: NextApp, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const find = (output: string) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    };
    runNext(app, ['start', '--port', '0', '--hostname', '127.0.0.1'], env, find).then(
      ({ code, output }) => reject(new Error(`next start ended with ${code}:\n${output}`)),
      reject,
    );
  });
}

const running = new Set<() => void>();
process.once('exit', stopAll);

/** Ends everything that still runs, and what that has started. */
export function stopAll(): void {
  for (const stop of running) stop();
}

function folderOf({ version, title }: NextApp): string {
  return join(folder, 'versions', version, title.replaceAll(/\W+/g, '-'));
}

function runNext(
  app: NextApp,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  onOutput = (_output: string) => {},
): Promise<{ code: number | null; output: string }> {
  const cwd = folderOf(app);
  const next = createRequire(join(cwd, 'next.config.mjs')).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, ['--import', join(folder, 'end-with-parent.mjs'), next, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      // Vitest has set it to `test`.
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Next.js does not find some packages in the lock file and would request them from the registry.
      NEXT_IGNORE_INCORRECT_LOCKFILE: '1',
      ...env,
    },
    // In a process group, which ends as a whole.
    detached: true,
  });
  const stop = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  };
  running.add(stop);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(output);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    // From then on the id may belong to another group.
    child.once('exit', () => running.delete(stop));
    child.once('close', (code) => resolve({ code, output }));
  });
}
