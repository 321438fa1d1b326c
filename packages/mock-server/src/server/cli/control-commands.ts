import { setTimeout } from 'node:timers/promises';
import { type Duration, milliseconds } from '../../core/clock/duration.ts';
import { addressOf, escapeUnsafe } from '../../core/merchant/format-log.ts';
import { definedFields, isObject } from '../../core/options/option-rules.ts';
import type { LoadedScenario, WebhookDelivery } from '../../generated/control-types.ts';
import { callAdminApi } from './admin-client.ts';
import {
  type AdminTarget,
  assertNoMerchant,
  CommandError,
  ConfigError,
  createCommand,
  print,
  printHint,
  UsageError,
} from './command-line.ts';
import { readJsonFile } from './config-file.ts';

/** `advance 6h` moves the clock of a merchant. */
export const advance = createCommand({
  name: 'advance',
  usage: '<duration>',
  summary: 'Moves the clock forward, and makes everything happen that falls due',
  details: 'A duration is a number with ms, s, m, h or d, such as 90s, 6h or 2d.',
  examples: ['paychord-mock advance 6h'],
  async run({ target, args: [duration = ''] }) {
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

/** `run scenario.json` loads a scenario file into a running server. */
export const run = createCommand({
  name: 'run',
  usage: '<scenario.json>',
  summary: 'Loads a scenario file, and prints the payments that it created',
  details: `A scenario has records, and payments with their moves.
A file that breaks the schema changes nothing. When the rules reject a step, the steps before stay.`,
  examples: ['paychord-mock run scenario.json', 'paychord-mock run scenario.json --merchant shop-2'],
  async run({ target, args: [file = ''] }) {
    const scenario = readJsonFile(file, 'run');
    if (!isObject(scenario)) throw new ConfigError(`${file}: the scenario must be an object`);
    const { payments, byName } = (await callAdminApi(target, 'loadScenario', { body: scenario })) as LoadedScenario;
    const names = new Map(Object.entries(byName).map(([name, { id }]) => [id, name]));
    for (const { id, merchant_order_id, status, sub_status } of payments) {
      const line = [id, merchant_order_id, `${status}/${sub_status}`, names.get(id) ?? []].flat().join('  ');
      print(`${escapeUnsafe(line)}\n`);
    }
    if (payments.length === 0) printHint('The scenario has no payments\n');
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
  const resent = (await callAdminApi(target, 'resendDelivery', { path: ['failed'], query })) as WebhookDelivery[];
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
  for (const id of ids) await callAdminApi(target, 'resendDelivery', { path: [id] });
  await callAdminApi(target, 'awaitSettled');
  const resent = [...ids].map((id) => callAdminApi(target, 'getDelivery', { path: [id] }));
  return (await Promise.all(resent)) as WebhookDelivery[];
}

function describeResend({ id, event, url, status, attempts }: WebhookDelivery): string {
  const attempt = attempts.at(-1);
  const result = attempt?.response?.status ?? attempt?.failure ?? 'the attempt has not ended';
  // Chaos sends an attempt twice under the same number.
  const count = new Set(attempts.map(({ number }) => number)).size;
  return `Delivery ${id} of ${event} to ${addressOf(url)}: ${result}. It is ${status} after ${count} attempts`;
}

/** Lists the deliveries of the merchant, oldest first. */
export async function listDeliveries(target: AdminTarget): Promise<WebhookDelivery[]> {
  return (await callAdminApi(target, 'listDeliveries')) as WebhookDelivery[];
}
