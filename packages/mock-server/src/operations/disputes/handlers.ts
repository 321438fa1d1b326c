import type { DisputeRequest } from '@paychord/sdk';
import { Refusal } from '../../model/api-error.ts';
import { commit } from '../../model/apply-transition.ts';
import { findPayment } from '../../model/payment-lookup.ts';
import { disputedView } from '../../model/payment-views.ts';
import type { Call, Routes } from '../handler.ts';
import { refuseEvidence } from './evidence.ts';
import { submitEvidence } from './rules.ts';

export const disputeRoutes = {
  disputeChargeback({ merchant, context, path, body, idempotencyKey }: Call<DisputeRequest>) {
    const { state } = merchant;
    const found = findPayment(state, path.payment_id);
    if (found instanceof Refusal) return found;
    const submitted =
      refuseEvidence(body.evidence) ??
      submitEvidence(found, path.transaction_id ?? '', body, context, merchant.policies);
    if (submitted instanceof Refusal) return submitted;

    const { record, chargeback } = submitted;
    const { id } = record.payment;
    const forwarded = { transaction_id: chargeback.id, forwarded_at: context.now, evidence: body.evidence };
    state.forwardedEvidence.set(id, [...(state.forwardedEvidence.get(id) ?? []), forwarded]);
    commit(merchant, record, { event: 'payment.chargeback', transaction: chargeback, idempotencyKey });
    return disputedView(record, chargeback);
  },
} satisfies Routes<'disputeChargeback'>;
