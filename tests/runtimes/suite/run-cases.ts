import type { Case } from '../../contract/conformance/case.ts';
import { createTestMerchant, type Transport } from '../../helpers/test-merchant.ts';
import { captureFailure } from '../capture-failure.ts';
import type { CaseResult } from '../outcome.ts';
import { suiteWith } from './suite.ts';

const caseTimeoutMs = 10_000;

/** Runs the suite in the runtime that has loaded this. */
export async function runCases(
  transport: Transport,
  report: (outcome: CaseResult) => unknown,
  ownCases?: readonly Case[],
): Promise<void> {
  for (const each of suiteWith(ownCases)) {
    const failure = await captureFailure(() => each.run(createTestMerchant(transport)), caseTimeoutMs);
    await report({ title: each.title, ...(failure === undefined ? {} : { failure }) });
  }
  await transport.stop();
}

export function print(outcome: CaseResult): void {
  console.log(JSON.stringify(outcome));
}
