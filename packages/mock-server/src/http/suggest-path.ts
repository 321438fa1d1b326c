import { nearestName } from '../options/suggest-name.ts';

/**
 * Returns `Did you mean /v1/payments?` for a path that differs from a known one by a typing error, a slash at the end, or a missing or
 * repeated prefix; otherwise undefined. The result contains names of parameters and nothing of the written path, which can be secret.
 *
 * @param paths - The known paths: `/v1/payments/{payment_id}`.
 * @param prefix - The first part of every path: `/v1`.
 */
export function suggestPath(written: string, paths: readonly string[], prefix: string): string | undefined {
  const rest = written.split('/').filter((segment) => segment !== '');
  while (`/${rest[0]}` === prefix) rest.shift();
  const [nearest] = paths
    .map((path) => ({ path, typos: countTypos(rest, path.slice(prefix.length + 1).split('/')) }))
    .sort((one, other) => one.typos - other.typos);
  return nearest === undefined || nearest.typos === Number.POSITIVE_INFINITY
    ? undefined
    : `Did you mean ${nearest.path}?`;
}

/** Counts the segments that are only similar. Infinity: a segment is not similar. */
function countTypos(segments: readonly string[], known: readonly string[]): number {
  if (segments.length !== known.length) return Number.POSITIVE_INFINITY;
  const typos = known.map((name, index) => {
    const segment = segments[index] ?? '';
    if (segment === name) return 0;
    // An id is less similar to a name than the name itself.
    if (name.startsWith('{')) return 0.5;
    return nearestName(segment, [name]) === undefined ? Number.POSITIVE_INFINITY : 1;
  });
  return typos.reduce((sum, each) => sum + each, 0);
}
