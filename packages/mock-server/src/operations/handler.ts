import type { OperationId } from '../generated/operations.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { Refusal } from '../model/api-error.ts';
import type { RuleContext } from '../model/payment-record.ts';

/** A call that has passed the door: everything in it is as the contract says. */
export interface Call<Body = unknown> {
  readonly merchant: Merchant;
  readonly context: RuleContext;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
  /** Of the request; null when it carries none. */
  readonly idempotencyKey: string | null;
  readonly body: Body;
}

/** Carries a call out: what it returns is the body of the success answer, or the refusal. */
// biome-ignore lint/suspicious/noExplicitAny: the body of a route is whatever its operation declares; the door has validated it.
export type Route = (call: Call<any>) => unknown | Refusal;

export type Routes<Id extends OperationId> = { readonly [id in Id]: Route };
