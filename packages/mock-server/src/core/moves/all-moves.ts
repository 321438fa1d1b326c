import type { CreatePaymentRequest } from '@paychord/sdk';
import type { Coverage, PaymentMove } from '../../generated/control-types.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import type { CoverageCounter, PossibleMove } from '../model/coverage.ts';
import { outcomes, testTokenOf } from '../model/outcomes.ts';
import type { PaymentRecord } from '../model/payment-record.ts';
import { allStates, type PaymentState, stateOf } from '../model/payment-states.ts';
import { resolvePolicies } from '../model/resolve-policies.ts';
import { createPayment } from '../operations/payments/creation.ts';
import { type FieldsOfMove, type MoveContext, type MoveName, moveOf, moves, tryMove } from './moves.ts';

/** More transactions lead to no other move. */
const maxTransactions = 4;
const currency = 'USD';
const value = 3;

let known: readonly PossibleMove[] | undefined;

/** Lists every move that the rules accept from every state. The first call takes a moment. */
export function possibleMoves(): readonly PossibleMove[] {
  known ??= [...explore()].toSorted((one, other) => placeOf(one) - placeOf(other));
  return known;
}

/** Returns how often payments entered each state, and made each possible move. */
export function readCoverage({ countOf }: CoverageCounter): Coverage {
  const visitsOf = (state: PaymentState) => {
    const entries = possibleMoves().filter(({ from, to }) => to === state && from !== state);
    return entries.reduce((sum, move) => sum + countOf(move), 0);
  };
  return {
    states: allStates.map((state) => ({ ...state, visits: visitsOf(state) })),
    transitions: possibleMoves().map((move) => ({ ...structuredClone(move), count: countOf(move) })),
  };
}

/** Makes every move from every state with small amounts. */
function explore(): Iterable<PossibleMove> {
  let ids = 0;
  const context: MoveContext = {
    now: '2026-01-01T00:00:00.000Z',
    publicUrl: '',
    uuid: () => `id-${++ids}`,
    policies: resolvePolicies({}),
    isSessionClosed: () => false,
  };
  const found = new Map<string, PossibleMove>();
  const seen = new Set<string>();
  const pending: PaymentRecord[] = [];
  const visit = (
    transition: PaymentMove,
    before: PaymentRecord | undefined,
    record: PaymentRecord | ApiErrorResult,
  ) => {
    if (record instanceof ApiErrorResult || record.transactions.length > maxTransactions) return;
    const from = before === undefined ? null : stateOf(before.payment);
    const to = stateOf(record.payment);
    if (from === undefined || to === undefined) return;
    found.set(`${transition} ${from?.subStatus} ${to.subStatus}`, { transition, from, to });
    const key = keyOf(record);
    if (seen.has(key)) return;
    seen.add(key);
    pending.push(record);
  };
  for (const request of requests()) visit('create', undefined, createPayment(request, context));
  for (let record = pending.pop(); record !== undefined; record = pending.pop()) {
    for (const name of Object.keys(moves) as MoveName[]) {
      for (const fields of fieldsOf(name, record)) {
        const result = tryMove(record, name, fields, context);
        visit(name, record, result instanceof ApiErrorResult ? result : result.record);
      }
    }
  }
  return found.values();
}

/** The fields to try: each way of the move, and each small amount and each transaction that its fields can name. */
function fieldsOf(name: MoveName, { transactions }: PaymentRecord): FieldsOfMove[] {
  const { fields, ways } = moveOf(name);
  const forced = 'force' in fields ? [{ force: true }] : [];
  const amounts = 'amount' in fields ? [{ amount: 1 }, { amount: 2 }] : [];
  const places = 'transaction' in fields ? transactions.map((_, transaction) => ({ transaction })) : [];
  const both = places.flatMap((place) => amounts.map((amount) => ({ ...place, ...amount })));
  return [...ways.map((way) => way.fields), ...forced, ...amounts, ...places, ...both] as FieldsOfMove[];
}

function* requests(): Generator<CreatePaymentRequest> {
  const base = {
    ...({ account_id: '', merchant_order_id: '', description: '', country: 'US', workflow: 'DIRECT' } as const),
    amount: { currency, value },
  };
  yield { ...base, payment_method: { type: 'BANK_TRANSFER' } };
  for (const card of [{}, { capture: false }, { verify: true }]) {
    yield { ...base, workflow: 'REDIRECT', payment_method: { type: 'CARD', detail: { card } } };
    for (const outcome of outcomes) {
      yield { ...base, payment_method: { type: 'CARD', token: testTokenOf(outcome), detail: { card } } };
    }
  }
}

/** Equal for records that differ only in their ids, and in the order of their transactions. */
function keyOf({ payment, transactions, refundedOf, underReview }: PaymentRecord): string {
  const { status, sub_status, amount } = payment;
  const parts = transactions.map((each) =>
    [each.type, each.status, each.amount, refundedOf[each.id], underReview.includes(each.id)].join(),
  );
  return [status, sub_status, amount.captured, ...parts.toSorted()].join();
}

const names: readonly PaymentMove[] = ['create', ...(Object.keys(moves) as MoveName[])];
const states: readonly (PaymentState | null)[] = allStates;

/** Orders moves by their name, and then by their states. */
function placeOf({ transition, from, to }: PossibleMove): number {
  return (names.indexOf(transition) * 100 + states.indexOf(from)) * 100 + states.indexOf(to);
}
