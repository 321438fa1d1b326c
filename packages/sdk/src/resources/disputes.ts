import { submitDisputeContract } from '../generated/operations.ts';
import type { DisputedPayment, DisputeRequest } from '../generated/schema.ts';
import type { ApiPromise } from '../http/api-promise.ts';
import type { ClientContext } from '../http/client-options.ts';
import { type Operation, request } from '../http/request.ts';
import type { IdempotentRequestOptions } from '../http/request-options.ts';

/** Disputes of chargebacks: `client.disputes`. */
export interface Disputes {
  /**
   * Submits evidence against a chargeback. The service forwards it to the issuer.
   *
   * @param transactionId - Assumption: the `id` of the CHARGEBACK transaction.
   * @param body - `evidence`: PDF files of at most 1 MB each, in base64. {@link pdfEvidence} creates them. Their text must be in English
   * or in the local language of the country. Assumption: the values of `content_category`.
   * @param options - Pass an `idempotencyKey` per submission, for example the id of the chargeback. Assumption: more evidence needs a new key. Generated
   * by default.
   * @returns The payment, now with the status IN_DISPUTE and the sub-status PENDING_REVIEW.
   * @throws Like {@link Payments.create}.
   *
   * @example
   * const evidence = [await pdfEvidence(bytes, { fileName: 'delivery-note.pdf', contentCategory: 'PROOF_OF_DELIVERY' })];
   * await client.disputes.submit(paymentId, chargebackId, { account_id: accountId, evidence });
   */
  submit(
    paymentId: string,
    transactionId: string,
    body: DisputeRequest,
    options?: IdempotentRequestOptions,
  ): ApiPromise<DisputedPayment>;
}

export const submitDispute: Operation = { contract: submitDisputeContract };

/** Creates the methods of {@link Disputes}. */
export function createDisputes(context: ClientContext): Disputes {
  return {
    submit: (paymentId, transactionId, body, options) =>
      request(
        context,
        submitDispute,
        { path: { payment_id: paymentId, transaction_id: transactionId }, body },
        options,
      ),
  };
}
