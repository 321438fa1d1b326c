import { fileURLToPath } from 'node:url';
import { firstAnswer } from './first-answer.ts';
import { documentPath } from './payment.ts';
import { freePort, type Running, start } from './process.ts';

/** A server that creates payments. */
export interface Contestant {
  readonly name: string;
  /** Relative to this folder. */
  readonly script: string;
  options(port: number): (string | number)[];
}

const onPort = (port: number) => [port];
const prismScript = './node_modules/@stoplight/prism-cli/dist/index.js';
const prismOptions = (port: number) => ['mock', documentPath, '--host', '127.0.0.1', '--port', port];

/** What all are compared with. By default Prism also writes a log, which costs it much of its speed. */
export const yardstick: Contestant = {
  name: 'Prism 5.16, silent',
  script: prismScript,
  options: (port) => [...prismOptions(port), '--verboseLevel', 'silent'],
};

const peers: readonly Contestant[] = [
  { name: 'bare @hono/node-server', script: './contestants/bare-hono.mjs', options: onPort },
  { name: 'openapi-backend + express', script: './contestants/openapi-backend.mjs', options: onPort },
  { name: 'msw getResponse behind hono', script: './contestants/msw.mjs', options: onPort },
  { name: 'Prism 5.16, with its log', script: prismScript, options: prismOptions },
  yardstick,
];

const mockServer = './contestants/mock-server.mjs';
export const ours: Contestant = {
  name: 'mock server, a webhook queued for each payment',
  script: mockServer,
  options: (port) => [port, 'queued'],
};
const delivering: Contestant = {
  name: 'mock server, a webhook delivered for each payment',
  script: mockServer,
  options: (port) => [port, 'delivered'],
};

/** The mock server as people start it. */
export const ourCommand: Contestant = {
  name: 'mock server (`paychord-mock`)',
  script: fileURLToPath(new URL('./cli.js', import.meta.resolve('@paychord/mock-server'))),
  options: (port) => ['--port', port],
};

/** In the order of the tables. */
export const servers = [
  ...peers,
  { name: 'mock server, no webhook endpoint', script: mockServer, options: onPort },
  ours,
  delivering,
];
export const commands = [...peers, ourCommand];

export interface Served extends Running {
  readonly port: number;
  /** From spawning its process to its first created payment. */
  readonly startMs: number;
}

export async function serve({ script, options }: Contestant): Promise<Served> {
  const port = await freePort();
  const begin = performance.now();
  const running = start(script, options(port));
  try {
    await firstAnswer(port);
    return { ...running, port, startMs: performance.now() - begin };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
