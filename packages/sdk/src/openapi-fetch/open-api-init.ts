import { type CallState, startCall } from '../http/call-state.ts';
import type { ClientContext } from '../http/client-options.ts';
import { assertNoKeyOption, type HeaderList, readKeyHeader } from '../http/idempotency-key.ts';
import type { AnyOperation } from '../http/request.ts';
import { isRead } from '../http/retry-decision.ts';
import { toPlain, writeBody } from '../http/serialize-body.ts';
import { isObject, throwValidationError } from '../validation/assert.ts';
import { assertPathId } from '../validation/schema-limits.ts';
import { undocumented } from './create-fetch.ts';
import { assertNoKeyHeader, listHeaders, normalizeMethod, resolveRequestUrl, toHeaders } from './fetch-arguments.ts';
import { matchOperation, parameterNames } from './match-operation.ts';

/** The options of one openapi-fetch call, as far as they are checked. */
export interface OpenApiInit {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, string>>;
    readonly header?: unknown;
    readonly headers?: unknown;
  };
  readonly header?: unknown;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly bodySerializer?: unknown;
  readonly baseUrl?: unknown;
  readonly pathSerializer?: unknown;
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
  const { path = {}, query, header } = init.params ?? {};
  const ownHeaders = listHeaders(header);
  const moreHeaders = listHeaders(init.headers);
  let operation: AnyOperation | undefined;
  try {
    // The template may be a path itself. openapi-fetch resolves dot segments before `fetch` sees the URL.
    const url = resolveRequestUrl(template, context.baseUrl);
    operation = matchOperation(operations, method, url, context.baseUrl)?.operation;
    Object.assign(call, startCall(context, operation?.contract ?? undocumented(method)));
    for (const name of parameterNames(template)) checkPathParameter(name, path[name], operation);
    operation?.validateQuery?.({ ...Object.fromEntries(url.searchParams), ...query });
  } finally {
    call.idempotencyKey = readKeyHeader([...ownHeaders, ...moreHeaders]);
  }
  normalizeMethod(method);
  // The request could be that of another operation, after the body was checked.
  for (const name of ['baseUrl', 'pathSerializer'] as const)
    if (init[name] !== undefined) throwValidationError(name, 'is not an option of a call. Use createFetch', 'type');
  for (const options of [init, init.params ?? {}]) assertNoKeyOption(options, 'params.header');
  for (const unread of [init.header, init.params?.headers]) assertNoKeyHeader(unread, 'params.header');
  if (isRead(method) && init.body !== undefined)
    throwValidationError('body', `must be left out of a ${method}`, 'type');
  const checked: OpenApiInit = {
    ...init,
    headers: normalizeHeaders(init.headers, moreHeaders),
    params: { ...init.params, header: normalizeHeaders(header, ownHeaders) },
  };
  if (!isJsonObject(checked, operation)) return checked;
  const keyFix = call.idempotencyKey === undefined && 'the header X-Idempotency-Key, in params.header';
  const text = operation
    ? writeBody(init.body, { contract: operation.contract }, keyFix)
    : JSON.stringify(toPlain(init.body));
  return { ...checked, bodySerializer: () => text };
}

/** Returns headers that openapi-fetch can read: it loses those in a list, in a `Map`, and in the `Headers` of another realm. */
function normalizeHeaders(headers: unknown, list: HeaderList): unknown {
  // For openapi-fetch, null removes a header, and a list of values repeats it.
  const values = list.flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const checked = toHeaders(values);
  return isObject(headers) ? headers : checked;
}

/** The methods of the client take no numbers. Any other path may have parameters of any kind. */
function checkPathParameter(name: string, value: unknown, operation: AnyOperation | undefined): void {
  const isPlain = /number|boolean|bigint/.test(typeof value);
  const text = !operation && isPlain ? `${value}` : value;
  assertPathId(name, text as string, operation?.contract.pathLimits?.[name]);
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
