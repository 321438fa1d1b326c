import { callAdminApi } from '../admin-client.ts';
import { parseCommandLine, rejectPositionals } from '../command-line.ts';
import { UsageError } from '../print-error.ts';
import { type Command, print, printHint } from './command.ts';
import { idsStartAgain, listDeliveries } from './deliveries.ts';
import { targetOf, targetOptions } from './target.ts';

/** `reset` starts a merchant again. */
export const reset: Command = {
  usage: '',
  summary: 'Resets the merchant to its initial state',
  details: 'The default merchant keeps the settings of the config file and of the command line.',
  options: [['--all', 'Resets every merchant']],
  examples: ['paychord-mock reset', 'paychord-mock reset --merchant shop-2', 'paychord-mock reset --all'],
  async run(args) {
    const { values, positionals } = parseCommandLine(args, { ...targetOptions, all: { type: 'boolean' } });
    rejectPositionals('reset', positionals);
    const target = targetOf(values);
    const { merchant } = target;
    if (values.all === true && merchant !== undefined) {
      throw new UsageError(`--all resets every merchant. Remove --all, or --merchant ${merchant}`);
    }
    const hasSent = (await listDeliveries(target)).length > 0;
    await callAdminApi(target, values.all === true ? 'resetAll' : 'resetMerchant');
    if (values.all === true) print('Every merchant is in its initial state\n');
    else
      print(
        `${merchant === undefined ? 'The default merchant' : `The merchant ${merchant}`} is in its initial state\n`,
      );
    if (hasSent) printHint(`${idsStartAgain}\n`);
  },
};
