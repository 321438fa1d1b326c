import { failureOf } from '../capture-failure.ts';
import { controlAt } from '../faults/control.ts';
import { type Cryptography, cases } from './cases.ts';

const caseTimeoutMs = 30_000;

/** Runs the vectors in the runtime that loads this module and reports the results. */
export async function perform(cryptography: Cryptography, control: string): Promise<void> {
  const { tell } = controlAt(control);
  for (const { title, run } of cases[cryptography]) {
    const failure = await failureOf(run, caseTimeoutMs);
    await tell({ kind: 'outcome', outcome: { title, ...(failure === undefined ? {} : { failure }) } });
  }
  await tell({ kind: 'end' });
}
