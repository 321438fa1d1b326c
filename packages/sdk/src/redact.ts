// The usual groupings of a card number: one run of digits, fours, or 4-6-5. A UUID does not fall into them.
const cardNumbers = /\d{13,19}|\b\d{4}(?:[ -]\d{4}){2}[ -]\d{1,7}\b|\b\d{4}[ -]\d{6}[ -]\d{5}\b/g;

/** The text without card numbers and without these secrets, cut after so many characters. */
export function redact(text: string, secrets: readonly string[], maxLength: number): string {
  // Cut twice: first, so that five megabytes are not searched; then, to the length asked for.
  const start = text.slice(0, maxLength * 4);
  const clean = secrets
    .reduce((rest, secret) => rest.replaceAll(secret, '[redacted]'), start)
    .replace(cardNumbers, '[redacted]');
  return clean.length > maxLength || start.length < text.length ? `${clean.slice(0, maxLength)}…` : clean;
}
