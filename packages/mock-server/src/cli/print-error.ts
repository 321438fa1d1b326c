/** The command line makes no sense. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command makes sense and cannot be done. */
export class CommandError extends Error {
  override readonly name = 'Failure';
}
