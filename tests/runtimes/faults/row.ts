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
  /** Where the caller gets a little less, which is what the row then asks for, and why. */
  readonly differs?: Partial<Record<RuntimeKind | 'Node 20', string>>;
  /** Where the caller gets something that is wrong, and why. The row then asks for that, to notice when it changes. */
  readonly fails?: Partial<Record<RuntimeKind, string>>;
  /** Whether it gets a process of its own, which then has to end by itself. */
  readonly isLast?: boolean;
  run(stage: Stage): Promise<void>;
}

export function titleOf({ server, caller }: Row): string {
  return `${server} → ${caller}`;
}
