import type { RequestAttempt } from '../errors/base.ts';

/** The result of a call, with its HTTP response and its attempts. */
export interface ApiResult<T> {
  /** The value that the method returns. */
  readonly data: T;
  /** The HTTP response. Its body has been read. */
  readonly response: Response;
  /**
   * Whether the response is the stored one of an earlier request with the same key, by the header `x-idempotent-replayed`. That header is the
   * mock server's own: the specification shows none, so false proves nothing. The object may have changed since then: retrieve it.
   */
  readonly isReplayed: boolean;
  /** The idempotency key of the call; undefined for an operation without one. */
  readonly idempotencyKey: string | undefined;
  /** All requests of the call, in order. The last one has the response. */
  readonly attempts: readonly RequestAttempt[];
}

/**
 * The promise that every method returns. Await it for the value, or await `withResponse()` for the value and its HTTP response. The method
 * makes one call, even when you await both or await one twice.
 */
export class ApiPromise<T> extends Promise<T> {
  // A promise that `then` returns is an ordinary promise. A getter, because some build tools assign fields, and this one is read-only.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #result: Promise<ApiResult<T>>;

  constructor(result: Promise<ApiResult<T>>) {
    // Never settles. `then` uses the result instead, so that a rejection counts as handled wherever it is awaited.
    super(() => {});
    this.#result = result;
  }

  /**
   * Returns the value together with the HTTP response, the idempotency key, the attempts and `isReplayed`.
   *
   * @example
   * const { data, response, attempts, isReplayed } = await client.payments.create(body).withResponse();
   */
  withResponse(): Promise<ApiResult<T>> {
    return this.#result;
  }

  // `catch` and `finally` of Promise call this.
  // biome-ignore lint/suspicious/noThenProperty: this class is a promise.
  override then<Value = T, Failure = never>(
    onFulfilled?: ((value: T) => Value | PromiseLike<Value>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Value | Failure> {
    return this.#result.then(({ data }) => data).then(onFulfilled, onRejected);
  }
}
