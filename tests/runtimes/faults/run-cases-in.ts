import { readFile } from 'node:fs/promises';
import type { CaseResult } from '../case-result.ts';
import type { Results } from '../test-results.ts';
import { serveControl } from './control-server.ts';
import type { RunOptions } from './execute.ts';
import type { FaultRuntime } from './fault-runtimes.ts';
import { serveFaults } from './fault-server.ts';
import type { Programs } from './programs.ts';
import { titleOf } from './row.ts';
import { rows } from './rows.ts';

/** What came of the cases in one runtime. */
export interface RuntimeResults extends Results {
  readonly version: string;
}

/** Far more than a process needs to end, far less than any limit that a call could have left behind. */
const graceMs = 15_000;

/** Runs the rows, those that need their own process, and the vectors with each cryptography. */
export async function runCasesIn(
  runtime: FaultRuntime,
  programs: Programs,
  signal: AbortSignal,
): Promise<RuntimeResults> {
  const outcomes: CaseResult[] = [];
  const errors: string[] = [];
  let { version = '' } = runtime;
  let over = () => {};
  const faults = await serveFaults();
  const control = await serveControl({
    faults,
    authority: programs.authority,
    script: await readFile(programs.page, 'utf8'),
    onMessage(message) {
      if (message.kind === 'outcome') outcomes.push(message.outcome);
      else if (message.kind === 'version') version = message.version;
      else if (message.kind === 'error') errors.push(message.error);
      else over();
    },
  });

  const start = async (options: Pick<RunOptions, 'only' | 'cryptography'> = {}): Promise<string> => {
    const ended = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    over = () => {
      timer = setTimeout(() => ended.abort(), runtime.endsByItself ? graceMs : 0);
    };
    const all = { control: control.url, ...options };
    const error = await runtime.start(programs, all, AbortSignal.any([signal, ended.signal]));
    clearTimeout(timer);
    if (!ended.signal.aborted) return error;
    return runtime.endsByItself ? 'It did not end by itself: a call has left something behind' : '';
  };

  try {
    errors.push(await start());
    for (const row of rows) {
      if (row.isLast !== true || row.unavailable?.[runtime.kind] !== undefined) continue;
      const message = await start({ only: titleOf(row) });
      const last = outcomes.at(-1);
      if (message !== '' && last?.failure === undefined)
        outcomes.splice(-1, 1, { title: titleOf(row), failure: { message } });
    }
    for (const cryptography of runtime.cryptographies) errors.push(await start({ cryptography }));
  } finally {
    await control.close();
    faults.close();
  }
  return { version, outcomes, errors: errors.filter(Boolean).join('\n') };
}
