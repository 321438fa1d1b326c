import type { Fault } from '@paychord/mock-server';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order } from '../messages.ts';
import type { Row } from '../row.ts';

/** The mock server simulates a service that stores what it created. */
function committed(server: string, fault: Fault): Row {
  return {
    server: `creates a payment, then ${server}`,
    caller: 'that payment, and no second one',
    async run({ beginMock }) {
      const mock = await beginMock(fault);
      const { id } = await clientOf(mock, { timeoutMs: 1000 }).payments.create(order);
      expect(await mock.log()).toEqual({ requests: 2, payments: [id] });
    },
  };
}

/** It has happened, and the caller does not learn of it. */
export const lostResponses: readonly Row[] = [
  committed('resets the connection', { phase: 'transport', connection: 'reset', lost: 'response' }),
  committed('does not respond', { phase: 'transport', connection: 'hang', lost: 'response' }),
  committed('returns 503', { phase: 'after-commit', status: 503 }),
  committed('breaks off the response', { phase: 'body', corrupt: 'truncated' }),
];
