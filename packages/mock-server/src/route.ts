import type { Clock } from './clock.ts';
import type { OperationId } from './generated/operations.ts';
import type { Ids } from './ids.ts';
import type { RuleContext } from './payment-record.ts';
import type { Refusal } from './refusal.ts';
import type { State } from './state.ts';
import type { Emitter } from './webhooks/emitter.ts';

/** A merchant's world. Merchants share nothing. */
export interface Merchant {
  readonly state: State;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly webhooks: Emitter;
}

/** A call that has passed the door: everything in it is as the contract says. */
export interface Call<Body = unknown> {
  readonly merchant: Merchant;
  readonly context: RuleContext;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  readonly body: Body;
}

/** Carries a call out: what it returns is the body of the success answer, or the refusal. */
// biome-ignore lint/suspicious/noExplicitAny: the body of a route is whatever its operation declares; the door has validated it.
export type Route = (call: Call<any>) => unknown | Refusal;

export type Routes<Id extends OperationId> = { readonly [id in Id]: Route };
