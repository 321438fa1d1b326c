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

/** A UUID's characters, of which only the digits change. */
const template = Array.from('00000000-0000-4000-8000-000000000000', codeOf);
const hexDigits = Array.from('0123456789abcdef', codeOf);
/** Where the 32 digits of four words stand in a UUID. */
const places = template.flatMap((code, place) => (code === codeOf('-') ? [] : [place]));
/** Of those, the ones that say what kind of identifier it is. */
const [version, variant] = [12, 16];

function codeOf(character: string): number {
  return character.charCodeAt(0);
}

/** Made of codes in one go: a text put together from parts is kept as its parts, in several times the memory. */
function asUuid(words: Words): string {
  const codes = template.slice();
  for (let digit = 0; digit < 32; digit += 1) {
    if (digit === version) continue;
    const value = ((words[digit >> 3] as number) >>> (28 - 4 * (digit & 7))) & 15;
    codes[places[digit] as number] = hexDigits[digit === variant ? 8 | (value & 3) : value] as number;
  }
  return String.fromCharCode.apply(undefined, codes);
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
