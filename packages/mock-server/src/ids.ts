/** Identifiers that depend only on a seed and on how many were made before. */
export interface Ids {
  /** A UUID of version 4. */
  uuid(): string;
  /** The prefix and 16 hexadecimal digits. */
  prefixed(prefix: string): string;
  /** A number from 0 up to but not including 1. */
  fraction(): number;
  /** How many were made. */
  count(): number;
  /** Goes on as if so many had been made. */
  continueFrom(count: number): void;
}

type Words = readonly [number, number, number, number];

/**
 * Deterministic identifiers: the same seed gives the same sequence on every machine. The first word of an identifier is a bijection
 * of the counter, so that a sequence repeats none of its first 2^32 identifiers.
 */
export function createIds(seed: string): Ids {
  const key = wordsOf(seed);
  let counter = 0;

  const next = (): string => {
    counter += 1;
    const first = scramble(key[0] ^ counter);
    const second = scramble(key[1] ^ first);
    const third = scramble(key[2] ^ second);
    const fourth = scramble(key[3] ^ third);
    return hex(first) + hex(second) + hex(third) + hex(fourth);
  };

  return {
    uuid: () => asUuid(next()),
    prefixed: (prefix) => prefix + next().slice(0, 16),
    fraction: () => Number.parseInt(next().slice(0, 8), 16) / 2 ** 32,
    count: () => counter,
    continueFrom(count) {
      counter = count;
    },
  };
}

function asUuid(digits: string): string {
  const variant = '89ab'[Number.parseInt(digits.charAt(16), 16) & 3];
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-4${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20)}`;
}

/** Stands for a text: other texts have other fingerprints. */
export function fingerprint(text: string): string {
  return wordsOf(text).map(hex).join('');
}

function wordsOf(text: string): Words {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    words[0] = scramble(words[0] ^ code ^ words[3]);
    words[1] = scramble(words[1] + words[0]);
    words[2] = scramble(words[2] ^ words[1]);
    words[3] = scramble(words[3] + words[2]);
  }
  return words;
}

/** The finalizer of MurmurHash3: a bijection on 32 bits. */
function scramble(word: number): number {
  let mixed = word >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
