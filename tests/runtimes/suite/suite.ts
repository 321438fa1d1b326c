import type { Case } from '../../contract/conformance/case.ts';
import { cases } from '../../contract/conformance/cases.ts';
import { runtimeCases } from './runtime-cases.ts';

/** The conformance suite and the cases of one runtime. Titles are unique. */
export function suiteWith(ownCases: readonly Case[] = []): readonly Case[] {
  const groups = { ...cases, runtime: [...runtimeCases, ...ownCases] };
  return Object.entries(groups).flatMap(([group, list]) =>
    list.map((each) => ({ ...each, title: `${group}: ${each.title}` })),
  );
}
