import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PaymentMove } from '../../generated/control-types.ts';
import { type PaymentState, paymentStates } from '../model/payment-states.ts';
import { possibleMoves } from './all-moves.ts';

const nameOf = (state: PaymentState | null) => (state === null ? 'nothing' : `${state.status}/${state.subStatus}`);

test('the rules accept these moves', async () => {
  const listed = possibleMoves().map(({ transition, from, to }) => `${transition}: ${nameOf(from)} -> ${nameOf(to)}`);
  await expect(`${listed.join('\n')}\n`).toMatchFileSnapshot('all-moves.golden.txt');
});

test('a payment can enter every state', () => {
  const entered = new Set(possibleMoves().map(({ to }) => to));
  expect([...entered].map(nameOf).toSorted()).toEqual(Object.values(paymentStates).map(nameOf).toSorted());
});

test('the contract lists every state and every move', () => {
  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).components.schemas;
  const subStatuses = read('../../../../sdk/openapi.json').KnownPaymentStatus['x-sub-statuses'];
  for (const { status, subStatus } of Object.values(paymentStates)) expect(subStatuses[status]).toContain(subStatus);
  const moves = new Set<PaymentMove>(possibleMoves().map(({ transition }) => transition));
  expect(read('../../../admin-openapi.json').PaymentMove.enum.toSorted()).toEqual([...moves].toSorted());
});
