/** Whether everything is to be proved that there is to prove (`npm run proof`), and not only as much as fits into `npm test`. */
export const isFull = process.env.PROOF === 'full';

/** How many, by effort. */
export function count({ reduced, full }: { reduced: number; full: number }): number {
  return isFull ? full : reduced;
}

/**
 * What everything random follows from: `PROOF_SEED`, or one that is new with each full run and always the same with a reduced one,
 * which must not fail by chance.
 */
export const seed = Number(process.env.PROOF_SEED ?? (isFull ? Date.now() % 2 ** 31 : 1));
