/**
 * Fails for the first property of `given` whose name is not in `known`, and suggests the most similar name.
 *
 * @param subject - What has the properties, for example `an option of createPayment`
 * @param prefix - Stands before the names in the message, for example `hooks.`
 */
export function assertKnownNames(
  given: object,
  known: readonly string[],
  subject: string,
  fail: (name: string, rule: 'additionalProperties', problem: string) => never,
  prefix = '',
): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue;
    fail(prefix + name.slice(0, 40), 'additionalProperties', `is not ${subject}. ${suggest(name, known, prefix)}`);
  }
}

function suggest(written: string, known: readonly string[], prefix: string): string {
  const text = written.toLowerCase();
  // The share of neighboring letters that occur in both names: a misspelled name keeps most of them. What all names of a kind share does
  // not count: `payment.succeeded` is not similar to `payment.cancel`.
  const similarity = (name: string) =>
    [...name.toLowerCase().replace(/.*\./, '')].filter((letter, index, all) => text.includes(letter + all[index + 1]))
      .length /
    (name.length + text.length);
  const nearest = known.reduce((best, name) => (similarity(name) > similarity(best) ? name : best));
  return similarity(nearest) > 0.16 ? `Did you mean ${prefix}${nearest}?` : `Known names: ${known.join(', ')}`;
}
