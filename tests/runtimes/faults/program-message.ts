import type { CaseResult } from '../outcome.ts';

/** The messages of a program that runs the rows: the version of the runtime, the result of a row, and the end. */
export type ProgramMessage =
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'outcome'; readonly outcome: CaseResult }
  | { readonly kind: 'trouble'; readonly trouble: string }
  | { readonly kind: 'end' };
