import { OptionError } from '../core/options/option-error.ts';
import { forgetCallSites } from './call-site.ts';
import { type Case, formatCase, parseCase, type ServiceName, serviceNames } from './cases.ts';
import { failuresAt } from './failures.ts';
import { formatHtml } from './format-html.tsx';
import { assertExploreOptions, type ExploreOptions } from './options.ts';
import { describeDifference } from './repeatability.ts';
import { ExplorationError, type ExplorationReport, hasFailed } from './report.ts';
import { createResults } from './results.ts';
import { type RunResult, runCase } from './run.ts';
import { files } from './runtime.ts';
import { watchCode } from './watch-code.ts';

/**
 * Runs a merchant's scenario again and again, each time with another failure: of the network, of the service, of a webhook, or of the
 * merchant's own process. After each run, it compares the merchant's books with the money of the mock server.
 *
 * The failures come from the scenario itself: each request and each delivery fails in each way that differs in effect. With `depth: 2`, the retry and
 * the recovery that follow a failure fail too. Time is virtual, so that nothing waits.
 *
 * @param options - `scenario` runs the merchant's code, and `check` returns what it recorded.
 * @returns the report, when no case broke a rule
 * @throws {ExplorationError} A case broke a rule, or no failure took effect. `report` has the cases, and `message` is the report as text.
 * @throws {Error} The scenario is not repeatable, sends no request, or fails without a failure.
 * @throws {OptionError} An option is missing, unknown or not valid.
 *
 * @example
 * await exploreFailures({
 *   reset: () => database.clear(),
 *   start: (shop) => (merchant = createMerchant(shop.clientOptions)),
 *   scenario: () => merchant.checkOut('ORDER-1'),
 *   check: () => merchant.orders().map(({ id, isPaid }) => ({ order: id, status: isPaid ? 'paid' : 'unpaid' })),
 * });
 */
export async function exploreFailures(options: ExploreOptions): Promise<ExplorationReport> {
  const report = await collectFailures(options);
  if (hasFailed(report)) throw new ExplorationError(report);
  return report;
}

/** Explores as `exploreFailures` does, but does not throw for failures. */
export async function collectFailures(options: ExploreOptions): Promise<ExplorationReport> {
  assertExploreOptions(options);
  const { report: file } = options;
  // Before the first run, and the file keeps its content.
  const problem = file && writeText(file, '', 'a');
  if (problem) throw new OptionError('report', `cannot be written: ${problem}`);
  forgetCallSites();
  const stopWatching = watchCode();
  try {
    const report = await explore(options);
    const reason = file && writeText(file, formatFile(file, report), 'w');
    // The failures are more important.
    return reason ? { ...report, notes: [...report.notes, `The report was not written: ${reason}`] } : report;
  } finally {
    stopWatching();
  }
}

/** Writes a file. Returns why it cannot. */
function writeText(path: string, text: string, flag: 'a' | 'w'): string | undefined {
  try {
    files().writeFileSync(path, text, { flag });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Formats a report as the ending of its file says. */
function formatFile(path: string, report: ExplorationReport): string {
  return path.endsWith('.html') ? formatHtml(report) : `${JSON.stringify(report, null, 2)}\n`;
}

async function explore(options: ExploreOptions): Promise<ExplorationReport> {
  const { depth = 1, limits = {}, replay, baseline } = options;
  const { runs: mostRuns = 10_000, seconds: mostSeconds = 300 } = limits;
  const results = createResults(baseline === undefined ? [] : readBaseline(baseline));
  const planned = replay === undefined ? undefined : parseCase('replay', replay);

  const baseRuns = new Map<ServiceName, RunResult>();
  for (const service of planned === undefined ? serviceNames : [planned.service]) {
    const base = await runWithoutFailure(options, service, baseRuns.values().next().value);
    results.addBase(base);
    if (base.violations.length === 0) baseRuns.set(service, base);
  }
  if (options.start === undefined && planned === undefined) results.note('No process ended: pass start to try it.');

  const cases =
    planned === undefined
      ? [...baseRuns.values()].flatMap((base) => [...nextCases(base, options), ...orderCases(base, options)])
      : [planned].filter(({ service }) => baseRuns.has(service));
  let latestLeft: RunResult | undefined;
  let notTried = 0;
  // The cases that follow from a case come after all others.
  for (const [index, each] of cases.entries()) {
    const canGrow = planned === undefined && each.failures.length < depth;
    const limit = results.count() >= mostRuns ? 'limits.runs' : results.seconds() >= mostSeconds && 'limits.seconds';
    if (limit) {
      const deeper = canGrow ? ' and all deeper cases' : '';
      notTried = cases.length - index;
      results.note(`Not finished: ${notTried} cases${deeper} were not tried (${limit}).`);
      break;
    }
    const base = baseRuns.get(each.service);
    const result = await runCase(options, each, base);
    if (result.left.length > 0) latestLeft = result;
    if (result.isSilent && base !== undefined && (await runCase(options, base.case, base)).isSilent) {
      // Code that never ends holds something that each later run waits for.
      const origin = latestLeft ?? result;
      results.add({ ...origin, violations: [{ invariant: 'never-ends', message: blockMessage(origin) }] });
      results.note(`Not finished: ${formatCase(origin.case)} left something that each later run waits for.`);
      break;
    }
    results.add(result);
    // A longer case with the same failure shows nothing new.
    const isParent = result.tookEffect && result.violations.length === 0 && each.failures.length > 0;
    if (isParent && canGrow) cases.push(...nextCases(result, options));
  }
  if (planned === undefined) results.noteUnusedBaseline();
  return results.report(notTried);
}

function blockMessage({ left }: RunResult): string {
  const names = [...new Set(left)].join(', ') || 'Code';
  return `${names} of an ended process never ends, and even the run without a failure waits for it now. Create locks and timers in start`;
}

/** Adds each failure at each point after the last failure of a run. */
function nextCases({ case: parent, points, hasReceiver }: RunResult, { start }: ExploreOptions): Case[] {
  const last = parent.failures.at(-1)?.at;
  const after = points.slice(points.findIndex(({ name }) => name === last) + 1);
  return after.flatMap((point) =>
    failuresAt(point, start !== undefined, hasReceiver).map((failure) => ({
      ...parent,
      failures: [...parent.failures, { at: point.name, failure }],
    })),
  );
}

/** Lists the random orders of events without a failure. */
function orderCases({ case: base }: RunResult, { limits }: ExploreOptions): Case[] {
  const seeds = Array.from({ length: limits?.orders ?? 20 }, (_, index) => index + 1);
  return (['order', 'double-click'] as const).flatMap((kind) =>
    seeds.map((each): Case => ({ ...base, interleaving: { kind, seed: each } })),
  );
}

/**
 * Runs the scenario twice without a failure. A difference would make every case meaningless.
 *
 * @param other - The run with the other service, which moves the same money.
 */
async function runWithoutFailure(
  options: ExploreOptions,
  service: ServiceName,
  other: RunResult | undefined,
): Promise<RunResult> {
  const plan: Case = { service, failures: [], interleaving: undefined };
  const first = await runCase(options, plan, other);
  // A broken rule, which the report shows.
  if (first.violations.some(({ invariant }) => invariant === 'never-ends')) return first;
  const second = await runCase(options, plan);
  const difference = describeDifference(first.events, second.events);
  if (difference !== undefined) {
    throw new Error(
      `The scenario is not repeatable: ${difference}. Take the time from shop.clock, and empty the storage in reset. A reference may be random, but no amount, currency or status`,
    );
  }
  const [error] = first.errors;
  if (error !== undefined) throw new Error(`The scenario fails without a failure. ${error}`);
  if (!first.points.some(({ kind }) => kind === 'request')) {
    throw new Error('The scenario sent no request. Pass shop.clientOptions to the client of the merchant');
  }
  return first;
}

/** Reads the accepted failures. Read first, because a broken file should not cost a whole exploration. */
function readBaseline(path: string): readonly unknown[] {
  try {
    const { accepted } = JSON.parse(new TextDecoder().decode(files().readFileSync(path)));
    if (Array.isArray(accepted)) return accepted;
  } catch {
    // No file, no JSON, or null.
  }
  throw new OptionError('baseline', `must be the path of a JSON file such as {"accepted": []} (received ${path})`);
}
