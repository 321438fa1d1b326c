interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  /** One failure for each address that was tried. */
  readonly errors?: unknown;
}

// Node and Bun give a code, Deno only a text. Its space keeps a URL in that text from passing for it.
const noConnection = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ConnectionRefused)$|client error \(Connect\)/;

/** What became of a connection, as far as what `fetch` threw tells. */
export interface NetworkFailure {
  /** ECONNRESET, for example; undefined where the runtime gives no code. */
  readonly code: string | undefined;
  /** Whether it is proven that no connection was made, so that nothing was sent. */
  readonly isUnsent: boolean;
}

export function readNetworkFailure(error: unknown): NetworkFailure {
  const reasons = reasonsOf(error, 4);
  return {
    code: reasons.find((each) => /^[A-Z_]{3,40}$/.test(each)),
    isUnsent: reasons.every((each) => noConnection.test(each)),
  };
}

/** A cause may have a cause, and a circle of them no end. */
function reasonsOf(error: unknown, depth: number): string[] {
  const { code, message, cause, errors } = Object(error) as Failure;
  const inner = Array.isArray(errors) ? errors : code === undefined && cause !== undefined ? [cause] : [];
  return depth > 0 && inner.length > 0
    ? inner.flatMap((each) => reasonsOf(each, depth - 1))
    : [String(code ?? message)];
}
