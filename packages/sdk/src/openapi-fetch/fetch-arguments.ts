import type { CallState } from '../http/call-state.ts';
import { reservedHeaders } from '../http/caller-headers.ts';
import { assertNoKeyOption, type HeaderList, keyHeader, readKeyHeader } from '../http/idempotency-key.ts';
import { assertSignal } from '../http/request-options.ts';
import { isRead } from '../http/retry-decision.ts';
import type { BodyContent } from '../http/serialize-body.ts';
import { describeValue, isObject, throwValidationError } from '../validation/assert.ts';

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
  /** Reads any other body. The content is fixed already, unless it is a stream, which is cancelled when the signal aborts. */
  readonly readBytes?: (signal: AbortSignal) => Promise<BodyContent>;
}

/**
 * Reads the arguments of `fetch`, as the standard defines them. Throws {@link RequestValidationError} for a request that must not be sent.
 * Records the key of the caller in `call` before any other check, so that every error can carry it.
 */
export function parseFetchArguments(
  input: string | URL | Request,
  init: RequestInit,
  baseUrl: string,
  call: CallState,
): FetchArguments {
  assertNoKeyOption(init, 'headers');
  assertNoKeyHeader((init as { readonly header?: unknown }).header, 'headers');
  const request = isRequest(input) ? input : undefined;
  const requestHeaders = listHeaders(request?.headers);
  const givenHeaders = init.headers ? listHeaders(init.headers) : requestHeaders;
  // The headers of `init` replace those of the `Request`. But to lose its key would make a second payment.
  const requestKey = readKeyHeader(requestHeaders);
  call.idempotencyKey = readKeyHeader(givenHeaders) ?? requestKey;
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
  if (reserved) throwValidationError(`headers.${reserved}`, 'is reserved', 'reservedHeader');
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

/** Throws {@link RequestValidationError} for a key in headers that nothing reads, for example in the option `header` of `fetch`. */
export function assertNoKeyHeader(headers: unknown, place: string): void {
  if (typeof headers === 'object') assertNoKeyOption(Object.fromEntries(listHeaders(headers) as [][]), place);
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
  return throwValidationError('headers', 'must be valid', 'pattern');
}

/** Returns a method as `fetch` writes it. Throws {@link RequestValidationError} for one that no `fetch` can send. */
export function normalizeMethod(method: unknown): string {
  const text = typeof method === 'string' ? method : '';
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(text) || /^(connect|trace|track)$/i.test(text)) {
    // Shown only if it is a plain word.
    const shown = /^[A-Za-z]{1,10}$/.test(text) ? text : describeValue(method);
    throwValidationError('method', `must be a method that fetch can send (received ${shown})`, 'pattern');
  }
  return /^(delete|get|head|options|post|put)$/i.test(text) ? text.toUpperCase() : text;
}

type OpenBody = Pick<FetchArguments, 'text' | 'readBytes'> & { readonly contentType?: string | undefined };

/** Fixes the content of the body where it can be fixed without waiting. */
function openBody(given: BodyInit | undefined, request: Request | undefined, method: string): OpenBody {
  if (isRead(method)) {
    return given === undefined ? {} : throwValidationError('body', `must be left out of a ${method}`, 'type');
  }
  if (typeof given === 'string') return { contentType: 'text/plain;charset=UTF-8', text: given };
  if (given === undefined && request === undefined) return {};
  if (given === undefined && request?.bodyUsed) throwValidationError('body', 'must not have been read before', 'type');
  const source = given === undefined ? (request as Request) : wrapBody(given);
  return {
    contentType: source.headers.get('content-type') ?? undefined,
    async readBytes(signal) {
      // Firefox has no `Request.body`, and that of node-fetch is no web stream.
      const content = source.body?.pipeThrough
        ? new Response(source.body.pipeThrough(new TransformStream(), { signal }))
        : source;
      const bytes = new Uint8Array(await content.arrayBuffer());
      return bytes.length > 0 ? bytes : undefined;
    },
  };
}

/** The constructor copies bytes, form data and search parameters at once. */
function wrapBody(body: BodyInit): Response {
  try {
    return new Response(body);
  } catch {
    return throwValidationError('body', 'must be a body that fetch accepts, and not have been read before', 'type');
  }
}

/**
 * Returns the URL of a request. Throws {@link RequestValidationError} for one that is not below `baseUrl`: the credentials of the client
 * belong to that address only. The error does not contain the path, which may hold an identifier.
 *
 * @param input - An absolute URL, or a path such as `/v1/payments`, which is appended to `baseUrl`
 * @param baseUrl - Without a trailing slash
 */
export function resolveRequestUrl(input: string, baseUrl: string): URL {
  // `//host` and `/\host` name another host, in every standard parser.
  const absolute = /^\/(?![/\\])/.test(input) ? baseUrl + input : input;
  if (!URL.canParse(absolute)) {
    throwValidationError('url', 'must be absolute, or a path that begins with a single /', 'pattern');
  }
  const url = new URL(absolute);
  const base = new URL(baseUrl);
  if (url.origin !== base.origin) {
    throwValidationError('url', `must be below ${baseUrl}: received the origin ${url.origin}`, 'pattern');
  }
  if (url.username + url.password) throwValidationError('url', 'must not contain credentials', 'pattern');
  if (!`${url.pathname}/`.startsWith(`${base.pathname.replace(/\/$/, '')}/`)) {
    throwValidationError('url', `must be below ${baseUrl}: received another path of the same origin`, 'pattern');
  }
  // The parser has resolved plain dot segments already: only the text shows them.
  if (isAmbiguous(pathOf(input)) || isAmbiguous(url.pathname)) {
    const problem =
      'must have a path that every server reads alike: without . and .. segments, //, ; and \\, also encoded';
    throwValidationError('url', problem, 'pathSegment');
  }
  url.hash = '';
  return url;
}

/** Returns the text between the scheme and the query, without the characters that a URL parser removes. */
function pathOf(input: string): string {
  return input.replace(/[\t\n\r]/g, '').replace(/^[a-z]+:\/\/|[?#].*/gis, '');
}

/** Whether a lenient server could read another path, which may need an idempotency key. Includes paths that are encoded twice. */
function isAmbiguous(path: string): boolean {
  const decoded = path.replace(/%[2-7][\da-f]/gi, decodeURIComponent);
  return /%2[ef]/i.test(path) || /[;\\]|\/\/|%[2-7][\da-f]|\/\s*\.{1,2}\s*(\/|$)/i.test(decoded);
}
