import { type Figures, median, medians } from '../median.ts';
import { effort } from '../mode.ts';
import type { Size } from '../payment.ts';
import { freePort, type Running, start } from '../process.ts';
import { commands, type Served, serve, servers } from './candidates.ts';
import { throughput } from './throughput.ts';

export type Webhooks = 'webhooks' | 'none';

const [startRounds, inProcessRounds] = [effort(9, 1), effort(3, 1)];
const [warmUpSeconds, seconds] = [effort(2, 0.1), effort(3, 0.1)];
/** A million payments need more than Node's default. */
const withRoom = ['--expose-gc', '--max-old-space-size=12288'];

const programOf = (name: string) => new URL(`./candidates/${name}.mjs`, import.meta.url);

/** Measures the payments per second over loopback HTTP. */
export async function paymentsPerSecond(size: Size): Promise<Figures> {
  const served: (Served & { name: string })[] = [];
  try {
    for (const candidate of servers) served.push({ name: candidate.name, ...(await serve(candidate)) });
    return medians(await throughput(served, size));
  } finally {
    await stopAll(served);
  }
}

/** Measures the milliseconds from spawning a process to its first created payment, once per round. */
export async function startMilliseconds(): Promise<ReadonlyMap<string, readonly number[]>> {
  const measured = new Map<string, number[]>(commands.map(({ name }) => [name, []]));
  for (let round = 0; round < startRounds; round += 1) {
    for (const candidate of commands) {
      const { startMs, stop } = await serve(candidate);
      await stop();
      measured.get(candidate.name)?.push(startMs);
    }
  }
  return measured;
}

export interface InProcess {
  readonly perSecond: number;
  /** Calls per second of a function that reads the JSON of the request and returns the JSON of a payment. */
  readonly floorPerSecond: number;
}

/** Measures the calls of `mock.fetch` per second, in turns with the least work of any such function. */
export async function callsPerSecond(size: Size, webhooks: Webhooks): Promise<InProcess> {
  const measured: InProcess[] = [];
  for (let round = 0; round < inProcessRounds; round += 1) {
    const running = start(programOf('in-process'), [size, webhooks, warmUpSeconds, seconds], withRoom);
    try {
      measured.push(await running.message<InProcess>());
    } finally {
      await running.stop();
    }
  }
  return {
    perSecond: median(measured.map((each) => each.perSecond)),
    floorPerSecond: median(measured.map((each) => each.floorPerSecond)),
  };
}

/** Measures the memory of one of many stored payments, with its idempotency key and the log of its webhooks. */
export async function bytesPerPayment(payments: number, size: Size, webhooks: Webhooks): Promise<number> {
  const running = await storing(payments, size, webhooks);
  await running.stop();
  return running.bytesPerPayment;
}

export interface FullAndEmpty {
  readonly bytesPerPayment: number;
  readonly fullPerSecond: number;
  readonly emptyPerSecond: number;
}

/** Compares a server with many stored payments with an empty one. */
export async function fullAndEmpty(payments: number): Promise<FullAndEmpty> {
  const running: Storing[] = [];
  try {
    const full = await storing(payments, 'usual', 'none');
    running.push(full);
    const empty = await storing(1, 'usual', 'none');
    running.push(empty);
    const targets = [
      { name: 'full', port: full.port },
      { name: 'empty', port: empty.port },
    ];
    const measured = medians(await throughput(targets, 'usual'));
    return {
      bytesPerPayment: full.bytesPerPayment,
      fullPerSecond: measured.get('full') ?? Number.NaN,
      emptyPerSecond: measured.get('empty') ?? Number.NaN,
    };
  } finally {
    await stopAll(running);
  }
}

interface Storing extends Running {
  readonly port: number;
  readonly bytesPerPayment: number;
}

async function storing(payments: number, size: Size, webhooks: Webhooks): Promise<Storing> {
  const port = await freePort();
  const running = start(programOf('stored'), [port, payments, size, webhooks], withRoom);
  try {
    return { ...running, port, ...(await running.message<{ bytesPerPayment: number }>()) };
  } catch (error) {
    await running.stop();
    throw error;
  }
}

async function stopAll(running: readonly Running[]): Promise<void> {
  await Promise.all(running.map(({ stop }) => stop()));
}
