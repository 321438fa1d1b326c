import { formatCase, type ServiceName } from './cases.ts';
import type { Invariant } from './compare-books.ts';
import type { FailurePoint } from './failures.ts';
import {
  baselineEntry,
  type CaseResult,
  type ExplorationReport,
  type FailureGroup,
  type FoundMistake,
  isWithoutFailure,
  movedBy,
} from './report.ts';
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
  const cases = new Map<string, CaseResult>();
  const points: Partial<Record<ServiceName, readonly FailurePoint[]>> = {};
  const notes = new Set<string>();

  /** Adds a failing run to the groups of its failures. The shortest case of a group stays. */
  const addFailures = (result: RunResult, caseId: string) => {
    for (const { invariant, message } of result.violations) {
      const callSite = siteOf(result, invariant);
      const key = baselineEntry({ invariant, callSite });
      const group = groups.get(key);
      const own = { invariant, message, callSite, caseId, timeline: result.trace, output: result.output };
      groups.set(key, {
        ...(group === undefined || lengthOf(own) < lengthOf(group) ? own : group),
        count: (group?.count ?? 0) + 1,
        isAccepted: accepted.includes(key) && !isWithoutFailure(caseId),
      });
    }
  };

  const idsOf = (result: CaseResult['result']) =>
    [...cases.values()].filter((each) => each.result === result).map(({ id }) => id);
  const seconds = () => (performance.now() - startedAt) / 1_000;
  const add = (result: RunResult): void => {
    const caseId = formatCase(result.case);
    for (const { rule, message, fix, page } of result.findings) {
      if (!findings.has(rule)) findings.set(rule, { rule, message, fix, page, caseId });
    }
    for (const note of result.notes) notes.add(note);
    const rules = [...new Set(result.violations.map(({ invariant }) => invariant))];
    const ending = result.tookEffect ? 'survived' : 'never took effect';
    const isShown = rules.length > 0 || result.case.failures.length < 2;
    cases.set(caseId, {
      id: caseId,
      ...result.case,
      result: rules.length > 0 ? 'failed' : ending,
      rules,
      needsReview: [...result.books.values()]
        .filter(({ status }) => status === 'needs-review')
        .map(({ order }) => order),
      ...(isShown && { timeline: result.trace }),
    });
    addFailures(result, caseId);
  };

  return {
    add,
    /** Adds a run without a failure. What it breaks is a failure. */
    addBase(base: RunResult): void {
      const { service } = base.case;
      points[service] = base.points;
      for (const note of base.notes) notes.add(note);
      if (base.violations.length > 0) {
        add(base);
        notes.add(
          `The run without a failure breaks a rule (${service}), so no failure was tried with this service. Fix it first.`,
        );
      }
      if (!base.hasReceiver)
        notes.add('No webhooks were tried: the scenario registered no receiver with shop.receiveWebhooks.');
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
    count: (): number => cases.size,
    seconds,
    report: (notTried = 0): ExplorationReport => ({
      survived: idsOf('survived').length,
      failed: idsOf('failed').length,
      neverTookEffect: idsOf('never took effect'),
      failures: [...groups.values()],
      cases: [...cases.values()],
      points,
      findings: [...findings.values()],
      notes: [...notes],
      notTried,
      seconds: seconds(),
    }),
  };
}

/** Returns the place of a mistake: the request that moved the money again, or else what failed first. */
function siteOf({ case: { failures, interleaving }, points }: RunResult, invariant: Invariant): string {
  const moved = points.findLast(({ title }) => title === movedBy[invariant]);
  if (moved?.callSite !== undefined) return moved.callSite;
  const [first] = failures;
  if (first === undefined) {
    if (interleaving === undefined) return 'the run without a failure';
    return interleaving.kind === 'order' ? 'the order of events' : 'two visits at the same time';
  }
  const point = points.find(({ name }) => name === first.at);
  return point?.callSite ?? point?.title ?? first.at;
}

/** Orders cases by the number of their failures, and then by that of their events. */
function lengthOf({ caseId, timeline }: Pick<FailureGroup, 'caseId' | 'timeline'>): number {
  return caseId.split('+').length * 1_000_000 + timeline.length;
}
