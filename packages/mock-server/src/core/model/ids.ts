/** A deterministic sequence of ids: each depends only on the seed and on its position. */
export type Ids = ReturnType<typeof createIds>;

type Words = readonly [number, number, number, number];

/**
 * Creates a sequence of ids. The same seed gives the same sequence on every machine. The first word of an id is a bijection of the counter,
 * so the first 2^32 ids of a sequence are unique.
 */
export function createIds(seed: string) {
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
    /** A UUID of version 4. */
    uuid: () => uuidOf(next()),
    /** The prefix and 16 hexadecimal digits. */
    prefixed(prefix: string): string {
      const [first, second] = next();
      return prefix + hex(first) + hex(second);
    },
    /** A number from 0 up to but not including 1. */
    fraction: () => next()[0] / 2 ** 32,
    /** The number of ids so far. */
    count: () => counter,
    /** Continues the sequence after this number of ids. */
    continueFrom(count: number): void {
      counter = count;
    },
  };
}

/** Formats four words as a UUID of version 4. Its version and its variant replace six bits. */
function uuidOf([first, second, third, fourth]: Words): string {
  const [start, rest] = [hex((second & 0xffff0fff) | 0x4000), hex((third & 0x3fffffff) | 0x80000000)];
  return `${hex(first)}-${start.slice(0, 4)}-${start.slice(4)}-${rest.slice(0, 4)}-${rest.slice(4)}${hex(fourth)}`;
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

const hexOfByte = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/** Formats a word as eight digits. With `toString(16)` and `padStart`, a created payment costs 7 % more CPU time. */
function hex(word: number): string {
  const byte = (shift: number) => hexOfByte[(word >>> shift) & 0xff] as string;
  return byte(24) + byte(16) + byte(8) + byte(0);
}

/** Matches every UUID of a text. */
export const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const uuid = new RegExp(`^${uuids.source}$`, 'i');

/** Returns the form in which ids are compared and stored: a UUID in lower case (RFC 9562), any other id unchanged. */
export function canonicalId(id: string): string {
  // A test can pass any value to a control.
  if (typeof id !== 'string') return id;
  // Most ids are in lower case, so that the pattern, which takes longer, decides about few of them.
  const lowerCase = id.toLowerCase();
  return lowerCase === id || !uuid.test(id) ? id : lowerCase;
}

/** A map by id that finds a UUID in any case. */
export class IdMap<Value> extends Map<string, Value> {
  override get(id: string): Value | undefined {
    return super.get(canonicalId(id));
  }

  override has(id: string): boolean {
    return super.has(canonicalId(id));
  }

  override set(id: string, value: Value): this {
    return super.set(canonicalId(id), value);
  }
}

/** A set of ids that finds a UUID in any case. */
export class IdSet extends Set<string> {
  override has(id: string): boolean {
    return super.has(canonicalId(id));
  }

  override add(id: string): this {
    return super.add(canonicalId(id));
  }
}

/** Sets an entry as the latest one, and removes the oldest one above the limit. */
export function setLatest<T>(latestLast: Map<string, T>, key: string, entry: T, max: number): void {
  latestLast.delete(key);
  latestLast.set(key, entry);
  if (latestLast.size <= max) return;
  const [oldest] = latestLast.keys();
  if (oldest !== undefined) latestLast.delete(oldest);
}
