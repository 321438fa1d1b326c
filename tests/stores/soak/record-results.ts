import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isFull } from '../../helpers/effort.ts';

export type Soak = readonly (readonly [what: string, figure: number | string])[];

/** Prints the figures of a soak. A full run also writes them to `RESULTS.md`. */
export function recordResults(soaks: ReadonlyMap<string, Soak>): void {
  const sections = [...soaks].map(([title, soak]) =>
    [
      `## ${title}`,
      '',
      '| | |',
      '|---|---:|',
      ...soak.map(([what, figure]) => `| ${what} | ${formatted(figure)} |`),
      '',
    ].join('\n'),
  );
  console.log(sections.join('\n'));
  if (!isFull) return;
  const head = [
    '# Results of the soak tests',
    '',
    `Written by \`npm run test:servers -- soak --mode full\`: ${availableParallelism()} cores, Node ${process.versions.node}. The mock server sends to three processes in turn, which share a`,
    'store. One of them is killed with SIGKILL every second and restarted. Some attempts are duplicated, delayed, dropped,',
    'corrupted, or signed wrongly. Some are sent to two processes at once, and some handlers throw.',
    '',
  ];
  writeFileSync(new URL('./RESULTS.md', import.meta.url), [...head, ...sections].join('\n'));
}

function formatted(figure: number | string): string {
  return typeof figure === 'number' ? figure.toLocaleString('en') : figure;
}
