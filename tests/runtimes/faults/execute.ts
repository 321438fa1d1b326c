import { resultOf } from '../case-result.ts';
import { type Control, controlAt } from './control.ts';
import { type RuntimeKind, type Stage, titleOf } from './row.ts';
import { rows } from './rows.ts';
import { type Cryptography, vectorCases } from './vector-cases.ts';

export interface RunOptions {
  readonly runtime: RuntimeKind;
  /** The version, if the runtime reports it. */
  readonly version?: string | undefined;
  /** Where the control server is. */
  readonly control: string;
  /** The title of the only row to run. By default, all rows that do not need their own process. */
  readonly only?: string | undefined;
  /** Verifies the vectors of webhooks with it, instead of running rows. */
  readonly cryptography?: Cryptography | undefined;
}

/** Runs cases in the runtime that loads this module and reports their results. */
export async function execute({ runtime, version, control: url, only, cryptography }: RunOptions): Promise<void> {
  const control = controlAt(url);
  if (version !== undefined) await control.report({ kind: 'version', version });
  const cases = cryptography === undefined ? rowsFor(runtime, only) : vectorCases[cryptography];
  for (const { title, run } of cases) {
    const outcome = await resultOf(title, () => run({ ...control, runtime }), 30_000);
    await control.report({ kind: 'outcome', outcome });
  }
  await control.report({ kind: 'end' });
}

function rowsFor(runtime: RuntimeKind, only?: string) {
  return rows
    .filter((row) => row.unavailable?.[runtime] === undefined)
    .map((row) => ({ title: titleOf(row), isLast: row.isLast, run: (stage: Stage) => row.run(stage) }))
    .filter(({ title, isLast }) => (only === undefined ? isLast !== true : title === only));
}

/** Reports unhandled errors of a page or a worker. A process ends with them by itself. */
export function reportErrorsTo({ report }: Control): (error: unknown) => Promise<void> {
  const reportError = (error: unknown) => report({ kind: 'error', error: String(Object(error).stack ?? error) });
  addEventListener('unhandledrejection', ({ reason }) => void reportError(reason));
  return reportError;
}
