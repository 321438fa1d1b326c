/** Explores the merchant of a built checkout in a separate process, and sends the figures: `explore-once.ts <folder> <depth> <runs>`. */
import { pathToFileURL } from 'node:url';
import type { exploreFailures as Explore } from '@paychord/mock-server/explore';
import type * as Correct from '../../tests/explore/merchants/correct.ts';

/** The figures of an exploration. */
export interface Explored {
  readonly cases: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

const [folder = '', depth, runs] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(`${folder}/${path}`).href);
const { exploreFailures }: { exploreFailures: typeof Explore } = await load('packages/mock-server/dist/explore.js');
const { explorationOf, Merchant }: typeof Correct = await load('tests/explore/merchants/correct.ts');

const { survived, failed, neverTookEffect, seconds } = await exploreFailures({
  ...explorationOf(Merchant),
  depth: Number(depth) as 1 | 2,
  limits: { runs: Number(runs), seconds: 3_600 },
});
const { user, system } = process.cpuUsage();
const cases = survived + failed + neverTookEffect.length;
process.send?.({ cases, seconds, cpuSeconds: (user + system) / 1e6 } satisfies Explored);
