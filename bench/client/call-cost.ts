import { type Running, start } from '../process.ts';
import type { Call, Order, Outcome } from './call-worker.ts';
import { floor, packaged } from './candidates.ts';
import { inRounds, type Measured } from './rounds.ts';

const [warmUpTimes, times, rounds] = [6_000, 2_000, 11];

/** CPU microseconds of a call. Each contestant has a process of its own. */
export async function callMicroseconds(call: Call): Promise<Measured> {
  const callers = new Map(
    [floor, ...packaged].map(({ name, program }) => [name, start(new URL('call-worker.ts', import.meta.url), [program])]),
  );
  try {
    for (const caller of callers.values()) await microseconds(caller, { call, times: warmUpTimes });
    return await inRounds(rounds, [...callers.keys()], (name) =>
      // The names are those of the callers.
      microseconds(callers.get(name) as Running, { call, times }),
    );
  } finally {
    await Promise.all([...callers.values()].map(({ stop }) => stop()));
  }
}

async function microseconds(caller: Running, order: Order): Promise<number> {
  const outcome = caller.message<Outcome>();
  caller.tell(order);
  return (await outcome).microseconds;
}
