import { demand } from '../errors.ts';
import { viewBytes } from '../verification/raw-body.ts';
import type { Outcome } from './result.ts';

/**
 * The body of a request, or what the delivery comes to without one: it is longer than `maxBytes` (the rest is left
 * unread), it broke off, or the signal was aborted first. Counts what comes and believes no Content-Length. Rejects with
 * `WebhookConfigurationError` when somebody has read it before.
 */
export async function readLimitedBody(
  request: Pick<Body, 'body' | 'bodyUsed'>,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | Outcome> {
  const { body } = request;
  demand(
    !request.bodyUsed && !body?.locked,
    'The body was read: pass the request on before request.json() or any parser',
  );
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => {});
  signal.addEventListener('abort', cancel);
  let bytes: Uint8Array = new Uint8Array();
  let length = 0;
  for (;;) {
    const read = await reader.read().catch((error: unknown) => ({ error }));
    // Cancelling ends the body as if it were whole.
    if (signal.aborted) return { status: 503 };
    if ('error' in read) return { status: 503, verdict: 'rejected', reason: 'body_incomplete', error: read.error };
    if (read.done) return bytes.subarray(0, length);
    const chunk = viewBytes(read.value);
    demand(chunk, 'The body must be a stream of bytes');
    const end = length + chunk.length;
    if (end > maxBytes) {
      cancel();
      return { status: 503, verdict: 'rejected', reason: 'body_too_large' };
    }
    // Copied at once: a body in a million chunks would hold a hundred times its size.
    if (end > bytes.length) {
      const room = new Uint8Array(end * 2);
      room.set(bytes);
      bytes = room;
    }
    bytes.set(chunk, length);
    length = end;
  }
}
