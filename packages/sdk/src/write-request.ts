import { createFinalURL } from 'openapi-fetch';
import type { Operation, OperationId } from './generated/operations.ts';
import type { Draft, WrittenBody } from './transport/draft.ts';

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
  params: RequestParts = {},
  given: Record<string, string>,
  written?: WrittenBody,
): Draft {
  return {
    url: createFinalURL(path, { baseUrl, params, pathSerializer, querySerializer }),
    method,
    ...written,
    headers: { ...given, accept: 'application/json', ...params.header, ...written?.headers },
  };
}

function pathSerializer(template: string, values: object): string {
  let url = template;
  // What is encoded holds neither a brace nor a dollar sign.
  for (const [name, value] of Object.entries(values)) url = url.replace(`{${name}}`, encodeURIComponent(value));
  return url;
}

function querySerializer(values: object): string {
  return String(new URLSearchParams(Object.entries(values)));
}
