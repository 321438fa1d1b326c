import { captureFailure } from '../capture-failure.ts';
import { controlAt } from './control.ts';
import { type RuntimeKind, titleOf } from './row.ts';
import { rows } from './rows.ts';

export interface RunOptions {
  readonly runtime: RuntimeKind;
  /** The version, if the runtime reports it. */
  readonly version?: string | undefined;
  /** Where the control server is. */
  readonly control: string;
  /** The title of the only row to run. By default, all rows that do not need their own process. */
  readonly only?: string | undefined;
}

const rowTimeoutMs = 15_000;

/** Runs rows in the runtime that loads this module and reports their results. */
export async function executeRows({ runtime, version, control: url, only }: RunOptions): Promise<void> {
  const control = controlAt(url);
  if (version !== undefined) await control.report({ kind: 'version', version });
  const wanted = rows.filter((row) => (only === undefined ? row.isLast !== true : titleOf(row) === only));
  for (const row of wanted) {
    if (row.unavailable?.[runtime] !== undefined) continue;
    const failure = await captureFailure(() => row.run({ ...control, runtime }), rowTimeoutMs);
    const outcome = { title: titleOf(row), ...(failure === undefined ? {} : { failure }) };
    await control.report({ kind: 'outcome', outcome });
  }
  await control.report({ kind: 'end' });
}
