import type { RequestAttempt } from '../errors/base.ts';

/** What a call gives back besides its value. */
export interface ApiResult<T> {
  readonly data: T;
  /** The HTTP answer. Its body has been read. */
  readonly response: Response;
  /** The key that the call carried; undefined where an operation takes none. */
  readonly idempotencyKey: string | undefined;
  /** Every request that was made, in order; the last one was answered. */
  readonly attempts: readonly RequestAttempt[];
}

/**
 * The promise that every method returns. Await it for the value, or await `withResponse()` for the value with the HTTP
 * answer around it. The call is made once, when the method is called, however often either is awaited.
 */
export class ApiPromise<T> extends Promise<T> {
  // What is derived from this is an ordinary promise.
  static override get [Symbol.species](): PromiseConstructor {
    return Promise;
  }

  readonly #result: Promise<ApiResult<T>>;

  constructor(result: Promise<ApiResult<T>>) {
    // Never settles: `then` looks at the result instead, so that a rejection counts as handled wherever it is awaited.
    super(() => {});
    this.#result = result;
  }

  /**
   * The value together with the HTTP answer, the idempotency key and the attempts.
   *
   * @example
   * const { data, response, idempotencyKey, attempts } = await client.payments.create(body).withResponse();
   */
  withResponse(): Promise<ApiResult<T>> {
    return this.#result;
  }

  // `catch` and `finally` are those of any promise: they go through here.
  // biome-ignore lint/suspicious/noThenProperty: a promise is what this is.
  override then<Value = T, Failure = never>(
    onFulfilled?: ((value: T) => Value | PromiseLike<Value>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Value | Failure> {
    return this.#result.then(({ data }) => data).then(onFulfilled, onRejected);
  }
}
