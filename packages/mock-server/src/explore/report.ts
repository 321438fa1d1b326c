import type { Finding } from '../generated/control-types.ts';
import type { OperationId } from '../generated/operations.ts';
import { type Case, type ServiceName, services } from './cases.ts';
import { describeFix, type Invariant, invariants, kindOf } from './compare-books.ts';
import type { FailurePoint } from './failures.ts';
import type { TraceEvent } from './record.ts';

/** The failing cases with one cause: the same broken rule, and the same place in the merchant's code. */
export interface FailureGroup {
  readonly invariant: Invariant;
  /** What happened in the shortest case, such as `ORDER-1 has 2 payments that took or hold money`. */
  readonly message: string;
  /**
   * The place in the merchant's code whose request moved money again. For other rules: the place whose request failed first, the webhook
   * that failed first, or the order of events.
   */
  readonly callSite: string;
  /** The number of failing cases. */
  readonly count: number;
  /** The id of the shortest case. The option `replay` runs it alone. */
  readonly caseId: string;
  readonly timeline: readonly TraceEvent[];
  /** What the merchant's code wrote to the console in the shortest case: the first texts. */
  readonly output: readonly string[];
  /** Whether the baseline accepts the failure. */
  readonly isAccepted: boolean;
}

/** A case with its result. */
export interface CaseResult extends Case {
  /** The option `replay` runs it alone. */
  readonly id: string;
  readonly result: 'survived' | 'failed' | 'never took effect';
  /** The rules that it broke. */
  readonly rules: readonly Invariant[];
  /** The orders that the books leave to a person, with the status `needs-review`. */
  readonly needsReview: readonly string[];
  /** What happened. Undefined for a case with several failures that broke no rule: their number has no small bound. */
  readonly timeline?: readonly TraceEvent[];
}

/** A finding of the mock server in a case. */
export interface FoundMistake extends Pick<Finding, 'rule' | 'message' | 'fix' | 'page'> {
  /** The first case. */
  readonly caseId: string;
}

/** What an exploration found. It is plain data. */
export interface ExplorationReport {
  /** The number of cases in which every rule held. */
  readonly survived: number;
  /** The number of cases that broke a rule. */
  readonly failed: number;
  /** The cases whose failure had no effect, because no request met it. */
  readonly neverTookEffect: readonly string[];
  readonly failures: readonly FailureGroup[];
  /** Every case that was tried. */
  readonly cases: readonly CaseResult[];
  /** The requests and deliveries of the run without a failure, for each service. */
  readonly points: Partial<Record<ServiceName, readonly FailurePoint[]>>;
  /** The mistakes that the mock server found in the requests, each with the first case that has it. They do not fail an exploration. */
  readonly findings: readonly FoundMistake[];
  /** What was not tried, such as webhooks without a receiver. */
  readonly notes: readonly string[];
  /** The number of cases that a limit left out. */
  readonly notTried: number;
  /** Real time. */
  readonly seconds: number;
}

/** Returns whether a failure is not accepted, or no failure took effect. */
export function hasFailed({ survived, failed, failures }: ExplorationReport): boolean {
  return survived + failed === 0 || failures.some(({ isAccepted }) => !isAccepted);
}

/** The failures of an exploration. `message` is the report as text. */
export class ExplorationError extends Error {
  override readonly name = 'ExplorationError';
  readonly report: ExplorationReport;

  constructor(report: ExplorationReport) {
    super(formatReport(report));
    this.report = report;
  }
}

/**
 * Formats a report as text: the counts, then each group of failures with its shortest case as a timeline.
 *
 * @example
 * console.log(formatReport(await exploreFailures(options)));
 */
export function formatReport(report: ExplorationReport): string {
  const { survived, failed, neverTookEffect, failures, findings, notes, seconds } = report;
  const counts = `${survived} survived, ${failed} failed, ${neverTookEffect.length} never took effect (${seconds.toFixed(1)} s)`;
  const reviews = report.cases.filter(({ needsReview }) => needsReview.length > 0).length;
  const lines = [
    `Cases: ${counts}`,
    ...(reviews > 0 ? [`Cases that leave an order to a person (needs-review): ${reviews}.`] : []),
    ...notes,
  ];
  if (survived + failed === 0)
    lines.push(
      'No failure took effect, so nothing was tested. A changed scenario numbers its requests and deliveries anew.',
    );
  if (neverTookEffect.length > 0) {
    const listed = `${neverTookEffect.slice(0, 5).join(', ')}${neverTookEffect.length > 5 ? ', …' : ''}`;
    lines.push(`Never took effect: ${listed}.`);
  }
  const groups = ['safety', 'liveness'].flatMap((kind) =>
    failures.filter(({ invariant }) => kindOf(invariant) === kind),
  );
  return [lines.join('\n'), ...groups.map(formatGroup), ...findings.map(formatMistake)].join('\n\n');
}

/** Whether a case is a run without a failure, which no baseline accepts: all others are compared with it. */
export function isWithoutFailure(caseId: string): boolean {
  return caseId.endsWith('/no-failure');
}

/** The operation that moves the money of a rule. */
export const movedBy: { readonly [invariant in Invariant]?: OperationId } = {
  'charged-twice': 'createPayment',
  'captured-too-much': 'capturePayment',
  'refunded-twice': 'refundPayment',
};

/** Says what is at the place of a group: the mistake, or only the failure that shows it. */
export function describePlace({ invariant, caseId }: FailureGroup): string {
  return movedBy[invariant] === undefined && caseId.includes('=') ? 'Failure at' : 'At';
}

/** Identifies a group of failures in a baseline. A line number would change with each edit. */
export function baselineEntry({ invariant, callSite }: Pick<FailureGroup, 'invariant' | 'callSite'>): string {
  return `${invariant} at ${callSite.replace(/:\d+\)?$/, ')').replace(/^([^(]*)\)$/, '$1')}`;
}

/** Formats a group of failures: the broken rule, the shortest case as a timeline, and the case as a test. */
export function formatGroup(group: FailureGroup): string {
  const { invariant, message, callSite, count, caseId, timeline, output, isAccepted } = group;
  const [service] = caseId.split('/') as [keyof typeof services];
  const { fix, page } = describeFix(invariant, caseId);
  return [
    `${isAccepted ? 'ACCEPTED' : 'FAILED'}  ${invariants[invariant].title} (${kindOf(invariant)}, ${invariant}): ${message}`,
    `  ${describePlace(group)} ${callSite}, ${count} ${count === 1 ? 'case' : 'cases'}. The shortest: ${caseId}`,
    `  ${services[service].description}`,
    `  Fix: ${fix}`,
    `  ${page}`,
    '',
    ...timeline.map(formatEvent),
    ...output
      .flatMap((text) => text.split('\n'))
      .slice(0, mostOutputLines)
      .map((line) => `  console: ${line}`),
    '',
    `  test('${invariants[invariant].title}', async () => {`,
    `    await exploreFailures({ ...options, replay: '${caseId}' });`,
    '  });',
    ...(isAccepted || isWithoutFailure(caseId)
      ? []
      : [
          '',
          `  To accept it, add this to the list "accepted" of the baseline: ${JSON.stringify(baselineEntry(group))}`,
        ]),
  ].join('\n');
}

/** The lines of the console that a report shows of a group. */
const mostOutputLines = 10;

function formatMistake({ rule, message, fix, page, caseId }: FoundMistake): string {
  return `FINDING  ${rule}: ${message}\n  First in ${caseId}. ${fix}\n  ${page}`;
}

function formatEvent({ at, isFailure, point = '', text }: TraceEvent): string {
  const label = isFailure ? `✗ ${text}` : text;
  return `  ${formatTime(at).padStart(8)}  ${point.padEnd(11)} ${label}`.trimEnd();
}

/** Formats a time of a timeline. */
export function formatTime(ms: number): string {
  if (ms >= 3_600_000) return `${(ms / 3_600_000).toFixed(1)} h`;
  if (ms >= 100_000) return `${(ms / 60_000).toFixed(1)} min`;
  return `${(ms / 1_000).toFixed(1)} s`;
}
