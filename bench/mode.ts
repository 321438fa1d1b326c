/**
 * Whether each measurement runs once and briefly, to check the code of the benches: `npm run bench -- --quick`.
 * The figures of a quick run mean nothing.
 */
export const isQuick = process.argv.includes('--quick');

/** Returns a number of rounds, repetitions or seconds: the small one in a quick run. */
export function effort(full: number, quick: number): number {
  return isQuick ? quick : full;
}
