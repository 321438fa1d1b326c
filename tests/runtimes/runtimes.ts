import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Case } from '../contract/conformance/case.ts';
import { type BundleOptions, bundle } from './bundle.ts';
import { openInChromium } from './chromium.ts';
import { servePage } from './page-server.ts';
import { run } from './program.ts';
import { pageCases } from './suite/page-cases.ts';

/** A transport, and the runtime that has both its ends. */
export interface Runtime {
  readonly title: string;
  readonly ownCases?: readonly Case[];
  /** Runs the suite and reports its results line by line. Resolves with the errors outside the cases. */
  run(onLine: (line: string) => void, signal: AbortSignal): Promise<string>;
}

const tool = (name: string) => fileURLToPath(new URL(`./node_modules/.bin/${name}`, import.meta.url));
const { resolve } = createRequire(import.meta.url);

const node = [process.execPath];
const bun = [tool('bun'), '--no-install'];
// The mock server needs only the network. The matchers read the environment for colors.
const deno = [tool('deno'), 'run', '--no-config', '--no-prompt', '--allow-net=127.0.0.1', '--allow-env'];

export const runtimes: readonly Runtime[] = [
  { title: 'mock.fetch in Node', run: inProgram(node, { entry: 'in-process' }) },
  { title: 'MSW 3 in Node', run: inProgram(node, { entry: 'intercepted' }) },
  { title: 'MSW 2.15 in Node', run: inProgram(node, { entry: 'intercepted', msw: 'msw-2' }) },
  { title: 'MSW 3 in Chromium', ownCases: pageCases, run: inChromium('msw') },
  { title: 'MSW 2.15 in Chromium', ownCases: pageCases, run: inChromium('msw-2') },
  { title: 'a port of Node', run: inProgram(node, { entry: 'port' }) },
  { title: 'a port of Bun', run: inProgram(bun, { entry: 'bun' }) },
  { title: 'a port of Deno', run: inProgram(deno, { entry: 'deno' }) },
];

function inProgram(
  [command = '', ...args]: readonly string[],
  options: Omit<BundleOptions, 'platform'>,
): Runtime['run'] {
  return async (onLine, signal) => {
    const file = await bundle({ ...options, platform: 'node' });
    return run({ command, args: [...args, file], onLine }, signal);
  };
}

function inChromium(msw: 'msw' | 'msw-2'): Runtime['run'] {
  return async (onLine, signal) => {
    const over = new AbortController();
    const complaints: string[] = [];
    const server = await servePage({
      script: await bundle({ entry: 'page', platform: 'browser', msw }),
      worker: resolve(`${msw}/mockServiceWorker.js`),
      onMessage(path, body) {
        if (path === '/outcome') onLine(body);
        else if (path === '/trouble') complaints.push(body);
        else over.abort();
      },
    });
    try {
      const ending = await openInChromium(server.url, AbortSignal.any([signal, over.signal]));
      return [...complaints, ...(over.signal.aborted ? [] : [ending])].join('\n');
    } finally {
      server.close();
    }
  };
}
