import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** Collects garbage at once. */
export const collect: () => void = runInNewContext('gc');

/** Megabytes in use after a garbage collection, those outside the heap of JavaScript included. */
export async function heapUsed(): Promise<number> {
  // Node releases finished responses one turn later, and finalized objects one collection later.
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
