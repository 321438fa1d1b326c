import { type Clock, type ClockOptions, createClock } from '../clock/clock.ts';
import { type ActiveFault, createFaultRegistry, type FaultRegistry } from '../faults/fault-registry.ts';
import { createIds, type Ids } from '../model/ids.ts';
import type { RuleContext } from '../model/payment-record.ts';
import type { ResolvedPolicies } from '../model/policies.ts';
import { createState, loadState, type SavedState, type State, saveState } from '../model/state.ts';
import type { ReceiverRegistry } from '../webhooks/receiver-registry.ts';
import { createWebhookDispatcher, type SavedWebhooks, type WebhookDispatcher } from '../webhooks/webhook-dispatcher.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { createJournal, type Journal } from './journal.ts';

/** A merchant's world: its state, identifiers, clock, idempotency keys, faults, journal and webhooks. Merchants share nothing. */
export interface Merchant {
  readonly policies: ResolvedPolicies;
  readonly state: State;
  readonly ids: Ids;
  /** Of answers; apart from `ids`, so that a call which only reads leaves the sequence of identifiers alone. */
  readonly traceIds: Ids;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly webhooks: WebhookDispatcher;
  readonly faults: FaultRegistry;
  readonly journal: Journal;
  save(): SavedMerchant;
  /** Another world takes its place: drops what waits, breaks off what is under way, and does nothing more by itself. */
  dispose(): Promise<void>;
}

export interface MerchantOptions {
  readonly seed: number;
  readonly clock: ClockOptions;
  readonly policies: ResolvedPolicies;
  readonly journalEntries: number;
  readonly receivers: ReceiverRegistry;
}

/** A world as plain data. */
export interface SavedMerchant {
  /** The one its identifiers began with, which they go on from. */
  seed: number;
  now: number;
  counts: Record<Sequence, number>;
  state: SavedState;
  idempotency: ReturnType<Idempotency['save']>;
  webhooks: SavedWebhooks;
  faults: ActiveFault[];
  journal: ReturnType<Journal['save']>;
}

/** One sequence of identifiers for each use, so that registering an endpoint or sending an event moves no payment's identifier. */
export const sequences = ['records', 'answers', 'webhooks', 'faults'] as const;
type Sequence = (typeof sequences)[number];

/** A world as new, or as it was saved. */
export function createMerchant(
  publicApiKey: string,
  { clock: clockOptions, policies, journalEntries, receivers, ...options }: MerchantOptions,
  saved?: SavedMerchant,
): Merchant {
  const { seed } = saved ?? options;
  const clock = createClock(saved === undefined ? clockOptions : { ...clockOptions, startAt: saved.now });
  const ids = Object.fromEntries(
    sequences.map((use) => [use, createIds(JSON.stringify([seed, publicApiKey, use]))]),
  ) as Record<Sequence, Ids>;
  const state = saved === undefined ? createState() : loadState(saved.state);
  const idempotency = createIdempotency(policies);
  const faults = createFaultRegistry(ids.faults);
  const journal = createJournal(journalEntries);
  const webhooks = createWebhookDispatcher({ clock, ids: ids.webhooks, receivers, policies });
  if (saved !== undefined) {
    for (const use of sequences) ids[use].continueFrom(saved.counts[use]);
    idempotency.load(saved.idempotency);
    faults.load(saved.faults);
    journal.load(saved.journal);
    webhooks.load(saved.webhooks);
  }
  return {
    policies,
    state,
    ids: ids.records,
    traceIds: ids.answers,
    clock,
    idempotency,
    webhooks,
    faults,
    journal,
    save: () => ({
      seed,
      now: clock.now(),
      counts: Object.fromEntries(sequences.map((use) => [use, ids[use].count()])) as Record<Sequence, number>,
      state: saveState(state),
      idempotency: idempotency.save(),
      webhooks: webhooks.save(),
      faults: faults.save(),
      journal: journal.save(),
    }),
    dispose() {
      webhooks.dispose();
      return clock.close();
    },
  };
}

/** What a rule may know of the merchant's world at this moment. */
export function ruleContext({ clock, ids }: Merchant): RuleContext {
  return { now: clock.timestamp(), uuid: ids.uuid };
}
