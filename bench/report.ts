import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Bar, barRow, isMet } from './targets.ts';
import { table } from './table.ts';

/** What is found out, on the console as it comes, and in a file at the end. */
export interface Report {
  show(text: string): void;
  /** Ends with the bars; where one is missed, so does the process. */
  finish(bars: readonly Bar[]): void;
}

export function report(file: URL): Report {
  const parts: string[] = [];
  const show = (text: string) => {
    parts.push(text);
    console.log(`${text}\n`);
  };
  return {
    show,
    finish(bars) {
      show('## Bars');
      show(table(['', 'measured', 'bar', ''], bars.map(barRow)));
      writeFileSync(file, `${parts.join('\n\n')}\n`);
      if (!bars.every(isMet)) process.exitCode = 1;
    },
  };
}

/** How the figures of any report come about. */
export function conditions(command: string): string {
  return `Written by \`npm run ${command}\`: ${availableParallelism()} cores, Node ${process.version.slice(1)}. All figures are medians of one run in which the contestants
take turns. Absolute figures drift with the machine and with what else it does; ratios less so.`;
}
