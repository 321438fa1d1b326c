import type { Finding } from '../generated/control-types.ts';
import { createMockServer } from '../mock-server.ts';
import { type Activity, createActivities, SilenceError } from './activities.ts';
import { rememberCallSite } from './call-site.ts';
import { type Case, formatCase, services } from './cases.ts';
import { createDeliveries } from './deliveries.ts';
import type { FailurePoint } from './failures.ts';
import { checkInvariants, type Violation } from './invariants.ts';
import { createNetwork } from './network.ts';
import type { ExploreOptions } from './options.ts';
import type { HandledRequest, RunContext } from './run-context.ts';
import { type MerchantProcess, type Shop, webhookSecret } from './shop.ts';
import { createSteps } from './steps.ts';
import { createNormalizer, moneyByOrder, type OrderMoney, type TraceEvent } from './trace.ts';
import { createVirtualTime, type Timer } from './virtual-time.ts';

/** What a run did, and what it broke. */
export interface RunResult {
  readonly case: Case;
  readonly points: readonly FailurePoint[];
  readonly trace: readonly TraceEvent[];
  /** The requests and deliveries in their order, with normalized ids. */
  readonly fingerprints: readonly string[];
  /** Whether every planned failure happened and had an effect. */
  readonly tookEffect: boolean;
  readonly hasReceiver: boolean;
  /** The errors of the merchant's code, apart from those of its webhooks. */
  readonly errors: readonly string[];
  readonly money: ReadonlyMap<string, OrderMoney>;
  readonly violations: readonly Violation[];
  /** The mistakes that the mock server found in the requests. */
  readonly findings: readonly Finding[];
}

const never = Number.POSITIVE_INFINITY;
const hour = 3_600_000;
/** Longer than the mock server remembers an idempotency key. */
const outageMs = 25 * hour;
/** Far more than a visit takes. A run with more does not end by itself. */
const mostSteps = 2_000;
/** A timer costs less than a request, and a process may repeat a short one for days. */
const mostTimers = 50_000;

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
  const { honorsAllKeys, webhookPayload } = services[plan.service];
  const mock = createMockServer({
    policies: {
      idempotentOperations: honorsAllKeys ? 'all' : 'specified',
      webhookPayload,
      webhookTimeoutMs: 2 ** 31 - 1,
    },
  });
  const startAt = mock.clock.now();
  const time = createVirtualTime(startAt);
  const activities = createActivities(options.idle);
  const trace: TraceEvent[] = [];
  const points: FailurePoint[] = [];
  const fingerprints: string[] = [];
  const names = createNormalizer();
  const onEnd = new Map<MerchantProcess, (() => void)[]>();
  const visits: Activity[] = [];
  const errors: string[] = [];
  let outage: boolean | undefined;
  let hadOutage = false;
  let tookEffect = true;
  let cause: HandledRequest | undefined;
  let money = new Map<string, OrderMoney>();
  let hasReceiver = false;
  let count = 0;
  let timerCount = 0;
  let clockMove: Promise<void> | undefined;

  const log: RunContext['log'] = (kind, text, point) =>
    void trace.push({ at: time.now() - startAt, kind, text, ...(point === undefined ? {} : { point }) });
  const context: RunContext = {
    mock,
    time,
    steps: createSteps(plan.interleaving?.seed),
    activities,
    names,
    process: () => process,
    endProcess(ended, isOutage) {
      ended.isDead = true;
      outage = isOutage;
      for (const call of onEnd.get(ended) ?? []) call();
    },
    onEnd: (ended, call) => void onEnd.set(ended, [...(onEnd.get(ended) ?? []), call]),
    plannedAt: (point) => plan.failures.find(({ at }) => at === point)?.failure,
    addPoint: (point) => void points.push(point),
    log,
    fingerprint: (text) => void fingerprints.push(names.ids(text)),
    logMoney() {
      const now = moneyByOrder(mock.payments.list());
      for (const [order, { captured, refunded, currency }] of now) {
        const before = money.get(order);
        if (before?.captured === captured && before.refunded === refunded) continue;
        log('money', `${order}: captured ${captured} ${currency}, refunded ${refunded} ${currency}`);
      }
      money = now;
    },
    neverTookEffect: () => {
      tookEffect = false;
    },
    causeOfDeliveries: (request) => {
      cause = request;
    },
    currentCause: () => cause,
  };
  const network = createNetwork(context);
  const deliveries = createDeliveries(context);

  const createProcess = (): MerchantProcess => {
    const created: MerchantProcess = { isDead: false, receiver: undefined, shop: {} as Shop };
    const ends = new Map<unknown, () => void>();
    const clock: Shop['clock'] = {
      now() {
        rememberCallSite();
        return time.now();
      },
      setTimeout(callback, ms) {
        const end = activities.wait();
        const call = activities.bind(() => {
          ends.delete(timer);
          end();
          if (!created.isDead) callback();
        });
        const timer: Timer = time.add(call, ms);
        ends.set(timer, end);
        return timer;
      },
      clearTimeout(timer) {
        if (time.remove(timer as Timer)) ends.get(timer)?.();
        ends.delete(timer);
      },
    };
    onEnd.set(created, [() => void [...ends.keys()].map((timer) => time.remove(timer as Timer))]);
    const { publicApiKey, privateSecretKey } = mock.credentials;
    const shop: Shop = {
      clientOptions: {
        baseUrl: 'http://localhost',
        publicApiKey,
        privateSecretKey,
        fetch: network.fetchOf(() => created),
        clock,
        retryDelayMs: 1_000,
      },
      clock,
      webhookSecret,
      mock,
      receiveWebhooks(receiver) {
        created.receiver = receiver;
        if (!hasReceiver) mock.webhooks.register({ receiver: deliveries.receive });
        hasReceiver = true;
      },
    };
    return Object.assign(created, { shop });
  };

  let process = createProcess();
  /** Runs code of the merchant. An error of it is part of the run. */
  const startActivity = (kind: 'visit' | 'process', name: string, code: (shop: Shop) => unknown): Activity => {
    const { shop } = process;
    return activities.start(process, async () => {
      try {
        await code(shop);
        if (kind === 'visit') log(kind, `${name} ended.`);
      } catch (error) {
        const text = `${name} failed: ${error instanceof Error ? error.message : String(error)}`;
        errors.push(text);
        log(kind, text);
        throw error;
      }
    });
  };

  const startProcess = () => {
    process = createProcess();
    const { start } = options;
    if (start !== undefined) startActivity('process', 'start', start);
  };

  const visit = () => {
    log('visit', visits.length === 0 ? 'A customer visits.' : 'The customer visits again.');
    visits.push(startActivity('visit', 'The visit', (shop) => options.scenario(shop)));
  };

  /** Lets the clock of the mock server follow. It waits for each delivery, so it cannot move while one is open. Returns whether it moves. */
  const moveMockClock = (): boolean => {
    const behind = time.now() - mock.clock.now();
    if (deliveries.isOpen() || (behind <= 0 && clockMove === undefined)) return false;
    clockMove ??= mock.clock.advance(behind).then(() => {
      clockMove = undefined;
    });
    return true;
  };

  const nextDeliveryAt = () => {
    const next = mock.clock.schedule().find(({ kind }) => kind === 'delivery');
    return next && Date.parse(next.at);
  };

  /** Makes the next thing happen that is due. Returns whether there was one. */
  const step = async (): Promise<boolean> => {
    await activities.quiet(context.steps.hasNext);
    if (outage !== undefined) {
      const isOutage = outage;
      outage = undefined;
      if (isOutage) {
        hadOutage = true;
        await passTime(time.now() + outageMs);
        log('process', 'The process starts again after 25 hours.');
      } else log('process', 'The process starts again.');
      startProcess();
      return true;
    }
    const next = context.steps.take();
    if (next !== undefined) {
      count += 1;
      await next.run();
      await activities.quiet(context.steps.hasNext);
      cause = undefined;
      return true;
    }
    const timer = time.takeDue();
    if (timer === undefined) return false;
    timerCount += 1;
    timer.call();
    return true;
  };

  /** The time of the next timer or delivery. */
  const nextAt = () => {
    const delivery = deliveries.isOpen() ? undefined : nextDeliveryAt();
    return Math.min(time.nextAt() ?? never, delivery ?? never);
  };

  /** Moves the time to `until`, and makes everything happen on the way. */
  const passTime = async (until: number): Promise<void> => {
    for (;;) {
      while (await step()) assertEnds();
      if (moveMockClock()) continue;
      if (time.now() >= until) return;
      time.moveTo(Math.min(nextAt(), until));
    }
  };

  const assertEnds = () => {
    if (count > mostSteps) throw new NeverEnds(`${mostSteps} requests and deliveries`);
    if (timerCount > mostTimers) throw new NeverEnds(`${mostTimers} timers`);
  };

  /** Continues until the merchant's code has ended, or waits for something that never comes. */
  const finish = async (): Promise<void> => {
    for (;;) {
      await passTime(time.now());
      if (!activities.isRunning() && !deliveries.isOpen()) return;
      const next = nextAt();
      if (next < never) await passTime(next);
      else {
        const held = context.steps.takeHeld();
        if (held !== undefined) await held.run();
        else if (!(await network.handleLate())) return;
      }
      assertEnds();
    }
  };

  const recover = async () => {
    await passTime(time.now() + hour);
    const { recover: job } = options;
    if (job !== undefined) startActivity('process', 'recover', job);
    await finish();
  };

  await options.reset?.();
  const violations: Violation[] = [];
  try {
    startProcess();
    await finish();
    visit();
    if (plan.interleaving?.kind === 'double-click') visit();
    await finish();
    // A customer who saw an error tries again. After 25 hours, the customer has left.
    if (!hadOutage && visits.every((each) => each.result !== 'done')) {
      visit();
      await finish();
    }
    for (let round = 0; round < plan.failures.length + 1; round += 1) await recover();
    while (await network.handleLate()) await finish();
    // The last attempts of the deliveries.
    for (let next = nextDeliveryAt(); next !== undefined; next = nextDeliveryAt()) {
      await passTime(next);
      await finish();
    }
    await recover();
  } catch (error) {
    // Without a failure, the scenario cannot be explored at all.
    const isSilent = error instanceof SilenceError && expected !== undefined;
    if (!(error instanceof NeverEnds || isSilent)) throw withCase(error, plan);
    violations.push({ invariant: 'never-ends', message: error.message });
  }
  const met = new Set(points.map(({ name }) => name));
  const payments = mock.payments.list();
  // Copies cost more than the rest of a check that does not read them.
  const results = {
    payments,
    get deliveries() {
      return mock.webhooks.deliveries();
    },
    get journal() {
      return mock.journal.requests();
    },
  };
  money = moneyByOrder(payments);
  violations.push(...(await checkInvariants(options, results, money, expected)));
  const result: RunResult = {
    case: plan,
    points,
    trace,
    fingerprints,
    tookEffect: tookEffect && plan.failures.every(({ at }) => met.has(at)),
    hasReceiver,
    errors,
    money,
    violations,
    findings: mock.findings(),
  };
  context.endProcess(process, false);
  // A run that does not end has deliveries that do not end either.
  if (!violations.some(({ invariant }) => invariant === 'never-ends')) await mock.close();
  return result;
}

class NeverEnds extends Error {
  constructor(what: string) {
    super(
      `The run did not end after ${what}. Does the merchant's code repeat without a limit? Pass a job that repeats as recover`,
    );
  }
}

/** Says in which run the merchant's code cannot be explored. */
function withCase(error: unknown, plan: Case): unknown {
  if (error instanceof Error) error.message += ` (in the case ${formatCase(plan)})`;
  return error;
}
