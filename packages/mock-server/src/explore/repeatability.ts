import { uuids } from '../core/model/ids.ts';

/** A request or a delivery of a run, as data that another run can be compared with. */
export interface RunEvent {
  /** `POST /v1/payments`, `payment.purchase` */
  readonly title: string;
  readonly parts: { readonly [name: string]: unknown };
}

/** A difference of two runs. */
interface Difference {
  /** The field, such as `body.description`. Empty when one run has no such event. */
  readonly place: string;
  readonly values: readonly [string, string];
}

/**
 * Compares two runs without a failure. A value that differs is generated, such as a reference. It must be the same value wherever the
 * other run has the same one. Amounts, currencies, statuses and the parts of a path are never generated.
 *
 * @param fixed - The fields of a body that must not differ, such as `description`.
 * @returns what differs, in a sentence. Undefined when the scenario is repeatable.
 */
export function describeDifference(
  first: readonly RunEvent[],
  second: readonly RunEvent[],
  fixed: readonly string[],
): string | undefined {
  const find = createComparison(fixed.map((place) => `body.${place}`));
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const [one, other] = [first[index], second[index]];
    const isSameEvent = one?.title === other?.title;
    const difference = isSameEvent
      ? find('', one?.parts, other?.parts)
      : { place: '', values: [show(one?.title), show(other?.title)] as const };
    if (difference === undefined) continue;
    const { place, values } = difference;
    const [before, after] = excerpts(...values);
    const field = place === '' ? '' : ` (${one?.title}), in ${place}`;
    return `two runs without a failure differ in event ${index + 1}${field}. First run: ${before}. Second run: ${after}`;
  }
  return undefined;
}

type Find = (place: string, one: unknown, other: unknown) => Difference | undefined;

/** Creates a function that finds the first difference of two values. It remembers which generated values belong together. */
function createComparison(fixed: readonly string[]): Find {
  const there = new Map<unknown, unknown>();
  const back = new Map<unknown, unknown>();

  /** Whether the two stand for each other, everywhere so far. */
  const belong = (one: unknown, other: unknown): boolean => {
    if (!there.has(one) && !back.has(other)) {
      there.set(one, other);
      back.set(other, one);
    }
    return there.get(one) === other && back.get(other) === one;
  };

  const find: Find = (place, one, other) => {
    const difference: Difference = { place, values: [show(one), show(other)] };
    if (typeof one !== typeof other || (one === null) !== (other === null)) return difference;
    if (typeof one === 'object' && one !== null) {
      const [left, right] = [one, other] as Record<string, unknown>[];
      const names = Object.keys(left ?? {});
      if (String(names) !== String(Object.keys(right ?? {}))) return difference;
      for (const name of names) {
        const found = find(place === '' ? name : `${place}.${name}`, left?.[name], right?.[name]);
        if (found !== undefined) return found;
      }
      return undefined;
    }
    // The same value in both runs may still stand for another one.
    if (one === other) return there.has(one) && there.get(one) !== other ? difference : undefined;
    return canBeGenerated(place, one, fixed) && belong(one, other) ? undefined : difference;
  };
  return find;
}

const uuid = new RegExp(`^${uuids.source}$`, 'i');

function canBeGenerated(place: string, value: unknown, fixed: readonly string[]): boolean {
  if (typeof value === 'boolean' || fixed.some((each) => `${place}.`.startsWith(`${each}.`))) return false;
  const names = place.split('.');
  // The id of a payment stands in a path.
  if (names[0] === 'path') return uuid.test(String(value));
  return !names.some((name) => /^(.*_)?amount$/.test(name)) && !['currency', 'status'].includes(names.at(-1) ?? '');
}

function show(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
}

/** Shortens two texts to the place where they differ. */
function excerpts(one: string, other: string): string[] {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  from = Math.max(0, from - 40);
  return [one, other].map((text) => (from > 0 ? '… ' : '') + text.slice(from, from + 120).trimEnd());
}
