import type { OperationId } from '../generated/operations.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { ApiErrorResult } from '../model/api-error.ts';
import type { RuleContext } from '../model/payment-record.ts';
import type { StoredPayment } from '../model/payment-store.ts';

/** A call of an operation. The pipeline has validated it against the contract. */
export interface OperationCall<Body = unknown> {
  readonly merchant: Merchant;
  readonly context: RuleContext;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Pick<Headers, 'get'>;
  /** The idempotency key of the request; null when it has none. */
  readonly idempotencyKey: string | null;
  readonly body: Body;
  /** Whether the body has fields that the contract does not list, or may have some. */
  readonly hasUnknownFields: boolean;
}

/** What an operation did, and the body of its success response: a value, or the payment that it shows as a created one. */
export type HandlerResult = HandlerEffects &
  (
    | { readonly body: unknown; readonly created?: undefined }
    | { readonly created: StoredPayment; readonly body?: undefined }
  );

interface HandlerEffects {
  /** The ids of the webhook deliveries that the operation queued. Defaults to none. */
  readonly deliveries?: readonly string[];
  /** The id of the payment that the operation created. */
  readonly paymentId?: string;
}

/** Executes an operation. */
// biome-ignore lint/suspicious/noExplicitAny: each operation declares its own type of body, and the pipeline has validated it.
export type OperationHandler = (call: OperationCall<any>) => HandlerResult | ApiErrorResult;

export type OperationHandlers<Id extends OperationId> = { readonly [id in Id]: OperationHandler };
