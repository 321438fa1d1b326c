import { effort } from '../mode.ts';
import { type Running, start } from '../process.ts';
import type { Call, Result, Task } from './call-worker.ts';
import { baseline, packaged } from './candidates.ts';
import type { ResponseSize } from './responses.ts';
import { inRounds, type Measured } from './rounds.ts';

const [warmUpTimes, times, rounds] = [effort(6_000, 100), effort(2_000, 100), effort(11, 1)];

/** Measures the CPU microseconds of a call that receives a response of this size. Each candidate runs in its own process. */
export async function callMicroseconds(call: Call, response: ResponseSize): Promise<Measured> {
  const callers = new Map(
    [baseline, ...packaged].map(({ name, program }) => [
      name,
      start(new URL('call-worker.ts', import.meta.url), [program]),
    ]),
  );
  try {
    for (const caller of callers.values()) await microseconds(caller, { call, response, times: warmUpTimes });
    return await inRounds(rounds, [...callers.keys()], (name) =>
      // inRounds passes only keys of `callers`.
      microseconds(callers.get(name) as Running, { call, response, times }),
    );
  } finally {
    await Promise.all([...callers.values()].map(({ stop }) => stop()));
  }
}

async function microseconds(caller: Running, task: Task): Promise<number> {
  const result = caller.message<Result>();
  caller.send(task);
  return (await result).microseconds;
}
