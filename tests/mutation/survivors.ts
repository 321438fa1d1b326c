import type { Mutant, Report } from './report.ts';
import { isAlive } from './score.ts';

/** A reason why mutants survive, and the mutants, in `survivors.yaml`. */
export interface Explanation {
  readonly title: string;
  readonly why: string;
  /** By file, the code as the mutant has it: what stands there and not where, so that it outlives other changes. */
  readonly mutants: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with the explanations: each survivor has one, and each explains a survivor. */
export function survivorProblems({ files }: Report, explanations: readonly Explanation[]): string[] {
  const survivors = Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => `${name}: ${mutatedCode(source, mutant)}`),
  );
  const explained = explanations.flatMap(({ mutants }) =>
    Object.entries(mutants).flatMap(([name, codes]) => (name in files ? codes.map((code) => `${name}: ${code}`) : [])),
  );
  return [
    ...without(survivors, explained).map((code) => `Survived, and nobody says why: ${code}`),
    ...without(explained, survivors).map((code) => `Explained, and did not survive: ${code}`),
  ];
}

/** The lines that the mutant is on, as it has them. */
function mutatedCode(source: string, { location: { start, end }, replacement }: Mutant): string {
  const lines = source.split('\n');
  const before = lines[start.line - 1]?.slice(0, start.column - 1);
  const after = lines[end.line - 1]?.slice(end.column - 1);
  return `${before}${replacement}${after}`.trim().replace(/\s+/g, ' ');
}

/** One takes away one: what is there twice has to be explained twice. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return all.filter((each) => {
    const place = left.indexOf(each);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
