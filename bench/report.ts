import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { isQuick } from './mode.ts';
import { table } from './table.ts';
import { isReached, type Target, targetRow } from './targets.ts';
import { resultsOf, type Topic } from './topics.ts';

/** The results of one bench: printed at once, and written to a file at the end. */
export interface Report {
  show(text: string): void;
  /** Adds the table of the targets and writes the file. Sets a failing exit code when a target is missed, except in a quick run. */
  finish(targets: readonly Target[]): void;
}

export function report(topic: Topic): Report {
  const parts: string[] = [];
  const show = (text: string) => {
    parts.push(text);
    console.log(`${text}\n`);
  };
  return {
    show,
    finish(targets) {
      show('## Targets');
      show(table(['', 'measured', 'target', ''], targets.map(targetRow)));
      const file = resultsOf(topic);
      mkdirSync(new URL('.', file), { recursive: true });
      writeFileSync(file, `${parts.join('\n\n')}\n`);
      if (!isQuick && !targets.every(isReached)) process.exitCode = 1;
    },
  };
}

/** Returns the paragraph that says when, where and how the figures of a bench were measured. */
export function conditions(topic: Topic): string {
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day} with \`npm run bench -- ${topic}\`: ${availableParallelism()} cores, Node ${process.version.slice(1)}. Each figure is the median of one run.
The candidates take turns. Absolute figures depend on the machine and its load. Ratios depend on them less.`;
}
