import { PaychordError } from '../errors/base.ts';
import { isObject, throwValidationError } from '../validation/assert.ts';
import { assertPathId } from '../validation/path-id.ts';
import { toPlainObject } from '../validation/plain-json.ts';
import { type HeaderList, listHeaders, normalizeMethod, readKeyHeader, toHeaders } from './fetch-arguments.ts';
import { type AnyOperation, parameterNames } from './match-operation.ts';
import { assertNoKeyOption } from './request-options.ts';

/** The options of one openapi-fetch call, as far as they are checked. */
export interface OpenApiInit {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: unknown;
  };
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly bodySerializer?: unknown;
  readonly baseUrl?: string;
}

/**
 * Checks the options of an openapi-fetch call while they are still values, and serializes the body so that no field is lost in JSON.
 * Throws {@link RequestValidationError}.
 *
 * @param operation - Undefined for a path that the contract does not describe
 * @param onKey - Receives the caller's idempotency key before any other check, so that every error can carry it
 */
export function checkInit(
  method: string,
  template: string,
  operation: AnyOperation | undefined,
  init: OpenApiInit,
  onKey: (key: string) => void,
): OpenApiInit {
  normalizeMethod(method);
  assertNoKeyOption(init, 'params.header');
  const { path, query, header } = init.params ?? {};
  const ownHeaders = listHeaders(header);
  const moreHeaders = listHeaders(init.headers);
  const key = readKeyHeader(ownHeaders) ?? readKeyHeader(moreHeaders);
  if (key !== undefined) onKey(key);
  const headers = normalizeHeaders(init.headers, moreHeaders);
  const params = { ...init.params, header: normalizeHeaders(header, ownHeaders) };
  for (const name of parameterNames(template)) checkPathParameter(name, path?.[name], operation);
  operation?.query?.((query ?? {}) as Record<string, string>, {});
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && init.body !== undefined) throwValidationError('body', 'type', `must be left out of a ${method}`);
  const checked: OpenApiInit = { ...init, headers, params };
  if (!isJsonObject(checked, operation)) return checked;
  const text = serialize(init.body, operation);
  return { ...checked, bodySerializer: () => text };
}

/** Returns headers that openapi-fetch can read: it loses those in a list, in a `Map`, and in the `Headers` of another realm. */
function normalizeHeaders(headers: unknown, list: HeaderList): unknown {
  // For openapi-fetch, null removes a header, and a list of values repeats it.
  const values = list.flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const checked = toHeaders(values);
  return isObject(headers) ? headers : checked;
}

/** A list or an object is serialized by openapi-fetch, in the style that the template asks for. No part of it may be a dot segment. */
function checkPathParameter(name: string, value: unknown, operation: AnyOperation | undefined): void {
  if (operation === undefined && typeof value === 'object' && value !== null) {
    const parts = Object.values(value);
    // Nothing becomes an empty segment.
    for (const part of parts.length > 0 ? parts : ['']) checkPathParameter(name, part, operation);
    return;
  }
  const isPlain = operation === undefined && /number|boolean|bigint/.test(typeof value);
  assertPathId(name, (isPlain ? `${value}` : value) as string, operation?.contract.idLengths?.[name]);
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

function serialize(body: unknown, operation: AnyOperation | undefined): string {
  try {
    const moneyFields = operation?.contract.moneyFields;
    if (moneyFields) return JSON.stringify(toPlainObject(body, moneyFields));
    const isList = Array.isArray(body);
    const plain = toPlainObject(isList ? { body } : body, []);
    return JSON.stringify(isList ? plain.body : plain);
  } catch (cause) {
    if (cause instanceof PaychordError) throw cause;
    return throwValidationError('body', 'type', 'cannot be read: it is too deep, or a getter throws', { cause });
  }
}
