/** Digits in groups, as people write a card number. */
const digitGroups = /\d+(?:[ -]\d+)*/g;

/** Replaces the digits of a text that contain a card number. Other digits can follow it, for example its expiry date. */
export function redactCardNumbers(text: string): string {
  return text.replace(digitGroups, (found) => (containsCardNumber(found.split(/[ -]/)) ? '[redacted]' : found));
}

/** Whether some groups in a row are a card number. An id or a time seldom passes the Luhn check. */
function containsCardNumber(groups: readonly string[]): boolean {
  return groups.some((_, start) => {
    let digits = '';
    for (let index = start; index < groups.length && digits.length < 19; index += 1) {
      digits += groups[index];
      if (digits.length >= 13 && digits.length <= 19 && passesLuhn(digits)) return true;
    }
    return false;
  });
}

/** The check of the last digit of a card number. */
export function passesLuhn(number: string): boolean {
  const digits = Array.from(number, Number).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit : digit * 2;
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}
