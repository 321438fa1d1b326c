import type { Fetch } from './send.ts';

type Run = <R, A extends unknown[]>(call: (...args: A) => R, ...args: A) => R;

interface AsyncHooks {
  AsyncLocalStorage: { snapshot?(): Run };
}

// Asked of the process instead of imported: browsers have neither, and bundlers for them find nothing to resolve.
const { process } = globalThis as { process?: { getBuiltinModule?(name: string): AsyncHooks | undefined } };
const asyncHooks = process?.getBuiltinModule?.('node:async_hooks');

/**
 * An interceptor may know by the asynchronous context what is done on behalf of a call that it has caught, and a delivery is begun
 * within the call which caused it. So it is sent from the context in which this was loaded.
 */
const runOutside: Run = asyncHooks?.AsyncLocalStorage.snapshot?.() ?? ((call, ...args) => call(...args));

// Held from the start, so that tools which replace the global fetch later do not catch deliveries.
const { fetch } = globalThis;

/** The network as it was before anything could intercept it. */
export const nativeFetch: Fetch = (url, init) => runOutside(fetch, url, init);
