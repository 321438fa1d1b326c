/** A request that can be sent more than once, and to more than one place. */
export interface RepeatableRequest {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** What a request is recognized by on the far side of Prism. */
export const idHeader = 'x-exchange';

export async function repeatableRequestOf(request: Request): Promise<RepeatableRequest> {
  const { pathname, search } = new URL(request.url);
  const { method, headers } = request;
  return { method, path: pathname + search, headers, body: new Uint8Array(await request.arrayBuffer()) };
}

/** Rejects with a `TimeoutError` when no response arrives in time. */
export function send(
  origin: string,
  id: string,
  { method, path, headers, body }: RepeatableRequest,
  timeoutMs = 30_000,
): Promise<Response> {
  const labelled = new Headers(headers);
  labelled.set(idHeader, id);
  return fetch(origin + path, {
    method,
    headers: labelled,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body.length > 0 ? { body } : {}),
  });
}

/** Whether the body is what its content type promises. */
export function isReadable({ headers, body }: RepeatableRequest): boolean {
  if (body.length === 0 || !headers.get('content-type')?.startsWith('application/json')) return true;
  try {
    JSON.parse(new TextDecoder().decode(body));
    return true;
  } catch {
    return false;
  }
}
