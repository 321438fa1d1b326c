import { type KnownPaymentStatus, knownPaymentStatusValues, type Payment, type Transaction } from '@paychord/sdk';
import { bodyFields } from '../../generated/admin-fields.ts';
import type {
  CustomerChoice,
  CustomerPage,
  ForwardedEvidence,
  MadeMove,
  PaymentDetails,
  PaymentTimeline,
  ScenarioMove,
} from '../../generated/control-types.ts';
import { schemas } from '../../generated/control-validators.js';
import type { FieldTree } from '../../generated/fields.ts';
import { withoutAbsent } from '../model/absent-fields.ts';
import { checkChoice, pageKindOf } from '../model/customer-page.ts';
import { type ListOptions, select } from '../model/matching.ts';
import { describeToken } from '../model/outcomes.ts';
import { type PaymentRecord, retrievedView } from '../model/payment-record.ts';
import { assertShape, checkValue } from '../model/validation.ts';
import { makeMove, type StoredMove } from '../moves/make-move.ts';
import {
  type ChargebackDetails,
  detailsOf,
  type FieldsOfMove,
  type FollowUpDetails,
  type MoveName,
  moves,
} from '../moves/moves.ts';
import { type CustomerMove, customerMovesOf, customerPageOf } from '../moves/next-moves.ts';
import { checkInstrument } from '../operations/payments/instrument.ts';
import { formatValue, OptionError } from '../options/option-error.ts';
import { assertOptions, isObject, isOneOf, isText, type OptionRules } from '../options/option-rules.ts';
import {
  assertFields,
  assertOptionNames,
  ControlError,
  listOptionRules,
  unwrapResult,
  validateInput,
} from './control-error.ts';
import { execute, getPaymentRecord, type MerchantAccess, retrievedCopy } from './merchant-access.ts';
import { timelineOf } from './payment-timeline.ts';

/**
 * Reads payments, and simulates what customers, banks and card issuers do to them. `create`, `capture`, `cancel` and `refund` do what the
 * merchant's program could do with the payments API. Nothing of it is in the journal.
 */
export interface PaymentControls {
  /**
   * Creates a payment as the payments API would, and sends its webhooks. It needs no idempotency key.
   *
   * @param details - Fields of the payment. Defaults to a card payment of 25.5 USD in the country US with the workflow DIRECT. The order
   *   defaults to `ORDER-` and the number of the payment. `payment_method.token` selects the outcome. `response` sets fields that no request sets.
   * @returns the payment as `GET /v1/payments/{id}` returns it
   * @throws {ControlError} `INVALID_PARAMETERS`: a field breaks the contract, or a test token is misspelled. `INVALID_CHECKOUT_SESSION`:
   *   the checkout session is paid.
   * @throws {OptionError} A name is probably a misspelled field, or a field that only a response has, such as `status`.
   *
   * @example
   * const payment = mock.payments.create({ amount: { value: 40 }, payment_method: { token: 'tok_insufficient_funds' } });
   * payment.status; // 'DECLINED'
   */
  create(details?: PaymentDetails): Payment;

  /**
   * Captures the open authorization of a payment, and sends a `payment.capture` webhook.
   *
   * @param details - `amount` is in major units. Defaults to the complete rest.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing is left to capture. `INVALID_TRANSACTION_TYPE`: the payment has no
   *   authorization. `INVALID_PARAMETERS`: the amount is too large.
   *
   * @example
   * const payment = mock.payments.create({ payment_method: { token: 'tok-1', detail: { card: { capture: false } } } });
   * mock.payments.capture(payment.id, { amount: 10 });
   */
  capture(paymentId: string, details?: FollowUpDetails): Payment;

  /**
   * Cancels the open authorization of a payment, and sends a `payment.cancel` webhook.
   *
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing is left of the authorization. `INVALID_TRANSACTION_TYPE`: the
   *   payment has no authorization.
   */
  cancel(paymentId: string): Payment;

  /**
   * Refunds the oldest captured amount that is not refunded yet, and sends a `payment.refund` webhook. A payment with several captures has
   * one refund for each.
   *
   * @param details - `amount` is in major units. Defaults to the complete rest of the capture.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing is left to refund. `INVALID_PARAMETERS`: the amount is too large.
   *
   * @example
   * mock.payments.refund(payment.id, { amount: 10 });
   */
  refund(paymentId: string, details?: FollowUpDetails): Payment;

  /**
   * Lists payments, oldest first by default.
   *
   * @param options - `status`, and `search` for a part of the id, the order id or the description. Every payment by default.
   * @returns the payments as `GET /v1/payments/{id}` returns them
   * @throws {OptionError} An option is unknown or has an invalid value.
   *
   * @example
   * mock.payments.list({ status: 'DECLINED', sort: 'newest', limit: 10 });
   */
  list(options?: PaymentListOptions): Payment[];

  /**
   * Reads a payment.
   *
   * @returns the payment as `GET /v1/payments/{id}` returns it
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   */
  get(paymentId: string): Payment;

  /**
   * Collects what happened to a payment: its transactions, the requests that named it and the webhook attempts. Deadlines and attempts that
   * are scheduled follow.
   *
   * @returns the events, the amounts, and what can happen next
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   *
   * @example
   * const { events, nextMoves } = mock.payments.timeline(payment.id);
   * nextMoves.filter(({ allowed }) => allowed).map(({ move }) => move); // ['refund', 'openChargeback']
   */
  timeline(paymentId: string): PaymentTimeline;

  /**
   * Returns the page on which the customer finishes a payment: a redirect, a bank transfer, a 3-D Secure challenge, or another type such as PIX.
   *
   * @returns the address of the page and its choices. Undefined when the payment does not wait for the customer.
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   *
   * @example
   * await page.goto(mock.payments.customerPage(payment.id)?.url ?? ''); // a browser, and a mock server that listens on a port
   */
  customerPage(paymentId: string): CustomerPage | undefined;

  /**
   * Does what the customer does with a button of the page, and sends the webhook. It needs no port.
   *
   * @param choice - `approve` pays, or passes 3-D Secure. `decline` refuses, or fails it. `expire` lets the time pass.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment does not wait for the customer. `INVALID_PARAMETERS`: the page
   *   has no such choice. `INVALID_CHECKOUT_SESSION`: another payment of the same checkout session has been paid.
   *
   * @example
   * const payment = await client.payments.create({ …, workflow: 'REDIRECT', payment_method: { type: 'BANK_TRANSFER' } });
   * mock.payments.completeAction(payment.id, 'decline'); // status: 'DECLINED'
   */
  completeAction(paymentId: string, choice: CustomerChoice): Payment;

  /**
   * Completes a payment that is READY_TO_PAY, as if the customer had paid. Sends a webhook with the new status.
   *
   * @returns the payment, now SUCCEEDED. With a card that is only authorized or verified, PENDING or VERIFIED
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment does not wait for the customer to pay.
   *   `INVALID_CHECKOUT_SESSION`: another payment of the same checkout session has been paid.
   *
   * @example
   * const payment = await client.payments.create({ …, payment_method: { type: 'BANK_TRANSFER' } });
   * mock.payments.markPaid(payment.id); // status: 'SUCCEEDED'
   */
  markPaid(paymentId: string): Payment;

  /**
   * Declines a payment that is READY_TO_PAY, as if the customer or the bank had refused. Sends a webhook with the new status.
   *
   * @returns the payment, now DECLINED
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment does not wait for the customer to pay.
   */
  decline(paymentId: string): Payment;

  /**
   * Finishes a 3-D Secure challenge. Sends a webhook with the new status.
   *
   * @param result - `passed` continues the payment. `failed` declines it.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment does not wait for 3-D Secure.
   *   `INVALID_CHECKOUT_SESSION`: another payment of the same checkout session has been paid.
   *
   * @example
   * const payment = await client.payments.create({ …, payment_method: { token: 'tok_three_d_secure' } });
   * mock.payments.authenticate(payment.id, 'passed'); // status: 'SUCCEEDED'
   */
  authenticate(paymentId: string, result: 'passed' | 'failed'): Payment;

  /**
   * Expires a payment now that was not captured, authenticated or paid. The clock would do the same at the deadline.
   *
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment waits for nothing.
   */
  expire(paymentId: string): Payment;

  /**
   * Opens a chargeback, as if the cardholder had disputed the payment. The payment is then IN_DISPUTE. Sends a `payment.chargeback` webhook.
   *
   * @param details - `amount` is in major units and defaults to what was captured and not refunded. `reason` defaults to `REQUESTED_BY_CUSTOMER`.
   *   `force: true` opens the chargeback in any status.
   * @returns the chargeback transaction. Submit evidence against its `id`.
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: nothing was captured, or nothing is left of it. `INVALID_PARAMETERS`: the
   *   amount is too large, or `reason` has small letters.
   *
   * @example
   * const chargeback = mock.payments.openChargeback(payment.id, { amount: 10.5, reason: 'NOT_RECEIVED' });
   * await client.disputes.submit(payment.id, chargeback.id, { account_id, evidence });
   */
  openChargeback(paymentId: string, details?: ChargebackDetails): Transaction;

  /**
   * Decides the oldest open chargeback, as the issuer would. Sends a `payment.chargeback` webhook.
   *
   * @param decision - `won`: the merchant keeps the money. `lost`: the cardholder gets it back.
   * @returns the payment in its new state
   * @throws {ControlError} `PAYMENT_NOT_FOUND`. `INVALID_STATUS`: the payment has no open chargeback.
   */
  decideDispute(paymentId: string, decision: 'won' | 'lost'): Payment;

  /**
   * Makes a move by its name, as a scenario does. The other controls are shorter for most moves.
   *
   * @returns the payment in its new state, and the transaction that the move is about
   * @throws {ControlError} `PAYMENT_NOT_FOUND`, or why the move is not possible
   * @throws {OptionError} The move is unknown, or has no such field.
   *
   * @example
   * const { transaction } = mock.payments.makeMove(payment.id, { move: 'refund', amount: 5, transaction: 1 });
   */
  makeMove(paymentId: string, move: Exclude<ScenarioMove, { advance: unknown }>): MadeMove;
}

/** Selects payments. A payment has to match every option. */
export interface PaymentListOptions extends ListOptions {
  /** A part of the id, the order id or the description, in any case. */
  search?: string;
  status?: KnownPaymentStatus;
}

/** The rules of the options that filter payments. */
export const filterRules: OptionRules<Pick<PaymentListOptions, 'search' | 'status'>> = {
  search: isText,
  status: isOneOf(knownPaymentStatusValues),
};

const listRules: OptionRules<PaymentListOptions> = {
  ...filterRules,
  ...listOptionRules,
};

/** Returns the records that match. */
export function selectPayments(
  access: MerchantAccess,
  { status, search, ...order }: PaymentListOptions,
): readonly PaymentRecord[] {
  const text = search?.toLowerCase() ?? '';
  const matches = ({ payment: { id, merchant_order_id, description, ...payment } }: PaymentRecord) =>
    (status === undefined || payment.status === status) &&
    [id, merchant_order_id, description].some((each) => each?.toLowerCase().includes(text));
  return select([...access.peek().state.payments.values()], { matches, ...order });
}

/** The fields that `response` can have. */
const responseFields = Object(bodyFields.createPayment).response as FieldTree;

const accountId = '493e9374-510a-4201-9e09-de669d75f256';

/** Creates the controls of `mock.payments`. */
export function createPaymentControls(access: MerchantAccess): PaymentControls {
  const find = (paymentId: string) => getPaymentRecord(access, paymentId);
  const move = <Name extends MoveName>(paymentId: string, name: Name, fields: FieldsOfMove<Name>): Payment =>
    retrievedCopy(moveWith(access, paymentId, name, fields).record);

  const controls: PaymentControls = {
    create(given = {}) {
      assertFields('create', given, 'createPayment');
      assertToken(given);
      const { response, ...details } = given;
      if (response !== undefined) assertShape('response', schemas.PaymentResponse, response, responseFields);
      const number = access.current().countPayments() + 1;
      const body = withDefaults(withoutAbsent('createPayment', details), number);
      unwrapResult(checkInstrument(details, body));
      const request = validateInput('CreatePaymentRequest', body);
      const { paymentId } = execute(access, 'createPayment', request, {}, undefined, response) as { paymentId: string };
      return retrievedCopy(find(paymentId));
    },
    capture: (paymentId, details = {}) => move(paymentId, 'capture', details),
    cancel: (paymentId) => move(paymentId, 'cancel', {}),
    refund: (paymentId, details = {}) => move(paymentId, 'refund', details),
    list(options = {}) {
      assertOptions('list', options, listRules);
      return selectPayments(access, options).map(retrievedCopy);
    },
    timeline: (paymentId) => timelineOf(access.peek(), find(paymentId)),
    get: (paymentId) => retrievedCopy(find(paymentId)),
    customerPage: (paymentId) => customerPageOf(find(paymentId), access.peek()),
    completeAction(paymentId, choice) {
      const record = find(paymentId);
      const { status, sub_status } = record.payment;
      const choices = pageKindOf(record) && customerMovesOf(record, access.peek());
      const names = choices?.map((each) => each.choice);
      unwrapResult(checkChoice(choice, names, `A payment that is ${status}/${sub_status}`));
      // The check has found it.
      const chosen = choices?.find((each) => each.choice === choice) as CustomerMove;
      return move(paymentId, chosen.name, chosen.fields);
    },
    markPaid: (paymentId) => move(paymentId, 'markPaid', {}),
    decline: (paymentId) => move(paymentId, 'decline', {}),
    authenticate: (paymentId, result) => move(paymentId, 'authenticate', { result }),
    expire: (paymentId) => move(paymentId, 'expire', {}),
    openChargeback: (paymentId, details = {}) =>
      structuredClone(moveWith(access, paymentId, 'openChargeback', details).transaction),
    decideDispute: (paymentId, decision) => move(paymentId, 'decideDispute', { decision }),
    makeMove(paymentId, given) {
      if (!isObject(given))
        throw new OptionError('makeMove', `must have a move as an object (received ${formatValue(given)})`);
      const { move: name, ...fields } = given;
      isOneOf(Object.keys(moves))('move', name);
      const { record, transaction } = moveWith(access, paymentId, name, fields as FieldsOfMove);
      return structuredClone({ payment: retrievedView(record), transaction });
    },
  };
  return controls;
}

/** Rejects a misspelled test token: a payment that should be declined would succeed. */
export function assertToken({ payment_method }: PaymentDetails): void {
  const problem = describeToken(payment_method);
  if (problem !== undefined) throw new ControlError('INVALID_PARAMETERS', problem);
}

/** Adds the defaults of `payments.create`. `number` is that of the payment. */
export function withDefaults({ amount, ...details }: PaymentDetails, number: number): object {
  const padded = String(number).padStart(4, '0');
  return {
    account_id: accountId,
    merchant_order_id: `ORDER-${padded}`,
    description: 'Running shoes',
    country: 'US',
    workflow: 'DIRECT',
    payment_method: { token: 'tok_succeeded' },
    // Without a session, the contract rejects this workflow.
    ...(details.workflow === 'SDK_CHECKOUT' ? { checkout: { session: `SESSION-${padded}` } } : {}),
    ...details,
    // The contract rejects anything other than an object.
    amount: isObject(amount ?? {}) ? { currency: 'USD', value: 25.5, ...amount } : amount,
  };
}

/** The amount of a control is a number, and that of the API an object. */
const nameAmount = (problem: string) => problem.replace(/^(amount\.)?value /, 'amount ');

/**
 * Makes a move of a payment with the fields of a control or a scenario.
 *
 * @throws {ControlError} `PAYMENT_NOT_FOUND`, or the error of the rule
 */
export function moveWith<Name extends MoveName>(
  access: MerchantAccess,
  paymentId: string,
  name: Name,
  fields: FieldsOfMove<Name>,
): StoredMove {
  assertOptionNames(name, fields, moves[name].fields);
  const record = getPaymentRecord(access, paymentId);
  unwrapResult(checkValue(schemas.ScenarioMove, { move: name, ...fields }, undefined, formatValue));
  const details = unwrapResult(detailsOf(record, name, fields));
  return unwrapResult(makeMove(access.current(), record, name, details), nameAmount);
}

/** Reads what the merchant submitted in disputes. */
export interface DisputeControls {
  /**
   * Lists the evidence of a payment that the service forwarded to the issuer, oldest first.
   *
   * @returns one entry for each dispute request, with its files
   * @throws {ControlError} `PAYMENT_NOT_FOUND`
   */
  forwardedEvidence(paymentId: string): ForwardedEvidence[];
}

/** Creates the controls of `mock.disputes`. */
export function createDisputeControls(access: MerchantAccess): DisputeControls {
  return {
    forwardedEvidence(paymentId) {
      const { payment } = getPaymentRecord(access, paymentId);
      return structuredClone(access.peek().state.forwardedEvidence.get(payment.id) ?? []);
    },
  };
}
