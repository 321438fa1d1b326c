import type { Finding } from '../../generated/control-types.ts';
import { type ClockOptions, createClock } from '../clock/clock.ts';
import { createFaultRegistry, type SavedFaults } from '../faults/fault-registry.ts';
import { createDetection } from '../findings/detection.ts';
import type { CoverageCounter } from '../model/coverage.ts';
import { createIds, type Ids } from '../model/ids.ts';
import type { RuleContext } from '../model/payment-record.ts';
import type { ResolvedPolicies } from '../model/resolve-policies.ts';
import { createState, loadState, type SavedState, saveState } from '../model/state.ts';
import type { ReceiverRegistry } from '../webhooks/endpoint-registry.ts';
import { createWebhookDispatcher, type SavedWebhooks } from '../webhooks/webhook-dispatcher.ts';
import { createIdempotency, type StoredKey } from './idempotency.ts';
import { createJournal, type SavedJournal } from './journal.ts';
import type { Traffic } from './traffic.ts';

/** A merchant: its state, ids, clock, idempotency keys, faults, journal, findings and webhooks. Merchants share nothing. */
export type Merchant = Readonly<ReturnType<typeof createMerchant>>;

export interface MerchantOptions {
  readonly seed: number;
  readonly clock: ClockOptions;
  readonly policies: ResolvedPolicies;
  readonly journalEntries: number;
  readonly receivers: ReceiverRegistry;
  /** Returns where a customer's browser reaches the mock server, without a trailing slash. */
  readonly publicUrl: () => string;
  /** Where the merchant reports its webhook attempts. */
  readonly traffic: Traffic;
  /** Whether a reset removed the payment with this id. Only the latest 1,000 are known. */
  readonly wasRemoved: (paymentId: string) => boolean;
  /** Counts what payments do. Every merchant of the mock server has the same one. */
  readonly coverage: CoverageCounter;
}

/** A merchant as plain data. */
export interface SavedMerchant {
  /** The seed of the ids, which the restored merchant continues. */
  seed: number;
  now: number;
  counts: Counts;
  state: SavedState;
  idempotency: [string, StoredKey][];
  webhooks: SavedWebhooks;
  faults: SavedFaults;
  journal: SavedJournal;
  findings: Finding[];
}

/**
 * Each use has its own sequence of ids, so that a webhook endpoint or an event does not change the ids of payments. The names are a part of
 * the seeds: another name would change the ids.
 */
const sequences = ['records', 'answers', 'webhooks', 'faults'] as const;
type Sequence = (typeof sequences)[number];

/** The number of ids of each sequence so far, and of payments. */
type Counts = Record<Sequence | 'payments', number>;

/**
 * Creates a merchant, either new or from saved data.
 *
 * @param counts - Where ids and the numbers of payments continue.
 */
export function createMerchant(
  publicApiKey: string,
  options: MerchantOptions,
  saved?: SavedMerchant,
  counts = saved?.counts,
) {
  const { policies, receivers, traffic, coverage, publicUrl, wasRemoved } = options;
  const { seed } = saved ?? options;
  const clock = createClock(saved === undefined ? options.clock : { ...options.clock, startAt: saved.now }, () =>
    traffic.emit('change'),
  );
  const ids = Object.fromEntries(
    sequences.map((use) => [use, createIds(JSON.stringify([seed, publicApiKey, use]))]),
  ) as Record<Sequence, Ids>;
  const state = saved === undefined ? createState() : loadState(saved.state);
  const idempotency = createIdempotency(policies);
  const faults = createFaultRegistry(ids.faults);
  const journal = createJournal(options.journalEntries);
  const webhooks = createWebhookDispatcher({ clock, ids: ids.webhooks, receivers, policies });
  const findings = createDetection({
    clock,
    journal,
    webhooks,
    state,
    policies,
    onFound(finding) {
      if (traffic.isWatched()) traffic.emit('finding', { merchant: publicApiKey, finding: structuredClone(finding) });
    },
  });
  webhooks.watch((report, durationMs) => {
    traffic.observe('the findings', () => findings.observeAttempt(report, durationMs));
    if (traffic.isWatched()) traffic.emit('attempt', { merchant: publicApiKey, ...report });
  });
  if (counts !== undefined) for (const use of sequences) ids[use].continueFrom(counts[use]);
  if (saved !== undefined) {
    idempotency.load(saved.idempotency);
    faults.load(saved.faults);
    journal.load(saved.journal);
    findings.load(saved.findings);
    webhooks.load(saved.webhooks);
  }
  /** Those before a reset. */
  const earlierPayments = (counts?.payments ?? 0) - state.payments.size;
  const countPayments = () => earlierPayments + state.payments.size;
  const countIds = () =>
    Object.fromEntries([...sequences.map((use) => [use, ids[use].count()]), ['payments', countPayments()]]) as Counts;
  return {
    publicApiKey,
    policies,
    publicUrl,
    state,
    ids: ids.records,
    /** The ids of responses. They are apart from `ids`, so that a call that only reads does not change the ids of records. */
    traceIds: ids.answers,
    clock,
    idempotency,
    webhooks,
    faults,
    journal,
    findings,
    coverage,
    /** Calls what only observes. Its mistakes change nothing. */
    observe: traffic.observe,
    wasRemoved,
    /** Counts the payments so far, with those before a reset whose ids continue. */
    countPayments,
    /** Counts the ids of each sequence and the payments so far. */
    countIds,
    save: (): SavedMerchant => ({
      seed,
      now: clock.now(),
      counts: countIds(),
      state: saveState(state),
      idempotency: idempotency.save(),
      webhooks: webhooks.save(),
      faults: faults.save(),
      journal: journal.save(),
      findings: findings.save(),
    }),
    /** Drops scheduled tasks, aborts deliveries in flight, and stops the clock. Called when another merchant replaces this one. */
    dispose(): Promise<void> {
      webhooks.dispose();
      return clock.close();
    },
  };
}

/** Why a payment is not found that a reset removed. */
export const removedByReset =
  'A reset or a restored snapshot removed it. Concurrent tests must not share a merchant: use other keys in each of them, and the controls of mock.merchant(keys)';

/** Creates the context that rules get: the current time, new ids and the public URL. */
export function ruleContext({ clock, ids, publicUrl }: Merchant): RuleContext {
  return { now: clock.timestamp(), publicUrl: publicUrl(), uuid: ids.uuid };
}
