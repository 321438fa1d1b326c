import { type CallFacts, PaychordError } from './base.ts';

/** What an error knows about its response. */
export interface ResponseFacts extends Partial<CallFacts> {
  readonly status: number;
}

/** An error that a response caused. The body can contain anything, so printing the error does not show it. */
export abstract class ResponseError extends PaychordError {
  /** The HTTP status; 0 for a redirect whose status a browser hides. */
  declare readonly status: number;
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(message: string, facts: ResponseFacts & object, body?: unknown, headers = new Headers()) {
    super(message, facts);
    this.#body = body;
    this.#headers = headers;
  }

  /**
   * The body of an error response, parsed if it was JSON; it can contain anything. For an {@link UnexpectedResponseError}, the beginning of
   * the text, without credentials and card numbers.
   */
  get body(): unknown {
    return this.#body;
  }

  /** The headers of the response. */
  get headers(): Headers {
    return this.#headers;
  }
}
