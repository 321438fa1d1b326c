import type { IncomingTransfer, Payment, Transaction } from '@paychord/sdk';
import type { AdminOperationId } from '../generated/admin-operations.ts';
import { outcomes } from '../model/outcomes.ts';
import type { PaymentTransition } from '../model/payment-states.ts';
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
  readonly operation: AdminOperationId;
  /** What the event happens to: the path parameter of the operation. Undefined for an event that creates something. */
  readonly subject?: 'payment' | 'transfer';
  /** The transition of the payment. Selects the latest payment that allows it. */
  readonly transition?: PaymentTransition;
  /** The event that makes this one possible. Set when there is a subject. */
  readonly after?: string;
  /** The options of the event, each with the field of the body that it sets. */
  readonly fields: { readonly [name in EventOption]?: string };
  /** The body without the options. */
  readonly body?: object;
  /** Shown in the help. */
  readonly description: string;
  /**
   * Describes the result in one line.
   *
   * @param id - The id of the subject.
   * @param currency - The currency of the payment, when the subject is one.
   */
  describe(result: never, id: string, currency: string): string;
  /** The events that can follow. */
  readonly next?: readonly string[];
  /** The sub-status of the new payment with which they can follow. Undefined: with any. */
  readonly nextAfter?: string;
}

const amountFields = { amount: 'amount.value', currency: 'amount.currency' };
const creationFields = { ...amountFields, country: 'country', order: 'merchant_order_id' };
const outcomeFields = { ...creationFields, outcome: 'payment_method.token' };
const creation = { operation: 'createPayment', describe: describeNewPayment } as const;
const onPayment = { subject: 'payment', fields: {}, describe: describePayment } as const;
const onAuthorization = { ...onPayment, after: 'authorization', describe: describeTransaction } as const;
const onDispute = {
  ...onPayment,
  operation: 'decideDispute',
  transition: 'decideDispute',
  after: 'chargeback',
} as const;
const onChallenge = {
  ...onPayment,
  operation: 'authenticatePayment',
  transition: 'authenticate',
  after: 'three-d-secure',
} as const;

/** The events by their name on the command line. */
export const triggers: Readonly<Record<string, Trigger>> = {
  payment: {
    ...creation,
    fields: outcomeFields,
    body: { payment_method: { token: 'tok_succeeded' } },
    description: 'a payment is created and captured',
    next: ['refund', 'chargeback'],
    nextAfter: 'APPROVED',
  },
  authorization: {
    ...creation,
    fields: outcomeFields,
    body: { payment_method: { token: 'tok_succeeded', detail: { card: { capture: false } } } },
    description: 'a payment is authorized, not captured',
    next: ['capture', 'cancel'],
    nextAfter: 'AUTHORIZED',
  },
  'three-d-secure': {
    ...creation,
    fields: creationFields,
    body: { payment_method: { token: 'tok_three_d_secure' } },
    description: 'a payment waits for 3-D Secure',
    next: ['authenticated', 'authentication-failed'],
  },
  'bank-transfer': {
    ...creation,
    fields: creationFields,
    body: { payment_method: { type: 'BANK_TRANSFER' } },
    description: 'a payment waits for a bank transfer',
    next: ['paid', 'expired'],
  },
  capture: {
    ...onAuthorization,
    operation: 'capturePayment',
    transition: 'capture',
    fields: { amount: 'amount' },
    description: 'the merchant captures an authorization',
  },
  cancel: {
    ...onAuthorization,
    operation: 'cancelPayment',
    transition: 'cancel',
    description: 'the merchant cancels an authorization',
  },
  refund: {
    ...onPayment,
    operation: 'refundPayment',
    transition: 'refund',
    after: 'payment',
    fields: { amount: 'amount' },
    description: 'the merchant refunds a payment',
    describe: describeTransaction,
  },
  chargeback: {
    ...onPayment,
    operation: 'openChargeback',
    transition: 'openChargeback',
    after: 'payment',
    fields: { amount: 'amount', reason: 'reason' },
    description: 'the cardholder disputes the payment',
    describe: ({ id, amount }: Transaction, payment, currency) =>
      `Chargeback ${id} of ${amount} ${currency} on payment ${payment}`,
    next: ['dispute-won', 'dispute-lost'],
  },
  'dispute-won': { ...onDispute, body: { decision: 'won' }, description: 'the issuer decides for the merchant' },
  'dispute-lost': { ...onDispute, body: { decision: 'lost' }, description: 'the issuer decides for the cardholder' },
  paid: {
    ...onPayment,
    operation: 'markPaid',
    transition: 'markPaid',
    after: 'bank-transfer',
    description: 'the customer pays the bank transfer',
  },
  authenticated: { ...onChallenge, body: { result: 'passed' }, description: 'the customer passes 3-D Secure' },
  'authentication-failed': {
    ...onChallenge,
    body: { result: 'failed' },
    description: 'the customer fails 3-D Secure',
  },
  expired: {
    ...onPayment,
    operation: 'expirePayment',
    transition: 'expire',
    after: 'authorization',
    description: 'the deadline of the payment passes',
  },
  transfer: {
    operation: 'receiveTransfer',
    fields: amountFields,
    description: 'a bank transfer to the merchant is announced',
    describe: describeTransfer,
    next: ['transfer-completed'],
  },
  'transfer-completed': {
    operation: 'completeTransfer',
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

/** Describes the latest transaction of a payment, for example a refund. */
function describeTransaction(payment: Payment): string {
  const transaction = [payment.transactions].flat().at(-1);
  const { type, id, amount } = transaction as Transaction;
  const name = type.charAt(0) + type.slice(1).toLowerCase();
  return `${name} ${id} of ${amount} ${payment.amount.currency}. ${describePayment(payment)}`;
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
    const [given] = ids;
    try {
      const [id, result] =
        known.subject === undefined || given !== undefined
          ? await triggerOne(target, known, given, body)
          : await triggerLatest(target, event, known, body);
      // A transaction has no currency.
      const payment = known.subject === 'payment' && (await callAdminApi(target, 'getPayment', { pathId: id }));
      print(`${known.describe(result as never, id, payment ? (payment as Payment).amount.currency : '')}\n`);
      const deliveries = event.startsWith('transfer') ? await listDeliveries(target) : undefined;
      if (deliveries?.every((each) => each.event !== 'banking.transfer')) {
        printHint('No webhook was sent. Start the server with --merchant-base-url <url>\n');
      }
      const { sub_status: subStatus } = result as Partial<Payment>;
      if (known.nextAfter !== undefined && known.nextAfter !== subStatus) return;
      const command = sameTarget(target);
      for (const next of known.next ?? []) printHint(`Next: ${command(`trigger ${next} ${id}`)}\n`);
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

/** Sets the fields of the options in a copy of the body. Returns undefined when the event needs no body. */
function createBody({ body, fields }: Trigger, texts: OptionTexts): object | undefined {
  const copy = structuredClone(body ?? {}) as Record<string, unknown>;
  for (const [option, path] of Object.entries(fields) as [EventOption, string][]) {
    const text = texts[option];
    if (text === undefined) continue;
    const [name = '', inner] = path.split('.');
    const value = option === 'amount' ? parseAmount(text) : option === 'outcome' ? parseOutcome(text) : text;
    copy[name] = inner === undefined ? value : { ...(copy[name] as object), [inner]: value };
  }
  return Object.keys(copy).length === 0 ? undefined : copy;
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

/** Triggers the event for a payment or a transfer, or creates one. Returns its id and the result. */
async function triggerOne(
  target: AdminTarget,
  { operation, subject }: Trigger,
  given: string | undefined,
  body: object | undefined,
): Promise<[id: string, result: unknown]> {
  const id = given !== undefined && subject === 'payment' ? await completeId(target, given) : given;
  const result = await callAdminApi(target, operation, { pathId: id, body });
  return [id ?? (result as Payment | IncomingTransfer).id, result];
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
  const candidates =
    subject === 'transfer'
      ? ((await callAdminApi(target, 'listTransfers')) as IncomingTransfer[])
      : await listPayments(target, transition);
  // The status of a payment does not say whether something is left to capture or to refund.
  for (const { id } of candidates.reverse().slice(0, maxTries)) {
    try {
      const result = await callAdminApi(target, operation, { pathId: id, body });
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

/** Lists the payments whose status allows a transition, oldest first. */
async function listPayments(target: AdminTarget, transition = ''): Promise<Payment[]> {
  const payments = (await callAdminApi(target, 'listPayments')) as Payment[];
  const transitions = (await callAdminApi(target, 'getPaymentTransitions')) as Transitions;
  return payments.filter(({ status, sub_status }) =>
    transitions[transition]?.some((from) => from.status === status && (from.subStatus ?? sub_status) === sub_status),
  );
}

type Transitions = Readonly<Record<string, readonly { status: string; subStatus?: string }[]>>;

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
