interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  /** One failure for each address that was tried. */
  readonly errors?: unknown;
}

// Node and Bun give a code, Deno only a text. Its space keeps a URL in that text from passing for it.
const noConnection =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$|client error \(Connect\)/;

/** Whether what `fetch` threw proves that no connection was made, so that nothing was sent. A cause may have a cause. */
export function provesNotSent(error: unknown, depth = 4): boolean {
  const { code, message, cause, errors } = Object(error) as Failure;
  if (depth === 0) return false;
  if (Array.isArray(errors)) return errors.length > 0 && errors.every((each) => provesNotSent(each, depth - 1));
  return noConnection.test(String(code ?? message)) || provesNotSent(cause, depth - 1);
}

/** The code of a network failure, where the runtime gives one: ECONNRESET, for example. */
export function networkCodeOf(error: unknown, depth = 4): string | undefined {
  const { code, cause } = Object(error) as Failure;
  if (typeof code === 'string' && /^[A-Z_]{3,40}$/.test(code)) return code;
  return depth === 0 ? undefined : networkCodeOf(cause, depth - 1);
}
