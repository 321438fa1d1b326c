/** What a figure has to reach. */
export interface Bar {
  readonly what: string;
  readonly figure: number;
  readonly limit: { readonly atLeast: number } | { readonly atMost: number };
  readonly shown: (figure: number) => string;
}

export function isMet({ figure, limit }: Bar): boolean {
  return 'atLeast' in limit ? figure >= limit.atLeast : figure <= limit.atMost;
}

/** What is measured, the figure, its bar, and whether it is met. */
export function barRow(bar: Bar): [string, string, string, string] {
  const { what, figure, limit, shown } = bar;
  const asked = 'atLeast' in limit ? `≥ ${shown(limit.atLeast)}` : `≤ ${shown(limit.atMost)}`;
  return [what, shown(figure), asked, isMet(bar) ? 'met' : 'MISSED'];
}
