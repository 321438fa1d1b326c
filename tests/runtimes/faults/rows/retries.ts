import type { Fault } from '@paychord/mock-server';
import { RateLimitError } from '@paychord/sdk';
import { expect } from 'vitest';
import {
  clientOf,
  errorResponse,
  expectSameRequest,
  failing,
  order,
  payment,
  paymentId,
  successResponse,
} from '../calls.ts';
import { json, truncated } from '../reply.ts';
import type { Row } from '../row.ts';

/** A timer may fire a moment early, as its clock is coarse. */
const toleranceMs = 20;

function waits(server: string, headers: Record<string, string>, atLeastMs: number): Row {
  return {
    server,
    caller: `success after at least ${atLeastMs / 1000} s, with the same key and bytes`,
    async run({ begin }) {
      const run = await begin(errorResponse(429, 'TOO_MANY_REQUESTS', { headers }), successResponse);
      expect(await clientOf(run).payments.create(order)).toEqual(payment);
      await expectSameRequest(run, 2);
      const [first, second] = (await run.log()).requests.map(({ atMs }) => atMs);
      expect(Number(second) - Number(first)).toBeGreaterThan(atLeastMs - toleranceMs);
    },
  };
}

/** Responses that ask for a retry. */
export const retries: readonly Row[] = [
  waits('returns 429 with `Retry-After: 1`, then success', { 'retry-after': '1' }, 1000),
  waits(
    'returns 429 with a `Retry-After` date one second after its own `Date`, which is years ago, then success',
    { date: 'Wed, 01 Jan 2020 00:00:00 GMT', 'retry-after': 'Wed, 01 Jan 2020 00:00:01 GMT' },
    1000,
  ),
  failing('returns 429 with `Retry-After: 3600`', 'RateLimitError at once, `retryAfterMs` is set', {
    replies: [errorResponse(429, 'TOO_MANY_REQUESTS', { headers: { 'retry-after': '3600' } })],
    type: RateLimitError,
    error: { code: 'rate_limit', outcome: 'rejected', retryAfterMs: 3_600_000 },
  }),
  {
    server: 'returns 503 with an invalid `Retry-After`, then success',
    caller: 'success',
    async run({ begin }) {
      const run = await begin(errorResponse(503, 'BUSY', { headers: { 'retry-after': '1e9' } }), successResponse);
      expect(await clientOf(run).payments.retrieve(paymentId)).toEqual(payment);
      await expectSameRequest(run, 2);
    },
  },
  {
    server: 'returns 500 with a body that never ends, then success',
    caller: 'success; the client stops reading the body',
    async run({ begin }) {
      const endless = truncated(json(500, { code: 'INTERNAL_ERROR', messages: ['It'] }), 'stall');
      const run = await begin(endless, successResponse);
      expect(await clientOf(run, { timeoutMs: 1000 }).payments.retrieve(paymentId)).toEqual(payment);
      await run.left(0);
    },
  },
];

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
