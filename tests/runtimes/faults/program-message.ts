import type { Outcome } from '../outcome.ts';

/** What a program has to tell while it runs the rows: which version of the runtime it found, what came of a row, that it is done. */
export type Heard =
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'outcome'; readonly outcome: Outcome }
  | { readonly kind: 'trouble'; readonly trouble: string }
  | { readonly kind: 'end' };
