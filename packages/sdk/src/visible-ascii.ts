/**
 * Whether the text can be the value of a header exactly as it stands: visible ASCII. Spaces and line ends would be cut
 * off or refused by the runtime, whose message would repeat the value.
 */
export function isVisibleAscii(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]+$/.test(value);
}

/** What is wrong with all others. */
export const invisible = 'is missing, blank or holds a space or a special character';
