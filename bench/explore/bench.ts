/** `npm run bench -- explore` measures the exploration of a merchant in memory. It takes about a minute. */
import { type ExplorationReport, exploreFailures } from '@paychord/mock-server/explore';
import { explorationOf, Merchant } from '../../tests/explore/merchants/correct.ts';
import { isQuick } from '../mode.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';

const { show, finish } = report('explore');

const seconds = (figure: number) => `${figure.toFixed(1)} s`;
const casesOf = ({ survived, failed, neverTookEffect }: ExplorationReport) =>
  survived + failed + neverTookEffect.length;
async function explore(depth: 1 | 2): Promise<ExplorationReport & { readonly cpuSeconds: number }> {
  const before = process.cpuUsage();
  const result = await exploreFailures({
    ...explorationOf(Merchant),
    depth,
    limits: { runs: isQuick ? 20 : 20_000, seconds: 900 },
  });
  const { user, system } = process.cpuUsage(before);
  return { ...result, cpuSeconds: (user + system) / 1e6 };
}

show(`# The explorer

${conditions('explore')}

The merchant sends three calls and receives three webhooks, in memory. A webhook without the whole payment costs another call, and so does the
job after a failure. Each case runs in both services. The first exploration includes the time in which V8 compiles the code.`);

const [one, two] = [await explore(1), await explore(2)];
show(
  table(
    ['', 'cases', 'time', 'CPU time', 'CPU time per case'],
    [one, two].map((each, index) => {
      const perCase = `${((each.cpuSeconds * 1_000) / casesOf(each)).toFixed(1)} ms`;
      const times = [seconds(each.seconds), seconds(each.cpuSeconds), perCase];
      return [`depth ${index + 1}`, casesOf(each).toLocaleString('en'), ...times];
    }),
  ),
);

finish([
  { what: 'depth 1', figure: one.seconds, limit: { atMost: 2.5 }, format: seconds },
  { what: 'depth 2', figure: two.seconds, limit: { atMost: 100 }, format: seconds },
]);
