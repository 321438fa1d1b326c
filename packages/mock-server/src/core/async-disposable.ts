/** The type of `Symbol.asyncDispose`, or `never` where neither the `lib` of the program nor its types for Node declare it. */
type AsyncDisposeSymbol = SymbolConstructor extends { readonly asyncDispose: infer Key extends symbol } ? Key : never;

/**
 * Something that `await using` closes. The type has its method only in programs that declare `Symbol.asyncDispose`, so it compiles with
 * every version of TypeScript and every `lib`.
 */
export type AsyncDisposableObject = { readonly [Key in AsyncDisposeSymbol]: () => Promise<void> };

/** The key of the method that `await using` calls. A runtime without `await using`, for example an older browser, has no such symbol. */
const asyncDispose: typeof Symbol.asyncDispose = Symbol.asyncDispose ?? Symbol.for('Symbol.asyncDispose');

/** Returns the method that `await using` calls, to spread into an object. */
export function asyncDisposableBy(close: () => Promise<void>): AsyncDisposableObject {
  return { [asyncDispose]: close };
}
