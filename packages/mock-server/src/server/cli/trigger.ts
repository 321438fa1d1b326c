import type { IncomingTransfer, Payment } from '@paychord/sdk';
import { outcomes } from '../../core/model/outcomes.ts';
import { suggestName } from '../../core/options/suggest-name.ts';
import type { NextMove, PaymentTimeline } from '../../generated/control-types.ts';
import { callAdminApi } from './admin-client.ts';
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
  /** The move of a payment that the event is. */
  readonly move?: NextMove['move'];
  /** The event that makes this one possible. Undefined for an event that creates something. */
  readonly after?: string;
  /** The options of the event, each with the field of the body that it sets. */
  readonly fields: { readonly [name in EventOption]?: string };
  /** The body of the call without the options: for a move, its fields. */
  readonly body?: object;
  /** Shown in the help. */
  readonly description: string;
}

const amountFields = { amount: 'amount.value', currency: 'amount.currency' };
const creationFields = { ...amountFields, country: 'country', order: 'merchant_order_id' };
const outcomeFields = { ...creationFields, outcome: 'payment_method.token' };
const onAuthorization = { after: 'authorization', fields: {} };
const onDispute = { after: 'chargeback', fields: {} };
const onBankTransfer = { after: 'bank-transfer', fields: {} };
const onChallenge = { after: 'three-d-secure', fields: {} };

/** The events by their name on the command line. */
export const triggers: Readonly<Record<string, Trigger>> = {
  payment: { fields: outcomeFields, description: 'a payment is created and captured' },
  authorization: {
    fields: outcomeFields,
    body: { payment_method: { token: 'tok_succeeded', detail: { card: { capture: false } } } },
    description: 'a payment is authorized, not captured',
  },
  'three-d-secure': {
    fields: creationFields,
    body: { payment_method: { token: 'tok_three_d_secure' } },
    description: 'a payment waits for 3-D Secure',
  },
  'bank-transfer': {
    fields: creationFields,
    body: { payment_method: { type: 'BANK_TRANSFER' } },
    description: 'a payment waits for a bank transfer',
  },
  capture: {
    after: 'authorization',
    move: 'capture',
    fields: { amount: 'amount' },
    description: 'the merchant captures an authorization',
  },
  cancel: { ...onAuthorization, move: 'cancel', description: 'the merchant cancels an authorization' },
  refund: {
    after: 'payment',
    move: 'refund',
    fields: { amount: 'amount' },
    description: 'the merchant refunds a payment',
  },
  chargeback: {
    after: 'payment',
    move: 'openChargeback',
    fields: { amount: 'amount', reason: 'reason' },
    description: 'the cardholder disputes the payment',
  },
  'dispute-won': {
    ...onDispute,
    move: 'decideDispute',
    body: { decision: 'won' },
    description: 'the issuer decides for the merchant',
  },
  'dispute-lost': {
    ...onDispute,
    move: 'decideDispute',
    body: { decision: 'lost' },
    description: 'the issuer decides for the cardholder',
  },
  paid: { ...onBankTransfer, move: 'markPaid', description: 'the customer pays the bank transfer' },
  declined: {
    ...onBankTransfer,
    move: 'decline',
    description: 'the customer or the bank refuses the bank transfer',
  },
  authenticated: {
    ...onChallenge,
    move: 'authenticate',
    body: { result: 'passed' },
    description: 'the customer passes 3-D Secure',
  },
  'authentication-failed': {
    ...onChallenge,
    move: 'authenticate',
    body: { result: 'failed' },
    description: 'the customer fails 3-D Secure',
  },
  expired: { ...onAuthorization, move: 'expire', description: 'the deadline of the payment passes' },
  transfer: { fields: amountFields, description: 'a bank transfer to the merchant is announced' },
  'transfer-completed': { after: 'transfer', fields: {}, description: 'the money of the transfer arrives' },
};

/** Describes a payment, and what was done to it last, for example a refund. */
function describePayment(payment: Payment): string {
  const { id, status, sub_status, amount, merchant_order_id: order } = payment;
  const transactions = [payment.transactions].flat();
  const latest = transactions.at(-1);
  // The code says why a payment failed. It repeats the status of any other payment.
  const code = latest?.response_code ?? status;
  const reason = latest?.status === status && code !== status ? ` (${code})` : '';
  const change = transactions.length > 1 ? `. ${latest?.type} ${latest?.id}: ${latest?.amount} ${amount.currency}` : '';
  return `Payment ${id} is ${status}/${sub_status}${reason}: ${amount.value} ${amount.currency}, order ${order}${change}`;
}

function describeTransfer({ id, status, amount }: IncomingTransfer): string {
  return `Transfer ${id}${amount ? ` of ${amount.value} ${amount.currency}` : ''} is ${status}`;
}

const optionsOf = ({ fields }: Trigger) => Object.keys(fields).map((name) => `--${name}`);

const eventLines = Object.entries(triggers).map(([name, event]) => {
  const words = event.after === undefined ? name : `${name} [<id>]`;
  const options = optionsOf(event).join(' ');
  return `  ${words.padEnd(39)} ${event.description}${options && `\n${' '.repeat(42)}${options}`}`;
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
    if (event.startsWith('transfer')) await triggerTransfer(target, known, ids[0], body);
    else await triggerPayment(target, event, known, ids[0], body);
  },
});

function findTrigger(event: string): Trigger {
  const known = Object.hasOwn(triggers, event) ? triggers[event] : undefined;
  if (known !== undefined) return known;
  const problem = event === '' ? 'trigger needs an event' : `Unknown event: ${event}`;
  throw new UsageError(`${problem}. ${suggestName(event, Object.keys(triggers), 'Known')}`);
}

function assertArguments(event: string, known: Trigger, ids: readonly string[], texts: OptionTexts): void {
  if (ids.length > (known.after === undefined ? 0 : 1) || ids.includes('')) {
    const allowed = known.after === undefined ? 'no id' : 'one id';
    throw new UsageError(`trigger ${event} takes ${allowed} (received ${JSON.stringify(ids.join(' '))})`);
  }
  for (const option of Object.keys(eventOptions) as EventOption[]) {
    if (texts[option] === undefined || option in known.fields) continue;
    throw new UsageError(
      `trigger ${event} has no option --${option}. Its options: ${optionsOf(known).join(', ') || 'none'}`,
    );
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

/** Creates a payment, or makes one move. Prints the payment, and the events that are possible now and were not before. */
async function triggerPayment(
  target: AdminTarget,
  event: string,
  known: Trigger,
  given: string | undefined,
  body: object,
): Promise<void> {
  const before = known.move && (await findTimeline(target, event, known, given));
  const pathId = before?.payment.id;
  const operation = pathId === undefined ? 'createPayment' : 'makeMove';
  const result = (await callAdminApi(target, operation, { pathId, move: known.move, body })) as { id: string };
  const after = await timelineOf(target, pathId ?? result.id);
  print(`${describePayment(after.payment)}\n`);
  for (const [name, { move }] of Object.entries(triggers)) {
    const isNew = allows(after, move) && !allows(before, move);
    if (isNew) printHint(`Next: ${sameTarget(target)(`trigger ${name} ${after.payment.id}`)}\n`);
  }
}

/** Announces a transfer, or completes one. Prints the transfer, and whether the merchant was not notified. */
async function triggerTransfer(
  target: AdminTarget,
  { after }: Trigger,
  given: string | undefined,
  body: object,
): Promise<void> {
  const pathId = after && (given ?? (await findTransfer(target)));
  const operation = pathId === undefined ? 'receiveTransfer' : 'completeTransfer';
  const transfer = (await callAdminApi(target, operation, { pathId, body })) as IncomingTransfer;
  print(`${describeTransfer(transfer)}\n`);
  const deliveries = await listDeliveries(target);
  const isNotified = deliveries.some((each) => each.event === 'banking.transfer');
  if (!isNotified) printHint('No webhook was sent. Start the server with --merchant-base-url <url>\n');
  if (pathId === undefined) printHint(`Next: ${sameTarget(target)(`trigger transfer-completed ${transfer.id}`)}\n`);
}

async function timelineOf(target: AdminTarget, pathId: string): Promise<PaymentTimeline> {
  return (await callAdminApi(target, 'getPaymentTimeline', { pathId })) as PaymentTimeline;
}

function allows(timeline: PaymentTimeline | undefined, move: NextMove['move'] | undefined): boolean {
  return timeline?.nextMoves.some((each) => each.move === move && each.allowed) ?? false;
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
  { move, after }: Trigger,
  given: string | undefined,
): Promise<PaymentTimeline> {
  if (given !== undefined) return timelineOf(target, await completeId(target, given));
  const payments = (await callAdminApi(target, 'listPayments')) as Payment[];
  for (const { id } of payments.slice(-maxTries).reverse()) {
    const timeline = await timelineOf(target, id);
    if (!allows(timeline, move)) continue;
    printHint(`Using the payment ${id}, the latest one that allows this event\n`);
    return timeline;
  }
  const fix = `Run this first: ${sameTarget(target)(`trigger ${after}`)}`;
  throw new CommandError(`None of the latest ${maxTries} payments allows the event ${event}. ${fix}`);
}

/** Finds the latest transfer that is not completed. */
async function findTransfer(target: AdminTarget): Promise<string> {
  const transfers = (await callAdminApi(target, 'listTransfers')) as IncomingTransfer[];
  const latest = transfers.findLast(({ status }) => status === 'PENDING');
  if (latest === undefined) {
    throw new CommandError(`No transfer is PENDING. Run this first: ${sameTarget(target)('trigger transfer')}`);
  }
  printHint(`Using the transfer ${latest.id}, the latest one that is PENDING\n`);
  return latest.id;
}
