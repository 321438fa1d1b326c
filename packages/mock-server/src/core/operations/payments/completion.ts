import type { Card, PaymentMethodDetail, ThreeDSecure } from '@paychord/sdk';
import { type ApiErrorResult, invalidStatus } from '../../model/api-error.ts';
import {
  type PaymentRecord,
  type RuleContext,
  uncapturedAmount,
  withDerivedStatus,
  withReplacedTransaction,
  withState,
  withTransactionStatus,
} from '../../model/payment-record.ts';
import { checkState, paymentStates } from '../../model/payment-states.ts';
import { approvedCard } from './card.ts';

/** Completes a payment after the payer has paid at the bank or on the page of the provider. */
export function markPaid(record: PaymentRecord, context: RuleContext): PaymentRecord | ApiErrorResult {
  return checkState(record, [{ status: 'READY_TO_PAY' }]) ?? approved(record, context);
}

/** Declines a payment after its payer refused at the bank, or the bank refused. */
export function declinePayment(record: PaymentRecord, context: RuleContext): PaymentRecord | ApiErrorResult {
  return checkState(record, [{ status: 'READY_TO_PAY' }]) ?? declined(record, context);
}

/** Completes a 3-D Secure authentication. */
export function authenticate(
  record: PaymentRecord,
  result: 'passed' | 'failed',
  context: RuleContext,
): PaymentRecord | ApiErrorResult {
  const error = checkState(record, [paymentStates.waitsForAuthentication]);
  if (error !== undefined) return error;

  const authenticated = withAuthentication(record, result, context);
  return result === 'passed' ? approved(authenticated, context) : declined(authenticated, context);
}

/**
 * Expires a payment that was not captured, authenticated or paid in time, in any status: a forced chargeback of it may be lost. The merchant
 * keeps the captured part.
 */
export function expirePayment(record: PaymentRecord, context: RuleContext): PaymentRecord | ApiErrorResult {
  const [first] = record.transactions;
  const isWaiting = first.status === 'CREATED' || first.status === 'PENDING' || uncapturedAmount(record) > 0;
  if (!isWaiting) return invalidStatus('The payment does not wait for a capture, an authentication or a payer');

  const expired = withReplacedTransaction(record, withTransactionStatus(first, 'EXPIRED', context));
  return withDerivedStatus(expired, context.now);
}

/** The record after the provider approved its first transaction. */
function approved(record: PaymentRecord, context: RuleContext): PaymentRecord {
  const { category } = record.transactions[0];
  const authorized = category === 'CARD' ? withApprovedCard(record, context) : record;
  const [first] = authorized.transactions;
  const next = withReplacedTransaction(authorized, withTransactionStatus(first, 'SUCCEEDED', context));
  const { payment, transactions } = next;
  const captured = transactions[0].type === 'PURCHASE' ? payment.amount.value : 0;
  const amount = { ...payment.amount, captured };
  return withDerivedStatus({ ...next, payment: { ...payment, amount } }, context.now);
}

/** The record with the references of the issuer, and with a vaulted token if the request asked for one. */
function withApprovedCard(record: PaymentRecord, context: RuleContext): PaymentRecord {
  const { id } = record.transactions[0];
  return withVaultedToken(
    withCard(record, (card) => approvedCard(card, id.slice(0, 6))),
    context,
  );
}

/** The record after its first transaction was declined. */
function declined(record: PaymentRecord, context: RuleContext): PaymentRecord {
  const next = withReplacedTransaction(record, withTransactionStatus(record.transactions[0], 'DECLINED', context));
  return withState(next, paymentStates.declined, context.now);
}

function withAuthentication(record: PaymentRecord, result: 'passed' | 'failed', context: RuleContext): PaymentRecord {
  const { payment } = record;
  const checkout = payment.checkout ? { ...payment.checkout, sdk_action_required: false } : null;
  return withCard({ ...record, payment: { ...payment, checkout } }, (card) => ({
    ...card,
    card_data: card.card_data ? { ...card.card_data, three_d_secure: threeDSecureOf(result, context) } : null,
  }));
}

/** A result of 3-D Secure 2 as an issuer gives it: Y authenticated, N not authenticated. */
function threeDSecureOf(result: 'passed' | 'failed', { uuid }: RuleContext): ThreeDSecure {
  const isPassed = result === 'passed';
  return {
    version: '2.2.0',
    electronic_commerce_indicator: isPassed ? '05' : '07',
    // Made of an identifier, so that it follows from the seed too.
    cryptogram: isPassed ? btoa(uuid().replaceAll('-', '').slice(0, 20)) : null,
    transaction_id: uuid(),
    directory_server_transaction_id: uuid(),
    pares_status: isPassed ? 'Y' : 'N',
    acs_id: uuid(),
  };
}

function withVaultedToken(record: PaymentRecord, context: RuleContext): PaymentRecord {
  const { payment_method: method } = record.payment;
  if (!method.vault_on_success || method.vaulted_token !== '') return record;
  const vaulted = { vaulted_token: context.uuid() };
  const [first] = record.transactions;
  return withReplacedTransaction(
    { ...record, payment: { ...record.payment, payment_method: { ...method, ...vaulted } } },
    { ...first, payment_method: { ...first.payment_method, ...vaulted } },
  );
}

/** Changes the card on the payment and on its first transaction. */
function withCard(record: PaymentRecord, change: (card: Card) => Card): PaymentRecord {
  const { payment, transactions } = record;
  const [first] = transactions;
  const changed = (detail: PaymentMethodDetail): PaymentMethodDetail =>
    detail.card === undefined ? detail : { ...detail, card: change(detail.card) };
  const detail = changed(payment.payment_method.payment_method_detail);
  return withReplacedTransaction(
    {
      ...record,
      payment: { ...payment, payment_method: { ...payment.payment_method, payment_method_detail: detail } },
    },
    { ...first, payment_method: { ...first.payment_method, detail } },
  );
}
