import { createFinalURL } from 'openapi-fetch';
import { refuse } from './check-limits.ts';
import type { Draft } from './transport/draft.ts';

/** What a call says, by the places that the document has for it. */
export interface RequestParts {
  readonly method: string;
  /** A template: `/v1/payments/{payment_id}`. */
  readonly path: string;
  readonly params?: {
    readonly path?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string | boolean>>;
    readonly header?: Readonly<Record<string, string>>;
  };
  readonly body?: object;
}

/** Writes a call out. From here on nothing the caller changes can change the request. */
export function writeRequest(baseUrl: string, parts: RequestParts, given: Record<string, string>): Draft {
  const { method, path, params = {}, body } = parts;
  const headers = { ...given, accept: 'application/json', ...params.header };
  const url = createFinalURL(path, { baseUrl, params, pathSerializer, querySerializer });
  const init = { method, redirect: 'manual' } as const;
  if (body === undefined) return { url, init, headers };
  return { url, init: { ...init, body: serialize(body) }, headers: { ...headers, 'content-type': 'application/json' } };
}

function pathSerializer(template: string, values: Record<string, unknown>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function querySerializer(values: object): string {
  return Object.entries(values)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
}

/** An object can still be something else in JSON, or nothing at all: its `toJSON` decides. */
function serialize(body: object): string {
  const text: string | undefined = JSON.stringify(body);
  return text?.startsWith('{') ? text : refuse('body', 'type', 'must be an object in JSON');
}
