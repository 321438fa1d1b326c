import { createFinalURL } from 'openapi-fetch';
import type { Operation, OperationId } from './generated/operations.ts';
import type { Draft } from './transport/draft.ts';

/** What a call says, by the places that the document has for it. */
export interface RequestParts {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | boolean>>;
  readonly header?: Readonly<Record<string, string>>;
}

/** Writes a call out. From here on nothing the caller changes can change the request. */
export function writeRequest(
  baseUrl: string,
  { method, path }: Operation<OperationId>,
  params: RequestParts,
  given: Record<string, string>,
  body: string | undefined,
): Draft {
  const headers = { ...given, accept: 'application/json', ...params.header };
  return {
    url: createFinalURL(path, { baseUrl, params, pathSerializer, querySerializer }),
    method,
    redirect: 'manual',
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body ?? null,
  };
}

function pathSerializer(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function querySerializer(values: object): string {
  return Object.entries(values)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
}
