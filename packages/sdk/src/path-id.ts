import { checkText, type Limits, refuse } from './check-limits.ts';

/** Where the document sets no limit: longer than any identifier, shorter than what servers refuse to read as a path. */
const longestId = 1024;

/**
 * An identifier that becomes one segment of a path, and can neither leave its place nor vanish. Throws
 * {@link RequestValidationError} for one that is empty, too long, or a dot segment however it is written; whatever else it
 * holds is percent-encoded when the request is made. That it is shorter than the service's own is for the service to say.
 */
export function pathId(name: string, value: string, { maxLength = longestId }: Limits = {}): string {
  checkText(name, value, { minLength: 1, maxLength });
  if (value.trim() === '') refuse(name, 'minLength', 'must not be blank');
  const isDotSegment = /^(?:\.|%(?:25)*2e){1,2}$/i.test(value);
  const isEncodable = !/\p{Cs}/u.test(value);
  if (isDotSegment || !isEncodable) refuse(name, 'pathSegment', 'must be an identifier');
  return value;
}
