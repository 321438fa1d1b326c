import type { DisputeRequest } from '@paychord/sdk';
import { ApiErrorResult } from '../../model/api-error.ts';
import { WholePayment } from '../../model/payment-store.ts';
import { disputedView } from '../../model/payment-views.ts';
import { findPayment } from '../../model/state.ts';
import { applyTransition } from '../apply-transition.ts';
import type { OperationCall, OperationHandlers } from '../operation-handler.ts';
import { checkEvidence } from './evidence.ts';
import { submitEvidence } from './rules.ts';

export const disputeHandlers = {
  submitDispute({ merchant, context, path, body, idempotencyKey }: OperationCall<DisputeRequest>) {
    const { state } = merchant;
    const found = findPayment(state, path.payment_id);
    if (found instanceof ApiErrorResult) return found;
    const submitted =
      checkEvidence(body.evidence) ??
      submitEvidence(found, path.transaction_id ?? '', body, context, merchant.policies);
    if (submitted instanceof ApiErrorResult) return submitted;

    const { record, chargeback } = submitted;
    const { id } = record.payment;
    const forwarded = { transaction_id: chargeback.id, forwarded_at: context.now, evidence: body.evidence };
    state.forwardedEvidence.set(id, [...(state.forwardedEvidence.get(id) ?? []), forwarded]);
    const cause = {
      transition: 'submitEvidence',
      event: 'payment.chargeback',
      transaction: chargeback,
      idempotencyKey,
    } as const;
    const deliveries = applyTransition(merchant, new WholePayment(record), cause);
    return { body: disputedView(record, chargeback), deliveries };
  },
} satisfies OperationHandlers<'submitDispute'>;
