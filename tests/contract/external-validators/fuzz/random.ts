/** Pseudo-random numbers from a seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  fraction(): number;
  /** From 0 to below the limit. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** The generator `mulberry32`. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    fraction,
    below,
    pick(list) {
      if (list.length === 0) throw new Error('Cannot pick from an empty list');
      // The index is inside the list.
      return list[below(list.length)] as (typeof list)[number];
    },
    chance: (probability) => fraction() < probability,
  };
}
