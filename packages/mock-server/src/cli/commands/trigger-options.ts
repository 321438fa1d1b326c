import { outcomes } from '../../model/outcomes.ts';
import { nearestName } from '../../options/suggest-name.ts';
import { UsageError } from '../print-error.ts';
import type { OptionHelp } from './command.ts';

/** The options of events on the command line. */
export const triggerOptions = {
  amount: { type: 'string' },
  currency: { type: 'string' },
  country: { type: 'string' },
  order: { type: 'string' },
  outcome: { type: 'string' },
  reason: { type: 'string' },
} as const;

export type TriggerOption = keyof typeof triggerOptions;

/** The options as values. An absent option has the default of the server. */
export interface TriggerValues {
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
  readonly order?: string | undefined;
  /** A name of an outcome in lower case. */
  readonly outcome?: string | undefined;
  readonly reason?: string | undefined;
}

const outcomeNames = outcomes.map(({ code }) => code.toLowerCase());

export const triggerOptionHelp: readonly OptionHelp[] = [
  ['--amount <number>', 'Amount in major units: 25.5 is 25.50 USD (default: 25.5, 100 for a transfer, or the rest)'],
  ['--currency <code>', 'Currency of a new payment or transfer (default USD)'],
  ['--country <code>', 'Country of a new payment (default US)'],
  ['--order <id>', 'merchant_order_id of a new payment (default: ORDER- and a number)'],
  ['--outcome <name>', `Outcome of a new payment: ${outcomeNames.join(', ')} (default ${outcomeNames[0]})`],
  ['--reason <text>', 'Reason of a chargeback'],
];

/** The options by the field that the server names in an error. */
export const optionOfField: Readonly<Record<string, TriggerOption>> = {
  amount: 'amount',
  'amount.value': 'amount',
  'amount.currency': 'currency',
  country: 'country',
  merchant_order_id: 'order',
  reason: 'reason',
};

/** @throws {UsageError} A value is not valid. */
export function parseTriggerValues(texts: { readonly [name in TriggerOption]?: string | undefined }): TriggerValues {
  const { amount, outcome } = texts;
  return {
    ...texts,
    amount: amount === undefined ? undefined : parseAmount(amount),
    outcome: outcome === undefined ? undefined : parseOutcome(outcome),
  };
}

/** Returns the one-time token that selects an outcome. */
export function tokenOf(outcome = 'succeeded'): string {
  return `tok_${outcome}`;
}

function parseAmount(text: string): number {
  const amount = Number(text);
  if (!(/^\d+(\.\d+)?$/.test(text) && amount > 0)) {
    throw new UsageError(`--amount must be a number greater than 0 (received ${JSON.stringify(text)})`);
  }
  return amount;
}

/** Accepts the name in any case, and the token. */
function parseOutcome(text: string): string {
  const name = text.toLowerCase().replaceAll('-', '_').replace(/^tok_/, '');
  if (outcomeNames.includes(name)) return name;
  const nearest = nearestName(name, outcomeNames);
  const fix = nearest === undefined ? `Known outcomes: ${outcomeNames.join(', ')}` : `Did you mean ${nearest}?`;
  throw new UsageError(`--outcome ${JSON.stringify(text)} is unknown. ${fix}`);
}
