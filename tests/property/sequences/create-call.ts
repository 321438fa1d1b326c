import { accountId } from '../../helpers/test-merchant.ts';
import { initialStateOf } from './initial-state.ts';
import { type ExpectedResult, type MerchantModel, refused } from './merchant-model.ts';
import { unitsOf } from './money-units.ts';
import type { PaymentCall } from './payment-call.ts';
import * as model from './payment-model.ts';
import type { Step } from './payment-steps.ts';
import { amountProblem } from './requested-amount.ts';

type Creation = Extract<Step, { do: 'create' }>;

/** Returns the call that creates a payment. */
export function createCall(world: MerchantModel, step: Creation, key: string | undefined): PaymentCall {
  const { amount, description, token } = step;
  const session = step.session === undefined ? undefined : `session-${step.session}`;
  const body = {
    account_id: accountId,
    merchant_order_id: 'ORDER-1',
    description,
    amount,
    country: 'US',
    ...(session === undefined ? { workflow: 'DIRECT' } : { checkout: { session } }),
    payment_method:
      step.type === 'bank transfer'
        ? { type: 'BANK_TRANSFER', token }
        : { type: 'CARD', token, detail: { card: cardOf(step) } },
  };
  const asksFor = { card: step.type === 'bank transfer' ? undefined : step.card, token, description };
  const expect = (): ExpectedResult => {
    const fault = amountProblem(amount, 0n);
    if (fault !== undefined) return refused(fault);
    if (world.isPaidWith(session)) return refused('INVALID_CHECKOUT_SESSION');
    const value = unitsOf(amount.value as number) ?? 0n;
    if (value === 0n && step.type !== 'verification') return refused('INVALID_PARAMETERS');
    const payment = model.openPayment(
      { accountId, currency: amount.currency, value, session },
      step.type,
      initialStateOf(asksFor),
      world.now,
    );
    world.payments.push(payment);
    if (model.first(payment).status === 'SUCCEEDED') world.payWith(payment);
    return { payment, transaction: model.first(payment) };
  };
  return { operation: 'createPayment', path: '/v1/payments', key, body, expect };
}

function cardOf({ type, card }: Creation): object {
  const number = card === undefined ? undefined : `400000000000${card}`;
  return {
    ...(type === 'authorization' ? { capture: false } : {}),
    ...(type === 'verification' ? { verify: true } : {}),
    ...(number === undefined ? {} : { card_data: { number, expiration_month: 11, expiration_year: 30 } }),
  };
}
