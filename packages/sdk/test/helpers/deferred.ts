/** Returns a promise that a test settles. */
export function deferred<T = void>() {
  let settle = {} as { resolve(value: T): void; reject(error: unknown): void };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}

/** Returns a function that throws the error. */
export const throwing = (error: unknown) => (): never => {
  throw error;
};
