import type { StoredPayment } from '../model/payment-store.ts';
import { createdView } from '../model/payment-views.ts';

/** The response of an operation, before it is serialized. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Copies a response to plain data. */
export function plainResponse({ status, body }: ApiResponse): ApiResponse {
  return { status, body };
}

/**
 * A response with a payment as it was created or refunded. Its body is created each time it is read: the journal and the idempotency keys keep
 * every response, and most are never read again.
 */
export class CreatedResponse implements ApiResponse {
  readonly status: number;
  readonly #payment: StoredPayment;

  constructor(status: number, payment: StoredPayment) {
    this.status = status;
    this.#payment = payment;
  }

  get body(): unknown {
    return createdView(this.#payment.read());
  }
}
