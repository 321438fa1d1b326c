import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count, seed, timeoutMs } from '../../helpers/effort.ts';
import { recordResults, timed } from '../record-results.ts';
import { PaymentSequence, type Tally } from './payment-sequence.ts';
import { sequences } from './payment-steps.ts';

const numRuns = count({ reduced: 1_000, full: 20_000 });

/** Results that must occur, because short sequences prove little. */
const outcomes = [
  'createPayment 400 INVALID_CHECKOUT_SESSION',
  'createPayment 400 MISSING_HEADER',
  'createPayment DECLINED/DECLINED',
  'createPayment ERROR/ERROR',
  'createPayment REJECTED/REJECTED',
  'createPayment VERIFIED/VERIFIED',
  'createPayment replayed',
  'capturePayment SUCCEEDED/CAPTURED',
  'capturePayment SUCCEEDED/PARTIALLY_CAPTURED',
  'capturePayment SUCCEEDED/PARTIALLY_REFUNDED',
  'capturePayment IN_DISPUTE/RECEIVED',
  'capturePayment 400 INVALID_STATUS',
  'capturePayment 400 INVALID_TRANSACTION_TYPE',
  'capturePayment 404 PAYMENT_NOT_FOUND',
  'capturePayment 404 TRANSACTION_NOT_FOUND',
  'capturePayment replayed',
  'cancelPayment CANCELED/CANCELED',
  'cancelPayment SUCCEEDED/PARTIALLY_CAPTURED',
  'cancelPayment 400 INVALID_STATUS',
  'refundPayment REFUNDED/REFUNDED',
  'refundPayment SUCCEEDED/PARTIALLY_REFUNDED',
  'refundPayment 400 INVALID_PARAMETERS',
  'refundPayment replayed',
  'submitDispute IN_DISPUTE/PENDING_REVIEW',
  'submitDispute 400 INVALID_STATUS',
  'openChargeback IN_DISPUTE/RECEIVED',
  'openChargeback INVALID_PARAMETERS',
  'decide CHARGEBACK/LOST',
  'decide SUCCEEDED/PARTIALLY_CHARGEBACKED',
  'decide SUCCEEDED/APPROVED',
  'authenticate SUCCEEDED/APPROVED',
  'authenticate PENDING/AUTHORIZED',
  'authenticate DECLINED/DECLINED',
  'markPaid SUCCEEDED/APPROVED',
  'expire EXPIRED/EXPIRED',
  'expire SUCCEEDED/PARTIALLY_CAPTURED',
];

test(
  `the mock server behaves like the payment model in ${numRuns} random sequences of valid and invalid calls`,
  async () => {
    console.log(`The sequences follow from PROOF_SEED=${seed}`);
    const tally: Tally = new Map();
    let steps = 0;
    const policy = fc.constantFrom('accept', 'reject');
    const agree = fc.asyncProperty(sequences, policy, async (sequence, onDecidedChargeback) => {
      steps += sequence.length;
      await new PaymentSequence(tally, onDecidedChargeback).take(sequence);
    });
    const { seconds } = await timed(() => fc.assert(agree, { numRuns, seed }));
    expect([...tally.keys()]).toEqual(expect.arrayContaining(outcomes));
    const figures = { sequences: numRuns, steps, 'kinds of outcome': tally.size, disagreements: 0 };
    recordResults('Sequences of calls', figures, seconds);
  },
  timeoutMs,
);
