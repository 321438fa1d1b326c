import { redactCardNumbers } from '../../model/card-number.ts';

/** The most characters of one text in a line. */
const maxLength = 160;

/**
 * Control characters end a line or move the cursor. The others change the order of characters or have no width, so that a line shows
 * something else than it contains. A lone surrogate is no character: with the flag `u`, the surrogates of a pair do not match.
 */
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]/gu;

/** Makes a text from a request safe for a log line: without control characters and card numbers, and cut after 160 characters. */
export function cleanText(text: string): string {
  return escapeUnsafe(shortenText(text));
}

/** Cuts a text after 160 characters, and replaces card numbers. */
export function shortenText(text: string): string {
  // Cut twice: first, so that a long text costs little; then to the length of a line. The second cut removes a card number that the first
  // one split, because a replacement is more than a quarter as long as a card number.
  const clean = redactCardNumbers(text.slice(0, maxLength * 4));
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean;
}

/** Replaces each character that could forge or disturb a line by its code in JSON: `\u001b`. */
export function escapeUnsafe(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
