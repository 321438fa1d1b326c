import type { MockServer } from '@paychord/mock-server';
import { unitsOf } from './money-units.ts';
import type { ModelPayment, TransitionResult } from './payment-model.ts';
import * as model from './payment-model.ts';
import type { PaymentRef, Step } from './payment-steps.ts';
import { requestedValue } from './requested-amount.ts';

/** A step that is not a call: an action of the payer or the issuer. */
export type ExternalStep = Exclude<Extract<Step, { payment: PaymentRef }>, { transaction: unknown }>;

/** An external event for a payment. */
export interface ExternalEvent {
  /** Lets it happen in the mock. Answers the code of the refusal, if it is refused. */
  applyToMock(payments: MockServer['payments']): string | undefined;
  /** Lets it happen in the model. */
  applyToModel(payment: ModelPayment, isSessionPaid: boolean, now: number): TransitionResult;
}

/** @param found the model's payment with this identifier, if there is one */
export function externalEvent(step: ExternalStep, id: string, found: ModelPayment | undefined): ExternalEvent {
  const left = found === undefined ? 0n : model.kept(found);
  const asked =
    step.do === 'openChargeback' && step.asked !== 'no amount' ? requestedValue(step.asked, left) : undefined;
  const isAsked = typeof asked === 'number';
  return {
    applyToMock(payments) {
      return codeOf(() => {
        if (step.do === 'openChargeback') payments.openChargeback(id, isAsked ? { amount: asked } : {});
        else if (step.do === 'decide') payments.decideDispute(id, step.decision);
        else if (step.do === 'authenticate') payments.authenticate(id, step.result);
        else if (step.do === 'markPaid') payments.markPaid(id);
        else payments.expire(id);
      });
    },
    applyToModel(payment, isSessionPaid, now) {
      if (step.do === 'openChargeback') {
        return model.openChargeback(payment, isAsked ? { amount: unitsOf(asked) } : undefined, now);
      }
      if (step.do === 'decide') return model.decide(payment, step.decision, now);
      if (step.do === 'authenticate') return model.authenticate(payment, step.result, isSessionPaid, now);
      return step.do === 'markPaid' ? model.markPaid(payment, isSessionPaid, now) : model.expire(payment, now);
    },
  };
}

function codeOf(control: () => void): string | undefined {
  try {
    control();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
}
