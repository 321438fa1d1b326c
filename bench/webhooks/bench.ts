/** `npm run bench -- webhooks` compares the verification of a webhook with other libraries. It takes about two minutes. */
import { sizeBudgets } from '../../tests/packages/budgets.ts';
import { conditions, report } from '../report.ts';
import { table } from '../table.ts';
import type { Target } from '../targets.ts';
import { bundled, type Candidate, type Comparison, nodeComparison, ourAsync, webComparison } from './candidates.ts';
import { bytesOf, type Speeds, speeds } from './measurements.ts';

const { show, finish } = report('webhooks');

const times = (figure: number) => `${figure.toFixed(2)} ×`;
const microseconds = (figure: number) => `${figure.toFixed(1)} µs`;
const kilobytes = (figure: number) => `${(figure / 1_000).toFixed(2)} kB`;

show(`# Webhook verification

${conditions('webhooks')}

Each candidate verifies one genuine body repeatedly with its own HMAC-SHA-256 scheme. The body is bytes, or text if the candidate accepts only text.
The first row is the baseline: the least code that verifies a signature. Each candidate runs in its own process. The figure is the CPU time of all threads.
A higher ratio to the baseline is faster. svix and standardwebhooks always parse the JSON too, and their figures include it.`);

async function measure(comparison: Comparison): Promise<{ small: Speeds; large: Speeds }> {
  const [small, large] = [await speeds(comparison, '512 B'), await speeds(comparison, '16 kB')];
  show(`## ${comparison.title}`);
  show(
    table(
      ['', '512 B', 'vs. baseline', '16 kB', 'vs. baseline'],
      comparison.candidates.map(({ name }) => [
        name,
        ...[small, large].flatMap((each) => [
          microseconds(each.microseconds.get(name) ?? Number.NaN),
          times(each.relative.get(name) ?? Number.NaN),
        ]),
      ]),
    ),
  );
  return { small, large };
}

const [byNode, byWeb] = [await measure(nodeComparison), await measure(webComparison)];

const parts = sizeBudgets.filter(({ program }) => program.includes('/webhooks'));
const sizes = new Map<string, number>();
for (const { name, program } of bundled) sizes.set(name, await bytesOf(program));
for (const { what, program } of parts) sizes.set(what, await bytesOf(program));
show(`## Bundle size

Bundled by esbuild for browsers, minified, gzip -9. 1 kB is 1,000 bytes. A bundle contains only the parts of this SDK that it imports.`);
show(
  table(
    ['', 'bundle'],
    [...sizes].map(([what, bytes]) => [what, kilobytes(bytes)]),
  ),
);

const relativeTarget = (what: string, each: Speeds, ours: Candidate, atLeast: number): Target => ({
  what,
  figure: each.relative.get(ours.name) ?? Number.NaN,
  limit: { atLeast },
  format: times,
});
finish([
  relativeTarget('`verifySignatureSync`, 512 B, vs. baseline', byNode.small, nodeComparison.ours, 0.98),
  relativeTarget('`verifySignature`, 512 B, vs. baseline', byNode.small, ourAsync, 1),
  relativeTarget('`verifySignatureSync`, 16 kB, vs. baseline', byNode.large, nodeComparison.ours, 0.98),
  relativeTarget('`verifySignature` by WebCrypto, 512 B, vs. its baseline', byWeb.small, webComparison.ours, 0.9),
  relativeTarget('`verifySignature` by WebCrypto, 16 kB, vs. its baseline', byWeb.large, webComparison.ours, 0.9),
  ...parts.map(({ what, atMost }) => ({
    what: `bundle of ${what}`,
    figure: sizes.get(what) ?? Number.NaN,
    limit: { atMost },
    format: kilobytes,
  })),
]);
