import { uuids } from '../core/model/ids.ts';

/** A request or a delivery of a run, as data that another run can be compared with. */
export interface RunEvent {
  /** `POST /v1/payments`, `payment.purchase` */
  readonly title: string;
  readonly parts: { readonly [name: string]: unknown };
}

/** A text, a number or another single value of an event. */
interface Leaf {
  /** The field, such as `body.description`. */
  readonly field: string;
  /** The event with the field. */
  readonly place: string;
  readonly value: unknown;
}

/**
 * Compares two runs without a failure. A value that differs is generated, such as a reference. It must be the same value wherever the
 * other run has the same one. Amounts, currencies, statuses and the parts of a path are never generated.
 *
 * @returns what differs, in a sentence. Undefined when the scenario is repeatable.
 */
export function describeDifference(first: readonly RunEvent[], second: readonly RunEvent[]): string | undefined {
  const [left, right] = [leavesOf(first), leavesOf(second)];
  const areEqual = createComparison();
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [one, other] = [left[index], right[index]];
    const isSamePlace = one?.place === other?.place;
    if (one !== undefined && isSamePlace && areEqual(one, other?.value)) continue;
    const where = isSamePlace ? ` in ${one?.place}` : '';
    const [before, after] = isSamePlace
      ? excerpts(show(one?.value), show(other?.value))
      : [one?.place ?? 'nothing', other?.place ?? 'nothing'];
    return `two runs without a failure differ${where}. First run: ${before}. Second run: ${after}`;
  }
  return undefined;
}

function leavesOf(events: readonly RunEvent[]): Leaf[] {
  return events.flatMap(({ title, parts }, index) => {
    const event = `event ${index + 1} (${title})`;
    const read = (field: string, value: unknown): Leaf[] => {
      const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
      if (inner.length === 0) return [{ field, place: `${event}, in ${field}`, value }];
      return inner.flatMap(([name, each]) => read(`${field}.${name}`, each));
    };
    return Object.entries(parts).flatMap(([name, value]) => read(name, value));
  });
}

/** Creates a function that compares two values. It remembers which generated values belong together. */
function createComparison() {
  const there = new Map<unknown, unknown>();
  const back = new Map<unknown, unknown>();
  return ({ field, value }: Leaf, other: unknown): boolean => {
    // The same value in both runs may still stand for another one.
    if (value === other && !there.has(value)) return true;
    if (typeof value !== typeof other || !canBeGenerated(field, value)) {
      return JSON.stringify(value) === JSON.stringify(other);
    }
    if (!there.has(value) && !back.has(other)) {
      there.set(value, other);
      back.set(other, value);
    }
    return there.get(value) === other && back.get(other) === value;
  };
}

const uuid = new RegExp(`^${uuids.source}$`, 'i');

function canBeGenerated(field: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const names = field.split('.');
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
