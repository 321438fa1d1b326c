import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
/** Collects garbage at once. */
export const collect: () => void = runInNewContext('gc');

/** Megabytes in use after a garbage collection, those outside the heap of JavaScript included. */
export async function heapUsed(): Promise<number> {
  // What has just been answered is let go of a turn later, and what was held by something finalized one collection later.
  for (let round = 0; round < 3; round += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 2 ** 20;
}
