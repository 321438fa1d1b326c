/**
 * Characters that change the order of others, have no width, or are no characters: control characters except line break and tab,
 * bidirectional controls, joiners, lone surrogates. Data can hold them to show something else than it contains.
 */
const hiddenCharacter =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\ud800-\udfff]/gu;

/** A part of a text: readable text, or the code of one hidden character. */
export interface TextPart {
  readonly text: string;
  readonly isHidden: boolean;
}

/** Splits a text at its hidden characters, so that a page can show their codes. */
export function visibleParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, 0: character } of text.matchAll(hiddenCharacter)) {
    if (index > end) parts.push({ text: text.slice(end, index), isHidden: false });
    parts.push({ text: `U+${codeOf(character).toUpperCase()}`, isHidden: true });
    end = index + character.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHidden: false });
  return parts;
}

/** Replaces each hidden character with its escape in JSON: `\u202e`. */
export function escapeControls(text: string): string {
  return text.replace(hiddenCharacter, (character) => `\\u${codeOf(character)}`);
}

function codeOf(character: string): string {
  return character.charCodeAt(0).toString(16).padStart(4, '0');
}
