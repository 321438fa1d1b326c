import { knownWebhookEventTypeValues } from '@paychord/sdk';
import { requestFields } from '../generated/fields.ts';
import { operations } from '../generated/operations.ts';
import type { JournalMatch } from '../merchant/journal.ts';
import type { OnboardingTransferDetails } from '../model/onboarding-transfer.ts';
import type { ChargebackDetails } from '../operations/disputes/rules.ts';
import type { WebhookAuthentication, WebhookEndpointOptions, WebhookEventName } from '../webhooks/endpoint.ts';
import { assertNames, assertOptions, isOneOf, type Rule } from './rules.ts';

type NamesOf<T> = Readonly<Record<T extends unknown ? keyof T : never, true>>;

const authentication: NamesOf<WebhookAuthentication> = { secret: true, apiKey: true, apiSecret: true };
const chargeback: NamesOf<ChargebackDetails> = { amount: true, reason: true };
const endpoint: NamesOf<WebhookEndpointOptions> = { ...authentication, url: true, receiver: true, events: true };
const journalMatch: NamesOf<JournalMatch> = {
  operation: true,
  method: true,
  path: true,
  idempotencyKey: true,
  replayed: true,
  status: true,
};
const onboardingTransfer: NamesOf<OnboardingTransferDetails> = {
  transferId: true,
  organizationCode: true,
  origin: true,
  destination: true,
};
const customer = { ...requestFields.createCustomer, id: true };

/** What each control can be called with. Values are checked where they are used. */
const controls = {
  openChargeback: chargeback,
  seedTransfer: onboardingTransfer,
  seed: customer,
  register: endpoint,
  setMerchantBaseUrl: authentication,
  find: journalMatch,
} as const satisfies Record<string, object>;

export const isEventName = isOneOf([...knownWebhookEventTypeValues, 'banking.transfer'] satisfies WebhookEventName[]);
const isOperation = isOneOf(Object.keys(operations));

/** @throws OptionError when a request that is looked for has a name or an operation that is unknown */
export function assertRequestMatch(match: unknown): void {
  if (typeof match === 'function') return;
  if (typeof match === 'string') isOperation('match', match);
  else assertOptions('match', match, { ...anyOf(journalMatch), operation: isOperation, body: () => {} }, 'match.');
}

/** @throws OptionError when a delivery that is looked for has a name or an event that is unknown */
export function assertDeliveryMatch(match: unknown): void {
  if (typeof match === 'function') return;
  if (typeof match === 'string') isEventName('match', match);
  else assertOptions('match', match, { event: isEventName, body: () => {} }, 'match.');
}

function anyOf(names: object): Record<string, Rule> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, () => {}]));
}

/**
 * Checks the names of what a control is called with. Objects inside are those of the API, which accepts fields that it does not list.
 *
 * @throws OptionError when a name is unknown
 */
export function assertDetails(control: keyof typeof controls, details: object): void {
  assertNames(control, details, Object.keys(controls[control]));
}
