import { parseJson } from '../../helpers/test-merchant.ts';
import type { FuzzRequest } from './requests.ts';

/** The response of a server. */
export interface Response {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined without a body or with a body that is not JSON. */
  readonly body: unknown;
}

/** Sends a request over a socket. */
export async function send(
  baseUrl: string,
  { operation, path, query, headers, body }: FuzzRequest,
  credentials: Readonly<Record<string, string>>,
): Promise<Response> {
  const { method } = operation;
  const pathname = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const response = await fetch(`${baseUrl}${pathname}${search && `?${search}`}`, {
    method,
    // The page of the server is text for a reader that does not accept only JSON.
    headers: { accept: 'application/json', ...credentials, ...headers },
    // Bytes, because fetch adds a content type to text.
    ...(body === undefined ? {} : { body: new TextEncoder().encode(body) }),
  });
  const text = isStream(response) ? '' : await response.text();
  // A stream stays open.
  if (isStream(response)) await response.body?.cancel();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : parseJson(text) };
}

function isStream({ headers }: globalThis.Response): boolean {
  return headers.get('content-type')?.startsWith('application/x-ndjson') === true;
}
