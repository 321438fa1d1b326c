import type { Coverage } from '../../model/coverage.ts';
import { callAdminApi } from '../admin-client.ts';
import { parseCommandLine, rejectPositionals } from '../command-line.ts';
import { type Command, print, printHint } from './command.ts';
import { targetOf, targetOptions } from './target.ts';

/** `coverage` prints which states and moves the payments of a server reached. */
export const coverage: Command = {
  usage: '',
  summary: 'Prints as JSON how often payments entered each state and made each move',
  details: 'It counts the payments of every merchant since the server started, also those before a reset.',
  options: [['--clear', 'Sets the counts to 0 after it has printed them']],
  examples: ['paychord-mock coverage > coverage.json', 'paychord-mock coverage --clear'],
  async run(args) {
    const { values, positionals } = parseCommandLine(args, { ...targetOptions, clear: { type: 'boolean' } });
    rejectPositionals('coverage', positionals);
    const target = targetOf(values);
    const counts = (await callAdminApi(target, 'getCoverage')) as Coverage;
    if (values.clear) await callAdminApi(target, 'clearCoverage');
    print(`${JSON.stringify(counts, null, 2)}\n`);
    printHint(describe(counts));
  },
};

/** Names the states that no payment has entered. */
function describe({ states }: Coverage): string {
  const unvisited = states.filter(({ visits }) => visits === 0);
  const names = unvisited.map(({ status, subStatus }) => (status === subStatus ? status : `${status}/${subStatus}`));
  const reached = `Payments entered ${states.length - unvisited.length} of ${states.length} states`;
  return names.length === 0 ? `${reached}\n` : `${reached}. No payment was ${names.join(', ')}\n`;
}
