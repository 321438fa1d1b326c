import { effort } from '../mode.ts';
import type { Size } from '../payment.ts';
import { type Running, start } from '../process.ts';
import type { Result, Task } from './load-worker.ts';

export interface LoadedServer {
  readonly name: string;
  readonly port: number;
}

const connections = 32;
const [warmUpSeconds, seconds, rounds] = [effort(3, 0.1), effort(2, 0.1), effort(5, 1)];

/** Measures the payments per second of each server. Each round measures every server, so that other load on the machine affects all alike. */
export async function throughput(servers: readonly LoadedServer[], size: Size): Promise<Map<string, number[]>> {
  const load = start(new URL('./load-worker.ts', import.meta.url));
  try {
    for (const { port } of servers) await responsesPerSecond(load, { port, connections, size, seconds: warmUpSeconds });
    const measured = new Map<string, number[]>(servers.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      // Every second round runs backwards, so that a drift favors no server.
      for (const { name, port } of round % 2 === 0 ? servers : servers.toReversed()) {
        measured.get(name)?.push(await responsesPerSecond(load, { port, connections, size, seconds }));
      }
    }
    return measured;
  } finally {
    await load.stop();
  }
}

async function responsesPerSecond(load: Running, task: Task): Promise<number> {
  const result = load.message<Result>();
  load.send(task);
  const { responses, seconds } = await result;
  return responses / seconds;
}
