/** What came of one case, as one line of JSON. */
export interface CaseResult {
  readonly title: string;
  /** Absent when the case passes. */
  readonly failure?: Failure;
}

/** The parts of an error that a test report shows. */
export interface Failure {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly actual?: unknown;
  readonly expected?: unknown;
}

/** Runs a case in the runtime that loads this module. A case that does not end in time has failed. */
export async function resultOf(title: string, run: () => Promise<void>, timeoutMs: number): Promise<CaseResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`did not finish within ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([run(), timeout]);
    return { title };
  } catch (error) {
    if (!(error instanceof Error)) return { title, failure: { message: String(error) } };
    const { message, stack, actual, expected } = error as Error & Pick<Failure, 'actual' | 'expected'>;
    return { title, failure: { message, stack, actual, expected } };
  } finally {
    clearTimeout(timer);
  }
}
