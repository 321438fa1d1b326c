import type { CreatePaymentRequest } from '@paychord/sdk';

/** Whether the card number fails the Luhn check or the card has expired. Without card data there is nothing to check. */
export function isInvalidCard({ payment_method: { detail } }: CreatePaymentRequest, now: number): boolean {
  const card = detail?.card?.card_data;
  if (card === undefined) return false;
  // A card is valid until the end of its month. The year has two digits.
  const expiresAt = Date.UTC(2000 + card.expiration_year, card.expiration_month, 1);
  return !passesLuhn(card.number) || expiresAt <= now;
}

function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
