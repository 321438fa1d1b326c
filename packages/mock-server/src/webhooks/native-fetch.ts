import type { Fetch } from './send.ts';

type RunInContext = <R, A extends unknown[]>(call: (...args: A) => R, ...args: A) => R;

interface AsyncHooks {
  AsyncLocalStorage: { snapshot?(): RunInContext };
}

// Read from the process and not imported: browsers have no such module, and their bundlers must not try to resolve it.
const { process } = globalThis as { process?: { getBuiltinModule?(name: string): AsyncHooks | undefined } };
const asyncHooks = process?.getBuiltinModule?.('node:async_hooks');

/**
 * Runs a call in the asynchronous context in which this module was loaded.
 *
 * A delivery starts inside the request that caused it. An interceptor may recognize that request by its asynchronous context, and would
 * then also catch the delivery.
 */
const runInLoadContext: RunInContext = asyncHooks?.AsyncLocalStorage.snapshot?.() ?? ((call, ...args) => call(...args));

// Captured when the module loads, so that a tool that replaces the global fetch later does not catch deliveries.
const { fetch } = globalThis;

/** Sends a request over the network, past every interceptor that was installed after this module was loaded. */
export const nativeFetch: Fetch = (url, init) => runInLoadContext(fetch, url, init);
