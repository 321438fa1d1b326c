import { fileURLToPath } from 'node:url';
import { bundledBytes } from '../../tests/packages/bundled-bytes.ts';
import { inRounds, type Measured } from '../client/rounds.ts';
import { type Figures, medians, mediansOver } from '../median.ts';
import { type Running, start } from '../process.ts';
import type { Contestant, Heat } from './candidates.ts';
import { sizes } from './message.ts';
import type { Order, Outcome } from './verify-worker.ts';

export type Size = keyof typeof sizes;

/** A process keeps a character of its own, so there are several of each, one after the other. */
const [generations, rounds] = [5, 5];
/** Verifications that do not count: as many as it takes until all is compiled that is going to be. */
const warmUpTimes = 12_000;
/** Verifications in a round. */
const times: Record<Size, number> = { '512 B': 6_000, '16 kB': 1_500 };
const bench = fileURLToPath(new URL('..', import.meta.url));

/** By contestant. */
export interface Speeds {
  /** Microseconds of CPU time that one verification takes. */
  readonly microseconds: Figures;
  /** Of the floor's speed. */
  readonly ofFloor: Figures;
}

/** Each contestant has a process of its own, and they take turns. */
export async function speeds({ contestants, floor }: Heat, size: Size): Promise<Speeds> {
  const measured = new Map<string, number[]>(contestants.map(({ name }) => [name, []]));
  for (let generation = 0; generation < generations; generation += 1) {
    for (const [name, figures] of await measureOnce(contestants, size)) measured.get(name)?.push(...figures);
  }
  return {
    microseconds: new Map([...medians(measured)].map(([name, figure]) => [name, 1_000_000 / figure])),
    ofFloor: mediansOver(measured, floor.name),
  };
}

async function measureOnce(contestants: readonly Contestant[], size: Size): Promise<Measured> {
  const processes = new Map(
    contestants.map(({ name, program }) => [name, start(new URL('verify-worker.ts', import.meta.url), [program])]),
  );
  try {
    for (const each of processes.values()) await perSecond(each, { bytes: sizes[size], times: warmUpTimes });
    return await inRounds(rounds, [...processes.keys()], (name) =>
      // The names are those of the processes.
      perSecond(processes.get(name) as Running, { bytes: sizes[size], times: times[size] }),
    );
  } finally {
    await Promise.all([...processes.values()].map(({ stop }) => stop()));
  }
}

async function perSecond(process: Running, order: Order): Promise<number> {
  const outcome = process.message<Outcome>();
  process.tell(order);
  return (await outcome).perSecond;
}

export function bytesOf(program: string): Promise<number> {
  return bundledBytes(program, bench);
}
