/**
 * What Node adds to the explorer. This is its only file that looks for a module of Node. Elsewhere, such as in the worker of a browser,
 * the explorer works without: see each member.
 */
const node = globalThis.process as Partial<NodeJS.Process> | undefined;
const asyncHooks = node?.getBuiltinModule?.('node:async_hooks');
const { setMaxListeners } = node?.getBuiltinModule?.('node:events') ?? {};
const fileSystem = node?.getBuiltinModule?.('node:fs');
const paths = node?.getBuiltinModule?.('node:path');
const utilities = node?.getBuiltinModule?.('node:util');
const urls = node?.getBuiltinModule?.('node:url');

// Kept from the start, because a test may replace the global timers.
const { setImmediate } = globalThis;

/** A value that follows the promises of the code that set it. */
export interface AsyncValue<T> {
  getStore(): T | undefined;
  enterWith(value: T): void;
  run<Result>(value: T, code: () => Result): Result;
}

/** Whether a value follows the promises of one activity, and not those of another one at the same time. */
export const hasAsyncValues = asyncHooks !== undefined;

/** Creates a value that follows promises. Without Node, it is the one that was set last. */
export function createAsyncValue<T>(): AsyncValue<T> {
  return asyncHooks === undefined ? createLatestValue() : new asyncHooks.AsyncLocalStorage<T>();
}

/** Creates a value that is the one that was set last: enough for one activity at a time. */
export function createLatestValue<T>(): AsyncValue<T> {
  let latest: T | undefined;
  return {
    getStore: () => latest,
    enterWith(value) {
      latest = value;
    },
    run(value, code) {
      latest = value;
      return code();
    },
  };
}

/** Waits until the promises that follow each other, and the callbacks of the runtime, have been called. */
export function nextTurn(): Promise<void> {
  if (typeof setImmediate === 'function') return new Promise((resolve) => void setImmediate(resolve));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Lets any number of listeners wait for a signal. Node 20 warns after ten. */
export function allowListeners(signal: AbortSignal): void {
  setMaxListeners?.(0, signal);
}

/** Returns the file system. Throws an error without one. */
export function files() {
  if (fileSystem === undefined) throw new Error('This runtime has no file system');
  return fileSystem;
}

/** Returns the path of a source file, from the working directory where there is one. */
export function shortenPath(file: string): string {
  if (node?.cwd === undefined || paths === undefined || urls === undefined) return file;
  return paths.relative(node.cwd(), file.startsWith('file:') ? urls.fileURLToPath(file) : file);
}

/** Formats what code writes to the console. */
export function formatOutput(values: readonly unknown[]): string {
  return utilities === undefined ? values.map(String).join(' ') : utilities.format(...values);
}

/**
 * Listens to rejections that nothing handles. The listeners of a test runner get those that are not of the merchant.
 *
 * @param handle - Returns whether the rejection is of the merchant.
 * @returns a function that gives the other listeners their place back
 */
export function onUnhandledRejection(handle: (reason: unknown) => boolean): () => void {
  if (node?.rawListeners === undefined) return () => {};
  const { process } = globalThis;
  const event = 'unhandledRejection';
  const others = process.rawListeners(event) as NodeJS.UnhandledRejectionListener[];
  const listen: NodeJS.UnhandledRejectionListener = (reason, promise) => {
    if (handle(reason)) return;
    // What Node does without a listener.
    if (others.length === 0) throw reason;
    for (const other of others) other.call(process, reason, promise);
  };
  process.removeAllListeners(event);
  process.on(event, listen);
  return () => {
    process.off(event, listen);
    for (const other of others) process.on(event, other);
  };
}
