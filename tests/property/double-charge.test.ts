import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultPlans } from '../end-to-end/double-charge/failures.ts';
import { reaches } from '../end-to-end/double-charge/faulty-service.ts';
import { payOnce } from '../end-to-end/double-charge/pay-once.ts';
import { count, seed } from '../helpers/effort.ts';
import { recordResults, Tally, timed, withinDeadline } from './proof.ts';

const numRuns: Readonly<Record<string, number>> = {
  'mock.fetch': count({ reduced: 300, full: 20_000 }),
  'a port': count({ reduced: 100, full: 3_000 }),
};

/** Results that must occur, because a run with few failures proves little. */
const outcomes = [
  ...['learned after one attempt', 'learned after more than one attempt', 'learned from a replay'],
  ...['server', 'timeout', 'connection'].flatMap((code) => [`${code} unknown`, `${code} unknown, made`]),
  ...['connection not_sent', 'unexpected_response unknown, made', 'idempotency unknown', 'invalid_request rejected'],
  'aborted unknown',
];

test.each(Object.entries(reaches))(
  'no fault over %s causes a double charge or reports a charged payment as failed',
  async (name, reach) => {
    console.log(`What goes wrong follows from PROOF_SEED=${seed}`);
    const tally = new Tally<string>();
    const once = fc.asyncProperty(faultPlans, (misfortune) =>
      withinDeadline(payOnce(reach, misfortune, tally), 'a payment'),
    );
    const { seconds } = await timed(() => fc.assert(once, { numRuns: numRuns[name] ?? 0, seed }));
    expect([...tally.keys()]).toEqual(expect.arrayContaining(outcomes));
    const figures = {
      payments: numRuns[name] ?? 0,
      calls: tally.total(),
      'kinds of outcome': tally.size,
      'paid twice': 0,
    };
    recordResults(`Double charge, ${name}`, figures, seconds);
  },
);
