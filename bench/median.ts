/** One figure per candidate. */
export type Figures = ReadonlyMap<string, number>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return (low + high) / 2;
}

export function medians(measured: ReadonlyMap<string, readonly number[]>): Figures {
  return new Map([...measured].map(([name, values]) => [name, median(values)]));
}

/** Returns the medians of the ratios to `base` in the same round, so that a slow round favors no candidate. */
export function mediansOver(measured: ReadonlyMap<string, readonly number[]>, base: string): Figures {
  const ofBase = measured.get(base) ?? [];
  const shares = (values: readonly number[]) => values.map((value, round) => value / (ofBase[round] ?? Number.NaN));
  return new Map([...measured].map(([name, values]) => [name, median(shares(values))]));
}
