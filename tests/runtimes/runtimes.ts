import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Case } from '../contract/conformance/case.ts';
import { type BundleOptions, bundle } from './bundle.ts';
import { servePage } from './page-server.ts';
import { openInChromium, run } from './program.ts';
import { pageCases } from './suite/page-cases.ts';

/** A transport, and the runtime that has both its ends. */
export interface Runtime {
  readonly title: string;
  readonly ownCases?: readonly Case[];
  /** Runs the suite and reports its results line by line. Resolves with the errors outside the cases. */
  run(onLine: (line: string) => void, signal: AbortSignal): Promise<string>;
}

const tool = (name: string) => fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
const { resolve } = createRequire(import.meta.url);

const node = [process.execPath];
const bun = [tool('bun'), '--no-install'];
// The mock server needs only the network. The matchers read the environment for colors.
const deno = [tool('deno'), 'run', '--no-config', '--no-prompt', '--allow-net=127.0.0.1', '--allow-env'];

export const runtimes: readonly Runtime[] = [
  { title: 'mock.fetch in Node', run: inProgram(node, { entry: 'node' }, 'inProcess') },
  { title: 'MSW 3 in Node', run: inProgram(node, { entry: 'node' }, 'intercepted') },
  { title: 'MSW 2.15 in Node', run: inProgram(node, { entry: 'node', msw: 'msw-2' }, 'intercepted') },
  { title: 'MSW 3 in Chromium', ownCases: pageCases, run: inChromium('msw') },
  { title: 'MSW 2.15 in Chromium', ownCases: pageCases, run: inChromium('msw-2') },
  { title: 'a port of Node', run: inProgram(node, { entry: 'node' }, 'onPort') },
  { title: 'a port of Bun', run: inProgram(bun, { entry: 'serve' }) },
  { title: 'a port of Deno', run: inProgram(deno, { entry: 'serve' }) },
];

function inProgram(
  [command = '', ...options]: readonly string[],
  bundled: Omit<BundleOptions, 'platform'>,
  ...args: readonly string[]
): Runtime['run'] {
  return async (onLine, signal) => {
    const file = await bundle({ ...bundled, platform: 'node' });
    return run({ command, args: [...options, file, ...args], onLine }, signal);
  };
}

function inChromium(msw: 'msw' | 'msw-2'): Runtime['run'] {
  return async (onLine, signal) => {
    const over = new AbortController();
    const errors: string[] = [];
    const server = await servePage({
      script: await bundle({ entry: 'page', platform: 'browser', msw }),
      worker: resolve(`${msw}/mockServiceWorker.js`),
      onMessage(path, body) {
        if (path === '/outcome') onLine(body);
        else if (path === '/error') errors.push(body);
        else over.abort();
      },
    });
    try {
      const error = await openInChromium(server.url, AbortSignal.any([signal, over.signal]));
      return [...errors, ...(over.signal.aborted ? [] : [error])].join('\n');
    } finally {
      server.close();
    }
  };
}
