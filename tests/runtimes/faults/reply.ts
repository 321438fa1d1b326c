/** What the server does with one request: the bytes that it sends and the end of the connection. */
export interface Reply {
  /** The status line and the headers. The server adds CORS headers for a page of another origin. */
  readonly head?: readonly string[];
  /** The body in the pieces that it is sent in, a character for each byte. */
  readonly pieces?: readonly string[];
  /** Between the pieces. */
  readonly everyMs?: number;
  /** Sends the pieces repeatedly until the client closes the connection. */
  readonly forever?: boolean;
  /** `stall` leaves the connection open and sends nothing more. `keep` accepts another request. */
  readonly end: 'close' | 'keep' | 'reset' | 'stall';
}

export interface ResponseOptions {
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keepAlive?: boolean;
}

/** Stands for another origin in the headers of a reply. */
export const otherOrigin = '{other origin}';

/** The trace id of each response of the service. */
export const traceId = 'trace-1';

/** Returns a complete response. */
export function response(
  status: number,
  text: string,
  { type = 'application/json', headers = {}, keepAlive = false }: ResponseOptions = {},
): Reply {
  const body = bytesOf(text);
  const lines = {
    'content-type': type,
    'content-length': String(body.length),
    'x-trace-id': traceId,
    connection: keepAlive ? 'keep-alive' : 'close',
    ...headers,
  };
  return { head: headOf(status, lines), pieces: [body], end: keepAlive ? 'keep' : 'close' };
}

/** Returns a complete JSON response. */
export function json(status: number, value: unknown, options?: ResponseOptions): Reply {
  return response(status, JSON.stringify(value), options);
}

/** Returns a response without a body. */
export function emptyResponse(status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return { head: headOf(status, { 'x-trace-id': traceId, connection: 'close', ...headers }), end: 'close' };
}

/** Returns a chunked response that sends each chunk separately. */
export function chunked(status: number, chunks: readonly string[]): Reply {
  const lines = {
    'content-type': 'application/json',
    'transfer-encoding': 'chunked',
    'x-trace-id': traceId,
    connection: 'close',
  };
  const pieces = chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  return { head: headOf(status, lines), pieces: [...pieces, '0\r\n\r\n'], end: 'close' };
}

/** Returns no response. */
export const noResponse: Reply = { end: 'stall' };

/** The connection is torn as soon as the request is there. */
export const reset: Reply = { end: 'reset' };

/** Returns a response that is truncated in the middle of its body. */
export function truncated(reply: Reply, end: 'close' | 'reset' | 'stall'): Reply {
  const [body = ''] = reply.pieces ?? [];
  return { ...reply, pieces: [body.slice(0, body.length / 2)], end };
}

/** UTF-8, a character for each byte. */
export function bytesOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

function headOf(status: number, headers: Readonly<Record<string, string>>): string[] {
  return [`HTTP/1.1 ${status} Whatever`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
}
