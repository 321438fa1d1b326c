import { type CallFacts, PaychordError } from './base.ts';

/** What an error says about the answer it was made of. */
export interface ResponseFacts extends Partial<CallFacts> {
  readonly status: number;
}

/** An error that an answer led to. What came with it can hold anything, so nothing prints it by itself. */
export abstract class ResponseError extends PaychordError {
  /** The HTTP status; 0 where a browser hides that of a redirect. */
  declare readonly status: number;
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(message: string, facts: ResponseFacts & object, body?: unknown, headers = new Headers()) {
    super(message, facts);
    this.#body = body;
    this.#headers = headers;
  }

  /**
   * What came with an error status, parsed when it was JSON; it can hold anything. Of an answer that is none, how it
   * begins: shortened, without credentials and card numbers.
   */
  get body(): unknown {
    return this.#body;
  }

  /** The headers of the answer. */
  get headers(): Headers {
    return this.#headers;
  }
}
