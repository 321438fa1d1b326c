import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isFull } from '../helpers/effort.ts';

const file = new URL('./RESULTS.md', import.meta.url);

/** Prints the figures of a proof. A full run also writes them to `RESULTS.md`. */
export function recordResults(
  proof: string,
  figures: Readonly<Record<string, number | string>>,
  seconds: number,
): void {
  const text = Object.entries(figures).map(([name, figure]) => `${formatted(figure)} ${name}`);
  console.log(`${proof}: ${text.join(', ')}; ${seconds.toFixed(1)} s`);
  if (!isFull) return;
  const rows = recordedRows().set(proof, `| ${proof} | ${text.join(' · ')} | ${seconds.toFixed(1)} |`);
  writeFileSync(file, [...preamble(), ...rows.values(), ''].join('\n'));
}

/** Runs a function and returns its result and its duration in seconds. */
export async function timed<T>(run: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await run();
  return { value, seconds: (performance.now() - start) / 1_000 };
}

function formatted(figure: number | string): string {
  return typeof figure === 'number' ? figure.toLocaleString('en') : figure;
}

function recordedRows(): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8').matchAll(/^\| (?!Proof |-)(.+?) \|.*$/gm);
  return new Map([...rows].map(([row, proof = '']) => [proof, row]));
}

function preamble(): string[] {
  return [
    '# Results of the property tests',
    '',
    `Written by \`npm run proof\`: ${availableParallelism()} cores, Node ${process.versions.node}.`,
    '',
    '| Proof | Figures | Seconds |',
    '|---|---|---|',
  ];
}
