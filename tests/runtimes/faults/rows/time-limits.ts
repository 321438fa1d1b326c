import { AbortError, TimeoutError } from '@paychord/sdk';
import { expect } from 'vitest';
import { clientOf, errorResponse, order, payment, paymentId, rejectionOf, successResponse } from '../calls.ts';
import type { Run } from '../control.ts';
import { noResponse, type Reply, truncated } from '../reply.ts';
import type { Row } from '../row.ts';
import { watchTimers } from '../watch-timers.ts';

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

const reason = new Error('The customer has left');

interface Moment {
  /** Waits for it. */
  readonly comes: (run: Run) => Promise<void>;
  /** How many requests have left by then. */
  readonly requests: number;
}

/** A call that only its signal can end, because its time-outs are minutes long. */
function aborted(server: string, replies: readonly Reply[], { comes, requests }: Moment): Row {
  const outcome = requests === 0 ? 'not_sent' : 'unknown';
  return {
    server,
    caller: `AbortError at once, with the reason as its cause, \`${outcome}\`; no timer is left`,
    async run({ begin }) {
      const run = await begin(...replies);
      const controller = new AbortController();
      const timers = watchTimers();
      try {
        if (requests === 0) controller.abort(reason);
        const call = rejectionOf(clientOf(run).payments.create(order, { signal: controller.signal }));
        await comes(run);
        controller.abort(reason);
        const error = await call;
        expect(error).toBeInstanceOf(AbortError);
        expect(error).toMatchObject({ code: 'aborted', outcome, cause: reason });
        const { started, left } = timers.count();
        expect(left).toBe(0);
        if (requests > 0) expect(started).toBeGreaterThan(0);
      } finally {
        timers.restore();
      }
      expect((await run.log()).requests).toHaveLength(requests);
    },
  };
}

/** Lets what the server has sent arrive. When it has not yet, the call is aborted a moment earlier, which changes nothing. */
const arrived = async (run: Run) => {
  await run.replied();
  for (let turn = 0; turn < 5; turn += 1) await run.log();
};

/** Signals that abort, and one that does not. */
export const aborts: readonly Row[] = [
  aborted('receives no request, because the signal aborted before', [successResponse], {
    comes: async () => {},
    requests: 0,
  }),
  aborted('does not respond, and the signal aborts', [noResponse], { comes: (run) => run.replied(), requests: 1 }),
  aborted('stalls half-way through the body, and the signal aborts', [truncated(successResponse, 'stall')], {
    comes: arrived,
    requests: 1,
  }),
  aborted(
    'returns 503 with `Retry-After: 30`, and the signal aborts during the wait',
    [errorResponse(503, 'BUSY', { headers: { 'retry-after': '30' } })],
    { comes: arrived, requests: 1 },
  ),
  {
    server: 'responds to 100 calls that share one signal',
    caller: 'the responses; no listener is left on the signal',
    async run({ begin }) {
      const run = await begin(...Array.from({ length: 100 }, () => successResponse));
      const { signal } = new AbortController();
      const listeners = new Set<unknown>();
      let added = 0;
      const { addEventListener, removeEventListener } = signal;
      Object.assign(signal, {
        addEventListener(...given: Parameters<typeof addEventListener>) {
          added += 1;
          listeners.add(given[1]);
          addEventListener.apply(signal, given);
        },
        removeEventListener(...given: Parameters<typeof removeEventListener>) {
          listeners.delete(given[1]);
          removeEventListener.apply(signal, given);
        },
      });
      const { payments } = clientOf(run);
      for (let call = 0; call < 100; call += 1) {
        expect(await payments.retrieve(paymentId, { signal })).toEqual(payment);
      }
      expect(added).toBeGreaterThanOrEqual(100);
      expect(listeners.size).toBe(0);
    },
  },
];
