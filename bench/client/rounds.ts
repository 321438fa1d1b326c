import { type Figures, medians } from '../median.ts';

/** Medians of what is measured round by round: in each round everything once, so that what else the machine does hits all alike. */
export async function inRounds(
  rounds: number,
  names: readonly string[],
  measure: (name: string) => Promise<number>,
): Promise<Figures> {
  const measured = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, values] of measured) values.push(await measure(name));
  }
  return medians(measured);
}
