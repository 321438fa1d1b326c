import type { IncomingTransfer, Payment } from '@paychord/sdk';
import { nearestName } from '../../options/suggest-name.ts';
import { AdminApiError, type AdminTarget, callAdminApi } from '../admin-client.ts';
import { parseCommandLine } from '../command-line.ts';
import { CommandError, UsageError } from '../print-error.ts';
import { type Command, print, printHint } from './command.ts';
import { listDeliveries, noNotification } from './deliveries.ts';
import { sameTarget, targetOf, targetOptions } from './target.ts';
import {
  optionOfField,
  parseTriggerValues,
  type TriggerOption,
  triggerOptionHelp,
  triggerOptions,
} from './trigger-options.ts';
import { type Trigger, triggers } from './triggers.ts';

const eventLines = Object.entries(triggers).map(([name, { subject, options, description }]) => {
  const words = [name, ...(subject === undefined ? [] : [`[<${subject}-id>]`])];
  const suffix = options.length === 0 ? '' : `\n${' '.repeat(42)}${options.map((each) => `--${each}`).join(' ')}`;
  return `  ${words.join(' ').padEnd(39)} ${description}${suffix}`;
});

/** `trigger payment`, `trigger chargeback <payment-id>` … simulate an event. */
export const trigger: Command = {
  usage: '<event> [<id>]',
  summary: 'Creates a payment, or simulates what happens to it',
  details: `Events:
${eventLines.join('\n')}

Without an id, the event happens to the latest payment or transfer that allows it.`,
  options: triggerOptionHelp,
  examples: [
    'paychord-mock trigger payment --amount 40 --outcome insufficient_funds',
    'paychord-mock trigger chargeback --reason FRAUD',
  ],
  async run(args) {
    const { values, positionals } = parseCommandLine(args, { ...targetOptions, ...triggerOptions });
    const [event = '', ...ids] = positionals;
    const { url: _, token: __, merchant: ___, ...texts } = values;
    const known = findTrigger(event);
    assertArguments(event, known, ids, texts);
    const body = known.body?.(parseTriggerValues(texts));
    const target = targetOf(values);
    const [id] = ids;
    try {
      const [subject, result] =
        known.subject === undefined || id !== undefined
          ? await triggerOne(target, known, id, body)
          : await triggerLatest(target, event, known, body);
      const currency = known.subject === 'payment' ? await currencyOf(target, subject) : '';
      print(`${known.describe(result as never, subject, currency)}\n`);
      if (event.startsWith('transfer') && !(await wasNotified(target))) printHint(`${noNotification}\n`);
      const command = sameTarget(target);
      for (const next of known.next?.(result as never, subject) ?? []) {
        printHint(`Next: ${command(`trigger ${next.join(' ')}`)}\n`);
      }
    } catch (error) {
      throw error instanceof AdminApiError ? withOptions(error, texts) : error;
    }
  },
};

/** Returns the currency of a payment. A transaction has none. */
async function currencyOf(target: AdminTarget, paymentId: string): Promise<string> {
  return ((await callAdminApi(target, 'getPayment', { pathId: paymentId })) as Payment).amount.currency;
}

/** Reports whether the server has sent a notification of a transfer. */
async function wasNotified(target: AdminTarget): Promise<boolean> {
  return (await listDeliveries(target)).some(({ event }) => event === 'banking.transfer');
}

function findTrigger(event: string): Trigger {
  const known = Object.hasOwn(triggers, event) ? triggers[event] : undefined;
  if (known !== undefined) return known;
  const names = Object.keys(triggers);
  if (event === '') throw new UsageError(`trigger needs an event: ${names.join(', ')}`);
  const nearest = nearestName(event, names);
  const fix = nearest === undefined ? `Known: ${names.join(', ')}` : `Did you mean ${nearest}?`;
  throw new UsageError(`Unknown event: ${event}. ${fix}`);
}

function assertArguments(
  event: string,
  { subject, options }: Trigger,
  ids: readonly string[],
  texts: { readonly [name in TriggerOption]?: string | undefined },
): void {
  if (ids.length > (subject === undefined ? 0 : 1) || ids.includes('')) {
    const allowed = subject === undefined ? 'no id' : `one <${subject}-id>`;
    throw new UsageError(`trigger ${event} takes ${allowed} (received ${JSON.stringify(ids.join(' '))})`);
  }
  for (const [option, text] of Object.entries(texts)) {
    if (text === undefined || options.includes(option as TriggerOption)) continue;
    const fix =
      options.length === 0 ? 'It has no options' : `Its options: ${options.map((each) => `--${each}`).join(', ')}`;
    throw new UsageError(`trigger ${event} has no option --${option}. ${fix}`);
  }
}

function callOf(pathId: string | undefined, body: object | undefined) {
  return { ...(pathId === undefined ? {} : { pathId }), ...(body === undefined ? {} : { body }) };
}

/** Triggers the event for a payment or a transfer, or creates one. */
async function triggerOne(
  target: AdminTarget,
  { operation, subject }: Trigger,
  given: string | undefined,
  body: object | undefined,
): Promise<[id: string, result: unknown]> {
  const id = given !== undefined && subject === 'payment' ? await completeId(target, given) : given;
  return [id ?? '', await callAdminApi(target, operation, callOf(id, body))];
}

/** The log shows the first group of an id. Returns the whole id, when one payment has this start. */
async function completeId(target: AdminTarget, given: string): Promise<string> {
  const start = given.replace(/…$/, '').toLowerCase();
  if (!/^[0-9a-f]{8}$/.test(start)) return given;
  const payments = (await callAdminApi(target, 'listPayments')) as Payment[];
  const [first, ...others] = payments.filter(({ id }) => id.startsWith(`${start}-`));
  return first === undefined || others.length > 0 ? given : first.id;
}

/** The most payments or transfers to try. */
const maxTries = 50;

/** Triggers the event for the latest payment or transfer that allows it, and prints which one. */
async function triggerLatest(
  target: AdminTarget,
  event: string,
  { operation, subject, transition, after }: Trigger,
  body: object | undefined,
): Promise<[id: string, result: unknown]> {
  const candidates = await (subject === 'transfer' ? listTransfers(target) : listPayments(target, transition));
  // The status of a payment does not say whether something is left to capture or to refund.
  for (const id of candidates.slice(0, maxTries)) {
    try {
      const result = await callAdminApi(target, operation, callOf(id, body));
      printHint(`Using the ${subject} ${id}, the latest one that allows this event\n`);
      return [id, result];
    } catch (error) {
      if (!(error instanceof AdminApiError && error.code.startsWith('INVALID_') && error.code !== invalidValue)) {
        throw error;
      }
    }
  }
  throw new CommandError(
    `No ${subject} allows the event ${event}. Run this first: ${sameTarget(target)(`trigger ${after}`)}`,
  );
}

const invalidValue = 'INVALID_PARAMETERS';

async function listTransfers(target: AdminTarget): Promise<string[]> {
  const transfers = (await callAdminApi(target, 'listTransfers')) as IncomingTransfer[];
  return transfers.map(({ id }) => id).reverse();
}

/** Lists the ids of the payments whose status allows a transition, latest first. */
async function listPayments(target: AdminTarget, transition = ''): Promise<string[]> {
  const payments = (await callAdminApi(target, 'listPayments')) as Payment[];
  const transitions = (await callAdminApi(target, 'getPaymentTransitions')) as Transitions;
  const isAllowed = ({ status, sub_status }: Payment) =>
    transitions[transition]?.some((from) => from.status === status && (from.subStatus ?? sub_status) === sub_status);
  return payments
    .filter(isAllowed)
    .map(({ id }) => id)
    .reverse();
}

type Transitions = Readonly<Record<string, readonly { status: string; subStatus?: string }[]>>;

/** Names the options instead of the fields when the server rejects only values of options. */
function withOptions(error: AdminApiError, texts: { readonly [name in TriggerOption]?: string | undefined }): Error {
  if (error.code !== invalidValue) return error;
  const problems = error.messages.map((message) => {
    const [field = ''] = message.split(' ', 1);
    const option = Object.hasOwn(optionOfField, field) ? optionOfField[field] : undefined;
    const text = option && texts[option];
    if (text === undefined) return undefined;
    const received = message.includes('(received ') ? '' : ` (received ${JSON.stringify(text)})`;
    return `--${option}${message.slice(field.length)}${received}`;
  });
  return problems.includes(undefined) ? error : new UsageError(problems.join('; '));
}
