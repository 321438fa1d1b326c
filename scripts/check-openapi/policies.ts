import type { GapRow } from './gaps-table.ts';

/** A policy of the mock server, by name, with its default; durations in milliseconds. */
export type PolicyDefaults = Readonly<Record<string, string | number | readonly number[]>>;

const prefix = 'policies.';

/** Every policy has a row that states its default in code style, and every row with a policy's name has the policy. */
export function policyProblems(rows: readonly GapRow[], policies: PolicyDefaults): string[] {
  const decisions = rows.filter(({ kind }) => kind === 'decision');
  const named = decisions.flatMap(({ line, names }) => {
    return names.filter((name) => name.startsWith(prefix)).map((name) => ({ line, name: name.slice(prefix.length) }));
  });
  return [
    ...Object.entries(policies).flatMap(([name, preset]) => {
      const row = decisions.find(({ names }) => names.includes(prefix + name));
      if (row === undefined) return [`the policy ${name} has no row`];
      return states(row, preset) ? [] : [`GAPS.md line ${row.line}: the default of ${name} is ${inWords(preset)}`];
    }),
    ...named
      .filter(({ name }) => !Object.hasOwn(policies, name))
      .map(({ line, name }) => `GAPS.md line ${line}: there is no policy ${name}`),
  ];
}

function states({ decision }: GapRow, preset: PolicyDefaults[string]): boolean {
  const values = [...decision.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string);
  if (typeof preset === 'string') return values[0] === preset;
  const numbers = values.flatMap((value) => numberOf(value) ?? []);
  if (typeof preset === 'number') return numbers[0] === preset;
  return JSON.stringify(numbers) === JSON.stringify(preset);
}

const units: Readonly<Record<string, number>> = { '': 1, ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function numberOf(text: string): number | undefined {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)(ms|[smhd])?$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * (units[unit] as number);
}

function inWords(preset: PolicyDefaults[string]): string {
  return typeof preset === 'string' ? preset : [preset].flat().join(', ');
}
