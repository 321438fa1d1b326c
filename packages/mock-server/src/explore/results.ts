import { formatCase } from './cases.ts';
import { baselineEntry, type ExplorationReport, type FailureGroup, type FoundMistake } from './report.ts';
import type { RunResult } from './run.ts';

/**
 * Collects the results of the runs of an exploration.
 *
 * @param accepted - The entries of the baseline.
 */
export function createResults(accepted: readonly unknown[]) {
  const startedAt = performance.now();
  const groups = new Map<string, FailureGroup>();
  const findings = new Map<string, FoundMistake>();
  const neverTookEffect: string[] = [];
  const notes = new Set<string>();
  let [survived, failed] = [0, 0];

  /** Adds a failing run to the groups of its failures. The shortest case of a group stays. */
  const addFailures = (result: RunResult, caseId: string) => {
    const callSite = siteOf(result);
    for (const { invariant, message } of result.violations) {
      const key = baselineEntry({ invariant, callSite });
      const group = groups.get(key);
      const isShorter = group === undefined || lengthOf(caseId) < lengthOf(group.caseId);
      groups.set(key, {
        ...(isShorter ? { invariant, message, callSite, caseId, timeline: result.trace } : group),
        count: (group?.count ?? 0) + 1,
        isAccepted: accepted.includes(key),
      });
    }
  };

  const seconds = () => (performance.now() - startedAt) / 1_000;
  return {
    add(result: RunResult): void {
      const caseId = formatCase(result.case);
      for (const { rule, message, fix, page } of result.findings) {
        if (!findings.has(rule)) findings.set(rule, { rule, message, fix, page, caseId });
      }
      if (result.violations.length > 0) {
        failed += 1;
        addFailures(result, caseId);
      } else if (result.tookEffect) survived += 1;
      else neverTookEffect.push(caseId);
    },
    /** Says what was not tried. */
    note: (text: string): void => void notes.add(text),
    noteUnusedBaseline(): void {
      for (const entry of accepted) {
        if (!groups.has(String(entry)))
          notes.add(`No failure matches the entry ${JSON.stringify(entry)} of the baseline.`);
      }
    },
    /** The number of runs so far. */
    count: (): number => survived + failed + neverTookEffect.length,
    seconds,
    report: (): ExplorationReport => ({
      survived,
      failed,
      neverTookEffect,
      failures: [...groups.values()],
      findings: [...findings.values()],
      notes: [...notes],
      seconds: seconds(),
    }),
  };
}

function siteOf({ case: { failures, interleaving }, points }: RunResult): string {
  const [first] = failures;
  if (first === undefined) {
    if (interleaving === undefined) return 'the run without a failure';
    return interleaving.kind === 'order' ? 'the order of events' : 'two visits at the same time';
  }
  const point = points.find(({ name }) => name === first.at);
  return point?.callSite ?? point?.title ?? first.at;
}

/** The number of failures of a case. */
function lengthOf(caseId: string): number {
  return caseId.split('+').length;
}
