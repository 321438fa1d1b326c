import { refuse } from './refuse.ts';
import type { WrittenBody } from './transport/draft.ts';

/** Writes a body out. An object can still be something else in JSON, or nothing at all: its `toJSON` decides. */
export function writeBody(body: object): WrittenBody {
  const text: string | undefined = JSON.stringify(body);
  if (!text?.startsWith('{')) refuse('body', 'type', 'must be an object in JSON');
  return {
    // When no answer comes, Deno's `fetch` sends a text again by itself, and one attempt is two (denoland/deno#35610).
    body: 'Deno' in globalThis ? new Blob([text]) : text,
    headers: { 'content-type': 'application/json' },
    secrets: () => secretsOf(text),
  };
}

/** The tokens, sessions and numbers of cards, documents and phones in a body: an answer may repeat them. */
function secretsOf(body: string): string[] {
  const secrets: string[] = [];
  JSON.parse(body, (name, value) => {
    const isSecret = /(?:token|number|session|security_code|cryptogram|^document)$/.test(name);
    if (isSecret && typeof value === 'string' && value.length > 2) secrets.push(value);
    return value;
  });
  return secrets;
}
