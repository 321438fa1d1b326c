import { computed, signal } from '@preact/signals';
import { takeTokenFromAddress } from '../api/session.ts';

/** The place that the hash of the address names: `#/payments/pay_1?merchant=shop-2`. */
export interface Route {
  /** The first segment. */
  readonly view: string;
  /** The second segment: what the view has open. */
  readonly id: string | undefined;
  readonly query: URLSearchParams;
}

const hash = signal('');

/** The current place. */
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

/** Returns the link to a view, or to something that it can open. */
export function linkTo(view: string, id?: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  const path = id === undefined ? view : `${view}/${encodeURIComponent(id)}`;
  return `#/${path}${search === '' ? '' : `?${search}`}`;
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
  const [view = '', id] = path.split('/').map(decodeSegment);
  return { view, id: id || undefined, query: new URLSearchParams(search) };
}

/** Anyone can write an address. */
function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
