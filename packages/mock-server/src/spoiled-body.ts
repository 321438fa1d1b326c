import type { BodyFault } from './fault.ts';
import type { Answer } from './idempotency.ts';

/** An answer whose body arrives spoiled. */
export function spoil({ status, body }: Answer, headers: Record<string, string>, how: BodyFault['spoil']): Response {
  const json = { 'content-type': 'application/json', ...headers };
  const text = JSON.stringify(body);
  switch (how) {
    case 'half':
      return new Response(brokenOff(text), { status, headers: json });
    case 'malformed':
      return new Response(text.slice(0, -1), { status, headers: json });
    case 'content-type':
      return new Response('<!doctype html><title>Bad gateway</title>', {
        status,
        headers: { ...headers, 'content-type': 'text/html' },
      });
    case 'empty':
      return new Response('', { status, headers: json });
  }
}

/** Half of it arrives, and then the connection breaks. */
function brokenOff(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new TypeError('terminated'));
      sent = true;
      controller.enqueue(bytes.slice(0, bytes.length / 2));
    },
  });
}
