import type { Card, CardData, CardDataInput, CreatePaymentRequest, StoredCredentials } from '@paychord/sdk';
import { fingerprint } from '../../model/ids.ts';
import { passesLuhn } from '../../model/redaction.ts';

/** The parts of a card number that a response shows. */
interface VisibleNumber {
  readonly iin: string;
  readonly lfd: string;
  readonly number_length: number;
}

/** The card behind every one-time token. */
const tokenized: VisibleNumber = { iin: '41111111', lfd: '1111', number_length: 16 };

const unstored: StoredCredentials = {
  reason: null,
  usage: null,
  subscription_agreement_id: null,
  network_transaction_id: null,
};

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMERICAN_EXPRESS'],
];

/**
 * Creates the card of a response from the card of the request, without its number and its security code.
 *
 * @param authorizationCode The code of the issuer; null when it did not approve.
 * @param isCard Whether the card pays. A payment of another type shows only what the request says about a card.
 */
export function chargedCard(request: CreatePaymentRequest, authorizationCode: string | null, isCard = true): Card {
  const sent = request.payment_method.detail?.card ?? {};
  const unsent = isCard && !isChosenOnPage(request) ? tokenizedCard : null;
  const card: Card = {
    verify: sent.verify ?? false,
    capture: sent.capture ?? true,
    installments: sent.installments ?? 1,
    installments_plan_id: sent.installments_plan_id ?? null,
    first_installment_deferral: sent.first_installment_deferral ?? 0,
    installments_type: sent.installments_type ?? null,
    installment_amount: sent.installment_amount ?? null,
    installments_total_amount: sent.installments_total_amount ?? null,
    soft_descriptor: sent.soft_descriptor ?? null,
    authorization_code: null,
    retrieval_reference_number: null,
    voucher: null,
    card_data: sent.card_data ? cardDataOf(sent.card_data) : unsent,
    stored_credentials: sent.stored_credentials ? { ...unstored, ...sent.stored_credentials } : null,
  };
  return authorizationCode === null ? card : approvedCard(card, authorizationCode);
}

/** Whether the customer chooses the card on the page of the provider. The request then has neither a token nor a card number. */
export function isChosenOnPage({
  workflow,
  payment_method: method,
}: Pick<CreatePaymentRequest, 'workflow' | 'payment_method'>): boolean {
  const { token, vaulted_token, detail } = method;
  return workflow === 'REDIRECT' && !token && !vaulted_token && !detail?.card?.card_data?.number;
}

/** Adds the references of the issuer and of the network, with which a later payment refers to this one. */
export function approvedCard(card: Card, authorizationCode: string): Card {
  const digits = digitsOf(authorizationCode);
  const stored = card.stored_credentials ?? unstored;
  return {
    ...card,
    card_data: card.card_data ?? tokenizedCard,
    authorization_code: authorizationCode,
    retrieval_reference_number: digits.padStart(12, '0'),
    voucher: digits,
    stored_credentials: {
      ...stored,
      network_transaction_id: stored.network_transaction_id ?? digits.padStart(15, '0'),
    },
  };
}

/** Replaces each letter by a digit. */
function digitsOf(code: string): string {
  return code.replace(/\D/g, (letter) => String(letter.charCodeAt(0) % 10));
}

function cardDataOf(sent: CardDataInput): CardData {
  const visible = sent.number ? visiblePartOf(sent.number) : tokenized;
  return {
    holder_name: sent.holder_name ?? (sent.number ? null : 'SANDBOX HOLDER'),
    ...visible,
    security_code_length: sent.security_code?.length ?? 3,
    brand: sent.brand ?? brands.find(([prefix]) => prefix.test(visible.iin))?.[1] ?? null,
    issuer_name: 'SANDBOX BANK',
    issuer_code: '001',
    country_code: 'US',
    category: 'CLASSIC',
    type: sent.type ?? 'CREDIT',
    // Of the visible digits only, because a hash of the whole number could be reversed.
    fingerprint: fingerprint(JSON.stringify(visible)).slice(0, 8),
    expiration_month: sent.expiration_month ?? 11,
    expiration_year: sent.expiration_year ?? 30,
    three_d_secure: sent.three_d_secure ?? null,
  };
}

/** The data of a card when the request has none. All payments share it. */
const tokenizedCard = cardDataOf({});

/** Eight digits of a sixteen-digit number, and the last four. A shorter number shows fewer, so that at least four stay hidden. */
function visiblePartOf(number: string): VisibleNumber {
  return { iin: number.slice(0, Math.min(8, number.length - 8)), lfd: number.slice(-4), number_length: number.length };
}

/** Returns whether the card number fails the Luhn check, or the card has expired. A request without a number is valid. */
export function isInvalidCard({ payment_method: { detail } }: CreatePaymentRequest, now: number): boolean {
  const { number, expiration_year, expiration_month } = detail?.card?.card_data ?? {};
  // The contract requires the expiry with a number.
  if (!number || typeof expiration_year !== 'number' || typeof expiration_month !== 'number') return false;
  // A card is valid until the end of its month. The year has two digits.
  const expiresAt = Date.UTC(2000 + expiration_year, expiration_month, 1);
  return !passesLuhn(number) || expiresAt <= now;
}
