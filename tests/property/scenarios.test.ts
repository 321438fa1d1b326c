import { ControlError, createMockServer, type MockServer, outcomes } from '@paychord/mock-server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callerOf, dispute, reference } from '../../packages/mock-server/test/helpers/test-caller.ts';
import { count, seed } from '../helpers/effort.ts';
import { recordResults, Tally, timed } from './proof.ts';

const numRuns = count({ reduced: 200, full: 5_000 });

const tokens = outcomes.map(({ code }) => `tok_${code.toLowerCase()}`);
const creation = fc.record({
  // Most payments succeed, because the others allow few moves.
  token: fc.oneof({ weight: 3, arbitrary: fc.constant('tok-1') }, { weight: 1, arbitrary: fc.constantFrom(...tokens) }),
  type: fc.constantFrom('CARD', 'CARD', 'CARD', 'BANK_TRANSFER'),
  card: fc.constantFrom({}, { capture: false }, { capture: false }, { verify: true }),
  value: fc.constantFrom(30, 25.5, 0.3),
  session: fc.constantFrom(undefined, undefined, 'SESSION-1', 'SESSION-2'),
});
const step = fc.record({
  do: fc.constantFrom(
    'capture',
    'cancel',
    'refund',
    'markPaid',
    'decline',
    'pass',
    'fail',
    'expire',
    'dispute',
    'force',
    'evidence',
    'win',
    'lose',
    'advance',
  ),
  payment: fc.nat(2),
  transaction: fc.nat(5),
  share: fc.constantFrom(1, 0.5, 0.25),
});

/** What a scenario has to reproduce of each payment. */
const facts = (mock: MockServer) =>
  mock.payments
    .list()
    .map(({ merchant_order_id, status, sub_status, amount, transactions }) => ({
      ...{ merchant_order_id, status, sub_status, amount },
      transactions: transactions.map((each) => [each.type, each.status, each.amount, each.response_code]),
    }))
    .sort((one, other) => (one.merchant_order_id < other.merchant_order_id ? -1 : 1));

test(`a scenario that was exported after ${numRuns} random sequences of moves creates the same payments in a new mock server`, async () => {
  const tally = new Tally<string>();
  const reproduces = fc.asyncProperty(
    fc.array(creation, { minLength: 1, maxLength: 3 }),
    fc.array(step, { minLength: 8, maxLength: 30, size: 'max' }),
    async (creations, steps) => {
      const mock = createMockServer({ strict: true });
      const { post } = callerOf(mock, mock.credentials);
      for (const { token, type, card, value, session } of creations) {
        const method =
          type === 'CARD' ? { type, token, detail: { card } } : { type, ...(token === 'tok-1' ? {} : { token }) };
        const checkout = session === undefined ? {} : { checkout: { session } };
        attempt(() => mock.payments.create({ amount: { value }, payment_method: method, ...checkout }));
      }
      for (const { do: move, payment: which, transaction, share } of steps) {
        const payments = mock.payments.list();
        const payment = payments[which % payments.length];
        if (payment === undefined) continue;
        const { id, account_id, transactions } = payment;
        const path = `/v1/payments/${id}/transactions/${transactions[transaction % transactions.length]?.id}`;
        const amount = Math.round(payment.amount.value * share * 100) / 100;
        if (move === 'advance') await mock.clock.advance('4d');
        else if (move === 'refund') {
          await post(`${path}/refund`, { ...reference, amount: { currency: payment.amount.currency, value: amount } });
        } else if (move === 'evidence')
          await post(`${path}/dispute`, { ...dispute('JVBERi0xLjQKJSVFT0YK'), account_id });
        else {
          const { payments: controls } = mock;
          const moves = {
            capture: () => controls.capture(id, { amount }),
            cancel: () => controls.cancel(id),
            markPaid: () => controls.markPaid(id),
            decline: () => controls.decline(id),
            pass: () => controls.authenticate(id, 'passed'),
            fail: () => controls.authenticate(id, 'failed'),
            expire: () => controls.expire(id),
            dispute: () => controls.openChargeback(id, { amount, reason: 'NOT_RECEIVED' }),
            force: () => controls.openChargeback(id, { force: true }),
            win: () => controls.decideDispute(id, 'won'),
            lose: () => controls.decideDispute(id, 'lost'),
          };
          attempt(moves[move]);
        }
      }
      const scenario = mock.exportScenario();
      for (const { moves = [] } of scenario.payments ?? []) {
        for (const each of moves) tally.count('move' in each ? each.move : 'advance');
      }
      const other = createMockServer({ strict: true });
      await other.load(JSON.parse(JSON.stringify(scenario)));
      expect(facts(other)).toEqual(facts(mock));
      // The export of the copy is the same file.
      expect(other.exportScenario()).toEqual(scenario);
    },
  );
  const { seconds } = await timed(() => fc.assert(reproduces, { numRuns, seed }));
  const moves = [
    'capture',
    'cancel',
    'refund',
    'markPaid',
    'decline',
    'authenticate',
    'expire',
    'openChargeback',
    'submitEvidence',
    'decideDispute',
  ];
  expect([...tally.keys()].sort()).toEqual(moves.sort());
  recordResults('Exported scenarios', { scenarios: numRuns, moves: tally.total(), differences: 0 }, seconds);
});

/** Makes a move if the rules allow it. */
function attempt(move: () => unknown): void {
  try {
    move();
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
  }
}
