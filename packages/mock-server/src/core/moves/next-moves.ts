import { adminOperations } from '../../generated/admin-operations.ts';
import type { CustomerPage, NextMove, SuggestedCall } from '../../generated/control-types.ts';
import { type OperationId, operations } from '../../generated/operations.ts';
import type { Merchant } from '../merchant/merchant.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { customerPageUrl, pageKindOf } from '../model/customer-page.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { definedFields } from '../options/option-rules.ts';
import { moveContextOf } from './make-move.ts';
import { detailsOf, type FieldsOfMove, type MoveName, type MoveWay, moveOf, moves, tryMove } from './moves.ts';

/** Whether a move has an amount. Its control then gets the largest one, which a caller can lower. */
const hasAmount = (name: MoveName) => 'amount' in moves[name].fields;

/** Lists every move that a person can choose. It tries each one on a record that is not stored, so the rules alone decide what is possible. */
export function nextMovesOf(record: PaymentRecord, merchant: Merchant): NextMove[] {
  return (Object.keys(moves) as MoveName[]).flatMap((name) =>
    moveOf(name).ways.map((way) => nextMoveOf(record, merchant, name, way)),
  );
}

/** Returns the page on which the customer finishes a payment. Undefined when the payment does not wait for the customer. */
export function customerPageOf(record: PaymentRecord, merchant: Merchant): CustomerPage | undefined {
  const url = customerPageUrl(record, merchant.publicUrl());
  const kind = pageKindOf(record);
  if (url === undefined || kind === undefined) return undefined;
  return { kind, url, choices: customerMovesOf(record, merchant).map(({ choice, action }) => ({ choice, action })) };
}

/** A move that the customer makes with a button of the page. */
export interface CustomerMove extends Required<Pick<MoveWay<FieldsOfMove>, 'choice' | 'action' | 'fields'>> {
  readonly name: MoveName;
}

/** Lists the moves of the buttons on the page of the customer: those that the state of the payment allows. */
export function customerMovesOf(record: PaymentRecord, merchant: Merchant): CustomerMove[] {
  const context = { ...moveContextOf(merchant), uuid: () => '' };
  return (Object.keys(moves) as MoveName[]).flatMap((name) =>
    moveOf(name).ways.flatMap(({ choice, ...way }) => {
      const result = tryMove(record, name, way.fields, context);
      const isAllowed = !(result instanceof ApiErrorResult && result.code === 'INVALID_STATUS');
      return choice !== undefined && isAllowed ? [{ name, choice, ...way }] : [];
    }),
  );
}

function nextMoveOf<Name extends MoveName>(
  record: PaymentRecord,
  merchant: Merchant,
  name: Name,
  { fields, action, done }: MoveWay<FieldsOfMove<Name>>,
): NextMove {
  const { rule, operation } = moveOf(name);
  const details = detailsOf(record, name, fields);
  // A move that is only tried consumes no id.
  const context = { ...moveContextOf(merchant), uuid: () => '' };
  const result = details instanceof ApiErrorResult ? details : rule(record, details, context);
  const amount = hasAmount(name) && !(result instanceof ApiErrorResult) ? result.transaction.amount : undefined;

  const { method, path } = adminOperations.makeMove;
  const body = amount === undefined ? fields : { amount };
  const control = suggest(record, 'makeMove', { method, path: path.replace('{move}', name) }, body);
  const optionalFields = Object.keys(moves[name].fields).filter((each) => !(each in fields));
  const move = { move: name, fields, optionalFields, action, done, control };
  const call = operation && 'request' in details ? requestOf(record, operation, details, amount) : undefined;
  if (result instanceof ApiErrorResult)
    return { ...move, ...definedFields({ call }), allowed: false, reason: result.messages.join('; ') };
  return { ...move, ...definedFields({ call, maxAmount: amount }), allowed: true };
}

/** The call of the payments API that makes a move. */
function requestOf(
  record: PaymentRecord,
  operation: OperationId,
  { request, transactionId }: { readonly request: object; readonly transactionId: string },
  value: number | undefined,
): SuggestedCall {
  const amount = value === undefined ? {} : { amount: { currency: record.payment.amount.currency, value } };
  return suggest(record, operation, operations[operation], { ...request, ...amount }, transactionId);
}

function suggest(
  { payment, transactions: [first] }: PaymentRecord,
  operation: string,
  template: { readonly method: string; readonly path: string },
  body: object,
  transactionId = first.id,
): SuggestedCall {
  const path = template.path
    .replace(/\{payment_?id\}/i, encodeURIComponent(payment.id))
    .replace('{transaction_id}', encodeURIComponent(transactionId));
  const call = { operation, method: template.method, path };
  return Object.keys(body).length === 0 ? call : { ...call, body: { ...body } };
}
