/** Stryker's report, as far as it is read. */
export interface Report {
  readonly files: Readonly<Record<string, MutatedFile>>;
}

export interface MutatedFile {
  readonly source: string;
  readonly mutants: readonly Mutant[];
}

export interface Mutant {
  readonly status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored';
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

/** Both count from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}
