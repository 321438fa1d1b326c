/**
 * `npm run bench -- explore` measures the exploration of a merchant in memory. It takes some minutes. With `BASELINE=<folder>`, a built checkout of
 * an earlier version takes turns with this one.
 */
import { fileURLToPath } from 'node:url';
import { median } from '../median.ts';
import { effort } from '../mode.ts';
import { start } from '../process.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';
import type { Explored } from './explore-once.ts';

const { show, finish } = report('explore');
const { BASELINE } = process.env;
const checkouts = [fileURLToPath(new URL('../..', import.meta.url)), ...(BASELINE ? [BASELINE] : [])];

/** Explores in turns, in a separate process each time. Returns the figures of each checkout. */
async function explore(depth: 1 | 2, rounds: number): Promise<Explored[][]> {
  const figures: Explored[][] = checkouts.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, folder] of checkouts.entries()) {
      const child = start(new URL('explore-once.ts', import.meta.url), [folder, depth, effort(20_000, 20)]);
      figures[index]?.push(await child.message<Explored>());
      await child.stop();
    }
  }
  return figures;
}

const medianOf = (explored: readonly Explored[], figure: (each: Explored) => number) => median(explored.map(figure));
const perCase = (explored: readonly Explored[] = []) =>
  medianOf(explored, ({ cpuSeconds, cases }) => (cpuSeconds * 1_000) / cases);
const seconds = (figure: number) => `${figure.toFixed(1)} s`;

show(`# The explorer

${conditions('explore')}

The merchant sends three calls and receives three webhooks, in memory. A webhook without the whole payment costs another call, and so does the
job after a failure. Each case runs in both services. Each exploration has a separate process, and its CPU time includes the start of it.
Depth 1 is the median of three turns, and depth 2 is one turn. The commit b0b373e7 had fewer kinds of failures, and so fewer cases.`);

const depths = [await explore(1, effort(3, 1)), await explore(2, 1)];
const names = ['this version', 'b0b373e7'];
show(
  table(
    ['', 'cases', 'time', 'CPU time', 'CPU time per case'],
    depths.flatMap((figures, index) =>
      figures.map((explored, checkout) => [
        `depth ${index + 1}, ${names[checkout]}`,
        (explored[0]?.cases ?? 0).toLocaleString('en'),
        seconds(medianOf(explored, (each) => each.seconds)),
        seconds(medianOf(explored, (each) => each.cpuSeconds)),
        `${perCase(explored).toFixed(1)} ms`,
      ]),
    ),
  ),
);

finish(
  depths.flatMap(([now = [], before], index) => {
    const what = `depth ${index + 1}`;
    const cpu = medianOf(now, ({ cpuSeconds }) => cpuSeconds);
    const ratio = `${what}: CPU time per case, as a share of that of b0b373e7`;
    return [
      { what: `${what}: CPU time`, figure: cpu, limit: { atMost: index === 0 ? 4 : 120 }, format: seconds },
      ...(before === undefined
        ? []
        : [
            {
              what: ratio,
              figure: perCase(now) / perCase(before),
              limit: { atMost: 1.5 },
              format: (x: number) => `${x.toFixed(2)}x`,
            },
          ]),
    ];
  }),
);
