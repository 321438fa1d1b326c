import { captureFailure } from '../capture-failure.ts';
import { controlAt } from '../faults/control.ts';
import { type Cryptography, cases } from './cases.ts';

const caseTimeoutMs = 30_000;

/** Runs the vectors in the runtime that loads this module and reports the results. */
export async function executeVectors(cryptography: Cryptography, control: string): Promise<void> {
  const { report } = controlAt(control);
  for (const { title, run } of cases[cryptography]) {
    const failure = await captureFailure(run, caseTimeoutMs);
    await report({ kind: 'outcome', outcome: { title, ...(failure === undefined ? {} : { failure }) } });
  }
  await report({ kind: 'end' });
}
