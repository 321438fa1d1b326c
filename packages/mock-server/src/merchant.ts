import { type Clock, type ClockOptions, createClock } from './clock.ts';
import { createIdempotency, type Idempotency } from './idempotency.ts';
import { createIds, type Ids } from './ids.ts';
import type { RuleContext } from './payment-record.ts';
import { createState, type State } from './state.ts';
import type { Fetch } from './webhooks/attempt.ts';
import { createEmitter, type Emitter } from './webhooks/emitter.ts';

/** A merchant's world: its state, identifiers, clock, idempotency keys and webhooks. Merchants share nothing. */
export interface Merchant {
  readonly state: State;
  readonly ids: Ids;
  /** Of answers; apart from `ids`, so that a call which only reads leaves the sequence of identifiers alone. */
  readonly traceIds: Ids;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly webhooks: Emitter;
}

export interface MerchantOptions {
  readonly seed: number;
  readonly clock: ClockOptions;
  readonly webhookFetch: Fetch;
}

export function createMerchant(
  publicApiKey: string,
  { seed, clock: clockOptions, webhookFetch }: MerchantOptions,
): Merchant {
  const clock = createClock(clockOptions);
  // One sequence for each use, so that registering an endpoint or sending an event moves no payment's identifier.
  const sequence = (use: string) => createIds(JSON.stringify([seed, publicApiKey, use]));
  return {
    state: createState(),
    ids: sequence('records'),
    traceIds: sequence('answers'),
    clock,
    idempotency: createIdempotency(),
    webhooks: createEmitter(clock, sequence('webhooks'), webhookFetch),
  };
}

/** What a rule may know of the merchant's world at this moment. */
export function ruleContext({ clock, ids }: Merchant): RuleContext {
  return { now: clock.timestamp(), uuid: ids.uuid };
}
