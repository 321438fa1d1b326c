/** Thrown when the arguments of the command line are not valid. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown when a valid command failed. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Prints an error message. */
export function printError(message: string): void {
  process.stderr.write(`paychord-mock: ${message}\n`);
}
