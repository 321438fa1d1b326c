/** What came of one case, as one line of JSON. */
export interface CaseResult {
  readonly title: string;
  /** Absent when the case passes. */
  readonly failure?: Failure;
}

/** The parts of an error that a test report shows. */
export interface Failure {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly actual?: unknown;
  readonly expected?: unknown;
}
