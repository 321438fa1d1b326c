/** `npm run bench:webhooks`: verifying a webhook, beside other libraries. About two minutes. */
import { sizeBudgets } from '../../tests/packages/budgets.ts';
import type { Bar } from '../targets.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';
import { bundled, type Heat, nodeHeat, webHeat } from './candidates.ts';
import { bytesOf, type Speeds, speeds } from './measurements.ts';

const { show, finish } = report(new URL('RESULTS.md', import.meta.url));

const times = (figure: number) => `${figure.toFixed(2)} ×`;
const microseconds = (figure: number) => `${figure.toFixed(1)} µs`;
const kilobytes = (figure: number) => `${(figure / 1_000).toFixed(2)} kB`;

show(`# Verifying a webhook

${conditions('bench:webhooks')}

Each contestant verifies a body that is genuine, again and again, given as bytes, or as text where it takes nothing else, with its own scheme of HMAC-SHA-256. The first row is the
floor: as little code as does it. Each in a process of its own, CPU time of all its threads; more of the floor is faster. svix and
standardwebhooks cannot verify without parsing the JSON; their figures include it.`);

async function measure(heat: Heat): Promise<{ small: Speeds; large: Speeds }> {
  const [small, large] = [await speeds(heat, '512 B'), await speeds(heat, '16 kB')];
  show(`## ${heat.title}`);
  show(
    table(
      ['', '512 B', 'of the floor', '16 kB', 'of the floor'],
      heat.contestants.map(({ name }) => [
        name,
        ...[small, large].flatMap((each) => [
          microseconds(each.microseconds.get(name) ?? Number.NaN),
          times(each.ofFloor.get(name) ?? Number.NaN),
        ]),
      ]),
    ),
  );
  return { small, large };
}

const [byNode, byWeb] = [await measure(nodeHeat), await measure(webHeat)];

const parts = sizeBudgets.filter(({ program }) => program.includes('/webhooks'));
const sizes = new Map<string, number>();
for (const { name, program } of bundled) sizes.set(name, await bytesOf(program));
for (const { what, program } of parts) sizes.set(what, await bytesOf(program));
show(`## What comes along

Bundled by esbuild for browsers, minified, gzip -9; 1 kB is 1,000 bytes. Of this SDK a bundle takes only what it names.`);
show(
  table(
    ['', 'bundle'],
    [...sizes].map(([what, bytes]) => [what, kilobytes(bytes)]),
  ),
);

const ofFloor = (what: string, each: Speeds, { ours }: Heat, atLeast: number): Bar => ({
  what,
  figure: each.ofFloor.get(ours.name) ?? Number.NaN,
  limit: { atLeast },
  shown: times,
});
finish([
  ofFloor('`verifySignatureSync`, 512 B, of the floor', byNode.small, nodeHeat, 1.05),
  ofFloor('`verifySignatureSync`, 16 kB, of the floor', byNode.large, nodeHeat, 1),
  ofFloor('`verifySignature` by WebCrypto, 512 B, of its floor', byWeb.small, webHeat, 0.9),
  ofFloor('`verifySignature` by WebCrypto, 16 kB, of its floor', byWeb.large, webHeat, 0.9),
  ...parts.map(({ what, atMost }) => ({
    what: `bundle of ${what}`,
    figure: sizes.get(what) ?? Number.NaN,
    limit: { atMost },
    shown: kilobytes,
  })),
]);
