import type { CreatePaymentRequest } from '@paychord/sdk';

/** Whether the card number fails the Luhn check or the card has expired. Without a number there is nothing to check. */
export function isInvalidCard({ payment_method: { detail } }: CreatePaymentRequest, now: number): boolean {
  const { number, expiration_year, expiration_month } = detail?.card?.card_data ?? {};
  // A number never comes without the month and the year of its expiry.
  if (number === undefined || expiration_year === undefined || expiration_month === undefined) return false;
  // A card is valid until the end of its month. The year has two digits.
  const expiresAt = Date.UTC(2000 + expiration_year, expiration_month, 1);
  return !passesLuhn(number) || expiresAt <= now;
}

function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
