import type { Mutant, Report } from './report.ts';
import { isAlive } from './score.ts';

/** A reason why mutants survive, and the mutants, in `survivors.yaml`. */
export interface Explanation {
  readonly title: string;
  readonly why: string;
  /** By file. Says what the code is and not where it stands, so that it outlives other changes. */
  readonly mutants: Readonly<Record<string, readonly Change[]>>;
}

/** The lines that a mutant is on, as they are and as it has them. */
interface Change {
  readonly code: string;
  readonly mutant: string;
}

/** What is wrong with the explanations: each survivor has one, and each explains a survivor. */
export function survivorProblems({ files }: Report, explanations: readonly Explanation[]): string[] {
  const survivors = Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants.filter(isAlive).map((mutant) => said(name, changeOf(source, mutant))),
  );
  const explained = explanations.flatMap(({ mutants }) =>
    Object.entries(mutants).flatMap(([name, changes]) =>
      name in files ? changes.map((change) => said(name, change)) : [],
    ),
  );
  return [
    ...without(survivors, explained).map((change) => `Survived, and nobody says why: ${change}`),
    ...without(explained, survivors).map((change) => `Explained, and did not survive: ${change}`),
  ];
}

function said(name: string, { code, mutant }: Change): string {
  return `${name}\n  code: ${code}\n  mutant: ${mutant}`;
}

function changeOf(source: string, { location: { start, end }, replacement }: Mutant): Change {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const before = lines.at(0)?.slice(0, start.column - 1);
  const after = lines.at(-1)?.slice(end.column - 1);
  return { code: inOneLine(lines.join('\n')), mutant: inOneLine(`${before}${replacement}${after}`) };
}

function inOneLine(code: string): string {
  return code.trim().replace(/\s+/g, ' ');
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
