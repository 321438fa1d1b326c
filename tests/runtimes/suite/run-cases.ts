import type { Case } from '../../contract/conformance/case.ts';
import { settle, type Transport } from '../../helpers/test-merchant.ts';
import { failureOf } from '../capture-failure.ts';
import type { Outcome } from '../outcome.ts';
import { suiteWith } from './suite.ts';

const caseTimeoutMs = 10_000;

/** Runs the suite in the runtime that has loaded this. */
export async function runCases(
  transport: Transport,
  report: (outcome: Outcome) => unknown,
  ownCases?: readonly Case[],
): Promise<void> {
  for (const each of suiteWith(ownCases)) {
    const failure = await failureOf(() => each.run(settle(transport)), caseTimeoutMs);
    await report({ title: each.title, ...(failure === undefined ? {} : { failure }) });
  }
  await transport.stop();
}

export function print(outcome: Outcome): void {
  console.log(JSON.stringify(outcome));
}
