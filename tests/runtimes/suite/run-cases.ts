import type { Case } from '../../contract/conformance/case.ts';
import { createTestMerchant, type Transport } from '../../helpers/test-merchant.ts';
import { type CaseResult, resultOf } from '../case-result.ts';
import { suiteWith } from './cases.ts';

/** Runs the suite in the runtime that has loaded this. Prints the results by default. */
export async function runCases(
  transport: Transport,
  report: (outcome: CaseResult) => unknown = (outcome) => console.log(JSON.stringify(outcome)),
  ownCases?: readonly Case[],
): Promise<void> {
  for (const { title, run } of suiteWith(ownCases)) {
    await report(await resultOf(title, () => run(createTestMerchant(transport)), 10_000));
  }
  await transport.stop();
}
