import type { MswLibrary } from './msw-library.ts';

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
  // In an environment of Jest, the modules of Node.js are those of Jest, except for this one.
  const { runInThisContext } = process.getBuiltinModule('node:vm');
  const node = runInThisContext('globalThis') as typeof globalThis & Record<string, unknown>;
  const require = node.process.getBuiltinModule('node:module').createRequire(file);
  const { http } = require('msw');
  const { setupServer, defaultNetworkOptions } = require('msw/node');
  const environment = globalThis as Record<string, unknown>;
  // A test environment or a setup file may have replaced some of them.
  const copied = replacedNames.filter((name) => name in environment && environment[name] === node[name]);
  return {
    http,
    setupServer,
    sources: defaultNetworkOptions?.sources,
    onGlobalsChanged() {
      for (const name of copied) environment[name] = node[name];
    },
    toOwnError: ({ message, name, code, errno }) => Object.assign(new node.Error(message), { name, code, errno }),
  };
}
