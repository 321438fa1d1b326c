import { createMockServer } from '../core/mock-server.ts';
import type { Finding } from '../generated/control-types.ts';
import { type Activity, createActivities, inTime, SilenceError } from './activities.ts';
import { type Case, formatCase, services } from './cases.ts';
import { type Books, checkInvariants, kindOf, type RunFacts } from './compare-books.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { createDriver, NeverEnds, outageMs } from './driver.ts';
import { createProcess } from './merchant-process.ts';
import { moneyOf, type RunMoney } from './money.ts';
import { createNetwork } from './network.ts';
import type { ExploreOptions } from './options.ts';
import { createRecord, type RunRecord } from './record.ts';
import { endProcess, type MerchantProcess, type RunContext } from './run-context.ts';
import type { Shop } from './shop.ts';
import { createSteps } from './steps.ts';
import { createVirtualTime } from './virtual-time.ts';

/** What a run did, and what it broke. */
export interface RunResult
  extends Pick<RunRecord, 'trace' | 'points' | 'events' | 'errors' | 'output' | 'notes' | 'violations' | 'tookEffect'> {
  readonly case: Case;
  readonly hasReceiver: boolean;
  /** Whether the code waited for something that the explorer does not see. */
  readonly isSilent: boolean;
  /** The code of ended processes that never ends, such as `The visit`. */
  readonly left: readonly string[];
  readonly money: RunMoney;
  readonly books: Books;
  /** The mistakes that the mock server found in the requests. */
  readonly findings: readonly Finding[];
}

const hourMs = 3_600_000;
/** How many texts of the console are kept of a run. */
const mostOutput = 20;

/**
 * Runs a case once.
 *
 * @param base - The run without a failure that this one is compared with. Undefined for that run itself.
 */
export async function runCase(options: ExploreOptions, plan: Case, base?: RunResult): Promise<RunResult> {
  const mock = createMockServer({ policies: { ...services[plan.service].policies, webhookTimeoutMs: 2 ** 31 - 1 } });
  const time = createVirtualTime(mock.clock.now());
  const record = createRecord(mock, time);
  const steps = createSteps(plan.interleaving?.seed, time);
  const activities = createActivities(options.idle, {
    onOutput(text) {
      if (record.output.length < mostOutput) record.output.push(text);
    },
    onRejection({ name, ended }, reason) {
      if (ended.aborted) return;
      const text = reason instanceof Error ? reason.message : String(reason);
      const message = `${name} left a rejection that nothing handles: ${text}`;
      // A later one follows from it.
      if (record.violations.length === 0) record.violations.push({ invariant: 'unhandled-rejection', message });
      record.log('merchant', `Nothing handles a rejection, so the process ends: ${text}`);
      if (options.start !== undefined) endProcess(run, 'now');
    },
  });
  const run: RunContext = { plan, mock, time, steps, activities, record, failedMs: 0 };
  const deliveries = createDeliveries(run);
  await inTime('reset', options.reset?.());
  const { violations } = record;
  let life: Life = { isVisitDone: false, ending: 'The run did not end' };
  let hasNoEnd = false;
  let isSilent = false;
  try {
    life = await live(options, run, deliveries);
  } catch (error) {
    // Without a failure, the scenario cannot be explored at all.
    const isKnown = error instanceof NeverEnds || (error instanceof SilenceError && base !== undefined);
    if (!isKnown) throw withCase(error, plan);
    isSilent = error instanceof SilenceError;
    hasNoEnd = true;
    violations.unshift({ invariant: 'never-ends', message: error.message });
  }
  const payments = mock.payments.list();
  const money = moneyOf(payments, record.wishOf);
  // Copies cost more than the rest of a check that does not read them.
  const records = {
    payments,
    get deliveries() {
      return mock.webhooks.deliveries();
    },
    get journal() {
      return mock.journal.requests();
    },
  };
  const findings = mock.findings();
  const compared = await checkInvariants(options, records, {
    ...life,
    money,
    normal: base && { name: formatCase(base.case), money: base.money, books: base.books },
    isReordered: plan.failures.length === 0 && plan.interleaving?.kind !== 'double-click',
    refundsSent: new Set(payments.filter(({ id }) => record.refundsSent.has(id)).map((each) => each.merchant_order_id)),
    wishOf: record.wishOf,
    wished: record.wished,
    findings,
    notes: record.notes,
  });
  const refusal = deliveries.refusal();
  if (refusal) record.errors.push(`No webhook succeeds: the merchant ${refusal}. ${record.output[0] ?? ''}`);
  const books = [...compared.books.values()].map(({ order, status }) => `${order} is ${status}`);
  record.log('merchant', `The books: ${books.join(', ') || 'empty'}`);
  // What stays open is only a consequence of code that does not end.
  violations.push(...compared.violations.filter(({ invariant }) => !hasNoEnd || kindOf(invariant) === 'safety'));
  const result: RunResult = {
    ...record,
    case: plan,
    tookEffect: record.tookEffect && plan.failures.every(({ at }) => record.points.some(({ name }) => name === at)),
    hasReceiver: deliveries.hasReceiver(),
    isSilent,
    left: activities.left(),
    money,
    books: compared.books,
    findings,
  };
  run.process?.end();
  // A run that does not end has deliveries that do not end either.
  if (!hasNoEnd) await mock.close();
  return result;
}

/** How a run ended. */
type Life = Pick<RunFacts, 'isVisitDone' | 'ending'>;

/** What happens in a run: the process starts, a customer visits, and what is open is finished. */
async function live(options: ExploreOptions, run: RunContext, deliveries: Deliveries): Promise<Life> {
  const { plan, time, activities, record } = run;
  const network = createNetwork(run);
  const visits: Activity[] = [];

  const startProcess = () => {
    run.process = createProcess(run, network.send, deliveries.expect);
    if (options.start !== undefined) startActivity('start', options.start);
  };
  /** Runs code of the merchant in its latest process. An error of it is part of the run. */
  const startActivity = (name: string, code: (shop: Shop) => unknown): Activity => {
    const { shop, ended } = run.process as MerchantProcess;
    return activities.start(name, ended, async () => {
      try {
        await code(shop);
        if (code === options.scenario) record.log('customer', `${name} ended.`);
      } catch (error) {
        const text = `${name} failed: ${error instanceof Error ? error.message : String(error)}`;
        record.errors.push(text);
        record.log('merchant', text);
        throw error;
      }
    });
  };
  const visit = () => {
    record.log('customer', visits.length === 0 ? 'A customer visits.' : 'The customer visits again.');
    visits.push(startActivity('The visit', options.scenario));
  };
  const driver = createDriver(run, network, deliveries, startProcess);
  const { passTime, finish } = driver;
  const recover = async (at = time.now() + hourMs) => {
    await passTime(at);
    if (options.recover !== undefined) startActivity('recover', options.recover);
    await finish();
  };

  /** The time of the next event after which the job runs. */
  const nextDueAt = () =>
    Math.min(driver.nextDueAt(), ...[...record.keyExpiries.values()].filter((at) => at > time.now()));

  startProcess();
  await finish();
  const openedAt = time.now();
  visit();
  if (plan.interleaving?.kind === 'double-click') visit();
  await finish();
  /** A customer who saw an error tries again, but not after a day. */
  const visitAgain = async () => {
    if (time.now() >= openedAt + outageMs || visits.some(({ result }) => result === 'done')) return;
    visit();
    await finish();
  };
  await visitAgain();
  const leftAt = time.now();
  const endAt = () => leftAt + (options.hours ?? 30) * hourMs + run.failedMs;
  const hourly = Math.max(3, plan.failures.length + 1);
  for (let round = 0; round < hourly; round += 1) {
    await recover();
    // The service may have been down before.
    if (round === 0) await visitAgain();
  }
  while (await network.handleLate()) await finish();
  // At most every hour: a timer may be short.
  for (let dueAt = nextDueAt(); dueAt < endAt(); dueAt = nextDueAt())
    await recover(Math.max(dueAt, time.now() + hourMs));
  await passTime(endAt());
  await driver.finishDeliveries();
  await recover(time.now());
  const hours = Math.round((time.now() - leftAt) / hourMs);
  return {
    isVisitDone: visits.some(({ result }) => result === 'done'),
    ending: `The run ended ${hours} hours after the visit. ${driver.describeDue()}`,
  };
}

/** Says in which run the merchant's code cannot be explored. */
function withCase(error: unknown, plan: Case): unknown {
  if (error instanceof Error) error.message += ` (in the case ${formatCase(plan)})`;
  return error;
}
