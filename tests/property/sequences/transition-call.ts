import type { OperationId } from '@paychord/sdk';
import { accountId } from '../../helpers/test-merchant.ts';
import { type ExpectedResult, type MerchantModel, refused } from './merchant-model.ts';
import { type Units, unitsOf } from './money-units.ts';
import type { PaymentCall } from './payment-call.ts';
import type { ModelPayment, TransitionResult } from './payment-model.ts';
import * as model from './payment-model.ts';
import { files } from './payment-steps.ts';
import { amountProblem, currencyOf, requestedValue } from './requested-amount.ts';
import { paymentIdOf, type TransitionStep, transactionIdOf } from './resolve-ids.ts';

const otherAccount = '6f1c0b1e-5d5a-4f0e-9b68-0c8f8f6f6f11';
const operationIds = {
  capture: 'capturePayment',
  cancel: 'cancelPayment',
  refund: 'refundPayment',
  dispute: 'submitDispute',
} as const satisfies Record<TransitionStep['do'], OperationId>;

/** The call that moves a payment by one of its transactions. */
export function transitionCall(world: MerchantModel, step: TransitionStep, key: string | undefined): PaymentCall {
  const paymentId = paymentIdOf(world, step.payment);
  const known = world.find(paymentId);
  const spelled = transactionIdOf(world, step, known);
  const id = spelled.toLowerCase();
  const path = `/v1/payments/${paymentId}/transactions/${spelled}/${step.do}`;
  const said = { merchant_reference: 'REF-1', reason: 'BECAUSE' };
  const amount =
    'currency' in step
      ? {
          currency: currencyOf(step.currency, known?.currency ?? 'USD'),
          value: requestedValue(step.asked, leftOf(step.do, known, id)),
        }
      : undefined;
  const content = step.do === 'dispute' ? files[step.file] : undefined;
  const account = step.do === 'dispute' && step.account === 'other' ? otherAccount : (known?.accountId ?? accountId);

  const body = {
    capture: { ...said, amount },
    cancel: said,
    refund: { ...said, amount },
    dispute: dispute(account, content),
  };
  const fault = amount === undefined ? undefined : amountProblem(amount);
  const asked = amount && { currency: amount.currency, amount: unitsOf(amount.value as number) ?? 0n };
  const imagine = (payment: ModelPayment): TransitionResult => {
    if (step.do === 'cancel') return model.cancel(payment, id, world.now);
    if (step.do === 'refund') return model.refund(payment, id, asked, world.now);
    if (step.do === 'dispute') {
      return content === files['no PDF']
        ? 'INVALID_PARAMETERS'
        : model.submitEvidence(payment, id, account, world.acceptsDecided, world.now);
    }
    const { amount: value = 0n, currency = '' } = asked ?? {};
    return model.capture(payment, id, value, currency, world.now);
  };
  const expect = (): ExpectedResult => {
    if (step.payment === 'malformed' || step.transaction === 'malformed') return refused('INVALID_PARAMETERS');
    if (fault !== undefined) return refused(fault);
    if (step.do === 'dispute' && (step.file === 'no file' || step.file === 'no base64'))
      return refused('INVALID_PARAMETERS');
    const payment = world.find(paymentId);
    if (payment === undefined) return refused('PAYMENT_NOT_FOUND');
    const moved = imagine(payment);
    return typeof moved === 'string' ? refused(moved) : { payment, transaction: moved };
  };
  return { operation: operationIds[step.do], path, key, body: body[step.do], expect };
}

function leftOf(step: TransitionStep['do'], payment: ModelPayment | undefined, id: string): Units {
  if (payment === undefined) return 10_000n;
  if (step === 'capture') return payment.value - payment.captured;
  const source = payment.transactions.find((each) => each.id === id);
  return source === undefined ? 10_000n : model.refundable(payment, source);
}

function dispute(account_id: string, content: string | undefined): object {
  const file = { content_type: 'application/pdf', file_name: 'a.pdf', content_category: 'RECEIPT', content };
  return { account_id, evidence: content === undefined ? [] : [file] };
}
