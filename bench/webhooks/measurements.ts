import { fileURLToPath } from 'node:url';
import { bundledBytes } from '../../tests/packages/budgets.ts';
import { inRounds, type Measured } from '../client/rounds.ts';
import { type Figures, medians, mediansOver } from '../median.ts';
import { effort } from '../mode.ts';
import { type Running, start } from '../process.ts';
import type { Candidate, Comparison } from './candidates.ts';
import { sizes } from './message.ts';
import type { Result, Task } from './verify-worker.ts';

export type Size = keyof typeof sizes;

/** Two processes of one program differ in speed, so several of each run one after the other. */
const [generations, rounds] = [effort(5, 1), effort(5, 1)];
/** Verifications before the first round, so that the compiler has optimized the code. */
const warmUpTimes = effort(12_000, 100);
/** Verifications in a round. */
const times: Record<Size, number> = { '512 B': effort(6_000, 100), '16 kB': effort(1_500, 100) };
const bench = fileURLToPath(new URL('..', import.meta.url));

/** One figure per candidate. */
export interface Speeds {
  /** Microseconds of CPU time that one verification takes. */
  readonly microseconds: Figures;
  /** Speed as a ratio to the baseline. */
  readonly relative: Figures;
}

/** Measures the candidates in turn, each in its own process. */
export async function speeds({ candidates, baseline }: Comparison, size: Size): Promise<Speeds> {
  const measured = new Map<string, number[]>(candidates.map(({ name }) => [name, []]));
  for (let generation = 0; generation < generations; generation += 1) {
    for (const [name, figures] of await measureOnce(candidates, size)) measured.get(name)?.push(...figures);
  }
  return {
    microseconds: new Map([...medians(measured)].map(([name, figure]) => [name, 1_000_000 / figure])),
    relative: mediansOver(measured, baseline.name),
  };
}

async function measureOnce(candidates: readonly Candidate[], size: Size): Promise<Measured> {
  const processes = new Map(
    candidates.map(({ name, program }) => [name, start(new URL('verify-worker.ts', import.meta.url), [program])]),
  );
  try {
    for (const each of processes.values()) await perSecond(each, { bytes: sizes[size], times: warmUpTimes });
    return await inRounds(rounds, [...processes.keys()], (name) =>
      // inRounds passes only keys of `processes`.
      perSecond(processes.get(name) as Running, { bytes: sizes[size], times: times[size] }),
    );
  } finally {
    await Promise.all([...processes.values()].map(({ stop }) => stop()));
  }
}

async function perSecond(process: Running, task: Task): Promise<number> {
  const result = process.message<Result>();
  process.send(task);
  return (await result).perSecond;
}

export function bytesOf(program: string): Promise<number> {
  return bundledBytes(program, bench);
}
