import type { Failure } from './outcome.ts';

/** Runs a function and returns its failure or time-out, or undefined on success. */
export async function captureFailure(run: () => Promise<void>, timeoutMs: number): Promise<Failure | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`did not finish within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([run(), timeout]);
    return undefined;
  } catch (error) {
    return described(error);
  } finally {
    clearTimeout(timer);
  }
}

function described(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, actual, expected } = error as Error & Pick<Failure, 'actual' | 'expected'>;
  return { message, stack, actual, expected };
}
