import { escapeUnsafe } from './log/clean-text.ts';

/** Thrown when the arguments of the command line are not valid. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown when the config file is not valid. Exit code 2. */
export class ConfigError extends UsageError {}

/** Thrown when a valid command failed. Exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Prints an error message. It can contain text of a file or of a server, which must not control the terminal. */
export function printError(message: string): void {
  process.stderr.write(`paychord-mock: ${message.split('\n').map(escapeUnsafe).join('\n')}\n`);
}
