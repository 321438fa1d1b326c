interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  /** One failure for each address that was tried. */
  readonly errors?: unknown;
}

/** The code of a network failure, where the runtime gives one: ECONNREFUSED, for example. */
export function networkCodeOf(error: unknown): string | undefined {
  const { code, cause } = Object(error) as Failure;
  if (typeof code === 'string' && /^[A-Z]\w+$/.test(code)) return code;
  return cause === undefined ? undefined : networkCodeOf(cause);
}
