import { expect, test } from 'vitest';
import { ConnectionError } from '../errors/errors.ts';
import { defaultLimits } from './request-options.ts';
import { decideRetry } from './retry-decision.ts';

const limits = { ...defaultLimits, retryDelayMs: 7 };

test.each([
  ['unknown', true, 7],
  ['unknown', false, undefined],
  ['not_sent', false, 7],
] as const)(
  'after the outcome %s, a call with isRepeatable %s waits %s ms, whatever its error says',
  (outcome, isRepeatable, delayMs) => {
    const error = new ConnectionError('lost', { retryable: true });
    expect(decideRetry(error, { isRepeatable, outcome, limits }, outcome, 1, 0)).toBe(delayMs);
  },
);
