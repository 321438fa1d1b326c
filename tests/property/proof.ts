import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isFull } from '../helpers/effort.ts';

const longestMs = 10_000;
const file = new URL('./RESULTS.md', import.meta.url);

/** Prints the figures of a proof. A full run also writes them to `RESULTS.md`. */
export function recordResults(
  proof: string,
  figures: Readonly<Record<string, number | string>>,
  seconds: number,
): void {
  const text = Object.entries(figures).map(
    ([name, figure]) => `${typeof figure === 'number' ? figure.toLocaleString('en') : figure} ${name}`,
  );
  console.log(`${proof}: ${text.join(', ')}; ${seconds.toFixed(1)} s`);
  if (!isFull) return;
  const rows = recordedRows().set(proof, `| ${proof} | ${text.join(' · ')} | ${seconds.toFixed(1)} |`);
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}`;
  const head = `# Results of the property tests\n\nWritten by \`npm run proof\`: ${machine}.\n`;
  writeFileSync(file, [head, '| Proof | Figures | Seconds |', '|---|---|---|', ...rows.values(), ''].join('\n'));
}

/** Runs a function and returns its result and its duration in seconds. */
export async function timed<T>(run: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await run();
  return { value, seconds: (performance.now() - start) / 1_000 };
}

function recordedRows(): Map<string, string> {
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8').matchAll(/^\| (?!Proof |-)(.+?) \|.*$/gm);
  return new Map([...rows].map(([row, proof = '']) => [proof, row]));
}

/** Rejects when something does not happen in good time. */
export async function withinDeadline<T>(happening: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not finish within ${longestMs} ms`)), longestMs);
  });
  return Promise.race([happening, late]).finally(() => clearTimeout(timer));
}

/** How often something occurred, by its name. */
export class Tally<Name extends string | number> extends Map<Name, number> {
  count(name: Name): void {
    this.set(name, (this.get(name) ?? 0) + 1);
  }

  total(): number {
    return [...this.values()].reduce((sum, each) => sum + each, 0);
  }

  override toString(): string {
    return [...this]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, times]) => `${name}: ${times}`)
      .join(', ');
  }
}
