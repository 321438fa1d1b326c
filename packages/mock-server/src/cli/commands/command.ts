/** A command of `paychord-mock`. */
export interface Command {
  /** The arguments after the name, for the help. */
  readonly usage: string;
  /** What the command does, in one line of the help. */
  readonly summary: string;
  /** Complete command lines. */
  readonly examples: readonly string[];
  /** The part of the help between the usage and the options. */
  readonly details?: string;
  /** The options besides those of the server to call. */
  readonly options?: readonly OptionHelp[];
  /** Runs the command. Prints its result. */
  run(args: readonly string[]): Promise<void>;
}

/** An option and its meaning, for the help. */
export type OptionHelp = readonly [option: string, meaning: string];

/** Prints a result. */
export function print(text: string): void {
  process.stdout.write(text);
}

/** Prints what the user can do next. Not on the standard output, so that a script reads only the result there. */
export function printHint(text: string): void {
  process.stderr.write(text);
}
