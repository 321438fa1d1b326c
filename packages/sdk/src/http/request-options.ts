import { describeValue, isObject, throwValidationError } from '../validation/assert.ts';
import { defaultLimits, type RetryOptions } from './retry-options.ts';

/** Options of one call. */
export interface RequestOptions extends RetryOptions {
  /** Cancels the call when it aborts. The call then rejects with {@link AbortError}. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Additional headers. They replace those of the client option `headers`. The client sets the credentials, `Content-Type`, `Accept` and `X-organization-code` itself and replaces yours.
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

// A key in the headers would be replaced, and the caller's retry would become a second payment. The others belong to the connection, and
// can turn the rest of this request into a second one.
export const reservedHeaders =
  /^(x-idempotency-key|content-length|transfer-encoding|connection|keep-alive|expect|upgrade|host|te|trailer|__proto__)$/;

/** Returns the headers of the caller with names in lower case. Throws {@link RequestValidationError} for a reserved or invalid header. */
export function parseHeaders(given: RequestOptions['headers']): Record<string, string> {
  if (given === undefined) return {};
  // Also a reserved header without a value: a key that is left out would become a new key.
  for (const name of isObject(given) ? Object.keys(given) : []) assertNotReserved(name);
  const present = isObject(given) ? Object.fromEntries(Object.entries(given).filter(hasValue)) : given;
  let headers: Headers;
  try {
    headers = new Headers(present);
  } catch {
    // The message of the runtime would repeat the value.
    return throwValidationError('headers', 'pattern', 'must be valid');
  }
  // Not every call sends these, but where they are sent, they come from the client.
  headers.delete('content-type');
  headers.delete('x-organization-code');
  for (const name of headers.keys()) assertNotReserved(name);
  return Object.fromEntries(headers);
}

function assertNotReserved(name: string): void {
  const lowerCaseName = name.toLowerCase();
  if (reservedHeaders.test(lowerCaseName)) {
    const fix = lowerCaseName === 'x-idempotency-key' ? '. Pass idempotencyKey' : '';
    throwValidationError(`headers.${lowerCaseName}`, 'reservedHeader', `is reserved${fix}`);
  }
}

/** False for undefined, which leaves a header out. `Headers` would send the text "undefined", and "null" for null. */
function hasValue(header: [name: string, value: string | null | undefined]): header is [string, string] {
  const [name, value] = header;
  if (value === null) throwValidationError(`headers.${name}`, 'type', 'must not be null: leave it out');
  return value !== undefined;
}
