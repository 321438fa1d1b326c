/** A request parsed from its bytes. */
export interface RawRequest {
  readonly method: string;
  readonly path: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** A character for each byte. */
  readonly body: string;
}

/** Takes the first request out of what has arrived; undefined while it is not whole. */
export function takeRequest(arrived: Buffer): { request: RawRequest; rest: Buffer } | undefined {
  const end = arrived.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [start = '', ...lines] = arrived.toString('latin1', 0, end).split('\r\n');
  const [method = '', path = ''] = start.split(' ');
  const headers = Object.fromEntries(lines.map(headerOf));
  const body = takeBody(headers, arrived.subarray(end + 4));
  return body && { request: { method, path, headers, body: body.bytes }, rest: body.rest };
}

function headerOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

interface Body {
  readonly bytes: string;
  readonly rest: Buffer;
}

function takeBody(headers: Readonly<Record<string, string>>, arrived: Buffer): Body | undefined {
  if (headers['transfer-encoding'] === 'chunked') return takeChunks(arrived);
  const length = Number(headers['content-length'] ?? 0);
  if (arrived.length < length) return undefined;
  return { bytes: arrived.toString('latin1', 0, length), rest: arrived.subarray(length) };
}

function takeChunks(arrived: Buffer): Body | undefined {
  let bytes = '';
  for (let rest = arrived; ; ) {
    const lineEnd = rest.indexOf('\r\n');
    const length = Number.parseInt(rest.toString('latin1', 0, Math.max(lineEnd, 0)), 16);
    const next = lineEnd + 2 + length + 2;
    if (lineEnd < 0 || rest.length < next) return undefined;
    bytes += rest.toString('latin1', lineEnd + 2, next - 2);
    rest = rest.subarray(next);
    if (length === 0) return { bytes, rest };
  }
}
