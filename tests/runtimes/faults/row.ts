import type { Control } from './control.ts';

/** Where the rows are run. Several versions of one runtime differ in nothing here. */
export type RuntimeKind = 'Node' | 'Bun' | 'Deno' | 'workerd' | 'Chromium';

export interface Stage extends Control {
  readonly runtime: RuntimeKind;
}

/** One row of the fault table. */
export interface Row {
  /** What the server does: the first column. */
  readonly server: string;
  /** What the caller gets: the second column. */
  readonly caller: string;
  /** Where the row cannot exist, and why. */
  readonly unavailable?: Partial<Record<RuntimeKind, string>>;
  /** Runtimes where the caller gets less detail, and why. The row then expects this. */
  readonly differs?: Partial<Record<RuntimeKind | 'Node 20', string>>;
  /** Runtimes where the caller gets a wrong result, and why. The row then expects it, to detect a change. */
  readonly fails?: Partial<Record<RuntimeKind, string>>;
  /** Whether the row runs in its own process, which must then end by itself. */
  readonly isLast?: boolean;
  run(stage: Stage): Promise<void>;
}

export function titleOf({ server, caller }: Row): string {
  return `${server} → ${caller}`;
}
