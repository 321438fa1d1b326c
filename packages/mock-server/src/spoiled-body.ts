import type { BodyFault } from './faults.ts';

/** An answer whose body arrives spoiled. */
export function spoil(
  text: string,
  status: number,
  headers: Record<string, string>,
  how: BodyFault['spoil'],
): Response {
  const json = { 'content-type': 'application/json', ...headers };
  switch (how) {
    case 'half':
      return new Response(brokenOff(text.slice(0, text.length / 2)), { status, headers: json });
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

/** Some of it arrives, and then the connection breaks. */
function brokenOff(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let sent = false;
  return new ReadableStream({
    pull(controller) {
      if (sent) return controller.error(new TypeError('terminated'));
      sent = true;
      controller.enqueue(bytes);
    },
  });
}
