import type { Size } from '../payment.ts';
import { type Running, start } from '../process.ts';
import type { Order, Outcome } from './load-worker.ts';

export interface Target {
  readonly name: string;
  readonly port: number;
}

const connections = 32;
const [warmUpSeconds, seconds, rounds] = [3, 2, 5];

/** Payments a second of each target, round by round: in each round all of them, so that what else the machine does hits all alike. */
export async function throughput(targets: readonly Target[], size: Size): Promise<Map<string, number[]>> {
  const load = start(new URL('./load-worker.ts', import.meta.url));
  try {
    for (const { port } of targets) await answered(load, { port, connections, size, seconds: warmUpSeconds });
    const measured = new Map<string, number[]>(targets.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      // Every other round backwards: a drift favours nobody.
      for (const { name, port } of round % 2 === 0 ? targets : targets.toReversed()) {
        measured.get(name)?.push(await answered(load, { port, connections, size, seconds }));
      }
    }
    return measured;
  } finally {
    await load.stop();
  }
}

async function answered(load: Running, order: Order): Promise<number> {
  const outcome = load.message<Outcome>();
  load.tell(order);
  const { answered, seconds } = await outcome;
  return answered / seconds;
}
