import { median } from '../median.ts';
import { type Running, start } from '../process.ts';
import type { Call, Order, Outcome } from './caller.ts';
import { type Contestant, floor, packaged } from './contestants.ts';

export interface CallCost {
  readonly microseconds: number;
  /** Of what the floor takes in the same round. */
  readonly overFloor: number;
}

const [warmUpTimes, times, rounds] = [6_000, 2_000, 11];

/** What a call takes, by contestant. Each has a process of its own, and in each round all have their turn. */
export async function callCosts(call: Call): Promise<ReadonlyMap<Contestant, CallCost>> {
  const all: readonly Contestant[] = [floor, ...packaged];
  const callers = new Map(all.map((each) => [each, start(new URL('./caller.ts', import.meta.url), [each.program])]));
  try {
    for (const caller of callers.values()) await microseconds(caller, { call, times: warmUpTimes });
    const measured = new Map<Contestant, number[]>(all.map((each) => [each, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const [contestant, caller] of callers) {
        measured.get(contestant)?.push(await microseconds(caller, { call, times }));
      }
    }
    const ofFloor = measured.get(floor) ?? [];
    const overFloor = (values: readonly number[]) => median(values.map((each, round) => each / (ofFloor[round] ?? 0)));
    return new Map(
      [...measured].map(([each, values]) => [each, { microseconds: median(values), overFloor: overFloor(values) }]),
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
