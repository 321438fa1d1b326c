import { readFile } from 'node:fs/promises';
import { serveControl } from '../faults/control-server.ts';
import type { FaultRuntime } from '../faults/fault-runtimes.ts';
import { serveFaults } from '../faults/fault-server.ts';
import type { Programs } from '../faults/programs.ts';
import type { CaseResult } from '../outcome.ts';
import type { Cryptography } from './cases.ts';

/** What came of the vectors in one runtime. */
export interface VectorsResult {
  readonly outcomes: readonly CaseResult[];
  /** The errors outside the vectors. */
  readonly errors: string;
}

export async function runVectorsIn(
  { start, endsByItself }: FaultRuntime,
  cryptographies: readonly Cryptography[],
  programs: Programs,
  signal: AbortSignal,
): Promise<VectorsResult> {
  const outcomes: CaseResult[] = [];
  const troubles: string[] = [];
  let over = () => {};
  const faults = await serveFaults();
  const control = await serveControl({
    faults,
    script: await readFile(programs.page, 'utf8'),
    onMessage(heard) {
      if (heard.kind === 'outcome') outcomes.push(heard.outcome);
      else if (heard.kind === 'trouble') troubles.push(heard.trouble);
      else if (heard.kind === 'end') over();
    },
  });
  try {
    for (const cryptography of cryptographies) {
      const ended = new AbortController();
      if (!endsByItself) over = () => ended.abort();
      const trouble = await start(programs, control.url, AbortSignal.any([signal, ended.signal]), cryptography);
      if (!ended.signal.aborted) troubles.push(trouble);
    }
  } finally {
    await control.close();
    faults.close();
  }
  return { outcomes, errors: troubles.filter(Boolean).join('\n') };
}
