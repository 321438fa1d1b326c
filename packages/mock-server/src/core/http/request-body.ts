import { afterRealTime } from '../clock/real-timers.ts';
import { ApiErrorResult, invalidRequest } from '../model/api-error.ts';
import type { MockRequest } from './mock-result.ts';

const maxLevels = 100;

/** How long a response that does not depend on the body waits for it, in milliseconds of real time. */
const lateBodyMs = 100;

/** The text of a body and the value in it, or the error. */
type ReadResult = { readonly text: string; readonly json: unknown } | ApiErrorResult;

/** The body of a request. */
export type RequestBody = ReturnType<typeof createRequestBody>;

/** Creates the body of a request. Nothing is read before a caller needs it. */
export function createRequestBody(request: MockRequest, maxBytes: number) {
  let reading: Promise<ReadResult> | undefined;
  /** Undefined until the whole body has arrived. Without bytes when it is too large, without a text when it is not JSON. */
  let arrived: { readonly bytes?: Uint8Array; readonly text?: string; readonly json?: unknown } | undefined;
  const readOnce = async (): Promise<ReadResult> => {
    const body = 'arrivedBody' in request ? request.arrivedBody : await readBytes(request, maxBytes);
    arrived = {};
    if (body instanceof ApiErrorResult) return body;
    if (body.length > maxBytes) return payloadTooLarge(maxBytes);
    const parsed = parseBody(request.headers, body);
    arrived = parsed instanceof ApiErrorResult ? { bytes: body } : { bytes: body, ...parsed };
    return parsed;
  };
  const read = () => {
    reading ??= readOnce();
    return reading;
  };
  const readBytesOnce = async () => {
    try {
      await read();
    } catch {}
    return arrived?.bytes;
  };
  return {
    /** Reads the body. Later calls return the same result. Rejects when the connection breaks. */
    read,
    /** Whether the whole body has arrived. */
    isComplete: () => arrived !== undefined,
    /** The JSON value; undefined until the body is complete, and when it is not JSON. */
    json: () => arrived?.json,
    /** The text of the JSON value; empty until the body is complete, and when it is not JSON. */
    text: () => arrived?.text ?? '',
    /** Resolves with the bytes when the body is complete. Undefined when it breaks off or is too large. Never rejects. */
    bytes: readBytesOnce,
    /** Resolves when the body is complete, or soon: a sender that stops delays no response. Never rejects. */
    async settled(): Promise<void> {
      if (arrived !== undefined) return;
      await new Promise<void>((resolve) => {
        const stop = afterRealTime(lateBodyMs, resolve);
        readBytesOnce().finally(() => {
          stop();
          resolve();
        });
      });
    },
  };
}

const noBytes = new Uint8Array();

/** The body of an operation that has none. */
export const emptyBody: RequestBody = {
  read: async () => ({ text: '', json: undefined }),
  isComplete: () => true,
  json: () => undefined,
  text: () => '',
  bytes: async () => noBytes,
  settled: async () => {},
};

/** The error for a request without a body. */
export const missingBody = invalidRequest('A JSON body is required');

/** Created on the first use: jsdom has no such class when the module loads. */
let decoder: TextDecoder | undefined;

function parseBody(headers: Pick<Headers, 'get'>, bytes: Uint8Array): ReadResult {
  if (bytes.length === 0) return missingBody;
  if (!/^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '')) {
    return new ApiErrorResult(415, 'UNSUPPORTED_MEDIA_TYPE', ['Content-Type must be application/json']);
  }
  try {
    decoder ??= new TextDecoder('utf-8', { fatal: true });
    const text = decoder.decode(bytes);
    const json: unknown = JSON.parse(text);
    assertDepth(json);
    return { json, text };
  } catch {
    return invalidRequest(`The body is not JSON in UTF-8 with at most ${maxLevels} levels`);
  }
}

/** Throws for a deeper value, which would overflow the stack wherever a function visits it: no body may reject a call. */
function assertDepth(value: unknown, levels = maxLevels): void {
  if (levels < 0) throw new RangeError();
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) assertDepth(each, levels - 1);
}

/** Reads the bytes of a body. Stops at the limit, so that no request fills the memory of the mock server. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | ApiErrorResult> {
  // Firefox has no stream for the body of a request, only for that of a response.
  const body = request.body === undefined ? new Response(await request.arrayBuffer()).body : request.body;
  if (body === null) return new Uint8Array();
  // The stream is not an async iterable in every browser.
  const reader = body.getReader();
  const tooLarge = () => {
    // Not awaited: a sender may never end, and the stream of a cloned request ends only when its other copy is read too.
    reader.cancel().catch(() => {});
    return payloadTooLarge(maxBytes);
  };
  if (Number(request.headers.get('content-length')) > maxBytes) return tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxBytes) return tooLarge();
    chunks.push(read.value);
  }
  return joined(chunks, length);
}

function payloadTooLarge(maxBytes: number): ApiErrorResult {
  return new ApiErrorResult(413, 'PAYLOAD_TOO_LARGE', [`The body may hold at most ${maxBytes} bytes`]);
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
