import { refuse } from './refuse.ts';
import type { RetryOptions } from './transport/limits.ts';

/** What can be said about any single call. */
export interface RequestOptions extends RetryOptions {
  /** Ends the call when it aborts. The call then rejects with {@link AbortError}. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Headers to send along. Those that the client sets itself stay as they are: the credentials, the content type, the
   * accepted type and the organization code. `X-Idempotency-Key` is refused here: it has an option of its own. So are those
   * that are a matter of the connection, such as `Content-Length` and `Host`.
   */
  readonly headers?: Readonly<Record<string, string>> | Headers | undefined;
}

/** What can be said about a call that the service carries out once per key. */
export interface IdempotentRequestOptions extends RequestOptions {
  /**
   * Sent as `X-Idempotency-Key`: 1 to 64 visible ASCII characters. A random UUID when left out, made once for the call.
   * Pass the key of an earlier call, from its error or its result, to ask for the same thing again instead of a second one.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Of any realm or library: all that is asked of a signal is to tell when it aborts, until nobody wants to know any more. */
export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal === undefined || signal === null) return;
  if (!signal.addEventListener || !signal.removeEventListener) refuse('signal', 'type', 'must be an AbortSignal');
}
