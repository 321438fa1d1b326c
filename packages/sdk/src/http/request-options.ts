import { describeValue, throwValidationError } from '../validation/assert.ts';
import { defaultLimits, type RetryOptions } from './retry-options.ts';

/** Options of one call. */
export interface RequestOptions extends RetryOptions {
  /** Cancels the call when it aborts. The call then rejects with {@link AbortError}. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Additional headers. They replace those of the client option `headers`. The client sets the credentials, `Content-Type`, `Accept` and
   * `X-organization-code` itself and ignores yours. A value is printable ASCII without spaces around it, and not empty.
   * `X-Idempotency-Key` is rejected, because it has its own option. Headers of the connection, such as `Content-Length` and `Host`, are
   * rejected too. The client omits a header whose value is undefined.
   */
  readonly headers?: Readonly<Record<string, string | undefined>> | Headers | undefined;
}

/** Options of a call that the service runs once per idempotency key. */
export interface IdempotentRequestOptions extends RequestOptions {
  /**
   * Sent as `X-Idempotency-Key`: printable ASCII. Prefer a UUID: the service may accept only that.
   *
   * Use one key per attempt to pay. Pass the key and the body of an earlier call to repeat that request instead of making a second payment.
   * The service remembers a declined payment too, so another card needs a new key. The error and the result of a call contain its key.
   *
   * The service remembers a key for a limited time that it does not state. Older public pages said 24 hours. A repeat of a forgotten key
   * makes a second payment: stop in time, for example after 12 hours, and look the payment up with {@link listPaymentsByOrder}.
   *
   * A key that is present but undefined, null or empty is rejected.
   *
   * @default a random UUID, generated once per call
   */
  readonly idempotencyKey?: string;
}

/** The options of every call. */
export const requestOptionNames: readonly string[] = /* @__PURE__ */ Object.keys({
  signal: 1,
  headers: 1,
  ...defaultLimits,
} satisfies Record<keyof RequestOptions, unknown>);

/**
 * Rejects an option for the key in the options of `fetch` or of openapi-fetch. They would ignore it, and a repeat of the call would make a
 * second payment.
 */
export function assertNoKeyOption(init: object, place: string): void {
  const name = Object.keys(init).find((each) => /^(x-?)?idempot/i.test(each));
  if (name === undefined) return;
  throwValidationError(
    name.slice(0, 40),
    'additionalProperties',
    `is not an option. Pass X-Idempotency-Key in ${place}`,
  );
}

/** Accepts signals of any realm or library: it only needs the two methods. */
export function assertSignal(signal: Partial<AbortSignal> | undefined): void {
  if (signal === undefined || signal === null || (signal.addEventListener && signal.removeEventListener)) return;
  throwValidationError('signal', 'type', `must be an AbortSignal (received ${describeValue(signal)})`);
}
