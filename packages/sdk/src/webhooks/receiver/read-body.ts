import { assertConfig } from '../errors.ts';
import { asBytes } from '../verification/raw-request.ts';
import type { ProcessingResult } from './delivery.ts';

/**
 * Reads the body of a request. Resolves to a result instead of bytes if the body is too long or the connection breaks. It counts the
 * received bytes, because a sender controls Content-Length. Rejects with `WebhookConfigurationError` when other code has already read
 * the body.
 *
 * @param signal - Ends the reading. A cancelled body ends like a complete one, so the caller must check the signal.
 */
export async function readBody(
  request: Pick<Body, 'body' | 'bodyUsed'>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | ProcessingResult> {
  const { body } = request;
  assertConfig(
    !request.bodyUsed && !body?.locked,
    'The body was already read. Call the receiver once, before any parser',
  );
  let buffer: Uint8Array = new Uint8Array();
  if (!body) return buffer;
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  let length = 0;
  for (;;) {
    const read = await reader.read().catch((error: unknown) => ({ error }));
    if ('error' in read) return { status: 503, result: 'rejected', reason: 'body_incomplete', error: read.error };
    if (read.done) return buffer.subarray(0, length);
    const chunk = asBytes(read.value);
    assertConfig(chunk, 'The body must be a stream of bytes');
    const end = length + chunk.length;
    if (end > maxBytes) {
      cancel();
      return { status: 503, result: 'rejected', reason: 'body_too_large' };
    }
    // Chunks are copied at once: keeping a million small chunks would need a hundred times the memory.
    // Stryker disable next-line EqualityOperator: a full buffer is copied once more, with the same result
    if (end > buffer.length) {
      const larger = new Uint8Array(end * 2);
      larger.set(buffer);
      buffer = larger;
    }
    buffer.set(chunk, length);
    length = end;
  }
}
