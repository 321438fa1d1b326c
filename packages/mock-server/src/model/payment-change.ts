import type { KnownTransactionStatus } from '@paychord/sdk';
import type { PaymentMove } from './payment-moves.ts';
import type { PaymentState } from './payment-states.ts';

/** A move that a payment made, as the history of the payment keeps it. */
export interface PaymentChange {
  /** The time on the clock of the merchant, as ISO 8601 in UTC. */
  readonly at: string;
  readonly transition: PaymentMove;
  /** The state after the move. The state before is that of the change before. */
  readonly to: PaymentState;
  /** `request`: a call of the payments API. `control`: a control. `clock`: a deadline passed. */
  readonly cause: 'request' | 'control' | 'clock';
  /** The idempotency key of the request; null when no request is the cause. */
  readonly idempotencyKey: string | null;
  readonly transactionId: string;
  readonly transactionStatus: KnownTransactionStatus | (string & {});
  /** The ids of the webhook deliveries that the move caused. */
  readonly deliveries: readonly string[];
  /** The number of requests in the journal at that time. It orders events of the same millisecond. */
  readonly requestsBefore: number;
}
