import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** Prism as a validating proxy, in its own process. */
export interface Prism {
  readonly url: string;
  stop(): Promise<void>;
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
// Prism requires a newer Node than the machine may have. The Node of the project is new enough.
const node = path('../../../../node_modules/.bin/node');
const cli = path('../node_modules/@stoplight/prism-cli/dist/index.js');
const document = path('../../../../packages/sdk/openapi.json');
const startTimeoutMs = 30_000;

/**
 * Without `--errors` Prism forwards every request. The header `sl-violations` of its response lists the violations of the request
 * and of the response. With `--errors`, an invalid request would not reach the mock server, and there would be only one result.
 */
export async function startPrism(upstream: string): Promise<Prism> {
  const port = await freePort();
  // No log, because Prism crashes when it logs certain errors.
  const options = ['--host', '127.0.0.1', '--port', String(port), '--verboseLevel', 'silent'];
  const prism = spawn(node, [cli, 'proxy', document, upstream, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => void prism.kill('SIGKILL');
  // However this process ends, Prism does not outlive it.
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await end(prism);
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await listening(prism, url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(prism: ChildProcess, url: string): Promise<void> {
  let complaints = '';
  prism.stderr?.on('data', (chunk) => {
    complaints += chunk;
  });
  prism.once('error', (error) => {
    complaints += error.message;
  });
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await wait(50)) {
    if (hasEnded(prism)) break;
    const isUp = await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(1_000) }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
  }
  const failure = hasEnded(prism) ? 'ended' : `did not listen within ${startTimeoutMs} ms`;
  throw new Error(`Prism ${failure}. ${complaints}`);
}

async function end(prism: ChildProcess): Promise<void> {
  if (hasEnded(prism)) return;
  const exit = new Promise((resolve) => prism.once('exit', resolve));
  prism.kill('SIGKILL');
  await exit;
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}
