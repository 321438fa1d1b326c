/** One figure per round for each candidate. Each round measures every candidate once, so that other load on the machine affects all alike. */
export type Measured = ReadonlyMap<string, readonly number[]>;

export async function inRounds(
  rounds: number,
  names: readonly string[],
  measure: (name: string) => Promise<number>,
): Promise<Measured> {
  const measured = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, values] of measured) values.push(await measure(name));
  }
  return measured;
}
