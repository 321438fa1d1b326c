// The usual groupings of a card number: one run of digits, fours, or 4-6-5. A UUID does not fall into them.
const cardNumbers = /\d{13,19}|\b(\d{4}[ -]){3}\d{1,7}\b|\b\d{4}[ -]\d{6}[ -]\d{5}\b/g;

/** The text without card numbers and without these secrets, cut after so many characters. */
export function redact(text: string, secrets: readonly string[], maxLength: number): string {
  const told = secrets.reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), text);
  // Cut twice: first, so that the pattern does not search five megabytes; then, to the length asked for. No card number
  // that the first cut splits can get before the second: what replaces one is more than a quarter as long.
  const clean = told.slice(0, maxLength * 4).replace(cardNumbers, '[redacted]');
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean;
}
