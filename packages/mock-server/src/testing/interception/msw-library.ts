import type { http } from 'msw';
import type { setupServer } from 'msw/node';

/** The part of MSW that `setupMockServer` uses. */
export interface MswLibrary {
  readonly http: Pick<typeof http, 'all'>;
  readonly setupServer: typeof setupServer;
  /** Called after MSW replaced or restored global functions. */
  onGlobalsChanged?(): void;
  /** Converts an error to one of the realm in which MSW runs. MSW reports an error of another realm as a response with the status 500. */
  toOwnError?(error: Error): Error;
}

/** Imports the MSW that is installed beside this package. */
export async function importMsw(): Promise<MswLibrary> {
  const [{ http }, { setupServer }] = await Promise.all([import('msw'), import('msw/node')]);
  return { http, setupServer };
}

/** Loads MSW for a test file of Vitest, whose `vmThreads` and `vmForks` run tests as Jest does, and lack globals that MSW needs. */
export async function loadMsw(file: string): Promise<MswLibrary> {
  return nodeGlobals() === globalThis ? importMsw() : requireMsw(file);
}

/** The global object of Node.js. In a virtual machine, tests have another one. */
function nodeGlobals(): typeof globalThis & Record<string, unknown> {
  // In an environment of Jest, the modules of Node.js are those of Jest, except for this one.
  return process.getBuiltinModule('node:vm').runInThisContext('globalThis');
}

/** The global names that MSW replaces. */
const replacedNames = ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'] as const;

/**
 * Loads MSW with the `require` of Node.js, past the module loader of Jest. MSW consists of ES modules or imports some, which Jest does not
 * load without a transform.
 *
 * MSW replaces the global functions of Node.js. Tests have copies of them in an environment of Jest, and these are replaced too.
 *
 * @param file - The file whose project has MSW installed.
 */
export function requireMsw(file: string): MswLibrary {
  const node = nodeGlobals();
  const require = node.process.getBuiltinModule('node:module').createRequire(file);
  const { http } = require('msw');
  const { setupServer } = require('msw/node');
  const environment = globalThis as Record<string, unknown>;
  // A test environment or a setup file may have replaced some of them.
  const copied = replacedNames.filter((name) => name in environment && environment[name] === node[name]);
  return {
    http,
    setupServer,
    onGlobalsChanged() {
      for (const name of copied) environment[name] = node[name];
    },
    toOwnError: (error) => Object.assign(new node.Error(error.message), error),
  };
}
