import { advance, flushWebhooks, trigger } from './commands.ts';
import { Failure, UsageError } from './errors.ts';
import { usage } from './usage.ts';

/** Carries a command line out. Answers the exit code: 2 for a command line that makes no sense, 1 for one that could not be done. */
export async function main(args: readonly string[], version: () => string): Promise<number> {
  const [command, ...rest] = args;
  // What only drives a server need not load one.
  try {
    if (args.includes('--help')) print(usage);
    else if (args.includes('--version')) print(`${version()}\n`);
    else if (command === 'trigger') print(await trigger(rest));
    else if (command === 'advance') print(await advance(rest));
    else if (command === 'flush-webhooks') print(await flushWebhooks(rest));
    else await (await import('./serve.ts')).serve(args);
    return 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isUsage = error instanceof UsageError;
    complain(isUsage || error instanceof Failure ? error.message : (error.stack ?? error.message));
    if (isUsage) process.stderr.write('`paychord-mock --help` lists what there is.\n');
    return isUsage ? 2 : 1;
  }
}

function print(text: string): void {
  process.stdout.write(text);
}

function complain(text: string): void {
  process.stderr.write(`paychord-mock: ${text}\n`);
}
