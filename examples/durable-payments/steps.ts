/**
 * Every step of each way through the program, in order. After each one the process may end, and the order still gets exactly one payment.
 * The tests end the process at each of them.
 */
export const steps = {
  /** A customer pays, and the response arrives. */
  checkOut: ['attempt written', 'attempt committed', 'response received', 'result written', 'result committed'],
  /** The call fails, and the outcome is not known. */
  failure: ['attempt written', 'attempt committed', 'error received', 'error recorded'],
  /** The job repeats an open attempt. */
  repeat: ['attempt claimed', 'response received', 'result written', 'result committed'],
  /** The job finds an attempt that is too old to repeat. */
  review: ['attempt claimed', 'order looked up', 'review written', 'review committed'],
} as const;

export type Step = (typeof steps)[keyof typeof steps][number];
