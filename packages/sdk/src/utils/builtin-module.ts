/**
 * Returns a built-in module of Node, or undefined where the runtime has none. The lookup happens at run time, so that bundlers have no import
 * to resolve. Some runtimes have a function that throws in place of the lookup, such as the Edge runtime of Next.js.
 */
export function builtinModule<Name extends 'node:crypto' | 'node:util'>(
  name: Name,
): ReturnType<typeof process.getBuiltinModule<Name>> | undefined {
  try {
    return globalThis.process?.getBuiltinModule?.(name);
  } catch {
    return undefined;
  }
}

/** Returns a new UUID, or undefined where the runtime cannot create one. Some test environments have no global `crypto`. */
export function createUuid(): string | undefined {
  return globalThis.crypto?.randomUUID?.() ?? builtinModule('node:crypto')?.randomUUID();
}
