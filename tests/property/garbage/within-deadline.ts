const longestMs = 10_000;

/**
 * What happens, provided that it does so in good time.
 *
 * @throws Error naming it when it hangs
 */
export async function withinDeadline<T>(happening: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not finish within ${longestMs} ms`)), longestMs);
  });
  try {
    return await Promise.race([happening, late]);
  } finally {
    clearTimeout(timer);
  }
}
