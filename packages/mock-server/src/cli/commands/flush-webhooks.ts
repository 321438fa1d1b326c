import type { WebhookDelivery } from '../../webhooks/delivery.ts';
import { callAdminApi } from '../admin-client.ts';
import { parseCommandLine, rejectPositionals } from '../command-line.ts';
import { type Command, print } from './command.ts';
import { countAttempts, formatCount, listDeliveries } from './deliveries.ts';
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
    const target = targetOf(values);
    const pending = (await listDeliveries(target)).filter(({ status }) => status === 'pending');
    await callAdminApi(target, 'flushWebhooks');
    if (pending.length > 0) print(`${describeFlush(pending, await listDeliveries(target))}\n`);
    print('No webhook delivery is pending\n');
  },
};

/** Describes what a flush did: `Made 6 attempts at 2 deliveries: 1 delivered, 1 exhausted`. */
function describeFlush(before: readonly WebhookDelivery[], after: readonly WebhookDelivery[]): string {
  const finished = after.filter(({ id }) => before.some((each) => each.id === id));
  const total = (deliveries: readonly WebhookDelivery[]) =>
    deliveries.reduce((sum, each) => sum + countAttempts(each), 0);
  const attempts = formatCount(total(finished) - total(before), 'attempt');
  const results = [...new Set(finished.map(({ status }) => status))].map(
    (status) => `${finished.filter((each) => each.status === status).length} ${status}`,
  );
  return `Made ${attempts} at ${formatCount(finished.length, 'delivery', 'deliveries')}: ${results.join(', ')}`;
}
