import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { authorization, cardPayment, reference, usd } from '../../../test/helpers/test-caller.ts';
import {
  act,
  caller,
  create,
  createAndSettle,
  mock,
  register,
  savedSnapshot,
  startMock,
  useMockServer,
} from '../../../test/helpers/test-mock.ts';
import type { NextMove } from '../../generated/control-types.ts';
import { ControlError } from './control-error.ts';

useMockServer();

const allowedOf = (id: string) =>
  mock.payments.timeline(id).nextMoves.flatMap((each) => (each.allowed ? [each.move] : []));

/** Short names of the events, in their order. */
function eventsOf(id: string): string[] {
  return mock.payments.timeline(id).events.map((event) => {
    switch (event.kind) {
      case 'request':
        return `request ${event.number} ${event.operation} ${event.status}`;
      case 'transaction':
        return `${event.transition} ${event.type} ${event.status} by ${event.request ?? event.cause}`;
      case 'delivery':
        return `${event.isScheduled ? 'scheduled' : 'sent'} ${event.event} ${event.attempt} ${event.responseStatus ?? ''}`;
      default:
        return `deadline ${event.transition} ${event.at}`;
    }
  });
}

describe('payments.timeline', () => {
  test('names the request whose idempotency key is redacted in the journal', async () => {
    const { json } = await caller.post('/v1/payments', cardPayment(), { 'x-idempotency-key': '5123456789010' });
    expect(eventsOf(json.id)).toEqual(['request 1 createPayment 201', 'create PURCHASE SUCCEEDED by 1']);
  });

  test('lists each request before its transaction, and its webhook after it, on a clock that stands still', async () => {
    register(200, 200, 500);
    const payment = await createAndSettle(authorization({ amount: usd(100) }));
    const { id } = payment;
    await act(payment, 'capture', { ...reference, amount: usd(60) });
    await mock.settled();
    await caller.get(`/v1/payments/${id}`);
    await mock.clock.advance('1h');
    mock.payments.openChargeback(id, { amount: 10 });
    await mock.settled();
    expect(eventsOf(id)).toEqual([
      'request 1 createPayment 201',
      'create AUTHORIZE SUCCEEDED by 1',
      'sent payment.authorize 0 200',
      'request 2 capturePayment 200',
      'capture CAPTURE SUCCEEDED by 2',
      'sent payment.capture 0 200',
      'request 3 retrievePayment 200',
      'openChargeback CHARGEBACK CREATED by control',
      'sent payment.chargeback 0 500',
      'scheduled payment.chargeback 1 ',
      'deadline expire 2026-01-08T00:00:00.000Z',
      'deadline decideDispute 2026-01-15T01:00:00.000Z',
    ]);
    await mock.clock.advance('15d');
    expect(eventsOf(id).slice(-5)).toEqual([
      'sent payment.chargeback 1 200',
      'expire AUTHORIZE EXPIRED by clock',
      'sent payment.authorize 0 200',
      'decideDispute CHARGEBACK LOST by clock',
      'sent payment.chargeback 0 200',
    ]);
  });

  test('shows the request that created a payment although its response was an error, and the replay after it', async () => {
    mock.faults.inject({ phase: 'before', status: 503 });
    mock.faults.inject({ phase: 'after-commit', status: 503 });
    const key = { 'x-idempotency-key': 'ORDER-1' };
    for (const status of [503, 503, 201]) {
      expect((await caller.post('/v1/payments', cardPayment(), key)).status).toBe(status);
    }
    const [payment] = mock.payments.list();
    expect(eventsOf(payment?.id ?? '')).toEqual([
      'request 1 createPayment 503',
      'request 2 createPayment 503',
      'create PURCHASE SUCCEEDED by 2',
      'request 3 createPayment 201',
    ]);
    expect(mock.journal.find({ merchantOrderId: 'ORDER-1' })).toHaveLength(3);
  });

  test('shows a request at the time of its first change, although its response came later', async () => {
    mock.faults.inject({ phase: 'after-commit', latencyMs: 60_000 });
    const abort = new AbortController();
    const headers = {
      'public-api-key': mock.credentials.publicApiKey,
      'private-secret-key': mock.credentials.privateSecretKey,
      'content-type': 'application/json',
      'x-idempotency-key': 'key-1',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(cardPayment()), signal: abort.signal };
    register(200);
    const delivered = mock.webhooks.waitFor('payment.purchase');
    const recorded = new Promise<void>((resolve) => mock.watch({ request: () => resolve() }));
    const aborted = mock.fetch('http://mock.test/v1/payments', init).catch(() => {});
    await delivered;
    await mock.clock.advance('1s');
    abort.abort();
    await Promise.all([aborted, recorded]);
    const [{ id } = { id: '' }] = mock.payments.list();
    expect(mock.journal.requests().map(({ at }) => at)).toEqual(['2026-01-01T00:00:01.000Z']);
    const { events } = mock.payments.timeline(id);
    expect(events.map(({ kind, at }) => [kind, at])).toEqual([
      ['request', '2026-01-01T00:00:00.000Z'],
      ['transaction', '2026-01-01T00:00:00.000Z'],
      ['delivery', '2026-01-01T00:00:00.000Z'],
    ]);
  });

  test('lists the requests that name only the order of the payment in their place', async () => {
    const order = { merchant_order_id: 'ORDER-1' };
    await caller.post('/v1/payments', cardPayment({ ...order, amount: usd(-1) }), { 'x-idempotency-key': 'key-1' });
    const payment = await create(cardPayment(order));
    await caller.get('/v1/payments?merchant_order_id=ORDER-2');
    await caller.get('/v1/payments?merchant_order_id=ORDER-1');
    await act(payment, 'refund', reference);
    expect(eventsOf(payment.id)).toEqual([
      'request 1 createPayment 400',
      'request 2 createPayment 201',
      'create PURCHASE SUCCEEDED by 2',
      'request 4 listPaymentsByOrder 200',
      'request 5 refundPayment 200',
      'refund REFUND SUCCEEDED by 5',
    ]);
  });

  test('keeps the ids of events when a scheduled attempt happens', async () => {
    register(500);
    const { id } = mock.payments.create();
    await mock.settled();
    const idsOf = () => mock.payments.timeline(id).events.map((each) => each.id);
    const before = idsOf();
    await mock.clock.advance('5m');
    expect(idsOf()).toEqual(before);
    expect(new Set(before).size).toBe(before.length);
  });

  test('adds up the amounts', async () => {
    const { id } = await create(authorization({ amount: usd(100) }));
    mock.payments.capture(id, { amount: 60 });
    mock.payments.refund(id, { amount: 10 });
    mock.payments.openChargeback(id, { amount: 20 });
    mock.payments.decideDispute(id, 'lost');
    mock.payments.openChargeback(id, { amount: 5 });
    expect(mock.payments.timeline(id).money).toEqual({
      currency: 'USD',
      total: 100,
      authorized: 100,
      captured: 60,
      refunded: 10,
      chargedBack: 20,
      disputed: 5,
      capturable: 40,
      refundable: 30,
    });
    const declined = mock.payments.create({ payment_method: { token: 'tok_do_not_honor' } });
    expect(mock.payments.timeline(declined.id).money).toMatchObject({ total: 25.5, authorized: 0, captured: 0 });
  });

  test('lists every move, and says why one is not possible', () => {
    const { id } = mock.payments.create();
    const { nextMoves } = mock.payments.timeline(id);
    expect(nextMoves).toHaveLength(12);
    expect(allowedOf(id)).toEqual(['refund', 'openChargeback']);
    expect(nextMoves.find((each) => each.move === 'refund')).toMatchObject({
      maxAmount: 25.5,
      control: {
        operation: 'makeMove',
        method: 'POST',
        path: `/__mock/payments/${id}/moves/refund`,
        body: { amount: 25.5 },
      },
      call: { operation: 'refundPayment', method: 'POST', body: { amount: usd(25.5) } },
    });
    expect(nextMoves.find((each) => each.move === 'markPaid')).toMatchObject({
      allowed: false,
      reason: 'A payment that is SUCCEEDED/APPROVED does not accept this operation',
    });
  });

  test('a payment of a paid checkout session cannot be paid again', () => {
    const details = { checkout: { session: 's-1' }, payment_method: { type: 'BANK_TRANSFER' } };
    const [first, second] = [mock.payments.create(details), mock.payments.create(details)];
    expect(allowedOf(second.id)).toEqual(['markPaid', 'decline', 'expire']);
    mock.payments.markPaid(first.id);
    expect(allowedOf(second.id)).toEqual(['decline', 'expire']);
  });

  test('survives a snapshot', async () => {
    mock.webhooks.register({ inbox: true });
    const { id } = await create(authorization());
    mock.payments.capture(id, { amount: 5 });
    await mock.settled();
    const before = mock.payments.timeline(id);
    const snapshot = savedSnapshot();
    await startMock().restore(snapshot);
    expect(mock.payments.timeline(id)).toEqual(before);
  });
});

/** Makes a move by its name, with a part of the amount if it has one. */
function make(id: string, { move, fields, maxAmount }: NextMove, part: number): void {
  const amount = maxAmount && { amount: Math.max(Math.round(maxAmount * part * 100) / 100, 0.01) };
  mock.payments.makeMove(id, { move, ...fields, ...amount } as Parameters<typeof mock.payments.makeMove>[1]);
}

const methods = [
  { token: 'tok-1' },
  { token: 'tok-1', detail: { card: { capture: false } } },
  { token: 'tok_three_d_secure', detail: { card: { capture: false } } },
  { type: 'BANK_TRANSFER' },
  { token: 'tok_do_not_honor' },
];

test('in any sequence of moves, the next moves are exactly the possible ones, and the events and the coverage are complete', () => {
  const steps = fc.array(fc.record({ move: fc.nat(12), part: fc.double({ min: 0.01, max: 1, noNaN: true }) }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.constantFrom(...methods), steps, (payment_method, sequence) => {
      startMock();
      const { id } = mock.payments.create({ payment_method });
      let made = 1;
      for (const { move, part } of sequence) {
        const next = mock.payments.timeline(id).nextMoves[move];
        if (next === undefined) {
          // The one after the last. Every state allows a chargeback that is forced.
          mock.payments.openChargeback(id, { force: true });
          made += 1;
          continue;
        }
        let isMade = true;
        try {
          make(id, next, part);
        } catch (error) {
          if (!(error instanceof ControlError)) throw error;
          isMade = false;
        }
        expect([next.action, isMade]).toEqual([next.action, next.allowed]);
        if (isMade) made += 1;
      }
      const { events, payment, money } = mock.payments.timeline(id);
      const changes = events.flatMap((each) => (each.kind === 'transaction' ? [each] : []));
      expect(changes).toHaveLength(made);
      for (const [index, { from }] of changes.entries()) expect(from).toEqual(changes[index - 1]?.to ?? null);
      expect(changes.at(-1)?.to).toEqual({ status: payment.status, subStatus: payment.sub_status });
      expect(money.captured).toBeLessThanOrEqual(money.total);
      // A move that the table of possible moves lacks would be missing here.
      expect(mock.coverage().transitions.reduce((sum, { count }) => sum + count, 0)).toBe(made);
    }),
    { numRuns: 200, seed: 1 },
  );
});
