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

export interface Served extends Running {
  readonly port: number;
  /** From spawning its process to its first created payment. */
  readonly startMs: number;
}

const onPort = (port: number) => [port];

export const mockServer = 'mock server';
export const prism = 'Prism 5.16';

/** The order is that of the tables. */
export const contestants: readonly Contestant[] = [
  { name: 'bare @hono/node-server', script: './contestants/bare-hono.mjs', options: onPort },
  { name: 'openapi-backend + express', script: './contestants/openapi-backend.mjs', options: onPort },
  {
    name: prism,
    script: './node_modules/@stoplight/prism-cli/dist/index.js',
    options: (port) => ['mock', documentPath, '--host', '127.0.0.1', '--port', port, '--verboseLevel', 'silent'],
  },
  { name: 'msw getResponse behind hono', script: './contestants/msw.mjs', options: onPort },
  { name: mockServer, script: './contestants/mock-server.mjs', options: onPort },
];

/** The mock server as people start it. */
export const mockCommand: Contestant = {
  name: mockServer,
  script: fileURLToPath(new URL('./cli.js', import.meta.resolve('@paychord/mock-server'))),
  options: (port) => ['--port', port],
};

export async function serve({ script, options }: Contestant, execArgv: string[] = []): Promise<Served> {
  const port = await freePort();
  const begin = performance.now();
  const running = start(script, options(port), execArgv);
  try {
    await firstAnswer(port);
    return { ...running, port, startMs: performance.now() - begin };
  } catch (error) {
    await running.stop();
    throw error;
  }
}
