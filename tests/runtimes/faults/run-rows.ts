import { readFile } from 'node:fs/promises';
import type { CaseResult } from '../outcome.ts';
import { serveControl } from './control-server.ts';
import type { FaultRuntime } from './fault-runtimes.ts';
import { serveFaults } from './fault-server.ts';
import type { Programs } from './programs.ts';
import { titleOf } from './row.ts';
import { rows } from './rows.ts';

/** What came of the rows in one runtime. */
export interface RowsResult {
  readonly version: string;
  readonly outcomes: readonly CaseResult[];
  /** The errors outside the rows. */
  readonly errors: string;
}

/** Far more than a process needs to end, far less than any limit that a call could have left behind. */
const graceMs = 15_000;

export async function runRows(runtime: FaultRuntime, programs: Programs, signal: AbortSignal): Promise<RowsResult> {
  const outcomes: CaseResult[] = [];
  const troubles: string[] = [];
  let { version = '' } = runtime;
  let over = () => {};
  const faults = await serveFaults();
  const control = await serveControl({
    faults,
    authority: programs.authority,
    script: await readFile(programs.page, 'utf8'),
    onMessage(heard) {
      if (heard.kind === 'outcome') outcomes.push(heard.outcome);
      else if (heard.kind === 'version') version = heard.version;
      else if (heard.kind === 'trouble') troubles.push(heard.trouble);
      else over();
    },
  });

  const start = async (only?: string): Promise<string> => {
    const ended = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    over = () => {
      timer = setTimeout(() => ended.abort(), runtime.endsByItself ? graceMs : 0);
    };
    const trouble = await runtime.start(programs, control.url, AbortSignal.any([signal, ended.signal]), only);
    clearTimeout(timer);
    if (!ended.signal.aborted) return trouble;
    return runtime.endsByItself ? 'It did not end by itself: a call has left something behind' : '';
  };

  try {
    troubles.push(await start());
    for (const row of rows) {
      if (row.isLast !== true || row.unavailable?.[runtime.kind] !== undefined) continue;
      const message = await start(titleOf(row));
      const last = outcomes.at(-1);
      if (message !== '' && last?.failure === undefined)
        outcomes.splice(-1, 1, { title: titleOf(row), failure: { message } });
    }
  } finally {
    await control.close();
    faults.close();
  }
  return { version, outcomes, errors: troubles.filter(Boolean).join('\n') };
}
