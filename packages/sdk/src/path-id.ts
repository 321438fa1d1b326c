import { refuse } from './refuse.ts';

/** Where the document sets no limit: longer than any identifier, shorter than what servers refuse to read as a path. */
const longestId = 1024;

/**
 * An identifier that becomes one segment of a path, and can neither leave its place nor vanish. Throws
 * {@link RequestValidationError} for one that is empty, too long, or a dot segment however it is written; whatever else it
 * holds is percent-encoded when the request is made. That it is shorter than the service's own is for the service to say.
 */
export function pathId(name: string, value: string, { maxLength = longestId }: { maxLength?: number } = {}): string {
  if (typeof value !== 'string') refuse(name, 'type', 'must be a string');
  if (value.trim() === '') refuse(name, 'minLength', 'must not be blank');
  if ([...value].length > maxLength) refuse(name, 'maxLength', `must have at most ${maxLength} characters`);
  // A dot segment, however often it is encoded, or half of a character.
  if (/^(?:\.|%(?:25)*2e){1,2}$|\p{Cs}/iu.test(value)) refuse(name, 'pathSegment', 'must be an identifier');
  return value;
}
