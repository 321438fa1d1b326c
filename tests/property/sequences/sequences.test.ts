import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count, seed } from '../../helpers/effort.ts';
import { recordResults, Tally, timed } from '../proof.ts';
import { PaymentSequence } from './payment-sequence.ts';
import { sequences } from './payment-steps.ts';

const numRuns = count({ reduced: 1_000, full: 20_000 });

/** Results that must occur, because short sequences prove little. */
const outcomes = Object.entries({
  createPayment: [
    '400 INVALID_CHECKOUT_SESSION',
    '400 MISSING_HEADER',
    'DECLINED/DECLINED',
    'ERROR/ERROR',
    'REJECTED/REJECTED',
    'VERIFIED/VERIFIED',
    'replayed',
  ],
  capturePayment: [
    'SUCCEEDED/CAPTURED',
    'SUCCEEDED/PARTIALLY_CAPTURED',
    'SUCCEEDED/PARTIALLY_REFUNDED',
    'IN_DISPUTE/RECEIVED',
    '400 INVALID_STATUS',
    '400 INVALID_TRANSACTION_TYPE',
    '404 PAYMENT_NOT_FOUND',
    '404 TRANSACTION_NOT_FOUND',
    'replayed',
  ],
  cancelPayment: ['CANCELED/CANCELED', 'SUCCEEDED/PARTIALLY_CAPTURED', '400 INVALID_STATUS'],
  refundPayment: ['REFUNDED/REFUNDED', 'SUCCEEDED/PARTIALLY_REFUNDED', '400 INVALID_PARAMETERS', 'replayed'],
  submitDispute: ['IN_DISPUTE/PENDING_REVIEW', '400 INVALID_STATUS'],
  openChargeback: ['IN_DISPUTE/RECEIVED', 'INVALID_PARAMETERS'],
  decide: ['CHARGEBACK/LOST', 'SUCCEEDED/PARTIALLY_CHARGEBACKED', 'SUCCEEDED/APPROVED'],
  authenticate: ['SUCCEEDED/APPROVED', 'PENDING/AUTHORIZED', 'DECLINED/DECLINED'],
  markPaid: ['SUCCEEDED/APPROVED'],
  decline: ['DECLINED/DECLINED'],
  expire: ['EXPIRED/EXPIRED', 'SUCCEEDED/PARTIALLY_CAPTURED'],
}).flatMap(([step, results]) => results.map((each) => `${step} ${each}`));

test(`the mock server behaves like the payment model in ${numRuns} random sequences of valid and invalid calls`, async () => {
  console.log(`The sequences follow from PROOF_SEED=${seed}`);
  const tally = new Tally<string>();
  let steps = 0;
  const policy = fc.constantFrom('accept', 'reject');
  const agree = fc.asyncProperty(sequences, policy, async (sequence, onDecidedChargeback) => {
    steps += sequence.length;
    await (await PaymentSequence.start(tally, onDecidedChargeback)).take(sequence);
  });
  const { seconds } = await timed(() => fc.assert(agree, { numRuns, seed }));
  expect([...tally.keys()]).toEqual(expect.arrayContaining(outcomes));
  const figures = { sequences: numRuns, steps, 'kinds of outcome': tally.size, disagreements: 0 };
  recordResults('Sequences of calls', figures, seconds);
});
