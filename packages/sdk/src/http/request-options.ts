import { throwValidationError } from '../validation/refuse.ts';
import type { RetryOptions } from './retry-options.ts';

/** What can be said about any single call. */
export interface RequestOptions extends RetryOptions {
  /** Ends the call when it aborts. The call then rejects with {@link AbortError}. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Headers to send along. Those that the client sets itself stay as they are: the credentials, the content type, the
   * accepted type and the organization code. `X-Idempotency-Key` is refused here: it has an option of its own. So are those
   * that are a matter of the connection, such as `Content-Length` and `Host`. A header whose value is undefined is left out.
   */
  readonly headers?: Readonly<Record<string, string | undefined>> | Headers | undefined;
}

/** What can be said about a call that the service carries out once per key. */
export interface IdempotentRequestOptions extends RequestOptions {
  /**
   * Sent as `X-Idempotency-Key`: printable ASCII. The service may accept less, so a UUID is the safest choice.
   *
   * Pass the key of an earlier call, from its error or its result, to repeat that request instead of making a second one. A key that
   * is there and undefined, null or empty is refused.
   *
   * @default a random UUID, made once for the call
   */
  readonly idempotencyKey?: string;
}

/** Of any realm or library: all that is asked of a signal is to tell when it aborts, until nobody wants to know any more. */
export function assertSignal(signal: Partial<AbortSignal> | undefined): void {
  if (signal === undefined || signal === null || (signal.addEventListener && signal.removeEventListener)) return;
  throwValidationError('signal', 'type', 'must be an AbortSignal');
}
