import { OptionError } from '../options/option-error.ts';
import { advance, flushWebhooks, trigger } from './commands.ts';
import { helpText } from './help.ts';
import { CommandError, UsageError } from './print-error.ts';

/** Carries a command line out. Answers the exit code: 2 for a command line that makes no sense, 1 for one that could not be done. */
export async function main(args: readonly string[], version: () => string): Promise<number> {
  const [command, ...rest] = args;
  // What only drives a server need not load one.
  try {
    if (args.includes('--help')) print(helpText);
    else if (args.includes('--version')) print(`${version()}\n`);
    else if (command === 'trigger') print(await trigger(rest));
    else if (command === 'advance') print(await advance(rest));
    else if (command === 'flush-webhooks') print(await flushWebhooks(rest));
    else await (await import('./serve.ts')).serve(args);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof UsageError || error instanceof OptionError) {
      complain(`${error.message}. Run \`paychord-mock --help\` for usage.`);
      return 2;
    }
    complain(error instanceof CommandError ? error.message : (error.stack ?? error.message));
    return 1;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}

function complain(text: string): void {
  process.stderr.write(`paychord-mock: ${text}\n`);
}
