import type { Mutant } from './report.ts';

export interface Score {
  readonly found: number;
  readonly survived: number;
  readonly percent: number;
}

/** As Stryker counts: a mutant that ran out of time was found, one that no test reaches was not. */
export function scoreOf(mutants: readonly Mutant[]): Score {
  const found = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survived = mutants.filter(isAlive).length;
  return { found, survived, percent: (100 * found) / (found + survived || 1) };
}

export function isAlive({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}
