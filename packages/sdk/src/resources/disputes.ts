import { disputeChargebackOperation } from '../generated/operations.ts';
import { disputeChargebackBody } from '../generated/request-bodies.ts';
import type { DisputedPayment, DisputeRequest } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import { callOnce } from '../http/execute-once.ts';
import type { IdempotentRequestOptions } from '../http/request-options.ts';
import type { Transport } from '../http/transport.ts';
import { validateEvidence } from './pdf-evidence.ts';
import { transactionPath } from './transaction-path.ts';

/**
 * Submits evidence against a chargeback, which the service forwards to the issuer. `transactionId` is that of the
 * CHARGEBACK transaction. Answers the payment, which is then IN_DISPUTE with the sub-status PENDING_REVIEW.
 *
 * Each file is a PDF of at most 1 MB, encoded as base64, in English or the local language of the country:
 * {@link pdfEvidence} makes one.
 *
 * Rejects with {@link RequestValidationError} before sending for an id that cannot be one and for a file that is no PDF,
 * no base64 or too large, and afterwards like {@link createPayment}.
 *
 * Specification: "POST /v1/payments/{payment_id}/transactions/{transaction_id}/dispute (dispute a chargeback)".
 */
export function submitDispute(
  transport: Transport,
  paymentId: string,
  transactionId: string,
  body: DisputeRequest,
  options: IdempotentRequestOptions = {},
): ApiPromise<DisputedPayment> {
  return callOnce(
    transport,
    disputeChargebackOperation,
    options,
    ({ key }) => ({ params: { path: transactionPath(paymentId, transactionId), header: key }, body }),
    disputeChargebackBody,
    validateEvidence,
  );
}
