import { OptionError } from '../options/option-error.ts';
import { advance, flushWebhooks, trigger } from './commands.ts';
import { helpText } from './help.ts';
import { CommandError, printError, UsageError } from './print-error.ts';

/**
 * Runs a command line.
 *
 * @returns the exit code: 0 success, 1 the command failed, 2 invalid arguments
 */
export async function main(args: readonly string[], version: () => string): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (args.includes('--help')) print(helpText);
    else if (args.includes('--version')) print(`${version()}\n`);
    else if (command === 'trigger') print(await trigger(rest));
    else if (command === 'advance') print(await advance(rest));
    else if (command === 'flush-webhooks') print(await flushWebhooks(rest));
    else if (command !== undefined && !command.startsWith('-')) throw new UsageError(`Unknown command: ${command}`);
    // Loaded only here, because the other commands need no mock server in this process.
    else await (await import('./serve.ts')).serve(args);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof UsageError || error instanceof OptionError) {
      printError(`${error.message}. Run \`paychord-mock --help\` for usage.`);
      return 2;
    }
    printError(error instanceof CommandError ? error.message : (error.stack ?? error.message));
    return 1;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}
