import { OptionError } from '../options/option-error.ts';
import type { Command } from './commands/command.ts';
import { print } from './commands/command.ts';
import { commands } from './commands/commands.ts';
import { commandHelp, helpText } from './help.ts';
import { CommandError, ConfigError, printError, UsageError } from './print-error.ts';
import { adviseOrder, describeUnknownCommand } from './unknown-command.ts';

/**
 * Runs a command line.
 *
 * @returns the exit code: 0 success, 1 the command failed, 2 invalid arguments
 */
export async function main(args: readonly string[], version: () => string): Promise<number> {
  const [name = '', ...rest] = args;
  const isCommand = name !== '' && !name.startsWith('-');
  try {
    const command = isCommand ? findCommand(name) : undefined;
    const flags = flagsOf(args);
    if (flags.has('--help') || flags.has('-h')) print(command === undefined ? helpText() : commandHelp(name, command));
    else if (flags.has('--version') || flags.has('-v')) print(`${version()}\n`);
    else if (command !== undefined) await command.run(rest);
    // Loaded only here, because the other commands need no mock server in this process.
    else await (await import('./serve.ts')).serve(args);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof UsageError || error instanceof OptionError) {
      const help = isCommand && Object.hasOwn(commands, name) ? `${name} --help` : '--help';
      const usage = error instanceof ConfigError ? configUsage : `Run \`paychord-mock ${help}\` for usage.`;
      const isUnknownOption = !isCommand && error.message.startsWith('Unknown option');
      if (isUnknownOption) error.message += adviseOrder(args);
      printError(`${error.message.replace(/[.?]?$/, (end) => (end === '?' ? end : '.'))} ${usage}`);
      return 2;
    }
    printError(error instanceof CommandError ? error.message : (error.stack ?? error.message));
    return 1;
  }
}

const configUsage =
  'Settings: https://github.com/paychord/paychord/blob/main/packages/mock-server/docs/command-line.md#config-file. Schema: @paychord/mock-server/config.schema.json.';

/** Returns the arguments before `--`. An argument after it is never an option. */
function flagsOf(args: readonly string[]): ReadonlySet<string> {
  const end = args.indexOf('--');
  return new Set(end === -1 ? args : args.slice(0, end));
}

function findCommand(name: string): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command;
  throw new UsageError(describeUnknownCommand(name));
}
