import { refuse } from './refuse.ts';

/** The text of a body. An object can still be something else in JSON, or nothing at all: its `toJSON` decides. */
export function writeBody(body: object): string {
  const text: string | undefined = JSON.stringify(body);
  return text?.startsWith('{') ? text : refuse('body', 'type', 'must be an object in JSON');
}
