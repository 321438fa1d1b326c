import { knownWebhookEventTypeValues } from '@paychord/sdk';
import { requestFields } from '../generated/fields.ts';
import { operations } from '../generated/operations.ts';
import type { JournalMatch } from '../merchant/journal.ts';
import type { OnboardingTransferDetails } from '../model/onboarding-transfer.ts';
import type { ListOptions } from '../model/selection.ts';
import type { ChargebackDetails } from '../operations/disputes/rules.ts';
import type { FollowUpDetails } from '../operations/payments/refund.ts';
import { assertOptions, isOneOf, isWholeNumber, type OptionRule, type OptionRules } from '../options/option-rules.ts';
import type { WebhookAuthentication, WebhookEndpointOptions, WebhookEventName } from '../webhooks/endpoint.ts';

type NamesOf<T> = Readonly<Record<T extends unknown ? keyof T : never, true>>;

const authentication: NamesOf<WebhookAuthentication> = { secret: true, apiKey: true, apiSecret: true };
const followUp: NamesOf<FollowUpDetails> = { amount: true };
const chargeback: NamesOf<ChargebackDetails> = { amount: true, reason: true };
const endpoint: NamesOf<WebhookEndpointOptions> = {
  ...authentication,
  url: true,
  receiver: true,
  inbox: true,
  events: true,
};
const journalMatch: NamesOf<JournalMatch> = {
  operation: true,
  method: true,
  path: true,
  idempotencyKey: true,
  replayed: true,
  status: true,
  paymentId: true,
  merchantOrderId: true,
};
const onboardingTransfer: NamesOf<OnboardingTransferDetails> = {
  transferId: true,
  organizationCode: true,
  origin: true,
  destination: true,
};
const customer = { ...requestFields.createCustomer, id: true };

/** The options of each control. Their values are checked where they are used. */
const optionNames = {
  openChargeback: chargeback,
  capture: followUp,
  refund: followUp,
  seedTransfer: onboardingTransfer,
  seed: customer,
  register: endpoint,
  setMerchantBaseUrl: authentication,
  find: journalMatch,
} as const satisfies Record<string, object>;

/** The rules of the options that every list has. */
export const listOptionRules: OptionRules<ListOptions> = {
  sort: isOneOf(['oldest', 'newest']),
  limit: isWholeNumber(1),
};

export const isEventName = isOneOf([...knownWebhookEventTypeValues, 'banking.transfer'] satisfies WebhookEventName[]);
const isOperation = isOneOf(Object.keys(operations));
const anyValue = () => {};

/**
 * Checks the matcher of a request.
 *
 * @throws {OptionError} A field or the operation is unknown.
 */
export function assertRequestMatch(match: unknown): void {
  if (typeof match === 'function') return;
  if (typeof match === 'string') isOperation('match', match);
  else assertOptions('match', match, { ...allowAny(journalMatch), operation: isOperation, body: anyValue }, 'match.');
}

/**
 * Checks the matcher of a webhook delivery.
 *
 * @throws {OptionError} A field or the event is unknown.
 */
export function assertDeliveryMatch(match: unknown): void {
  if (typeof match === 'function') return;
  if (typeof match === 'string') isEventName('match', match);
  else assertOptions('match', match, { event: isEventName, body: anyValue }, 'match.');
}

function allowAny(names: object): Record<string, OptionRule> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, anyValue]));
}

/**
 * Checks the option names of a control. Nested objects are objects of the payments API, which may contain unknown fields.
 *
 * @throws {OptionError} The options are not an object, or a name is unknown.
 */
export function assertOptionNames(control: keyof typeof optionNames, options: object): void {
  assertOptions(control, options, allowAny(optionNames[control]));
}
