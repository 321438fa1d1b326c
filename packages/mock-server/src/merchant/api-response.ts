/** The response of an operation, before it is serialized. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Creates the response of an operation. A body that is a function is created each time it is read: the journal and the idempotency keys
 * keep every response, and most are never read again.
 */
export function operationResponse(status: number, body: unknown): ApiResponse {
  return typeof body === 'function' ? new CreatedResponse(status, body as () => unknown) : { status, body };
}

/** Copies a response to plain data. */
export function plainResponse({ status, body }: ApiResponse): ApiResponse {
  return { status, body };
}

/** A class, because an object literal with a getter takes several times as long to create. */
class CreatedResponse implements ApiResponse {
  readonly status: number;
  readonly #createBody: () => unknown;

  constructor(status: number, createBody: () => unknown) {
    this.status = status;
    this.#createBody = createBody;
  }

  get body(): unknown {
    return this.#createBody();
  }
}
