/** A call of the admin API that did not succeed. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  /** The HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: string;
  /** The reasons, as the server wrote them. */
  readonly messages: readonly string[];

  constructor(status: number, code: string, messages: readonly string[]) {
    super(`${code}: ${messages.join('. ')}`);
    this.status = status;
    this.code = code;
    this.messages = messages;
  }
}

/** Converts the body of an error response. A proxy in front of the server may send another body. */
export function toAdminError(status: number, body: unknown): AdminError {
  const { code, messages } = Object(body) as { code?: unknown; messages?: unknown };
  const texts = Array.isArray(messages) ? messages.filter((each) => typeof each === 'string') : [];
  return new AdminError(
    status,
    typeof code === 'string' ? code : `HTTP ${status}`,
    texts.length > 0 ? texts : [`The server responded with status ${status}`],
  );
}

/** The error of a call without a response. */
export function notReachable(): AdminError {
  return new AdminError(0, 'NOT_REACHABLE', [`The mock server at ${location.origin} did not respond. Is it running?`]);
}
