import type { WebhookDelivery } from '../../webhooks/delivery.ts';
import { type AdminTarget, callAdminApi } from '../admin-client.ts';
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
    const target = targetOf(values);
    const pending = (await list(target)).filter(({ status }) => status === 'pending');
    await callAdminApi(target, 'flushWebhooks');
    const ids = new Set(pending.map(({ id }) => id));
    print(`${describeFlush((await list(target)).filter(({ id }) => ids.has(id)))}\n`);
  },
};

async function list(target: AdminTarget): Promise<WebhookDelivery[]> {
  return (await callAdminApi(target, 'listDeliveries')) as WebhookDelivery[];
}

/** Counts the finished deliveries of each status: `Finished 3 deliveries: 2 delivered, 1 exhausted`. */
function describeFlush(finished: readonly WebhookDelivery[]): string {
  if (finished.length === 0) return 'No webhook delivery was pending';
  const counts = ['delivered', 'rejected', 'exhausted', 'pending'].flatMap((status) => {
    const count = finished.filter((each) => each.status === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  return `Finished ${finished.length} ${finished.length === 1 ? 'delivery' : 'deliveries'}: ${counts.join(', ')}`;
}
