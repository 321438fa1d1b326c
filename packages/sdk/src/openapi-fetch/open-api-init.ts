import { createFinalURL, defaultPathSerializer } from 'openapi-fetch';
import { type CallState, startCall } from '../http/call-state.ts';
import type { ClientContext } from '../http/client-options.ts';
import { assertNoKeyOption, type HeaderList, readKeyHeader } from '../http/idempotency-key.ts';
import type { AnyOperation } from '../http/request.ts';
import { isRead } from '../http/retry-decision.ts';
import { toJson, writeBody } from '../http/serialize-body.ts';
import { isObject, throwValidationError } from '../validation/assert.ts';
import { assertPathId } from '../validation/schema-limits.ts';
import { undocumented } from './create-fetch.ts';
import { assertNoKeyHeader, listHeaders, normalizeMethod, resolveRequestUrl, toHeaders } from './fetch-arguments.ts';
import { matchOperation, parameterNames } from './match-operation.ts';

/** The options of one openapi-fetch call, as far as they are checked. */
export interface OpenApiInit {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: unknown;
    readonly headers?: unknown;
  };
  readonly header?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly bodySerializer?: unknown;
  readonly pathSerializer?: typeof defaultPathSerializer;
  readonly baseUrl?: string;
}

/**
 * Checks the options of an openapi-fetch call while they are still values, and serializes the body so that no amount is lost in JSON.
 * Throws {@link RequestValidationError}. Records the operation and the key of the caller in `call`, so that every error can carry them.
 */
export function checkInit(
  method: string,
  template: string,
  init: OpenApiInit,
  operations: readonly AnyOperation[],
  context: ClientContext,
  call: CallState,
): OpenApiInit {
  const { baseUrl } = context;
  const ownHeaders = listHeaders(init.params?.header);
  const moreHeaders = listHeaders(init.headers);
  const ownBaseUrl = init.baseUrl && (init.baseUrl.startsWith('/') ? baseUrl + init.baseUrl : init.baseUrl);
  let operation: AnyOperation | undefined;
  try {
    const url = resolveUrl(template, { ...init, baseUrl: ownBaseUrl || baseUrl }, baseUrl);
    operation = matchOperation(operations, method, url, baseUrl)?.operation;
    Object.assign(call, startCall(context, operation?.contract ?? undocumented(method)));
    // The methods of the client take no numbers either.
    for (const name of operation ? parameterNames(template) : [])
      assertPathId(name, init.params?.path?.[name] as string, operation?.contract.pathLimits?.[name]);
    operation?.validateQuery?.({ ...Object.fromEntries(url.searchParams), ...(init.params?.query as object) });
  } finally {
    call.idempotencyKey = readKeyHeader([...ownHeaders, ...moreHeaders]);
  }
  normalizeMethod(method);
  for (const options of [init, init.params ?? {}]) assertNoKeyOption(options, 'params.header');
  for (const unread of [init.header, init.params?.headers]) assertNoKeyHeader(unread, 'params.header');
  if (isRead(method) && init.body !== undefined)
    throwValidationError('body', `must be left out of a ${method}`, 'type');
  const checked: OpenApiInit = {
    ...init,
    ...(ownBaseUrl && { baseUrl: ownBaseUrl }),
    headers: normalizeHeaders(init.headers, moreHeaders),
    params: { ...init.params, header: normalizeHeaders(init.params?.header, ownHeaders) },
  };
  if (!isJsonObject(checked, operation)) return checked;
  const keyFix = call.idempotencyKey === undefined && 'the header X-Idempotency-Key, in params.header';
  const text = operation ? writeBody(init.body, { contract: operation.contract }, keyFix) : toJson(init.body);
  return { ...checked, bodySerializer: () => text };
}

/** Returns the URL that openapi-fetch will send, without the query of the parameters. */
function resolveUrl(template: string, init: OpenApiInit & { baseUrl: string }, baseUrl: string): URL {
  const path = init.params?.path;
  for (const name of parameterNames(template)) checkPathParameter(name, path?.[name]);
  const { pathSerializer = defaultPathSerializer } = init;
  const url = createFinalURL(template, {
    baseUrl: init.baseUrl.replace(/\/$/, ''),
    params: path ? { path } : {},
    querySerializer: () => '',
    pathSerializer,
  });
  return resolveRequestUrl(url, baseUrl);
}

/** Returns headers that openapi-fetch can read: it loses those in a list, in a `Map`, and in the `Headers` of another realm. */
function normalizeHeaders(headers: unknown, list: HeaderList): unknown {
  // For openapi-fetch, null removes a header, and a list of values repeats it.
  const values = list.flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const checked = toHeaders(values);
  return isObject(headers) ? headers : checked;
}

/** A list or an object is serialized by openapi-fetch, in the style that the template asks for. No part of it may be a dot segment. */
function checkPathParameter(name: string, value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    const parts = Object.values(value);
    // Nothing becomes an empty segment.
    for (const part of parts.length > 0 ? parts : ['']) checkPathParameter(name, part);
    return;
  }
  const isPlain = /number|boolean|bigint/.test(typeof value);
  assertPathId(name, (isPlain ? `${value}` : value) as string);
}

/** Any other path may take a body of any kind. openapi-fetch writes an object without a content type as JSON, also one that JSON empties. */
function isJsonObject({ body, headers, bodySerializer }: OpenApiInit, operation: AnyOperation | undefined): boolean {
  if (bodySerializer !== undefined || body === undefined) return false;
  if (operation !== undefined) return operation.contract.moneyFields !== undefined;
  return typeof body === 'object' && body !== null && !(body instanceof FormData) && !hasContentType(headers);
}

function hasContentType(headers: unknown): boolean {
  const names = headers instanceof Headers ? [...headers.keys()] : Object.keys(Object(headers));
  return names.some((name) => name.toLowerCase() === 'content-type');
}
