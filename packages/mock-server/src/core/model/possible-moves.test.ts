import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exploreMoves } from '../../../test/helpers/explore-moves.ts';
import type { PaymentMove } from '../../generated/control-types.ts';
import { type PaymentState, paymentStates, paymentTransitions } from './payment-states.ts';
import { possibleMoves } from './possible-moves.ts';

const nameOf = (state: PaymentState | null) => (state === null ? 'nothing' : `${state.status}/${state.subStatus}`);

test('the possible moves are exactly those that the rules make from every state', () => {
  const listed = possibleMoves.map(({ transition, from, to }) => `${transition}: ${nameOf(from)} -> ${nameOf(to)}`);
  expect(listed.toSorted()).toEqual([...exploreMoves()].toSorted());
});

test('a payment can enter every state', () => {
  const entered = new Set(possibleMoves.map(({ to }) => to));
  expect([...entered].map(nameOf).toSorted()).toEqual(Object.values(paymentStates).map(nameOf).toSorted());
});

test('each move starts in a state that mock.paymentTransitions lists, and each listed state has a move', () => {
  for (const [transition, listed] of Object.entries(paymentTransitions)) {
    const allows = (from: PaymentState, { status, subStatus }: { status: string; subStatus?: string }) =>
      from.status === status && (subStatus ?? from.subStatus) === from.subStatus;
    const starts = possibleMoves.flatMap((each) => (each.transition === transition && each.from ? [each.from] : []));
    for (const from of starts) expect(listed.some((each) => allows(from, each))).toBe(true);
    for (const each of listed) expect(starts.some((from) => allows(from, each))).toBe(true);
  }
});

test('the contract lists every state and every move', () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).components.schemas;
  const subStatuses = read('../../../../sdk/openapi.json').KnownPaymentStatus['x-sub-statuses'];
  for (const { status, subStatus } of Object.values(paymentStates)) expect(subStatuses[status]).toContain(subStatus);
  const moves = new Set<PaymentMove>(possibleMoves.map(({ transition }) => transition));
  expect(read('../../../admin-openapi.json').PaymentMove.enum.toSorted()).toEqual([...moves].toSorted());
});
