import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isFull } from '../../helpers/effort.ts';

export type Soak = readonly (readonly [what: string, figure: number | string])[];

/** Prints what a soak has counted, and puts it into `RESULTS.md` when it was a full one. */
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
    '# What receivers went through',
    '',
    `Written by \`npm run proof:webhooks\`: ${availableParallelism()} cores, Node ${process.versions.node}. The mock server sends to three processes in turn, which share a`,
    'store; one of them is killed with SIGKILL every second, and started again. Of the attempts some are sent twice, held back,',
    'dropped, changed on the way or signed wrongly; some are sent to two processes at once; and some handlers throw.',
    '',
  ];
  writeFileSync(new URL('./RESULTS.md', import.meta.url), [...head, ...sections].join('\n'));
}

function formatted(figure: number | string): string {
  return typeof figure === 'number' ? figure.toLocaleString('en') : figure;
}
