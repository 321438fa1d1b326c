import type { NextMove } from './timeline.ts';

interface MoveWords {
  /** The label of the button. */
  readonly action: string;
  /** The message of success. */
  readonly done: string;
  /** The names of the two fields, for a move that has them. */
  readonly amount?: string;
  readonly reason?: string;
}

/** How the page names each move. */
export const moveWords: Readonly<Record<NextMove['id'], MoveWords>> = {
  pay: { action: 'Pay', done: 'The bank transfer was paid' },
  'pass-authentication': { action: 'Pass 3-D Secure', done: 'The customer passed 3-D Secure' },
  'fail-authentication': { action: 'Fail 3-D Secure', done: 'The customer failed 3-D Secure' },
  capture: { action: 'Capture', done: 'The payment was captured', amount: 'Amount to capture' },
  refund: { action: 'Refund', done: 'The payment was refunded', amount: 'Amount to refund' },
  cancel: { action: 'Cancel the payment', done: 'The payment was cancelled' },
  'open-chargeback': {
    action: 'Open a chargeback',
    done: 'The cardholder opened a chargeback',
    amount: 'Disputed amount',
    reason: 'Reason of the cardholder',
  },
  'win-dispute': { action: 'Win the dispute', done: 'The merchant won the dispute' },
  'lose-dispute': { action: 'Lose the dispute', done: 'The merchant lost the dispute' },
  expire: { action: 'Expire', done: 'The payment expired' },
};
