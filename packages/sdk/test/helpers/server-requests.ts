import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** Converts a request to the form that Node passes to a listener, with headers that Node itself would reject. */
export async function toNodeRequest(request: Request): Promise<IncomingMessage> {
  const { pathname, search } = new URL(request.url);
  const stream = Readable.from([new Uint8Array(await request.arrayBuffer())], { objectMode: false });
  const parts = { method: request.method, url: pathname + search, headers: Object.fromEntries(request.headers) };
  return Object.assign(stream, parts) as unknown as IncomingMessage;
}

/** Converts a request to the event that Lambda receives from API Gateway. Format 1.0 keeps the case of header names. */
export async function toLambdaEvent(
  request: Request,
  { version = '2.0', isBase64Encoded = false }: { version?: '1.0' | '2.0'; isBase64Encoded?: boolean } = {},
) {
  const body = Buffer.from(await request.arrayBuffer()).toString(isBase64Encoded ? 'base64' : 'utf8');
  const capitalize = (name: string) => name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
  const pairs = [...request.headers].map(
    ([name, value]) => [version === '1.0' ? capitalize(name) : name, value] as const,
  );
  const headers: Record<string, string> = Object.fromEntries(pairs);
  const shared = { version, headers, body, isBase64Encoded };
  const multiValueHeaders = Object.fromEntries(pairs.map(([name, value]) => [name, [value]]));
  return version === '2.0'
    ? { ...shared, multiValueHeaders: undefined, requestContext: { http: { method: request.method } } }
    : { ...shared, multiValueHeaders, httpMethod: request.method };
}
