import { callAdminApi } from '../admin-client.ts';
import { parseCommandLine, rejectPositionals } from '../command-line.ts';
import { type Command, print } from './command.ts';
import { targetOf, targetOptions } from './target.ts';

/** `flush-webhooks` finishes every pending delivery. */
export const flushWebhooks: Command = {
  usage: '',
  summary: 'Makes the remaining attempts of every pending delivery now',
  details: 'The clock does not move, and no payment changes.',
  examples: ['paychord-mock flush-webhooks'],
  async run(args) {
    const { values, positionals } = parseCommandLine(args, targetOptions);
    rejectPositionals('flush-webhooks', positionals);
    await callAdminApi(targetOf(values), 'flushWebhooks');
    print('No webhook delivery is pending\n');
  },
};
