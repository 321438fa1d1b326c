import type { OperationId } from '@paychord/sdk';
import { transactionPath, unknownId } from '../../contract/conformance/case.ts';
import { accountId, dispute, paymentBody } from '../../helpers/requests.ts';
import {
  type ExpectedResult,
  initialStateOf,
  type MerchantModel,
  type PaymentCall,
  refused,
} from './merchant-model.ts';
import type { ModelPayment, ModelTransaction, RejectionCode, TransitionResult, Units } from './payment-model.ts';
import * as model from './payment-model.ts';
import { files, type PaymentRef, type RequestedAmount, type Step, type TransactionRef } from './payment-steps.ts';

type Creation = Extract<Step, { do: 'create' }>;

/** Returns the call that creates a payment. */
export function createCall(world: MerchantModel, step: Creation, key: string | undefined): PaymentCall {
  const { amount, description, token } = step;
  const session = step.session === undefined ? undefined : `session-${step.session}`;
  const body = paymentBody({
    description,
    amount,
    ...(session !== undefined && { workflow: undefined, checkout: { session } }),
    payment_method:
      step.type === 'bank transfer'
        ? { type: 'BANK_TRANSFER', token }
        : { type: 'CARD', token, detail: { card: cardOf(step) } },
  });
  const card = step.type === 'bank transfer' ? undefined : step.card;
  const expect = (): ExpectedResult => {
    const fault = amountProblem(amount, 0n);
    if (fault !== undefined) return refused(fault);
    if (world.isPaidWith(session)) return refused('INVALID_CHECKOUT_SESSION');
    const value = model.unitsOf(amount.value as number) ?? 0n;
    if (value === 0n && step.type !== 'verification') return refused('INVALID_PARAMETERS');
    const payment = model.openPayment(
      { accountId, currency: amount.currency, value, session },
      step.type,
      initialStateOf(card, token, description),
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
  const path = transactionPath(paymentId, spelled, step.do);
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
    dispute: { account_id: account, evidence: content === undefined ? [] : dispute(content).evidence },
  };
  const fault = amount === undefined ? undefined : amountProblem(amount);
  const asked = amount && { currency: amount.currency, amount: model.unitsOf(amount.value as number) ?? 0n };
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

/** A step that is about a transaction. */
type TransitionStep = Extract<Step, { transaction: TransactionRef }>;

/** The identifier of the payment that a step names. */
export function paymentIdOf({ payments }: MerchantModel, ref: PaymentRef): string {
  if (ref === 'malformed') return 'payment-1';
  if (ref === 'unknown') return unknownId;
  return payments[ref % Math.max(1, payments.length)]?.id ?? unknownId;
}

/** The identifier of the transaction that a step names. */
function transactionIdOf(
  world: MerchantModel,
  { do: move, transaction: ref }: Pick<TransitionStep, 'do' | 'transaction'>,
  payment: ModelPayment | undefined,
): string {
  if (ref === 'malformed') return 'transaction-1';
  if (ref === 'of another payment') {
    const other = world.payments.find((each) => each !== payment);
    return other === undefined ? unknownId : model.first(other).id;
  }
  if (ref === 'unknown' || payment === undefined) return unknownId;
  const { transactions } = payment;
  if (typeof ref === 'number') return transactions[ref % transactions.length]?.id ?? unknownId;
  const fitting = fittingOf(move, payment).id;
  return ref === 'fitting' ? fitting : fitting.toUpperCase();
}

function fittingOf(move: TransitionStep['do'], payment: ModelPayment): ModelTransaction {
  const { transactions } = payment;
  const refundable = transactions.filter(({ type }) => type === 'PURCHASE' || type === 'CAPTURE');
  const fitting =
    move === 'refund'
      ? (refundable.find(({ amount, refunded: given }) => given < amount) ?? refundable[0])
      : move === 'dispute'
        ? transactions.findLast(({ type }) => type === 'CHARGEBACK')
        : undefined;
  return fitting ?? model.first(payment);
}

/** Returns the value to send for a requested amount. */
export function requestedValue(asked: RequestedAmount, left: Units): unknown {
  if (typeof asked === 'object') return asked.value;
  const share = { all: left, half: left / 2n, 'all but a little': left - 1n, 'a little too much': left + 1n }[asked];
  return share < 0n ? -1 : model.numberOf(share);
}

function currencyOf(which: 'own' | 'other' | 'usd', own: string): string {
  if (which === 'usd') return 'usd';
  return which === 'own' ? own : own === 'USD' ? 'EUR' : 'USD';
}

/** Returns why an amount is invalid for any payment. Only a new payment may have the amount 0. */
function amountProblem(
  { value, currency }: { value: unknown; currency: string },
  least: Units = 1n,
): RejectionCode | undefined {
  if (value === undefined && currency !== 'usd') return 'MISSING_PARAMETERS';
  const units = typeof value === 'number' ? model.unitsOf(value) : undefined;
  const isAmount = units !== undefined && units >= least && model.isExact(units);
  return !isAmount || currency === 'usd' ? 'INVALID_PARAMETERS' : undefined;
}
