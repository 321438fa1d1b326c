import { refuse } from './refuse.ts';
import type { WrittenBody } from './transport/draft.ts';

/** Writes a body out. An object can still be something else in JSON, or nothing at all: its `toJSON` decides. */
export function writeBody(body: object | undefined): WrittenBody {
  const text: string | undefined = JSON.stringify(body);
  if (body && !text?.startsWith('{')) refuse('body', 'type', 'must be an object in JSON');
  return {
    // When no answer comes, Deno's `fetch` sends a text, or a POST without a body, again by itself, and one attempt is two
    // (denoland/deno#35610).
    body: 'Deno' in globalThis ? new Blob([text ?? '']) : text,
    headers: body && { 'content-type': 'application/json' },
    secrets: () => secretsOf(text),
  };
}

// Not by a parser, which cannot go as deep as what has written the text.
const secretFields =
  /"(?:\w*(?:token|number|session|security_code|cryptogram)|document)":"?((?<=")(?:[^"\\]|\\.)+|[\d.]+)/g;

/**
 * The tokens, sessions and numbers of cards, documents and phones in a body, since an answer may repeat them: as they are,
 * and as they are in JSON.
 */
function secretsOf(body = ''): string[] {
  return Array.from(body.matchAll(secretFields), ([, secret = '']) => [secret, JSON.parse(`"${secret}"`)]).flat();
}
