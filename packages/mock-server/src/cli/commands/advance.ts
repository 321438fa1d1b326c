import { type Duration, milliseconds } from '../../clock/duration.ts';
import { callAdminApi } from '../admin-client.ts';
import { parseCommandLine } from '../command-line.ts';
import { UsageError } from '../print-error.ts';
import { type Command, print } from './command.ts';
import { targetOf, targetOptions } from './target.ts';

/** `advance 6h` moves the clock of a merchant. */
export const advance: Command = {
  usage: '<duration>',
  summary: 'Moves the clock forward, and makes everything happen that falls due',
  details: 'A duration is a number with ms, s, m, h or d, such as 90s, 6h or 2d.',
  examples: ['paychord-mock advance 6h'],
  async run(args) {
    const { values, positionals } = parseCommandLine(args, targetOptions);
    const [duration, ...more] = positionals;
    if (duration === undefined || more.length > 0) {
      const received = positionals.length === 0 ? '' : ` (received ${positionals.join(' ')})`;
      throw new UsageError(`advance takes one duration, such as 6h${received}`);
    }
    if (!/^\d+(\.\d+)?(ms|s|m|h|d)$/.test(duration)) {
      throw new UsageError(
        `The duration must be a number with ms, s, m, h or d, such as 90s, 6h or 2d (received ${JSON.stringify(duration)})`,
      );
    }
    milliseconds(duration as Duration);
    const result = await callAdminApi(targetOf(values), 'advanceClock', { body: { duration } });
    print(`The time is now ${(result as { timestamp: string }).timestamp}\n`);
  },
};
