import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type BundleOptions, bundle } from './bundle.ts';
import { redisRest } from './redis-rest.ts';

/** A program that receives webhooks, and what it prints. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  /** All that it has printed, line by line. */
  readonly lines: readonly string[];
  /** Resolves once it has printed a line from the one with this number on. */
  prints(line: string | RegExp, from?: number): Promise<void>;
  stop(): void;
}

export const secret = 'whsec_of_all_the_servers';
const folder = fileURLToPath(new URL('.', import.meta.url));

/** The format of API Gateway, or another source of events. */
export type EventFormat = '1.0' | '2.0' | 'load balancer' | 'SQS' | 'SNS' | 'EventBridge';

export interface AppOptions extends BundleOptions {
  /** In which format the events of Lambda are, or their source. */
  readonly format?: EventFormat;
}

/** Runs an example in its own process and an empty folder, as its documentation page shows. */
export async function startApp(file: string, { format, ...options }: AppOptions = {}): Promise<Server> {
  const args = ['--import', `${folder}report-port.ts`, await bundle(file, options)];
  return start(
    process.execPath,
    args,
    (child, found) => {
      child.on('message', (address) => found((address as { port: number }).port));
    },
    { FORMAT: format ?? '' },
  );
}

/** Runs an example in workerd, the runtime of Cloudflare Workers. */
export async function startWorker(file: string): Promise<Server> {
  await bundle(file, { isWorker: true });
  const config = `${folder}workerd.capnp`;
  const args = ['serve', config, '--socket-addr=http=127.0.0.1:0', '--control-fd=3', '--verbose'];
  const { default: workerd } = createRequire(import.meta.url)('workerd');
  return start(workerd, args, (child, found) => {
    child.stdio[3]?.on('data', (message: Buffer) => found(JSON.parse(String(message)).port));
  });
}

/** Runs the application of Next.js, both of its routers. */
export async function startNext(): Promise<Server> {
  const next = `${folder}../../node_modules/next/dist/bin/next`;
  return start(
    process.execPath,
    ['--import', `${folder}report-port.ts`, next, 'dev', `${folder}next`, '--port', '0', '--hostname', '127.0.0.1'],
    (child, found) => {
      child.stdout?.on('data', (text: Buffer) => {
        const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(String(text)) ?? [];
        if (port) found(Number(port));
      });
    },
  );
}

type Child = ReturnType<typeof spawn>;

async function start(
  command: string,
  args: readonly string[],
  onPort: (child: Child, found: (port: number) => void) => void,
  env: Readonly<Record<string, string>> = {},
): Promise<Server> {
  // Some examples open a database in their folder.
  const cwd = mkdtempSync(join(tmpdir(), 'paychord-'));
  const redis = await redisRest();
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe', command === process.execPath ? 'ipc' : 'pipe'],
    cwd,
    env: { ...process.env, PORT: '0', WEBHOOK_SECRET: secret, NEXT_TELEMETRY_DISABLED: '1', ...redis, ...env },
    // A new process group, so that its children end with it.
    detached: true,
  });
  const pid = child.pid ?? 0;
  const stop = () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // There is nothing left of it.
    }
    rmSync(cwd, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const listener of listeners) listener();
    });
  }
  const port = await new Promise<number>((resolve, reject) => {
    onPort(child, resolve);
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${command} ended with ${code}\n${lines.join('\n')}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    lines,
    stop,
    prints: (line, from = 0) =>
      new Promise((resolve) => {
        const look = () => {
          const isThere = lines
            .slice(from)
            .some((each) => (typeof line === 'string' ? each === line : line.test(each)));
          if (!isThere) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
      }),
  };
}

/** Returns the peak memory of a program and its children in bytes, or undefined if the machine does not report it. */
export function peakMemory({ pid }: Pick<Server, 'pid'>): number | undefined {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const ofChildren = children.map((child) => peakMemory({ pid: Number(child) }) ?? 0);
    return ofChildren.reduce((sum, each) => sum + each, Number(kilobytes) * 1024);
  } catch {
    return undefined;
  }
}
