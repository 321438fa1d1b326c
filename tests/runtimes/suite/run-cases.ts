import type { Case } from '../../conformance/case.ts';
import { settle, type Transport } from '../../conformance/setting.ts';
import type { Failure, Outcome } from '../outcome.ts';
import { suiteWith } from './suite.ts';

const caseTimeoutMs = 10_000;

/** Runs the suite in the runtime that has loaded this. */
export async function runCases(
  transport: Transport,
  report: (outcome: Outcome) => unknown,
  ownCases?: readonly Case[],
): Promise<void> {
  for (const each of suiteWith(ownCases)) {
    const failure = await failureOf(() => each.run(settle(transport)));
    await report({ title: each.title, ...(failure === undefined ? {} : { failure }) });
  }
  await transport.stop();
}

export function print(outcome: Outcome): void {
  console.log(JSON.stringify(outcome));
}

async function failureOf(run: () => Promise<void>): Promise<Failure | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not over within ${caseTimeoutMs} ms`)), caseTimeoutMs);
  });
  try {
    await Promise.race([run(), timeout]);
    return undefined;
  } catch (error) {
    return described(error);
  } finally {
    clearTimeout(timer);
  }
}

function described(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: String(error) };
  const { message, stack, actual, expected } = error as Error & Pick<Failure, 'actual' | 'expected'>;
  return { message, stack, actual, expected };
}
