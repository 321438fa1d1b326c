import type { WebhookDelivery } from '../../webhooks/delivery.ts';
import { type AdminTarget, callAdminApi } from '../admin-client.ts';
import { parseCommandLine } from '../command-line.ts';
import { addressOf } from '../log/format-attempt.ts';
import { CommandError, UsageError } from '../print-error.ts';
import { type Command, print } from './command.ts';
import { countAttempts, listDeliveries, noDelivery } from './deliveries.ts';
import { targetOf, targetOptions } from './target.ts';

/** `resend <delivery>` makes one more attempt at a webhook delivery. */
export const resend: Command = {
  usage: '[<delivery-id>]',
  summary: 'Makes one more attempt at a webhook delivery',
  details: 'Without an id, it is the latest delivery. `paychord-mock deliveries` prints the ids.',
  examples: ['paychord-mock resend', 'paychord-mock resend 6f1b0c2e-8f5e-4b5a-9d0c-6a2b7f1e3c44'],
  async run(args) {
    const { values, positionals } = parseCommandLine(args, targetOptions);
    const [given, ...more] = positionals;
    if (more.length > 0 || given === '') {
      throw new UsageError(`resend takes one <delivery-id> (received ${JSON.stringify(positionals.join(' '))})`);
    }
    const target = targetOf(values);
    const id = given ?? (await latestDelivery(target));
    const before = (await callAdminApi(target, 'resendDelivery', { pathId: id })) as WebhookDelivery;
    await callAdminApi(target, 'awaitSettled');
    const after = (await listDeliveries(target)).find((each) => each.id === id);
    // A reset in the meantime removes the delivery.
    if (after === undefined) throw new CommandError(`The delivery ${id} no longer exists`);
    print(`${describeResend(before, after)}\n`);
  },
};

async function latestDelivery(target: AdminTarget): Promise<string> {
  const latest = (await listDeliveries(target)).at(-1);
  if (latest === undefined) throw new CommandError(noDelivery);
  return latest.id;
}

function describeResend(before: WebhookDelivery, after: WebhookDelivery): string {
  const { id, event, url, status, attempts } = after;
  const attempt = attempts[before.attempts.length];
  const result = attempt?.response?.status ?? attempt?.failure ?? 'the attempt has not ended';
  return `Delivery ${id} of ${event} to ${addressOf(url)}: ${result}. It is ${status} after ${countAttempts(after)} attempts`;
}
