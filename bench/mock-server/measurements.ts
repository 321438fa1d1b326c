import { type Figures, median, medians } from '../median.ts';
import type { Size } from '../payment.ts';
import { freePort, type Running, start } from '../process.ts';
import { commands, type Served, serve, servers } from './candidates.ts';
import { throughput } from './throughput.ts';

export type Webhooks = 'webhooks' | 'none';

const [startRounds, inProcessRounds] = [9, 3];
/** A million payments need more than Node's default. */
const withRoom = ['--expose-gc', '--max-old-space-size=12288'];

const contestant = (name: string) => new URL(`./candidates/${name}.mjs`, import.meta.url);

/** Payments a second over loopback HTTP. */
export async function paymentsPerSecond(size: Size): Promise<Figures> {
  const served: (Served & { name: string })[] = [];
  try {
    for (const contestant of servers) served.push({ name: contestant.name, ...(await serve(contestant)) });
    return medians(await throughput(served, size));
  } finally {
    await stopAll(served);
  }
}

/** Milliseconds from spawning a process to its first created payment. */
export async function startMilliseconds(): Promise<Figures> {
  const measured = new Map<string, number[]>(commands.map(({ name }) => [name, []]));
  for (let round = 0; round < startRounds; round += 1) {
    for (const contestant of commands) {
      const { startMs, stop } = await serve(contestant);
      await stop();
      measured.get(contestant.name)?.push(startMs);
    }
  }
  return medians(measured);
}

/** Calls of `mock.fetch` a second. */
export async function callsPerSecond(size: Size, webhooks: Webhooks): Promise<number> {
  const measured: number[] = [];
  for (let round = 0; round < inProcessRounds; round += 1) {
    const running = start(contestant('in-process'), [size, webhooks], withRoom);
    try {
      measured.push((await running.message<{ perSecond: number }>()).perSecond);
    } finally {
      await running.stop();
    }
  }
  return median(measured);
}

/** What one of many stored payments holds in memory, with its idempotency key and the log of its webhooks. */
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

/** How a server with many payments compares with one that has none. */
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
  const running = start(contestant('stored'), [port, payments, size, webhooks], withRoom);
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
