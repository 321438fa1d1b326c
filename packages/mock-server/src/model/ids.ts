/** A deterministic sequence of ids: each depends only on the seed and on its position. */
export interface Ids {
  /** A UUID of version 4. */
  uuid(): string;
  /** The prefix and 16 hexadecimal digits. */
  prefixed(prefix: string): string;
  /** A number from 0 up to but not including 1. */
  fraction(): number;
  /** The number of ids so far. */
  count(): number;
  /** Continues the sequence after this number of ids. */
  continueFrom(count: number): void;
}

type Words = readonly [number, number, number, number];

/**
 * Creates a sequence of ids. The same seed gives the same sequence on every machine. The first word of an id is a bijection of the counter,
 * so the first 2^32 ids of a sequence are unique.
 */
export function createIds(seed: string): Ids {
  const key = wordsOf(seed);
  let counter = 0;

  const next = (): Words => {
    counter += 1;
    const first = scramble(key[0] ^ counter);
    const second = scramble(key[1] ^ first);
    const third = scramble(key[2] ^ second);
    const fourth = scramble(key[3] ^ third);
    return [first, second, third, fourth];
  };

  return {
    uuid: () => asUuid(next()),
    prefixed(prefix) {
      const [first, second] = next();
      return prefix + hex(first) + hex(second);
    },
    fraction: () => next()[0] / 2 ** 32,
    count: () => counter,
    continueFrom(count) {
      counter = count;
    },
  };
}

/** The characters of a UUID. Only the digits change. */
const template = Array.from('00000000-0000-4000-8000-000000000000', codeOf);
const hexDigits = Array.from('0123456789abcdef', codeOf);
/** The positions of the 32 digits in a UUID. */
const places = template.flatMap((code, place) => (code === codeOf('-') ? [] : [place]));
/** The digits with the version and the variant of the UUID. */
const [version, variant] = [12, 16];

function codeOf(character: string): number {
  return character.charCodeAt(0);
}

/** Creates the text from character codes at once: an engine keeps concatenated text as its parts, with several times the memory. */
function asUuid(words: Words): string {
  const codes = template.slice();
  for (let digit = 0; digit < 32; digit += 1) {
    if (digit === version) continue;
    const value = ((words[digit >> 3] as number) >>> (28 - 4 * (digit & 7))) & 15;
    codes[places[digit] as number] = hexDigits[digit === variant ? 8 | (value & 3) : value] as number;
  }
  return String.fromCharCode.apply(undefined, codes);
}

/** Hashes a text. Not cryptographic. */
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
