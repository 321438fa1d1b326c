import { assertHeaderValue, describeValue, isObject, throwValidationError } from '../validation/assert.ts';
import { reservedHeaders } from './caller-headers.ts';
import { assertNoKeyOption, assertSignal } from './request-options.ts';
import { resolveRequestUrl } from './request-url.ts';
import type { BodyContent } from './serialize-body.ts';

/** What the arguments of `fetch` mean. */
export interface FetchArguments {
  readonly method: string;
  readonly url: URL;
  /** The value of `X-organization-code`. */
  readonly organizationCode: string | undefined;
  readonly contentType: string | undefined;
  /** All other headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal | undefined;
  /** The body, if it is text. */
  readonly text?: string | undefined;
  /** Reads any other body. The content is fixed already, unless it is a stream. */
  readonly readBytes?: () => Promise<BodyContent>;
}

const keyHeader = 'x-idempotency-key';

/**
 * Reads the arguments of `fetch`, as the standard defines them. Throws {@link RequestValidationError} for a request that must not be sent.
 *
 * @param onKey - Receives the caller's idempotency key before any other check, so that every error can carry it
 */
export function parseFetchArguments(
  input: string | URL | Request,
  init: RequestInit,
  baseUrl: string,
  onKey: (key: string) => void,
): FetchArguments {
  assertNoKeyOption(init, 'headers');
  const request = isRequest(input) ? input : undefined;
  const requestHeaders = listHeaders(request?.headers);
  const givenHeaders = init.headers ? listHeaders(init.headers) : requestHeaders;
  // The headers of `init` replace those of the `Request`. But to lose its key would make a second payment.
  const idempotencyKey = readKeyHeader(givenHeaders) ?? readKeyHeader(requestHeaders);
  if (idempotencyKey !== undefined) onKey(idempotencyKey);
  const headers = toHeaders(givenHeaders);
  const url = resolveRequestUrl(request?.url ?? String(input), baseUrl);
  const signal = (init.signal === undefined ? request?.signal : init.signal) ?? undefined;
  assertSignal(signal);
  const method = normalizeMethod(init.method ?? request?.method ?? 'GET');
  const { contentType, ...body } = openBody(init.body ?? undefined, request, method);
  const {
    [keyHeader]: _key,
    'x-organization-code': organizationCode,
    'content-type': givenType = contentType,
    ...otherHeaders
  } = Object.fromEntries(headers);
  const reserved = Object.keys(otherHeaders).find((name) => reservedHeaders.test(name));
  if (reserved) throwValidationError(`headers.${reserved}`, 'reservedHeader', 'is reserved');
  return {
    method,
    url,
    organizationCode,
    contentType: givenType,
    headers: otherHeaders,
    signal,
    ...body,
  };
}

/** The headers of a caller as pairs of a name and a value. */
export type HeaderList = readonly (readonly unknown[])[];

/** Lists headers of any form that `fetch` accepts, of any realm. Reads them once: an iterator has nothing for a second reader. */
export function listHeaders(headers: unknown): HeaderList {
  if (headers === undefined || headers === null) return [];
  if (isObject(headers)) return Object.entries(headers);
  let list: unknown[][];
  try {
    list = Array.from(headers as Iterable<Iterable<unknown>>, (pair) => Array.from(pair));
  } catch {
    return throwInvalidHeaders();
  }
  const isValid = typeof headers === 'object' && list.every(({ length }) => length === 2);
  return isValid ? list : throwInvalidHeaders();
}

/**
 * Returns the idempotency key in the headers of a caller; undefined when the header is missing. Throws {@link RequestValidationError} for a
 * header that is present without a value, or with two values, because a new key would make a second payment.
 */
export function readKeyHeader(headers: HeaderList): string | undefined {
  const keys = new Set(headers.filter(([name]) => String(name).toLowerCase() === keyHeader).map(([, key]) => key));
  // `Headers` turns a missing value into the text of it, and every payment would have the same key.
  const fix = 'Leave the header out for a new key';
  const [key] = Array.from(keys, (each) => assertHeaderValue('X-Idempotency-Key', each, throwValidationError, fix));
  if (keys.size > 1) throwValidationError('X-Idempotency-Key', 'pattern', 'must have one value');
  return key;
}

/** A `Request` of any realm or library. */
function isRequest(input: string | URL | Request): input is Request {
  return isObject(input) && 'url' in input;
}

/** Leaves out a header whose value is undefined. */
export function toHeaders(headers: HeaderList): Headers {
  try {
    return new Headers(headers.filter(([, value]) => value !== undefined) as [string, string][]);
  } catch {
    return throwInvalidHeaders();
  }
}

/** The message of the runtime would repeat the value. */
function throwInvalidHeaders(): never {
  return throwValidationError('headers', 'pattern', 'must be valid');
}

/** Returns a method as `fetch` writes it. Throws {@link RequestValidationError} for one that no `fetch` can send. */
export function normalizeMethod(method: unknown): string {
  if (typeof method !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(method) || /^(connect|trace|track)$/i.test(method)) {
    return throwValidationError(
      'method',
      'pattern',
      `must be a method that fetch can send (received ${describeMethod(method)})`,
    );
  }
  return /^(delete|get|head|options|post|put)$/i.test(method) ? method.toUpperCase() : method;
}

/** Shows a method only if it is a plain word. */
function describeMethod(method: unknown): string {
  return typeof method === 'string' && /^[A-Za-z]{1,10}$/.test(method) ? method : describeValue(method);
}

type OpenBody = Pick<FetchArguments, 'text' | 'readBytes'> & { readonly contentType?: string | undefined };

/** Fixes the content of the body where it can be fixed without waiting. */
function openBody(given: BodyInit | undefined, request: Request | undefined, method: string): OpenBody {
  if (/^(GET|HEAD)$/.test(method)) {
    return given === undefined ? {} : throwValidationError('body', 'type', `must be left out of a ${method}`);
  }
  if (typeof given === 'string') return { contentType: 'text/plain;charset=UTF-8', text: given };
  if (given === undefined && request === undefined) return {};
  if (given === undefined && request?.bodyUsed) throwValidationError('body', 'type', 'must not have been read before');
  const source = given === undefined ? (request as Request) : wrapBody(given);
  return {
    contentType: source.headers.get('content-type') ?? undefined,
    async readBytes() {
      const bytes = new Uint8Array(await source.arrayBuffer());
      return bytes.length > 0 ? bytes : undefined;
    },
  };
}

/** The constructor copies bytes, form data and search parameters at once. */
function wrapBody(body: BodyInit): Response {
  try {
    return new Response(body);
  } catch {
    return throwValidationError('body', 'type', 'must be a body that fetch accepts, and not have been read before');
  }
}
