import type { IncomingTransfer, Payment, Transaction } from '@paychord/sdk';
import type { AdminOperationId } from '../generated/admin-operations.ts';
import type { NextMove, PaymentTimeline } from '../generated/control-types.ts';
import { outcomes } from '../model/outcomes.ts';
import { suggestName } from '../options/suggest-name.ts';
import { AdminApiError, callAdminApi } from './admin-client.ts';
import {
  type AdminTarget,
  CommandError,
  createCommand,
  type OptionSpecs,
  print,
  printHint,
  sameTarget,
  UsageError,
} from './command-line.ts';
import { listDeliveries } from './control-commands.ts';

const outcomeNames = outcomes.map(({ code }) => code.toLowerCase());

/** The options of events. An absent option has the default of the server. */
const eventOptions = {
  amount: {
    value: '<number>',
    help: 'Amount in major units: 25.5 is 25.50 USD (default: 25.5, 100 for a transfer, or the rest)',
  },
  currency: { value: '<code>', help: 'Currency of a new payment or transfer (default USD)' },
  country: { value: '<code>', help: 'Country of a new payment (default US)' },
  order: { value: '<id>', help: 'merchant_order_id of a new payment (default: ORDER- and a number)' },
  outcome: {
    value: '<name>',
    help: `Outcome of a new payment: ${outcomeNames.join(', ')} (default ${outcomeNames[0]})`,
  },
  reason: { value: '<text>', help: 'Reason of a chargeback' },
} as const satisfies OptionSpecs;

type EventOption = keyof typeof eventOptions;

/** The options as they were written. */
type OptionTexts = { readonly [name in EventOption]?: string | undefined };

/** An event that `paychord-mock trigger` simulates. */
interface Trigger {
  /** The move of a payment that the event is. The timeline of the payment has the call that makes it. */
  readonly move?: NextMove['id'];
  /** What the event happens to. Undefined for an event that creates something. */
  readonly subject?: 'payment' | 'transfer';
  /** The event that makes this one possible. Set when there is a subject. */
  readonly after?: string;
  /** The options of the event, each with the field of the body that it sets. */
  readonly fields: { readonly [name in EventOption]?: string };
  /** The body of the call without the options. */
  readonly body?: object;
  /** Shown in the help. */
  readonly description: string;
  /** Describes the payment or the transfer after the event in one line. */
  describe(result: never): string;
}

const amountFields = { amount: 'amount.value', currency: 'amount.currency' };
const creationFields = { ...amountFields, country: 'country', order: 'merchant_order_id' };
const outcomeFields = { ...creationFields, outcome: 'payment_method.token' };
const newPayment = { fields: outcomeFields, describe: describeNewPayment };
const onPayment = { subject: 'payment', after: 'payment', fields: {}, describe: describePayment } as const;
const onAuthorization = { ...onPayment, after: 'authorization', describe: describeTransaction } as const;
const onDispute = { ...onPayment, after: 'chargeback' } as const;
const onChallenge = { ...onPayment, after: 'three-d-secure' } as const;

/** The events by their name on the command line. */
export const triggers: Readonly<Record<string, Trigger>> = {
  payment: {
    ...newPayment,
    body: { payment_method: { token: 'tok_succeeded' } },
    description: 'a payment is created and captured',
  },
  authorization: {
    ...newPayment,
    body: { payment_method: { token: 'tok_succeeded', detail: { card: { capture: false } } } },
    description: 'a payment is authorized, not captured',
  },
  'three-d-secure': {
    ...newPayment,
    fields: creationFields,
    body: { payment_method: { token: 'tok_three_d_secure' } },
    description: 'a payment waits for 3-D Secure',
  },
  'bank-transfer': {
    ...newPayment,
    fields: creationFields,
    body: { payment_method: { type: 'BANK_TRANSFER' } },
    description: 'a payment waits for a bank transfer',
  },
  capture: {
    ...onAuthorization,
    move: 'capture',
    fields: { amount: 'amount' },
    description: 'the merchant captures an authorization',
  },
  cancel: {
    ...onAuthorization,
    move: 'cancel',
    description: 'the merchant cancels an authorization',
  },
  refund: {
    ...onPayment,
    move: 'refund',
    fields: { amount: 'amount' },
    description: 'the merchant refunds a payment',
    describe: describeTransaction,
  },
  chargeback: {
    ...onPayment,
    move: 'open-chargeback',
    fields: { amount: 'amount', reason: 'reason' },
    description: 'the cardholder disputes the payment',
    describe: (payment: Payment) => `${describeLatest(payment)} on payment ${payment.id}`,
  },
  'dispute-won': { ...onDispute, move: 'win-dispute', description: 'the issuer decides for the merchant' },
  'dispute-lost': { ...onDispute, move: 'lose-dispute', description: 'the issuer decides for the cardholder' },
  paid: {
    ...onPayment,
    move: 'pay',
    after: 'bank-transfer',
    description: 'the customer pays the bank transfer',
  },
  declined: {
    ...onPayment,
    move: 'decline',
    after: 'bank-transfer',
    description: 'the customer or the bank refuses the bank transfer',
  },
  authenticated: { ...onChallenge, move: 'pass-authentication', description: 'the customer passes 3-D Secure' },
  'authentication-failed': {
    ...onChallenge,
    move: 'fail-authentication',
    description: 'the customer fails 3-D Secure',
  },
  expired: {
    ...onPayment,
    move: 'expire',
    after: 'authorization',
    description: 'the deadline of the payment passes',
  },
  transfer: {
    fields: amountFields,
    description: 'a bank transfer to the merchant is announced',
    describe: describeTransfer,
  },
  'transfer-completed': {
    subject: 'transfer',
    after: 'transfer',
    fields: {},
    description: 'the money of the transfer arrives',
    describe: describeTransfer,
  },
};

function describePayment({ id, status, sub_status }: Payment): string {
  return `Payment ${id} is ${status}/${sub_status}`;
}

function describeNewPayment(payment: Payment): string {
  const { status, amount, merchant_order_id: order, transactions } = payment;
  const [transaction] = [transactions].flat();
  // The code says why a payment failed. It repeats the status of any other payment.
  const code = transaction?.response_code ?? status;
  const reason = transaction?.status === status && code !== status ? ` (${code})` : '';
  return `${describePayment(payment)}${reason}: ${amount.value} ${amount.currency}, order ${order}`;
}

function describeTransaction(payment: Payment): string {
  return `${describeLatest(payment)}. ${describePayment(payment)}`;
}

/** Describes the latest transaction of a payment, for example a refund. */
function describeLatest({ transactions, amount: { currency } }: Payment): string {
  const { type, id, amount } = [transactions].flat().at(-1) as Transaction;
  return `${type.charAt(0)}${type.slice(1).toLowerCase()} ${id} of ${amount} ${currency}`;
}

function describeTransfer({ id, status, amount }: IncomingTransfer): string {
  return `Transfer ${id}${amount ? ` of ${amount.value} ${amount.currency}` : ''} is ${status}`;
}

const eventLines = Object.entries(triggers).map(([name, { subject, fields, description }]) => {
  const words = [name, ...(subject === undefined ? [] : [`[<${subject}-id>]`])];
  const options = Object.keys(fields).map((each) => `--${each}`);
  const suffix = options.length === 0 ? '' : `\n${' '.repeat(42)}${options.join(' ')}`;
  return `  ${words.join(' ').padEnd(39)} ${description}${suffix}`;
});

/** `trigger payment`, `trigger chargeback <payment-id>` … simulate an event. */
export const trigger = createCommand({
  name: 'trigger',
  usage: '<event> [<id>]',
  summary: 'Creates a payment, or simulates what happens to it',
  details: `Events:
${eventLines.join('\n')}

Without an id, the event happens to the latest payment or transfer that allows it.`,
  options: eventOptions,
  examples: [
    'paychord-mock trigger payment --amount 40 --outcome insufficient_funds',
    'paychord-mock trigger chargeback --reason FRAUD',
  ],
  async run({ target, values, args: [event = '', ...ids] }) {
    const known = findTrigger(event);
    assertArguments(event, known, ids, values);
    const body = createBody(known, values);
    const execute = event.startsWith('transfer') ? triggerTransfer : triggerPayment;
    try {
      const [result, ...hints] = await execute(target, event, known, ids[0], body);
      print(`${known.describe(result as never)}\n`);
      for (const hint of hints) printHint(`${hint}\n`);
    } catch (error) {
      throw error instanceof AdminApiError ? withOptions(error, known, values) : error;
    }
  },
});

function findTrigger(event: string): Trigger {
  const known = Object.hasOwn(triggers, event) ? triggers[event] : undefined;
  if (known !== undefined) return known;
  const names = Object.keys(triggers);
  if (event === '') throw new UsageError(`trigger needs an event: ${names.join(', ')}`);
  throw new UsageError(`Unknown event: ${event}. ${suggestName(event, names, 'Known')}`);
}

function assertArguments(
  event: string,
  { subject, fields }: Trigger,
  ids: readonly string[],
  texts: OptionTexts,
): void {
  if (ids.length > (subject === undefined ? 0 : 1) || ids.includes('')) {
    const allowed = subject === undefined ? 'no id' : `one <${subject}-id>`;
    throw new UsageError(`trigger ${event} takes ${allowed} (received ${JSON.stringify(ids.join(' '))})`);
  }
  for (const option of Object.keys(eventOptions) as EventOption[]) {
    if (texts[option] === undefined || option in fields) continue;
    const options = Object.keys(fields).map((each) => `--${each}`);
    const fix = options.length === 0 ? 'It has no options' : `Its options: ${options.join(', ')}`;
    throw new UsageError(`trigger ${event} has no option --${option}. ${fix}`);
  }
}

/** Sets the fields of the options in a copy of the body. */
function createBody({ body, fields }: Trigger, texts: OptionTexts): object {
  const copy = structuredClone(body ?? {}) as Record<string, unknown>;
  for (const [option, path] of Object.entries(fields) as [EventOption, string][]) {
    const text = texts[option];
    if (text === undefined) continue;
    const [name = '', inner] = path.split('.');
    const value = option === 'amount' ? parseAmount(text) : option === 'outcome' ? parseOutcome(text) : text;
    copy[name] = inner === undefined ? value : { ...(copy[name] as object), [inner]: value };
  }
  return copy;
}

/** @throws {UsageError} The text is not an amount. */
function parseAmount(text: string): number {
  const amount = Number(text);
  if (!(/^\d+(\.\d+)?$/.test(text) && amount > 0)) {
    throw new UsageError(`--amount must be a number greater than 0 (received ${JSON.stringify(text)})`);
  }
  return amount;
}

/**
 * Returns the one-time token that selects an outcome. Accepts the name of the outcome in any case, and the token.
 *
 * @throws {UsageError} The outcome is unknown.
 */
function parseOutcome(text: string): string {
  const name = text.toLowerCase().replaceAll('-', '_').replace(/^tok_/, '');
  if (outcomeNames.includes(name)) return `tok_${name}`;
  const fix = suggestName(name, outcomeNames, 'Known outcomes');
  throw new UsageError(`--outcome ${JSON.stringify(text)} is unknown. ${fix}`);
}

/** Creates a payment, or makes one move. Returns the payment, and the events that are possible now and were not before. */
async function triggerPayment(
  target: AdminTarget,
  event: string,
  { move, after }: Trigger,
  given: string | undefined,
  body: object,
): Promise<[payment: Payment, ...hints: string[]]> {
  const before = move && (await findTimeline(target, event, move, after, given));
  const control = before?.nextMoves.find(({ id }) => id === move)?.control;
  const operation = (control?.operation ?? 'createPayment') as AdminOperationId;
  const call = { pathId: before?.payment.id, body: { ...control?.body, ...body } };
  const result = (await callAdminApi(target, operation, call)) as { id: string };
  const { payment, nextMoves } = await timelineOf(target, call.pathId ?? result.id);
  const isNew = (next: NextMove) =>
    next.allowed && !before?.nextMoves.some((each) => each.id === next.id && each.allowed);
  const possible = nextMoves.filter(isNew).flatMap((next) => {
    const [name] = Object.entries(triggers).find(([, each]) => each.move === next.id) ?? [];
    return name === undefined ? [] : [`Next: ${sameTarget(target)(`trigger ${name} ${payment.id}`)}`];
  });
  return [payment, ...possible];
}

/** Announces a transfer, or completes one. Returns the transfer, and says when the merchant was not notified. */
async function triggerTransfer(
  target: AdminTarget,
  event: string,
  { subject, after }: Trigger,
  given: string | undefined,
  body: object,
): Promise<[transfer: IncomingTransfer, ...hints: string[]]> {
  const pathId = subject && (given ?? (await findTransfer(target, event, after)));
  const operation = pathId === undefined ? 'receiveTransfer' : 'completeTransfer';
  const transfer = (await callAdminApi(target, operation, { pathId, body })) as IncomingTransfer;
  const deliveries = await listDeliveries(target);
  const isNotified = deliveries.some((each) => each.event === 'banking.transfer');
  return [
    transfer,
    ...(isNotified ? [] : ['No webhook was sent. Start the server with --merchant-base-url <url>']),
    ...(subject === undefined ? [`Next: ${sameTarget(target)(`trigger transfer-completed ${transfer.id}`)}`] : []),
  ];
}

async function timelineOf(target: AdminTarget, pathId: string): Promise<PaymentTimeline> {
  return (await callAdminApi(target, 'getPaymentTimeline', { pathId })) as PaymentTimeline;
}

/** The log shows the first group of an id. Returns the whole id, when one payment has this start. */
async function completeId(target: AdminTarget, given: string): Promise<string> {
  const start = given.replace(/…$/, '').toLowerCase();
  if (!/^[0-9a-f]{8}$/.test(start)) return given;
  const payments = (await callAdminApi(target, 'listPayments')) as Payment[];
  const [first, ...others] = payments.filter(({ id }) => id.startsWith(`${start}-`));
  return first === undefined || others.length > 0 ? given : first.id;
}

/** The most payments to read. */
const maxTries = 200;

/** Reads the timeline of a payment: of the given one, or of the latest one that allows the move. */
async function findTimeline(
  target: AdminTarget,
  event: string,
  move: NextMove['id'],
  after: string | undefined,
  given: string | undefined,
): Promise<PaymentTimeline> {
  if (given !== undefined) return timelineOf(target, await completeId(target, given));
  const payments = (await callAdminApi(target, 'listPayments')) as Payment[];
  for (const { id } of payments.slice(-maxTries).reverse()) {
    const timeline = await timelineOf(target, id);
    if (!timeline.nextMoves.some((each) => each.id === move && each.allowed)) continue;
    printUsed('payment', id);
    return timeline;
  }
  const payment = payments.length > maxTries ? `payment of the latest ${maxTries}` : 'payment';
  throw impossibleEvent(target, payment, event, after);
}

/** Finds the latest transfer that is not completed. */
async function findTransfer(target: AdminTarget, event: string, after: string | undefined): Promise<string> {
  const transfers = (await callAdminApi(target, 'listTransfers')) as IncomingTransfer[];
  const latest = transfers.findLast(({ status }) => status === 'PENDING');
  if (latest === undefined) throw impossibleEvent(target, 'transfer', event, after);
  printUsed('transfer', latest.id);
  return latest.id;
}

function printUsed(subject: string, id: string): void {
  printHint(`Using the ${subject} ${id}, the latest one that allows this event\n`);
}

function impossibleEvent(target: AdminTarget, subject: string, event: string, after: string | undefined): CommandError {
  return new CommandError(
    `No ${subject} allows the event ${event}. Run this first: ${sameTarget(target)(`trigger ${after}`)}`,
  );
}

const invalidValue = 'INVALID_PARAMETERS';

/** Names the options instead of the fields when the server rejects only values of options. */
function withOptions(error: AdminApiError, { fields }: Trigger, texts: OptionTexts): Error {
  if (error.code !== invalidValue) return error;
  const problems = error.messages.map((message) => {
    const [field = ''] = message.split(' ', 1);
    const option = (Object.keys(fields) as EventOption[]).find((each) => fields[each] === field);
    const text = option && texts[option];
    if (text === undefined) return undefined;
    const received = message.includes('(received ') ? '' : ` (received ${JSON.stringify(text)})`;
    return `--${option}${message.slice(field.length)}${received}`;
  });
  return problems.includes(undefined) ? error : new UsageError(problems.join('; '));
}
