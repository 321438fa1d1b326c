import { afterRealTime } from '../clock/real-timers.ts';
import type { BodyFault } from '../faults/fault.ts';
import type { Answer } from '../merchant/idempotency.ts';
import { Reply } from './mock-response.ts';

/** An answer whose body arrives spoiled. */
export function spoil({ status, body }: Answer, headers: Record<string, string>, how: BodyFault['spoil']): Reply {
  const json = { 'content-type': 'application/json', ...headers };
  const text = JSON.stringify(body);
  switch (how) {
    case 'half': {
      const { stream, length } = cutOff(text);
      // MSW 3 ends a response cleanly whose stream breaks, unless more was announced.
      return new Reply(status, { ...json, 'content-length': String(length) }, stream);
    }
    case 'malformed':
      return new Reply(status, json, text.slice(0, -1));
    case 'content-type':
      return new Reply(
        status,
        { ...headers, 'content-type': 'text/html' },
        '<!doctype html><title>Bad gateway</title>',
      );
    case 'empty':
      return new Reply(status, json, '');
  }
}

/** What arrives of a body, and how long it was meant to be. */
export interface Cut {
  readonly bytes: Uint8Array;
  readonly length: number;
}

// For transports that have a connection to break. By the stream, which goes along when headers are added to an answer.
const cuts = new WeakMap<ReadableStream, Cut>();

/** How the body of an answer is cut off, where it is. */
export function cutOf({ body }: Response): Cut | undefined {
  return body === null ? undefined : cuts.get(body);
}

/** Half of it arrives, and then the connection breaks. */
function cutOff(text: string): { stream: ReadableStream<Uint8Array>; length: number } {
  const all = new TextEncoder().encode(text);
  const bytes = all.slice(0, all.length / 2);
  let isSent = false;
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isSent) {
        isSent = true;
        return controller.enqueue(bytes);
      }
      // What was sent has to arrive before the connection breaks.
      await new Promise<void>((resolve) => afterRealTime(0, resolve));
      controller.error(new TypeError('terminated'));
    },
  });
  cuts.set(stream, { bytes, length: all.length });
  return { stream, length: all.length };
}
