import type { Finding } from '../generated/control-types.ts';
import { createMockServer } from '../mock-server.ts';
import { type Activity, createActivities, SilenceError } from './activities.ts';
import { type Case, formatCase, services } from './cases.ts';
import { createDeliveries, type Deliveries } from './deliveries.ts';
import { createDriver, NeverEnds, outageMs } from './driver.ts';
import { checkInvariants, invariants, type Violation } from './invariants.ts';
import { createProcess } from './merchant-process.ts';
import { moneyByOrder, type OrderMoney } from './money.ts';
import { createNetwork } from './network.ts';
import type { ExploreOptions } from './options.ts';
import { createRecord, type RunRecord } from './record.ts';
import type { MerchantProcess, RunContext } from './run-context.ts';
import type { Shop } from './shop.ts';
import { createSteps } from './steps.ts';
import { createVirtualTime } from './virtual-time.ts';

/** What a run did, and what it broke. */
export interface RunResult extends Pick<RunRecord, 'trace' | 'points' | 'fingerprints' | 'errors' | 'tookEffect'> {
  readonly case: Case;
  readonly hasReceiver: boolean;
  readonly money: ReadonlyMap<string, OrderMoney>;
  readonly violations: readonly Violation[];
  /** The mistakes that the mock server found in the requests. */
  readonly findings: readonly Finding[];
}

const hourMs = 3_600_000;

/**
 * Runs a case once.
 *
 * @param expected - The money of each order in the run without a failure. Undefined for that run itself.
 */
export async function runCase(
  options: ExploreOptions,
  plan: Case,
  expected?: ReadonlyMap<string, OrderMoney>,
): Promise<RunResult> {
  const mock = createMockServer({ policies: { ...services[plan.service].policies, webhookTimeoutMs: 2 ** 31 - 1 } });
  const time = createVirtualTime(mock.clock.now());
  const record = createRecord(mock, time);
  const steps = createSteps(plan.interleaving?.seed);
  const run: RunContext = { plan, mock, time, steps, activities: createActivities(options.idle), record };
  const deliveries = createDeliveries(run);
  await options.reset?.();
  const violations: Violation[] = [];
  try {
    await live(options, run, deliveries);
  } catch (error) {
    // Without a failure, the scenario cannot be explored at all.
    const isSilent = error instanceof SilenceError && expected !== undefined;
    if (!(error instanceof NeverEnds || isSilent)) throw withCase(error, plan);
    violations.push({ invariant: 'never-ends', message: error.message });
  }
  const payments = mock.payments.list();
  const money = moneyByOrder(payments);
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
  const isEndless = violations.length > 0;
  const broken = await checkInvariants(options, records, money, expected);
  // What stays open is only a consequence of code that does not end.
  violations.push(...broken.filter(({ invariant }) => !isEndless || invariants[invariant].kind === 'safety'));
  const result: RunResult = {
    ...record,
    case: plan,
    tookEffect: record.tookEffect && plan.failures.every(({ at }) => record.points.some(({ name }) => name === at)),
    hasReceiver: deliveries.hasReceiver(),
    money,
    violations,
    findings: mock.findings(),
  };
  run.process?.end();
  // A run that does not end has deliveries that do not end either.
  if (!isEndless) await mock.close();
  return result;
}

/** What happens in a run: the process starts, a customer visits, and what is open is finished. */
async function live(options: ExploreOptions, run: RunContext, deliveries: Deliveries): Promise<void> {
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
    return activities.start(ended, async () => {
      try {
        await code(shop);
        if (code === options.scenario) record.log('visit', `${name} ended.`);
      } catch (error) {
        const text = `${name} failed: ${error instanceof Error ? error.message : String(error)}`;
        record.errors.push(text);
        record.log('process', text);
        throw error;
      }
    });
  };
  const visit = () => {
    record.log('visit', visits.length === 0 ? 'A customer visits.' : 'The customer visits again.');
    visits.push(startActivity('The visit', options.scenario));
  };
  const { passTime, finish, finishDeliveries } = createDriver(run, network, deliveries, startProcess);
  const recover = async () => {
    await passTime(time.now() + hourMs);
    if (options.recover !== undefined) startActivity('recover', options.recover);
    await finish();
  };

  startProcess();
  await finish();
  const openedAt = time.now();
  visit();
  if (plan.interleaving?.kind === 'double-click') visit();
  await finish();
  const hasLeft = time.now() >= openedAt + outageMs;
  // A customer who saw an error tries again.
  if (!hasLeft && visits.every(({ result }) => result !== 'done')) {
    visit();
    await finish();
  }
  for (let round = 0; round < plan.failures.length + 1; round += 1) await recover();
  while (await network.handleLate()) await finish();
  await finishDeliveries();
  await recover();
}

/** Says in which run the merchant's code cannot be explored. */
function withCase(error: unknown, plan: Case): unknown {
  if (error instanceof Error) error.message += ` (in the case ${formatCase(plan)})`;
  return error;
}
