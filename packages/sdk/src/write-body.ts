import { refuse } from './refuse.ts';

/** The text of a body. An object can still be something else in JSON, or nothing at all: its `toJSON` decides. */
export function writeBody(body: object): string {
  const text: string | undefined = JSON.stringify(body);
  return text?.startsWith('{') ? text : refuse('body', 'type', 'must be an object in JSON');
}

/** The tokens, sessions and numbers of cards, documents and phones in a body: an answer may repeat them. */
export function secretsOf(body: string): string[] {
  const secrets: string[] = [];
  JSON.parse(body, (name, value) => {
    const isSecret = /(?:token|number|session|security_code|cryptogram|^document)$/.test(name);
    if (isSecret && typeof value === 'string' && value.length > 2) secrets.push(value);
    return value;
  });
  return secrets;
}
