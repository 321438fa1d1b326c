/**
 * Fails for the first property of `given` whose name is not in `known`, and suggests a similar name.
 *
 * @param subject - What has the properties, for example `an option of createPayment`
 * @param prefix - Stands before the names in the message, for example `hooks.`
 */
export function assertKnownNames(
  given: object,
  known: readonly string[],
  subject: string,
  fail: (name: string, problem: string, rule: 'additionalProperties') => never,
  prefix = '',
): void {
  const name = Object.keys(given).find((each) => !known.includes(each));
  if (name === undefined) return;
  const similar = findSimilarName(name, known);
  const fix = similar ? `Did you mean ${prefix}${similar}?` : `Known names: ${known.join(', ')}`;
  fail(prefix + name.slice(0, 40), `is not ${subject}. ${fix}`, 'additionalProperties');
}

/**
 * Returns a known name that contains the written one, differs by a typing mistake, is a part of it, or begins with the same five letters. Case
 * does not count. A typing mistake is a missing, additional, wrong or swapped letter.
 */
export function findSimilarName(written: string, known: readonly string[]): string | undefined {
  // What all names of a kind share does not count: `payment.succeeded` is not similar to `payment.cancel`.
  const lettersOf = (name: string) => name.toLowerCase().replace(/.*\.|[^a-z]/g, '');
  const letters = lettersOf(written);
  // A name without letters is a part of every name.
  if (!letters) return undefined;
  const hasTypingMistake = (name: string) =>
    Math.abs(name.length - letters.length) < 2 && [...name].filter((each) => !letters.includes(each)).length < 2;
  return (
    known.find((name) => lettersOf(name).includes(letters)) ??
    known.find((name) => hasTypingMistake(lettersOf(name))) ??
    known.find((name) => letters.includes(lettersOf(name))) ??
    known.find((name) => lettersOf(name).startsWith(letters.slice(0, 5)))
  );
}
