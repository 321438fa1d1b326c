import { documentPath } from '../payment.ts';
import { freePort, type Running, start } from '../process.ts';
import { firstResponse } from './first-response.ts';

/** A server that creates payments. */
export interface Candidate {
  readonly name: string;
  readonly script: URL;
  options(port: number): (string | number)[];
}

const onPort = (port: number) => [port];
const script = (name: string) => new URL(`./candidates/${name}.mjs`, import.meta.url);
const prismScript = new URL('../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url);
const prismOptions = (port: number) => ['mock', documentPath, '--host', '127.0.0.1', '--port', port];

/** The candidate that all others are compared with. By default Prism also writes a log, which halves its speed. */
export const baseline: Candidate = {
  name: 'Prism 5.16, silent',
  script: prismScript,
  options: (port) => [...prismOptions(port), '--verboseLevel', 'silent'],
};

/** The fewest lines that receive a request and send a response, with the framework and the adapter of the mock server. */
export const bareHono: Candidate = { name: 'bare @hono/node-server', script: script('bare-hono'), options: onPort };

const peers: readonly Candidate[] = [
  bareHono,
  { name: 'openapi-backend + express', script: script('openapi-backend'), options: onPort },
  { name: 'msw getResponse behind hono', script: script('msw'), options: onPort },
  { name: 'Prism 5.16, with its log', script: prismScript, options: prismOptions },
  baseline,
];

const mockServer = script('mock-server');
export const withoutEndpoint: Candidate = {
  name: 'mock server, no webhook endpoint',
  script: mockServer,
  options: onPort,
};
export const ours: Candidate = {
  name: 'mock server, a webhook queued for each payment',
  script: mockServer,
  options: (port) => [port, 'queued'],
};
const delivering: Candidate = {
  name: 'mock server, a webhook delivered for each payment',
  script: mockServer,
  options: (port) => [port, 'delivered'],
};

const inspected: Candidate = {
  name: 'mock server, with an open inspector',
  script: mockServer,
  options: (port) => [port, 'inspected'],
};

/** The mock server as its command starts it. */
export const ourCommand: Candidate = {
  name: 'mock server (`paychord-mock`)',
  script: new URL('./cli.js', import.meta.resolve('@paychord/mock-server')),
  options: (port) => ['--port', port],
};

/** In the order of the tables. */
export const servers = [...peers, withoutEndpoint, inspected, ours, delivering];
export const commands = [...peers, ourCommand];

export interface Served extends Running {
  readonly port: number;
  /** The time from spawning the process to its first created payment. */
  readonly startMs: number;
}

export async function serve({ script, options }: Candidate): Promise<Served> {
  const port = await freePort();
  const begin = performance.now();
  const running = start(script, options(port));
  try {
    await firstResponse(port);
    return { ...running, port, startMs: performance.now() - begin };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
