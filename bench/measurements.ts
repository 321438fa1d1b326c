import { type Contestant, contestants, mockCommand, mockServer, type Served, serve } from './contestants.ts';
import { median } from './median.ts';
import { freePort, type Running, start } from './process.ts';
import { throughput } from './throughput.ts';

/** By contestant. */
export type Figures = Map<string, number>;

const [startRounds, inProcessRounds] = [9, 3];
/** A million payments need more than Node's default. */
const roomForMillions = ['--expose-gc', '--max-old-space-size=12288'];

/** Payments a second over loopback HTTP. */
export async function paymentsPerSecond(): Promise<Figures> {
  const served: Served[] = [];
  try {
    for (const contestant of contestants) served.push(await serve(contestant));
    return medians(await throughput(served.map(({ port }, index) => ({ port, name: contestants[index]?.name ?? '' }))));
  } finally {
    await stopAll(served);
  }
}

/** Milliseconds from spawning a process to its first created payment. */
export async function startMilliseconds(): Promise<Figures> {
  const started: Contestant[] = contestants.map((each) => (each.name === mockServer ? mockCommand : each));
  const measured = new Map<string, number[]>(started.map(({ name }) => [name, []]));
  for (let round = 0; round < startRounds; round += 1) {
    for (const contestant of started) {
      const { startMs, stop } = await serve(contestant);
      await stop();
      measured.get(contestant.name)?.push(startMs);
    }
  }
  return medians(measured);
}

/** Calls of `mock.fetch` a second, without and with a webhook for each payment. */
export async function callsPerSecond(): Promise<{ plain: number; withWebhooks: number }> {
  const [plain, withWebhooks]: [number[], number[]] = [[], []];
  for (let round = 0; round < inProcessRounds; round += 1) {
    plain.push(await calls([]));
    withWebhooks.push(await calls(['webhooks']));
  }
  return { plain: median(plain), withWebhooks: median(withWebhooks) };
}

async function calls(options: string[]): Promise<number> {
  const running = start('./contestants/in-process.mjs', options, roomForMillions);
  try {
    return (await running.message<{ perSecond: number }>()).perSecond;
  } finally {
    await running.stop();
  }
}

export interface Stored {
  readonly payments: number;
  readonly bytesPerPayment: number;
  readonly fullPerSecond: number;
  readonly emptyPerSecond: number;
}

/** What a million stored payments cost, in memory and in speed. */
export async function storedPayments(payments: number): Promise<Stored> {
  const running: Running[] = [];
  const holding = async (count: number) => {
    const port = await freePort();
    const server = start('./contestants/stored.mjs', [port, count], roomForMillions);
    running.push(server);
    return { port, ...(await server.message<{ bytesPerPayment: number }>()) };
  };
  try {
    const full = await holding(payments);
    const empty = await holding(0);
    const measured = medians(
      await throughput([
        { name: 'full', port: full.port },
        { name: 'empty', port: empty.port },
      ]),
    );
    const of = (name: string) => measured.get(name) ?? Number.NaN;
    return {
      payments,
      bytesPerPayment: full.bytesPerPayment,
      fullPerSecond: of('full'),
      emptyPerSecond: of('empty'),
    };
  } finally {
    await stopAll(running);
  }
}

function medians(measured: ReadonlyMap<string, readonly number[]>): Figures {
  return new Map([...measured].map(([name, values]) => [name, median(values)]));
}

async function stopAll(running: readonly Running[]): Promise<void> {
  await Promise.all(running.map(({ stop }) => stop()));
}
