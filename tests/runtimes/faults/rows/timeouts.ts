import { TimeoutError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf } from '../client-of.ts';
import { order, successResponse } from '../messages.ts';
import { rejectionOf } from '../rejection.ts';
import { noResponse, type Reply, truncated } from '../reply.ts';
import type { Row } from '../row.ts';

const timeoutMs = 300;
/** Clocks are coarse. */
const toleranceMs = 20;

/** The server will never do any more, so that it can only be the limit that ends the call. */
function timedOut(server: string, reply: Reply, limit: 'timeoutMs' | 'totalTimeoutMs' = 'timeoutMs'): Row {
  return {
    server,
    caller: `TimeoutError after \`${limit}\`, \`unknown\`; the connection is ended`,
    async run({ begin }) {
      const run = await begin(reply);
      const startedAt = performance.now();
      const error = await rejectionOf(clientOf(run, { maxRetries: 0, [limit]: timeoutMs }).payments.create(order));
      expect(performance.now() - startedAt).toBeGreaterThan(timeoutMs - toleranceMs);
      expect(error).toBeInstanceOf(TimeoutError);
      expect(error).toMatchObject({ code: 'timeout', outcome: 'unknown', retryable: true });
      expect(error.attempts).toHaveLength(1);
      await run.left();
    },
  };
}

/** Servers that never respond. */
export const timeouts: readonly Row[] = [
  timedOut('does not respond', noResponse),
  timedOut('does not respond before the time limit of the whole call', noResponse, 'totalTimeoutMs'),
  timedOut('sends the headers, then the body stalls', truncated(successResponse, 'stall')),
  timedOut('sends a byte of the body every 50 ms, forever', {
    head: ['HTTP/1.1 200 OK', 'content-type: application/json', 'connection: close'],
    pieces: [' '],
    everyMs: 50,
    forever: true,
    end: 'close',
  }),
];
