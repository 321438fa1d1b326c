import type { Campaign, Customer, EnrolledPaymentMethod, EvidenceItem, IncomingTransfer } from '@paychord/sdk';
import { IdMap, IdSet } from './id-map.ts';
import type { OnboardingTransfer } from './onboarding-transfer.ts';
import type { PaymentRecord } from './payment-record.ts';

/** Evidence that was forwarded to the issuer. */
export interface ForwardedEvidence {
  transaction_id: string;
  forwarded_at: string;
  evidence: EvidenceItem[];
}

export interface Deadline {
  readonly paymentId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** All that a merchant's world remembers: the only data that changes. */
export interface State {
  readonly payments: Map<string, PaymentRecord>;
  /** By transaction: when it expires or is lost if nothing happens, in the order in which that was set. */
  readonly deadlines: Map<string, Deadline>;
  /** Checkout sessions that were paid with. */
  readonly paidSessions: Set<string>;
  /** One-time tokens that payments were created with, while the policy `onReusedToken` is `reject`. */
  readonly usedTokens: Set<string>;
  /** By payment. */
  readonly forwardedEvidence: Map<string, ForwardedEvidence[]>;
  readonly customers: Map<string, Customer>;
  /** By the merchant's own identifier. */
  readonly customerIds: Map<string, string>;
  /** By customer. */
  readonly paymentMethods: Map<string, EnrolledPaymentMethod[]>;
  readonly onboardingTransfers: Map<string, OnboardingTransfer>;
  readonly campaigns: Map<string, Campaign>;
  readonly incomingTransfers: Map<string, IncomingTransfer>;
}

/** A state as plain data: each collection as the list of its entries. */
export type SavedState = Record<keyof State, unknown[]>;

export function saveState(state: State): SavedState {
  const lists = Object.entries(state).map(([name, collection]) => [name, [...collection]]);
  return structuredClone(Object.fromEntries(lists)) as SavedState;
}

export function loadState(saved: SavedState): State {
  const lists = structuredClone(saved);
  const state = createState();
  for (const [name, collection] of Object.entries(state)) {
    for (const entry of lists[name as keyof State]) {
      // What was saved of a collection is what its own add or set takes.
      if (collection instanceof Set) collection.add(entry as string);
      else (collection as Map<unknown, unknown>).set(...(entry as [unknown, unknown]));
    }
  }
  return state;
}

export function createState(): State {
  return {
    payments: new IdMap(),
    deadlines: new Map(),
    paidSessions: new IdSet(),
    usedTokens: new IdSet(),
    forwardedEvidence: new IdMap(),
    customers: new IdMap(),
    customerIds: new Map(),
    paymentMethods: new IdMap(),
    onboardingTransfers: new IdMap(),
    campaigns: new IdMap(),
    incomingTransfers: new IdMap(),
  };
}
