import type { Card, CardDataInput, CreatePaymentRequest } from '@paychord/sdk';

/** The card that a one-time token stands for. */
const tokenized = { iin: '41111111', lfd: '1111', numberLength: 16, securityCodeLength: 3, month: 11, year: 30 };

const brands: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'VISA'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD'],
  [/^3[47]/, 'AMERICAN_EXPRESS'],
];

/** A charged card as an answer shows it: never with its number or its security code. */
export function cardOf({ payment_method: { detail } }: CreatePaymentRequest, authorizationCode: string | null): Card {
  const input = detail?.card;
  const sent = input?.card_data;
  const known = sent === undefined ? tokenized : withoutNumber(sent);
  return {
    verify: false,
    capture: input?.capture ?? true,
    installments: input?.installments ?? 1,
    installments_plan_id: null,
    first_installment_deferral: 0,
    installments_type: null,
    installment_amount: null,
    installments_total_amount: null,
    soft_descriptor: null,
    authorization_code: authorizationCode,
    retrieval_reference_number: null,
    voucher: null,
    card_data: {
      holder_name: sent?.holder_name ?? null,
      iin: known.iin,
      lfd: known.lfd,
      number_length: known.numberLength,
      security_code_length: known.securityCodeLength,
      brand: brands.find(([prefix]) => prefix.test(known.iin))?.[1] ?? null,
      issuer_name: 'SANDBOX BANK',
      issuer_code: null,
      country_code: null,
      category: null,
      type: 'CREDIT',
      fingerprint: null,
      expiration_month: known.month,
      expiration_year: known.year,
      three_d_secure: null,
    },
    stored_credentials: null,
  };
}

function withoutNumber(card: CardDataInput): typeof tokenized {
  return {
    // Eight digits of a card of sixteen; of a shorter one fewer, so that at least four stay unknown.
    iin: card.number.slice(0, Math.min(8, card.number.length - 8)),
    lfd: card.number.slice(-4),
    numberLength: card.number.length,
    securityCodeLength: card.security_code?.length ?? 3,
    month: card.expiration_month,
    year: card.expiration_year,
  };
}
