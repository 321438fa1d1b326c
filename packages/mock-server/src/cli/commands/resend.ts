import type { WebhookDelivery } from '../../webhooks/delivery.ts';
import { type AdminTarget, callAdminApi } from '../admin-client.ts';
import { parseCommandLine } from '../command-line.ts';
import { addressOf } from '../log/format-attempt.ts';
import { CommandError, UsageError } from '../print-error.ts';
import { type Command, print } from './command.ts';
import { countAttempts, listDeliveries, noDelivery } from './deliveries.ts';
import { targetOf, targetOptions } from './target.ts';

/** `resend <delivery>` makes one more attempt at webhook deliveries. */
export const resend: Command = {
  usage: '[<delivery-id>…]',
  summary: 'Makes one more attempt at a webhook delivery',
  details: 'Without an id, it is the latest delivery. `paychord-mock deliveries` prints the ids.',
  options: [['--failed', 'Resends every delivery whose latest attempt failed']],
  examples: [
    'paychord-mock resend',
    'paychord-mock resend --failed',
    'paychord-mock resend 6f1b0c2e-8f5e-4b5a-9d0c-6a2b7f1e3c44',
  ],
  async run(args) {
    const { values, positionals } = parseCommandLine(args, { ...targetOptions, failed: { type: 'boolean' } });
    if (positionals.includes('')) throw new UsageError('resend takes <delivery-id>s (received an empty one)');
    if (values.failed === true && positionals.length > 0) {
      throw new UsageError(`--failed selects the deliveries. Remove --failed, or ${positionals.join(' ')}`);
    }
    const target = targetOf(values);
    const ids = positionals.length > 0 ? new Set(positionals) : await selectDeliveries(target, values.failed === true);
    const before: WebhookDelivery[] = [];
    for (const id of ids) {
      before.push((await callAdminApi(target, 'resendDelivery', { pathId: id })) as WebhookDelivery);
    }
    await callAdminApi(target, 'awaitSettled');
    const latest = await listDeliveries(target);
    for (const each of before) {
      const after = latest.find(({ id }) => id === each.id);
      // A reset in the meantime removes the delivery.
      if (after === undefined) throw new CommandError(`The delivery ${each.id} no longer exists`);
      print(`${describeResend(each, after)}\n`);
    }
  },
};

/** Returns the latest delivery, or those whose latest attempt failed, oldest first. */
async function selectDeliveries(target: AdminTarget, failed: boolean): Promise<Iterable<string>> {
  const all = await listDeliveries(target);
  const latest = all.at(-1);
  if (latest === undefined) throw new CommandError(noDelivery);
  if (!failed) return [latest.id];
  const selected = all.filter(hasFailed).map(({ id }) => id);
  if (selected.length === 0) throw new CommandError('No delivery has failed. `paychord-mock deliveries` prints them');
  return selected;
}

function hasFailed({ status, attempts }: WebhookDelivery): boolean {
  const last = attempts.at(-1);
  // Only a delivery with the response 200 can be delivered. A transfer notification also requires a body.
  return last !== undefined && (status !== 'delivered' || last.response?.status !== 200);
}

function describeResend(before: WebhookDelivery, after: WebhookDelivery): string {
  const { id, event, url, status, attempts } = after;
  const attempt = attempts[before.attempts.length];
  const result = attempt?.response?.status ?? attempt?.failure ?? 'the attempt has not ended';
  return `Delivery ${id} of ${event} to ${addressOf(url)}: ${result}. It is ${status} after ${countAttempts(after)} attempts`;
}
