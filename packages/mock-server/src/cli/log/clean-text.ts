/** The most characters of one text in a line. */
const maxLength = 160;

/**
 * Control characters end a line or move the cursor. The others change the order of characters or have no width, so that a line shows
 * something else than it contains. A lone surrogate is no character.
 */
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** 13 to 19 digits, possibly in groups. */
const digits = /\d(?:[ -]?\d){12,18}/g;

/** Makes a text from a request safe for a log line: without control characters and card numbers, and cut after 160 characters. */
export function cleanText(text: string): string {
  return escapeUnsafe(shortenText(text));
}

/** Cuts a text after 160 characters, and replaces card numbers. */
export function shortenText(text: string): string {
  // Cut first, so that a long text costs little.
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return cut.replace(digits, (found) => (isCardNumber(found) ? '[redacted]' : found));
}

/** Replaces each character that could forge or disturb a line by its code in JSON: `\u001b`. */
export function escapeUnsafe(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The Luhn check. An id or a time seldom passes it. */
function isCardNumber(text: string): boolean {
  let sum = 0;
  let isDoubled = false;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) continue;
    const value = isDoubled ? digit * 2 : digit;
    sum += value > 9 ? value - 9 : value;
    isDoubled = !isDoubled;
  }
  return sum % 10 === 0;
}
