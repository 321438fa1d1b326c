import { nearestName, similarName } from '@paychord/checks';

export { nearestName, similarName } from '@paychord/checks';

/** Returns `Did you mean seed?` when a known name is similar to the written one, otherwise the list of the known names. */
export function suggestName(written: string, names: readonly string[], title = 'Known options'): string {
  const nearest = nearestName(written, names);
  return nearest === undefined ? `${title}: ${names.join(', ')}` : `Did you mean ${nearest}?`;
}

/** Returns `. Did you mean reject?` when a known value is similar to the written one, otherwise nothing. */
export function suggestValue(written: unknown, values: readonly unknown[]): string {
  // A code such as a country is similar to many others.
  const names = values.filter((each) => typeof each === 'string' && each.length > 3) as string[];
  return didYouMean(typeof written === 'string' ? similarName(written, names) : undefined);
}

/** Returns `. Did you mean reject?`, or nothing without a name. */
export function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : `. Did you mean ${name}?`;
}
