import { invalidRequest, Refusal } from '../model/api-error.ts';

/** Deeper than any document, and shallow enough to be written back. */
const mostLevels = 100;
/** As many as 10 MB hold where they have names; in memory, a value weighs more than the two bytes it can be written in. */
const mostValues = 1_000_000;

/** A body as it came, and what it says. */
export interface Body {
  readonly text: string;
  readonly json: unknown;
}

export interface BodyLimits {
  readonly mostBytes: number;
  /** Whether a body is never longer than its `content-length` says. False when absent. */
  readonly isMeasured?: boolean;
}

/** The refusal of a request that has none. */
export const noBody = invalidRequest('A JSON body is required');

/** The JSON body of a request, or why it is none. */
export async function readBody(request: Request, limits: BodyLimits): Promise<Body | Refusal> {
  const bytes = await readBytes(request, limits);
  if (bytes instanceof Refusal) return bytes;
  if (bytes.length === 0) return noBody;
  if (!isJson(request.headers.get('content-type'))) {
    return new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', ['Content-Type must be application/json']);
  }
  return parse(bytes);
}

function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '');
}

/** Stops as soon as there is too much: nobody fills the memory of the mock. */
async function readBytes(
  request: Request,
  { mostBytes, isMeasured = false }: BodyLimits,
): Promise<Uint8Array | Refusal> {
  const { headers } = request;
  const declared = headers.get('content-length');
  // In one go, as its stream costs a multiple.
  if (isMeasured && declared !== null && Number(declared) <= mostBytes)
    return new Uint8Array(await request.arrayBuffer());
  // Firefox has no stream of a request's body, only of an answer's.
  const body = request.body === undefined ? new Response(await request.arrayBuffer()).body : request.body;
  if (body === null) return new Uint8Array();
  // A request's stream is not an async iterable in every browser.
  const reader = body.getReader();
  const tooLarge = () => {
    // Not waited for: a sender may never let go, and a cloned request does so only when its other copy is read as well.
    reader.cancel().catch(() => {});
    return new Refusal(413, 'PAYLOAD_TOO_LARGE', [`The body may hold at most ${mostBytes} bytes`]);
  };
  if (Number(declared) > mostBytes) return tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > mostBytes) return tooLarge();
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

function parse(bytes: Uint8Array): Body | Refusal {
  let json: unknown;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    json = JSON.parse(text);
  } catch {
    return invalidRequest('The body is not JSON in UTF-8');
  }
  return refuseExtent(json) ?? { json, text };
}

/** Measured level by level, not by recursion, which a deep body would overflow. */
function refuseExtent(json: unknown): Refusal | undefined {
  let values = 1;
  let level = nested([json]);
  for (let levels = 1; level.length > 0; levels += 1) {
    if (levels > mostLevels) return invalidRequest(`The body may be nested at most ${mostLevels} levels deep`);
    const inside: unknown[] = level.flatMap(Object.values);
    values += inside.length;
    if (values > mostValues) return invalidRequest(`The body may hold at most ${mostValues} values`);
    level = nested(inside);
  }
  return undefined;
}

function nested(values: readonly unknown[]): object[] {
  return values.filter((each): each is object => typeof each === 'object' && each !== null);
}
