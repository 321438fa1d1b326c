import { computed, signal } from '@preact/signals';
import { decodePart, takeTokenFromAddress } from '../api/session.ts';

/** The place that the hash of the address names: `#/payments/pay_1?merchant=shop-2`. */
interface Route {
  /** The first segment. */
  readonly view: string;
  /** The second segment: what the view has open. */
  readonly id: string | undefined;
  readonly query: URLSearchParams;
}

const hash = signal('');

export const route = computed<Route>(() => parseRoute(hash.value));

/** Follows the address. */
export function startRouter(): void {
  const read = () => {
    takeTokenFromAddress();
    hash.value = location.hash;
  };
  addEventListener('hashchange', read);
  read();
}

/** Returns the link to a view, or to something that it can open. An empty part of the query is left out. */
export function linkTo(view: string, id?: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((each): each is [string, string] => Boolean(each[1]));
  const search = new URLSearchParams(given).toString();
  const path = id === undefined ? view : `${view}/${encodeURIComponent(id)}`;
  return `#/${path}${search === '' ? '' : `?${search}`}`;
}

/** What a list shows. The address keeps it, so that a link and the back button restore it. An empty field filters nothing. */
export type Filter<Field extends string> = Readonly<Record<Field, string>>;

/** Reads a filter from the query of the address. */
export function readFilter<Field extends string>(query: URLSearchParams, fields: readonly Field[]): Filter<Field> {
  return Object.fromEntries(fields.map((each) => [each, query.get(each) ?? ''])) as Filter<Field>;
}

/** Whether any field is set. */
export function isFiltered(filter: Filter<string>): boolean {
  return Object.values(filter).some((each) => each !== '');
}

/** A list whose filter stands in the address. A merchant in the address stays there. */
export interface FilteredList<Field extends string> {
  readonly filter: Filter<Field>;
  /** Changes the filter without another entry in the history. */
  change(changes: Partial<Filter<Field>>): void;
  /** Opens something in the list. Without an id, only the list stays open. */
  open(id?: string): void;
}

/** Returns the list that the address shows. */
export function filteredList<Field extends string>(view: string, fields: readonly Field[]): FilteredList<Field> {
  const { id: openId, query } = route.value;
  const filter = readFilter(query, fields);
  const link = (id: string | undefined, shown: Filter<Field>) =>
    linkTo(view, id, { ...shown, merchant: query.get('merchant') ?? undefined });
  return {
    filter,
    change: (changes) => replaceRoute(link(openId, { ...filter, ...changes })),
    open: (id) => navigate(link(id, filter)),
  };
}

/** Goes to a link of `linkTo`. */
export function navigate(link: string): void {
  location.hash = link;
}

/** Goes to a link without another entry in the history, for example while somebody types into a filter. */
export function replaceRoute(link: string): void {
  history.replaceState(null, '', link);
  hash.value = link;
}

export function parseRoute(text: string): Route {
  const [path = '', search = ''] = text.replace(/^#\/?/, '').split('?', 2);
  const [view = '', id] = path.split('/').map(decodePart);
  return { view, id: id || undefined, query: new URLSearchParams(search) };
}
