/**
 * Characters that end a line, move a cursor, change the order of others, or have no width: control and format characters, line separators,
 * fillers and lone surrogates. A text with one can show something else than it contains.
 */
export const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u115f\u1160\u3164\uffa0]/gu;

/** Replaces each hidden character with its escape in JSON: `\u202e`. */
export function escapeHidden(text: string): string {
  return text.replace(hiddenCharacters, escapeUnits);
}

/** Returns the escapes in JSON of a text: one for each of its UTF-16 units. */
export function escapeUnits(text: string): string {
  return text.replace(/./gs, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
