/** A figure with the limit that it has to keep. */
export interface Target {
  readonly what: string;
  readonly figure: number;
  readonly limit: { readonly atLeast: number } | { readonly atMost: number };
  /** Formats the figure and its limit. */
  readonly format: (figure: number) => string;
}

export function isReached({ figure, limit }: Target): boolean {
  return 'atLeast' in limit ? figure >= limit.atLeast : figure <= limit.atMost;
}

/** Returns the table row of a target: its name, the figure, the limit, and whether the figure keeps it. */
export function targetRow(target: Target): [string, string, string, string] {
  const { what, figure, limit, format } = target;
  const wanted = 'atLeast' in limit ? `≥ ${format(limit.atLeast)}` : `≤ ${format(limit.atMost)}`;
  return [what, format(figure), wanted, isReached(target) ? 'met' : 'MISSED'];
}
