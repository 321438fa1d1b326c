/** Returns the known name that is similar to the written one, or the only one that begins or ends like it: `after-commit` for `after`. */
export function similarName(written: string, names: readonly string[]): string | undefined {
  const lettersOf = (name: string) => name.toLowerCase().replace(/[\W_]/g, '');
  const letters = lettersOf(written);
  const isPart = (name: string) => name.startsWith(letters) || name.endsWith(letters) || letters.endsWith(name);
  const [only, ...others] = letters.length > 2 ? names.filter((name) => isPart(lettersOf(name))) : [];
  return nearestName(written, names) ?? (others.length === 0 ? only : undefined);
}

/** Returns the known name that is most similar to the written one; undefined when none is similar. A third of the letters may be wrong. */
export function nearestName(written: string, names: readonly string[]): string | undefined {
  for (let edits = 0; edits <= maxEdits; edits += 1) {
    const isNear = (name: string) =>
      edits <= Math.max(1, name.length / 3) && isWithin(edits, written.toLowerCase(), name.toLowerCase());
    const nearest = names.find(isNear);
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

/** More would compare for long, and find names that differ too much. */
const maxEdits = 4;

/** Whether a text becomes the other one when so many characters are inserted, removed, replaced or swapped with their neighbour. */
function isWithin(edits: number, one: string, other: string): boolean {
  if (one === other) return true;
  if (edits === 0) return false;
  let start = 0;
  while (one[start] === other[start]) start += 1;

  const restFrom = (skipped: number, otherSkipped: number) =>
    isWithin(edits - 1, one.slice(start + skipped), other.slice(start + otherSkipped));
  const isSwapped = one[start] === other[start + 1] && one[start + 1] === other[start];
  return restFrom(1, 0) || restFrom(0, 1) || restFrom(1, 1) || (isSwapped && restFrom(2, 2));
}
