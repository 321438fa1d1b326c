import { setTimeout } from 'node:timers/promises';
import { type Duration, milliseconds } from '../../core/clock/duration.ts';
import { addressOf } from '../../core/merchant/format-log.ts';
import { definedFields } from '../../core/options/option-rules.ts';
import type { Coverage, WebhookDelivery } from '../../generated/control-types.ts';
import { callAdminApi } from './admin-client.ts';
import {
  type AdminTarget,
  assertNoMerchant,
  CommandError,
  createCommand,
  print,
  printHint,
  UsageError,
} from './command-line.ts';

/** `advance 6h` moves the clock of a merchant. */
export const advance = createCommand({
  name: 'advance',
  usage: '<duration>',
  summary: 'Moves the clock forward, and makes everything happen that falls due',
  details: 'A duration is a number with ms, s, m, h or d, such as 90s, 6h or 2d.',
  examples: ['paychord-mock advance 6h'],
  async run({ target, args: [duration = ''] }) {
    if (!/^\d+(\.\d+)?(ms|s|m|h|d)$/.test(duration)) {
      throw new UsageError(
        `The duration must be a number with ms, s, m, h or d, such as 90s, 6h or 2d (received ${JSON.stringify(duration)})`,
      );
    }
    milliseconds(duration as Duration);
    const result = await callAdminApi(target, 'advanceClock', { body: { duration } });
    print(`The time is now ${(result as { timestamp: string }).timestamp}\n`);
  },
});

/** `wait` ends when the server responds. */
export const wait = createCommand({
  name: 'wait',
  summary: 'Waits until the server responds, for a script that starts it',
  options: { timeout: { value: '<duration>', help: 'How long to wait at most (default 30s)' } },
  examples: ['paychord-mock wait', 'paychord-mock wait --timeout 10s --url http://127.0.0.1:4011'],
  async run({ target, values: { timeout = '30s' } }) {
    // A longer timer would end at once.
    const limitMs = Math.min(milliseconds(timeout as Duration, '--timeout'), 2 ** 31 - 1);
    const signal = AbortSignal.timeout(limitMs);
    for (let problem = ''; ; await setTimeout(100)) {
      try {
        await callAdminApi(target, 'getHealth', { signal });
        return print(`${target.url} is ready\n`);
      } catch (error) {
        const { message } = error as Error;
        // At the end, the error only says that the time is over.
        if (signal.aborted) throw new CommandError(`Waited for ${timeout}. ${problem || message}`);
        problem = message;
      }
    }
  },
});

/** What a restart and a reset mean for a receiver. */
export const repeatedIdsHint =
  'Ids start again at each reset, and at each start without --state. If your receiver remembers events, clear its store, start with another --seed <number>, or reset with --continue-ids.';

/** `reset` starts a merchant again. */
export const reset = createCommand({
  name: 'reset',
  summary: 'Resets the merchant to its initial state',
  details: 'A reset of the default merchant restores the settings of the config file and of the command line.',
  options: {
    all: { help: 'Resets every merchant' },
    'continue-ids': { help: 'Continues the generated ids, for a receiver that remembers events' },
  },
  examples: ['paychord-mock reset', 'paychord-mock reset --merchant shop-2', 'paychord-mock reset --all'],
  async run({ target, values: { all, 'continue-ids': continueIds = false } }) {
    if (all) assertNoMerchant(target, '--all');
    const hasSent = (await listDeliveries(target)).length > 0;
    await callAdminApi(target, all ? 'resetAll' : 'resetMerchant', { body: { continueIds } });
    const one = target.merchant === undefined ? 'The default merchant' : `The merchant ${target.merchant}`;
    print(`${all ? 'Every merchant' : one} is in its initial state\n`);
    if (hasSent && !continueIds) printHint(`${repeatedIdsHint}\n`);
  },
});

/** `coverage` prints which states and moves the payments of a server reached. */
export const coverage = createCommand({
  name: 'coverage',
  summary: 'Prints as JSON how often payments entered each state and made each move',
  details: 'It counts the payments of every merchant since the server started, also those before a reset.',
  options: { clear: { help: 'Sets the counts to 0 after it has printed them' } },
  examples: ['paychord-mock coverage > coverage.json', 'paychord-mock coverage --clear'],
  async run({ target, values }) {
    const counts = (await callAdminApi(target, 'getCoverage')) as Coverage;
    if (values.clear) await callAdminApi(target, 'clearCoverage');
    print(`${JSON.stringify(counts, null, 2)}\n`);
    printHint(describeCoverage(counts));
  },
});

/** Names the states that no payment has entered. */
function describeCoverage({ states }: Coverage): string {
  const unvisited = states.filter(({ visits }) => visits === 0);
  const names = unvisited.map(({ status, subStatus }) => (status === subStatus ? status : `${status}/${subStatus}`));
  const reached = `Payments entered ${states.length - unvisited.length} of ${states.length} states`;
  return names.length === 0 ? `${reached}\n` : `${reached}. No payment was ${names.join(', ')}\n`;
}

/** `resend <delivery>` makes one more attempt at webhook deliveries. */
export const resend = createCommand({
  name: 'resend',
  usage: '[<delivery-id>…]',
  summary: 'Makes one more attempt at a webhook delivery',
  details: 'Without an id, it is the latest delivery. `paychord-mock deliveries` prints the ids.',
  options: {
    failed: { help: 'Resends every delivery whose latest attempt failed, in the order of the events' },
    since: {
      value: '<date>',
      help: 'Like --failed, but only what failed at this time or later, ISO 8601 with a time zone',
    },
  },
  examples: [
    'paychord-mock resend',
    'paychord-mock resend --failed',
    'paychord-mock resend --since 2026-03-14T09:00:00Z',
    'paychord-mock resend 6f1b0c2e-8f5e-4b5a-9d0c-6a2b7f1e3c44',
  ],
  async run({ target, values: { failed = false, since }, args }) {
    if (args.includes('')) throw new UsageError('resend takes <delivery-id>s (received an empty one)');
    const selectsFailed = failed || since !== undefined;
    if (selectsFailed && args.length > 0) {
      throw new UsageError(`--failed and --since select the deliveries. Remove them, or ${args.join(' ')}`);
    }
    const resent = selectsFailed ? await resendFailed(target, since) : await resendEach(target, new Set(args));
    for (const each of resent) print(`${describeResend(each)}\n`);
  },
});

async function resendFailed(target: AdminTarget, since: string | undefined): Promise<WebhookDelivery[]> {
  const query = definedFields({ since });
  const resent = (await callAdminApi(target, 'resendDelivery', { pathId: 'failed', query })) as WebhookDelivery[];
  if (resent.length > 0) return resent;
  throw new CommandError('No delivery has failed. `paychord-mock deliveries` prints them');
}

/** Without an id, resends the latest delivery. */
async function resendEach(target: AdminTarget, ids: Set<string>): Promise<WebhookDelivery[]> {
  if (ids.size === 0) {
    const latest = (await listDeliveries(target)).at(-1);
    if (latest === undefined) {
      throw new CommandError('There is no delivery. Trigger an event, or start the server with --webhook-url <url>');
    }
    ids.add(latest.id);
  }
  for (const pathId of ids) await callAdminApi(target, 'resendDelivery', { pathId });
  await callAdminApi(target, 'awaitSettled');
  const resent = [...ids].map((pathId) => callAdminApi(target, 'getDelivery', { pathId }));
  return (await Promise.all(resent)) as WebhookDelivery[];
}

function describeResend({ id, event, url, status, attempts }: WebhookDelivery): string {
  const attempt = attempts.at(-1);
  const result = attempt?.response?.status ?? attempt?.failure ?? 'the attempt has not ended';
  // Chaos sends an attempt twice under the same number.
  const count = new Set(attempts.map(({ number }) => number)).size;
  return `Delivery ${id} of ${event} to ${addressOf(url)}: ${result}. It is ${status} after ${count} attempts`;
}

/** `flush-webhooks` finishes every pending delivery. */
export const flushWebhooks = createCommand({
  name: 'flush-webhooks',
  summary: 'Makes the remaining attempts of every pending delivery now',
  details: 'The clock does not move, and no payment changes.',
  examples: ['paychord-mock flush-webhooks'],
  async run({ target }) {
    const pending = (await listDeliveries(target)).filter(({ status }) => status === 'pending');
    await callAdminApi(target, 'flushWebhooks');
    const ids = new Set(pending.map(({ id }) => id));
    print(`${describeFlush((await listDeliveries(target)).filter(({ id }) => ids.has(id)))}\n`);
  },
});

/** Counts the finished deliveries of each status: `Finished 3 deliveries: 2 delivered, 1 exhausted`. */
function describeFlush(finished: readonly WebhookDelivery[]): string {
  if (finished.length === 0) return 'No webhook delivery was pending';
  const counts = ['delivered', 'rejected', 'exhausted', 'pending'].flatMap((status) => {
    const count = finished.filter((each) => each.status === status).length;
    return count === 0 ? [] : [`${count} ${status}`];
  });
  return `Finished ${finished.length} ${finished.length === 1 ? 'delivery' : 'deliveries'}: ${counts.join(', ')}`;
}

/** Lists the deliveries of the merchant, oldest first. */
export async function listDeliveries(target: AdminTarget): Promise<WebhookDelivery[]> {
  return (await callAdminApi(target, 'listDeliveries')) as WebhookDelivery[];
}
