/**
 * Returns the known name that is similar to the written one, that has it as a word, such as `after-commit` for `after`, or that begins or ends
 * like it, such as `signal` for `abortSignal`.
 */
export function similarName(written: string, names: readonly string[]): string | undefined {
  const letters = written.toLowerCase();
  const isPart = (name: string) => name.startsWith(letters) || letters.endsWith(name);
  return (
    nearestName(written, names) ??
    nameWithWord(written, names) ??
    names.find((name) => letters.length > 2 && isPart(name.toLowerCase()))
  );
}

/** Returns the only known name that has the written one as a word or as several: `order_id` or `orderId`. Otherwise undefined. */
export function nameWithWord(written: string, names: readonly string[]): string | undefined {
  const words = (name: string) =>
    `_${name
      .replace(/([a-z])([A-Z])/g, '$1_$2')
      .toLowerCase()
      .replace(/[-.]/g, '_')}_`;
  const [longer, ...others] = names.filter((name) => written.length > 2 && words(name).includes(words(written)));
  return others.length === 0 ? longer : undefined;
}

/** Returns the known name that is most similar to the written one; undefined when none is similar. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 3)))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name;
}

/** Counts the characters to insert, remove, replace or swap with their neighbour (optimal string alignment). */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = row > 1 && one[row - 2] === other[column - 1] && one[row - 1] === other[column - 2];
      current[column] = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = current;
  }
  return above[other.length] as number;
}
