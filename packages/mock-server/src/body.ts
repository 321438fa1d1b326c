import { invalidRequest, Refusal } from './refusal.ts';

/** The largest body, in bytes. */
const mostBytes = 10 * 1024 * 1024;
/** Deeper than any document, and shallow enough to be written back. */
const mostLevels = 100;

/** The JSON body of a request, or why it is none. */
export async function readBody(request: Request): Promise<{ json: unknown } | Refusal> {
  const bytes = await readBytes(request);
  if (bytes instanceof Refusal) return bytes;
  if (bytes.length === 0) return invalidRequest('A JSON body is required');
  if (!isJson(request.headers.get('content-type'))) {
    return new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', ['Content-Type must be application/json']);
  }
  return parse(bytes);
}

function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}

/** Stops as soon as there is too much: nobody fills the memory of the mock. */
async function readBytes(request: Request): Promise<Uint8Array | Refusal> {
  const tooLarge = new Refusal(413, 'PAYLOAD_TOO_LARGE', [`The body may hold at most ${mostBytes} bytes`]);
  if (Number(request.headers.get('content-length')) > mostBytes) return tooLarge;
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A request's stream is not an async iterable in every browser.
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > mostBytes) {
      await reader.cancel();
      return tooLarge;
    }
    chunks.push(read.value);
  }
  return joined(chunks, length);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

function parse(bytes: Uint8Array): { json: unknown } | Refusal {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return invalidRequest('The body is not JSON in UTF-8');
  }
  return levelsOf(json) > mostLevels
    ? invalidRequest(`The body may be nested at most ${mostLevels} levels deep`)
    : { json };
}

/** Counted level by level, not by recursion, which a deep body would overflow. */
function levelsOf(value: unknown): number {
  let levels = 0;
  for (
    let level = nested([value]);
    level.length > 0 && levels <= mostLevels;
    level = nested(level.flatMap(Object.values))
  ) {
    levels += 1;
  }
  return levels;
}

function nested(values: readonly unknown[]): object[] {
  return values.filter((each): each is object => typeof each === 'object' && each !== null);
}
