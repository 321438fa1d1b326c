import { similarName } from '@paychord/checks';

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
  const similar = similarName(name, known);
  const fix = similar ? `Did you mean ${prefix}${similar}?` : `Known names: ${known.join(', ')}`;
  fail(prefix + name.slice(0, 40), `is not ${subject}. ${fix}`, 'additionalProperties');
}
