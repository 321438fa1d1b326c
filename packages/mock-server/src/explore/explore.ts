import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { OptionError } from '../options/option-error.ts';
import { type Case, formatCase, parseCase, type ServiceName, services } from './cases.ts';
import { failuresAt } from './failures.ts';
import { assertExploreOptions, type ExploreOptions } from './options.ts';
import {
  addFailure,
  ExplorationError,
  type ExplorationReport,
  type FailureGroup,
  type FoundMistake,
  groupKey,
  hasFailed,
} from './report.ts';
import { type RunResult, runCase } from './run.ts';

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
  const { depth = 1, seed = 1, limits = {}, replay, baseline, updateBaseline = false } = options;
  // Read first, because a broken file should not cost a whole exploration.
  const accepted = baseline === undefined || updateBaseline ? [] : readBaseline(baseline);
  const { runs: mostRuns = 10_000, seconds: mostSeconds = 300, orders = 20 } = limits;
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1_000;
  const groups = new Map<string, FailureGroup>();
  const findings = new Map<string, FoundMistake>();
  const neverTookEffect: string[] = [];
  const notes: string[] = [];
  const progress = createProgress(options.progress ?? true);
  let [survived, failed] = [0, 0];

  const record = (result: RunResult) => {
    for (const { rule, message, fix, page } of result.findings) {
      if (!findings.has(rule)) findings.set(rule, { rule, message, fix, page, caseId: formatCase(result.case) });
    }
    if (result.violations.length > 0) {
      failed += 1;
      addFailure(groups, result);
    } else if (result.tookEffect) survived += 1;
    else neverTookEffect.push(formatCase(result.case));
    return result;
  };

  const planned = replay === undefined ? undefined : parseCase('replay', replay);
  const baseRuns = new Map<ServiceName, RunResult>();
  for (const service of Object.keys(services) as ServiceName[]) {
    if (planned !== undefined && planned.service !== service) continue;
    const base = await runWithoutFailure(options, service);
    if (base.violations.length > 0) record(base);
    else baseRuns.set(service, base);
    if (!base.hasReceiver)
      notes.push('No webhooks were tried: the scenario registered no receiver with shop.receiveWebhooks.');
  }
  const run = async (each: Case) => record(await runCase(options, each, baseRuns.get(each.service)?.money));

  if (planned !== undefined) {
    if (baseRuns.has(planned.service)) await run(planned);
  } else {
    if (options.start === undefined) notes.push('No process ended: pass start to try it.');
    let parents = [...baseRuns.values()];
    let cases = parents.flatMap((base) => [
      ...nextCases(base, options),
      ...(['order', 'double-click'] as const).flatMap((kind) =>
        Array.from(
          { length: orders },
          (_, index): Case => ({ ...base.case, interleaving: { kind, seed: seed + index } }),
        ),
      ),
    ]);
    for (let level = 1; level <= depth; level += 1) {
      const next: RunResult[] = [];
      for (const [index, each] of cases.entries()) {
        if (survived + failed + neverTookEffect.length >= mostRuns || elapsed() >= mostSeconds) {
          notes.push(
            `Not finished: ${cases.length - index} cases of depth ${level}${level < depth ? ' and all deeper cases' : ''} were not tried (limits.runs, limits.seconds).`,
          );
          level = depth;
          break;
        }
        progress.show(index, cases.length, level, failed);
        const result = await run(each);
        // A longer case with the same failure shows nothing new.
        if (level < depth && result.tookEffect && result.violations.length === 0 && each.failures.length > 0) {
          next.push({ ...result, trace: [], fingerprints: [] });
        }
      }
      parents = next;
      cases = parents.flatMap((parent) => nextCases(parent, options));
    }
  }
  progress.end();
  const keys = [...groups.values()].map(groupKey);
  if (baseline !== undefined && updateBaseline) {
    writeFileSync(baseline, `${JSON.stringify({ accepted: keys.toSorted() }, undefined, 2)}\n`);
  }
  const isAccepted = (key: string) => updateBaseline || accepted.includes(key);
  return {
    survived,
    failed,
    neverTookEffect,
    failures: [...groups.values()].map((group) => ({ ...group, isAccepted: isAccepted(groupKey(group)) })),
    findings: [...findings.values()],
    notes: [...new Set(notes)],
    seconds: elapsed(),
  };
}

/** Adds each failure at each point after the last failure of a run. */
function nextCases({ case: parent, points }: RunResult, { start }: ExploreOptions): Case[] {
  const last = parent.failures.at(-1)?.at;
  const after = points.slice(points.findIndex(({ name }) => name === last) + 1);
  return after.flatMap((point) =>
    failuresAt(point, { canRestart: start !== undefined }).map((failure) => ({
      ...parent,
      failures: [...parent.failures, { at: point.name, failure }],
    })),
  );
}

/** Runs the scenario twice without a failure. A difference would make every case meaningless. */
async function runWithoutFailure(options: ExploreOptions, service: ServiceName): Promise<RunResult> {
  const plan: Case = { service, failures: [], interleaving: undefined };
  const first = await runCase(options, plan);
  // A broken rule, which the report shows.
  if (first.violations.some(({ invariant }) => invariant === 'never-ends')) return first;
  const second = await runCase(options, plan);
  const length = Math.max(first.fingerprints.length, second.fingerprints.length);
  for (let index = 0; index < length; index += 1) {
    const [one, other] = [first.fingerprints[index], second.fingerprints[index]];
    if (one === other) continue;
    throw new Error(
      `The scenario is not repeatable: two runs without a failure differ in event ${index + 1}. First run: ${one ?? 'nothing'}. Second run: ${other ?? 'nothing'}. Take the time from shop.clock, avoid random values other than ids, and empty the storage in reset`,
    );
  }
  const [error] = first.errors;
  if (error !== undefined) throw new Error(`The scenario fails without a failure. ${error}`);
  if (!first.points.some(({ kind }) => kind === 'request')) {
    throw new Error('The scenario sent no request. Pass shop.clientOptions to the client of the merchant');
  }
  return first;
}

function readBaseline(path: string): readonly unknown[] {
  if (!existsSync(path)) return [];
  try {
    const { accepted } = JSON.parse(readFileSync(path, 'utf8'));
    if (Array.isArray(accepted)) return accepted;
  } catch {
    // No JSON, or null.
  }
  throw new OptionError(
    'baseline',
    `must be a JSON file with a list "accepted". Write ${path} again with updateBaseline`,
  );
}

/** Shows the progress in one line of a terminal. */
function createProgress(isWanted: boolean) {
  const { stderr } = process;
  const isShown = isWanted && stderr.isTTY;
  let startedAt = performance.now();
  let shownAt = 0;
  return {
    show(done: number, all: number, depth: number, failed: number): void {
      const now = performance.now();
      if (done === 0) startedAt = now;
      if (!isShown || now - shownAt < 200) return;
      shownAt = now;
      const left = done === 0 ? '' : `, ${Math.ceil((((now - startedAt) / done) * (all - done)) / 1_000)} s left`;
      stderr.write(`\rDepth ${depth}: ${done} of ${all} cases, ${failed} failed${left}\u001b[K`);
    },
    end: () => isShown && stderr.write('\r\u001b[K'),
  };
}
