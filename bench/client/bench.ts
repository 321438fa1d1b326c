/** `npm run bench -- client` compares the client with other SDKs. It takes about three minutes. */
import { dependenciesBudget, instantiationsBudget, sizeBudgets } from '../../tests/packages/budgets.ts';
import { type Figures, medians, mediansOver } from '../median.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';
import type { Target } from '../targets.ts';
import { callMicroseconds } from './call-cost.ts';
import { baseline, ours, packaged } from './candidates.ts';
import { bytesOf, dependenciesOf, empty, importMilliseconds, prepare, typeCosts } from './measurements.ts';
import { type ResponseSize, responses } from './responses.ts';

const { show, finish } = report('client');

const figureOf = (figures: Figures, name: string) => figures.get(name) ?? Number.NaN;
const whole = (figure: number) => Math.round(figure).toLocaleString('en');
const times = (figure: number) => `${figure.toFixed(2)} ×`;
const kilobytes = (figure: number) => `${(figure / 1_000).toFixed(2)} kB`;
const microseconds = (figure: number) => `${figure.toFixed(1)} µs`;
const milliseconds = (figure: number) => `${figure.toFixed(1)} ms`;
const seconds = (figure: number) => `${figure.toFixed(2)} s`;

await prepare();
show(`# The client

${conditions('client')}

Each candidate is a small program that retrieves one object, creates one, and reads the status of both.
The bench calls and compiles this program. The program of this SDK uses four hooks, a signal, retries, both time-outs and every check.`);

const sizes = ['small', 'large'] as const;
const bytesOfResponse = (size: ResponseSize) => `${whole(responses[size].length)} bytes`;
show(`## CPU time of a call

\`fetch\` is a stub that ignores its arguments and returns a payment. The baseline calls it with a URL and reads the JSON.
Each candidate runs in its own process. The figure is the CPU time of all threads.`);
const relative: { what: string; figure: number }[] = [];
for (const size of sizes) {
  const [retrieves, creates] = [await callMicroseconds('retrieve', size), await callMicroseconds('create', size)];
  const [overRetrieve, overCreate] = [mediansOver(retrieves, baseline.name), mediansOver(creates, baseline.name)];
  show(`A response of ${bytesOfResponse(size)}:`);
  show(
    table(
      ['', 'retrieve', 'vs. baseline', 'create', 'vs. baseline'],
      [baseline, ...packaged].map(({ name }) => [
        name,
        microseconds(figureOf(medians(retrieves), name)),
        times(figureOf(overRetrieve, name)),
        microseconds(figureOf(medians(creates), name)),
        times(figureOf(overCreate, name)),
      ]),
    ),
  );
  relative.push(
    { what: `retrieve, ${bytesOfResponse(size)}`, figure: figureOf(overRetrieve, ours.name) },
    { what: `create, ${bytesOfResponse(size)}`, figure: figureOf(overCreate, ours.name) },
  );
}

const imports = await importMilliseconds();
const overEmptyModule = (name: string) => figureOf(imports, name) - figureOf(imports, empty);
const rows: string[][] = [];
for (const candidate of packaged) {
  const bytes = kilobytes(await bytesOf(candidate.bundled));
  const dependencies = String(await dependenciesOf(candidate));
  rows.push([candidate.name, bytes, milliseconds(overEmptyModule(candidate.name)), dependencies]);
}
show(`## Bundle size and import time

The bundle is the whole client: esbuild for browsers, minified, gzip -9. 1 kB is 1,000 bytes.
The import time is the first import of a new process, minus that of an empty module (${milliseconds(figureOf(imports, empty))}).`);
show(table(['', 'bundle', 'import', 'dependencies'], rows));

const parts = new Map<string, number>();
for (const { what, program } of sizeBudgets) parts.set(what, await bytesOf(program));
show('Parts of this SDK (a bundle contains only what it imports):');
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

The compiler checks each program: strict, every library, the types of Node, \`skipLibCheck\`. openapi-typescript generates the types of openapi-fetch from the OpenAPI document.`);
show(
  table(
    ['', 'instantiations', 'total time', 'vs. empty file'],
    [empty, ...packaged.map(({ name }) => name)].map((name) => [
      name,
      whole(figureOf(types.instantiations, name)),
      seconds(figureOf(typeSeconds, name)),
      times(figureOf(ofEmptyFile, name)),
    ]),
  ),
);

const targets: Target[] = [
  ...relative.map(({ what, figure }) => ({
    what: `CPU time of a ${what}, vs. baseline`,
    figure,
    limit: { atMost: 1.3 },
    format: times,
  })),
  ...sizeBudgets.map(({ what, atMost }) => ({
    what: `bundle of ${what}`,
    figure: figureOf(parts, what),
    limit: { atMost },
    format: kilobytes,
  })),
  { what: 'cold import', figure: overEmptyModule(ours.name), limit: { atMost: 10 }, format: milliseconds },
  {
    what: 'type instantiations',
    figure: figureOf(types.instantiations, ours.name),
    limit: { atMost: instantiationsBudget },
    format: whole,
  },
  {
    what: 'compile time, vs. empty file',
    figure: figureOf(ofEmptyFile, ours.name),
    limit: { atMost: 1.1 },
    format: times,
  },
  {
    what: 'dependencies',
    figure: await dependenciesOf(ours),
    limit: { atMost: dependenciesBudget },
    format: whole,
  },
];
finish(targets);
