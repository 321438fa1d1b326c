import type { ValidationRule } from '../errors/errors.ts';
import { throwValidationError } from './refuse.ts';

/** Where the document sets no limit: longer than any identifier, shorter than what servers refuse to read as a path. */
const longestId = 1024;

/**
 * An identifier that becomes one segment of a path, and can neither leave its place nor vanish. Throws
 * {@link RequestValidationError} for one that is empty, too long, or a dot segment however it is written; whatever else it
 * holds is percent-encoded when the request is made. That it is shorter than the service's own is for the service to say.
 */
export function assertPathId(
  name: string,
  value: string,
  { maxLength = longestId }: { maxLength?: number } = {},
): string {
  const rule = brokenRule(value, maxLength);
  return rule === undefined ? value : throwValidationError(name, rule, `must be an id of 1 to ${maxLength} characters`);
}

function brokenRule(value: unknown, maxLength: number): ValidationRule | undefined {
  if (typeof value !== 'string') return 'type';
  if (!/\S/.test(value)) return 'minLength';
  // Code points, of which there are at most as many as there are code units.
  if (value.length > maxLength && [...value].length > maxLength) return 'maxLength';
  // A dot segment, however often it is encoded, or half of a character.
  return /^(\.|%(25)*2e){1,2}$|\p{Cs}/iu.test(value) ? 'pathSegment' : undefined;
}
