import { describe, expect, test } from 'vitest';
import { cardPayment } from '../../test/helpers/test-caller.ts';
import { caller, create, mock, useMockServer } from '../../test/helpers/test-mock.ts';
import { createMockServer } from './mock-server.ts';

useMockServer();

const visited = () =>
  Object.fromEntries(
    mock
      .coverage()
      .states.flatMap(({ status, subStatus, visits }) => (visits > 0 ? [[`${status}/${subStatus}`, visits]] : [])),
  );
const made = () =>
  mock
    .coverage()
    .transitions.filter(({ count }) => count > 0)
    .map(({ transition, from, to, count }) => `${transition} ${from?.subStatus ?? 'nothing'} ${to.subStatus} ${count}`);

describe('mock.coverage', () => {
  test('lists every state and move with 0 before the first payment', () => {
    const { states, transitions } = mock.coverage();
    expect(states).toContainEqual({ status: 'DECLINED', subStatus: 'DECLINED', visits: 0 });
    expect(states.length).toBeGreaterThan(10);
    expect(visited()).toEqual({});
    expect(transitions.length).toBeGreaterThan(states.length);
    expect(made()).toEqual([]);
  });

  test('counts creations, moves and deadlines of every merchant', async () => {
    await create();
    const other = mock.merchant({ publicApiKey: 'shop-2' });
    const held = other.payments.create({ payment_method: { token: 'tok-1', detail: { card: { capture: false } } } });
    other.payments.capture(held.id, { amount: 5 });
    other.payments.capture(held.id, { amount: 5 });
    await other.clock.advance('7d');
    expect(visited()).toEqual({ 'SUCCEEDED/APPROVED': 1, 'PENDING/AUTHORIZED': 1, 'SUCCEEDED/PARTIALLY_CAPTURED': 1 });
    expect(made()).toEqual([
      'create nothing AUTHORIZED 1',
      'create nothing APPROVED 1',
      'capture AUTHORIZED PARTIALLY_CAPTURED 1',
      'capture PARTIALLY_CAPTURED PARTIALLY_CAPTURED 1',
      'expire PARTIALLY_CAPTURED PARTIALLY_CAPTURED 1',
    ]);
  });

  test('counts nothing for a replay, a rejected request and a move that is not possible', async () => {
    const key = { 'x-idempotency-key': 'one' };
    await caller.post('/v1/payments', cardPayment(), key);
    await caller.post('/v1/payments', cardPayment(), key);
    await caller.post('/v1/payments', { country: 'DE' });
    expect(() => mock.payments.markPaid(mock.payments.list()[0]?.id ?? '')).toThrow('INVALID_STATUS');
    expect(made()).toEqual(['create nothing APPROVED 1']);
  });

  test('survives a reset and a restored snapshot, which count nothing', async () => {
    mock.payments.create();
    const snapshot = mock.snapshot();
    await mock.reset();
    await mock.restore(snapshot);
    expect(visited()).toEqual({ 'SUCCEEDED/APPROVED': 1 });
    expect(JSON.stringify(snapshot)).not.toContain('visits');
    // A restored payment continues in its state.
    mock.payments.refund(mock.payments.list()[0]?.id ?? '');
    expect(made()).toEqual(['create nothing APPROVED 1', 'refund APPROVED REFUNDED 1']);
  });

  test('starts again when it is cleared', () => {
    mock.payments.create();
    mock.clearCoverage();
    expect(visited()).toEqual({});
  });

  test('is apart for each mock server', () => {
    createMockServer({ strict: true }).payments.create();
    expect(visited()).toEqual({});
  });
});
