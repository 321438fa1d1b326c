import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Prism as a validating proxy in a process of its own. */
export interface Prism {
  readonly url: string;
  stop(): Promise<void>;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const node = path('../../node_modules/.bin/node');
const cli = path('./node_modules/@stoplight/prism-cli/dist/index.js');
const document = path('../../packages/sdk/openapi.json');
const startTimeoutMs = 30_000;

/**
 * Without `--errors` every request is forwarded and the header `sl-violations` says what is wrong with the request and with
 * the answer. With it, a request that Prism refuses never reaches the mock, and there is one verdict instead of two.
 */
export async function startPrism(upstream: string): Promise<Prism> {
  const prism = spawn(node, [cli, 'proxy', document, upstream, '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => void prism.kill('SIGKILL');
  // However this process ends, Prism does not outlive it.
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await ended(prism, kill);
  };
  try {
    return { url: await listening(prism), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Prism picks a free port and says in its log which. */
function listening(prism: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let log = '';
    const fail = (reason: string) => reject(new Error(`Prism ${reason}:\n${log}`));
    const timer = setTimeout(() => fail(`did not listen within ${startTimeoutMs} ms`), startTimeoutMs);
    const read = (chunk: Buffer) => {
      // What comes later is read, so that Prism never waits for its log to be, and dropped.
      if (log === undefined) return;
      log += chunk;
      const url = /is listening on (http:\/\/[\d.:]+)/.exec(log)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    prism.stdout?.on('data', read);
    prism.stderr?.on('data', read);
    prism.once('error', (error) => fail(`did not start (${error.message})`));
    prism.once('exit', (code) => fail(`ended with ${code}`));
  });
}

async function ended(prism: ChildProcess, kill: () => void): Promise<void> {
  if (prism.exitCode !== null || prism.signalCode !== null) return;
  const exit = new Promise((resolve) => prism.once('exit', resolve));
  kill();
  await exit;
}
