/** `npm run bench:client`: the client beside other SDKs. About three minutes. */
import { dependenciesBudget, instantiationsBudget, sizeBudgets } from '../../tests/packages/budgets.ts';
import type { Bar } from '../targets.ts';
import { type Figures, medians, mediansOver } from '../median.ts';
import { cannedAnswer } from '../payment.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';
import { callMicroseconds } from './call-cost.ts';
import { floor, ours, packaged } from './candidates.ts';
import { bytesOf, dependenciesOf, empty, importMilliseconds, prepare, typeCosts } from './measurements.ts';

const { show, finish } = report(new URL('RESULTS.md', import.meta.url));

const figureOf = (figures: Figures, name: string) => figures.get(name) ?? Number.NaN;
const whole = (figure: number) => Math.round(figure).toLocaleString('en');
const times = (figure: number) => `${figure.toFixed(2)} ×`;
const kilobytes = (figure: number) => `${(figure / 1_000).toFixed(2)} kB`;
const microseconds = (figure: number) => `${figure.toFixed(1)} µs`;
const milliseconds = (figure: number) => `${figure.toFixed(1)} ms`;
const seconds = (figure: number) => `${figure.toFixed(2)} s`;

await prepare();
show(`# The client

${conditions('bench:client')}

Each contestant makes one small program: it retrieves an object and creates one, the way its package is meant to be used, and reads the status.
That program is called, and that program is compiled. Ours has all on: four hooks, a signal, retry, both time limits, every check.`);

const [retrieves, creates] = [await callMicroseconds('retrieve'), await callMicroseconds('create')];
const ofFloor = { retrieve: mediansOver(retrieves, floor.name), create: mediansOver(creates, floor.name) };
show(`## CPU time of a call

\`fetch\` is a stub that looks at nothing and answers a payment of ${whole(JSON.stringify(cannedAnswer).length)} bytes. The floor gives it an address and reads the JSON.
Each in a process of its own, the time of all its threads.`);
show(
  table(
    ['', 'retrieve', 'of the floor', 'create', 'of the floor'],
    [floor, ...packaged].map(({ name }) => [
      name,
      microseconds(figureOf(medians(retrieves), name)),
      times(figureOf(ofFloor.retrieve, name)),
      microseconds(figureOf(medians(creates), name)),
      times(figureOf(ofFloor.create, name)),
    ]),
  ),
);

const imports = await importMilliseconds();
const overEmptyModule = (name: string) => figureOf(imports, name) - figureOf(imports, empty);
const rows: string[][] = [];
for (const contestant of packaged) {
  const bytes = kilobytes(await bytesOf(contestant.bundled));
  const dependencies = String(await dependenciesOf(contestant));
  rows.push([contestant.name, bytes, milliseconds(overEmptyModule(contestant.name)), dependencies]);
}
show(`## What comes along

The whole client, bundled by esbuild for browsers, minified, gzip -9; 1 kB is 1,000 bytes. The import is the first of a new process, over that of an empty
module (${milliseconds(figureOf(imports, empty))}).`);
show(table(['', 'bundle', 'import', 'dependencies'], rows));

const parts = new Map<string, number>();
for (const { what, program } of sizeBudgets) parts.set(what, await bytesOf(program));
show('Parts of this SDK, of which a bundle takes only what it names:');
show(
  table(
    ['', 'bundle'],
    [...parts].map(([what, bytes]) => [what, kilobytes(bytes)]),
  ),
);

const types = await typeCosts();
const typeSeconds = medians(types.seconds);
const ofEmptyFile = mediansOver(types.seconds, empty);
show(`## Types

The compiler on each program: strict, every library, the types of Node, \`skipLibCheck\`. Bare openapi-fetch is typed by openapi-typescript over our document.`);
show(
  table(
    ['', 'instantiations', 'in all', 'of the empty file'],
    [empty, ...packaged.map(({ name }) => name)].map((name) => [
      name,
      whole(figureOf(types.instantiations, name)),
      seconds(figureOf(typeSeconds, name)),
      times(figureOf(ofEmptyFile, name)),
    ]),
  ),
);

const cpuLimit = { atMost: 1.3 };
const bars: Bar[] = [
  {
    what: 'CPU of a retrieve, of the floor',
    figure: figureOf(ofFloor.retrieve, ours.name),
    limit: cpuLimit,
    shown: times,
  },
  { what: 'CPU of a create, of the floor', figure: figureOf(ofFloor.create, ours.name), limit: cpuLimit, shown: times },
  ...sizeBudgets.map(({ what, atMost }) => ({
    what: `bundle of ${what}`,
    figure: figureOf(parts, what),
    limit: { atMost },
    shown: kilobytes,
  })),
  { what: 'cold import', figure: overEmptyModule(ours.name), limit: { atMost: 10 }, shown: milliseconds },
  {
    what: 'type instantiations',
    figure: figureOf(types.instantiations, ours.name),
    limit: { atMost: instantiationsBudget },
    shown: whole,
  },
  {
    what: 'compiling, of an empty file',
    figure: figureOf(ofEmptyFile, ours.name),
    limit: { atMost: 1.17 },
    shown: times,
  },
  {
    what: 'dependencies',
    figure: await dependenciesOf(ours),
    limit: { atMost: dependenciesBudget },
    shown: whole,
  },
];
finish(bars);
