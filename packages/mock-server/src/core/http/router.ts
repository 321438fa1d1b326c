import { getPath, getQueryParam, tryDecodeURIComponent } from 'hono/utils/url';
import { parseServiceUrl } from '../options/address.ts';
import { nearestName } from '../options/suggest-name.ts';

/** Returns the path of a request, decoded. */
export function pathOf(request: Pick<Request, 'url'>): string {
  // It reads only the URL.
  return getPath(request as Request);
}

/** An operation as the generated tables list it. */
interface RoutedOperation {
  readonly method: string;
  /** `/v1/payments/:payment_id` */
  readonly route: string;
}

export type RouteMatch<Id extends string> =
  | {
      readonly kind: 'matched';
      readonly id: Id;
      readonly params: Record<string, string>;
      readonly query: Record<string, string>;
    }
  /** The path exists, but not with this method. `id` is one of its operations. */
  | { readonly kind: 'unsupported-method'; readonly id: Id; readonly methods: string }
  | { readonly kind: 'not-found' };

/** Finds the operation for a request. A HEAD request matches the GET operation of its path. */
export type Router<Id extends string> = (request: Pick<Request, 'method' | 'url'>) => RouteMatch<Id>;

/** Creates a router from a table of operations. A path without parameters wins over a pattern that fits it too. */
export function createRouter<Id extends string>(operations: Readonly<Record<Id, RoutedOperation>>): Router<Id> {
  const all = Object.entries(operations) as [Id, RoutedOperation][];
  const hasParameters = ([, { route }]: [Id, RoutedOperation]) => Number(route.includes(':'));
  const routes = all
    .sort((one, other) => hasParameters(one) - hasParameters(other))
    .map(([id, { method, route }]) => {
      const pattern = new RegExp(`^${route.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
      return { id, method, route, pattern };
    });

  return (request) => {
    const path = pathOf(request);
    const first = routes.find(({ pattern }) => pattern.test(path));
    if (first === undefined) return { kind: 'not-found' };
    const ofPath = routes.filter(({ route }) => route === first.route);
    const wanted = request.method === 'HEAD' ? 'GET' : request.method;
    const { id } = ofPath.find(({ method }) => method === wanted) ?? {};
    if (id === undefined) {
      return { kind: 'unsupported-method', id: first.id, methods: ofPath.map(({ method }) => method).join(', ') };
    }
    const params = Object.entries(first.pattern.exec(path)?.groups ?? {});
    return {
      kind: 'matched',
      id,
      params: Object.fromEntries(params.map(([name, value]) => [name, tryDecodeURIComponent(value)])),
      query: getQueryParam(request.url) as Record<string, string>,
    };
  };
}

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
  const similar = paths.filter((path) => {
    const known = path.slice(prefix.length + 1).split('/');
    const isSimilar = (name: string, index: number) =>
      name.startsWith('{') || nearestName(rest[index] ?? '', [name]) !== undefined;
    return known.length === rest.length && known.every(isSimilar);
  });
  // An id is less similar to a name than the name itself.
  const [nearest] = similar.sort((one, other) => one.split('{').length - other.split('{').length);
  return nearest === undefined ? undefined : `Did you mean ${nearest}?`;
}

/** The base URL of the service. */
export type BaseUrl = ReturnType<typeof createBaseUrl>;

/**
 * Creates a base URL from text.
 *
 * @throws {OptionError} The text is not an http or https URL, or it ends with `/v1`.
 */
export function createBaseUrl(text: string) {
  const base = parseServiceUrl('baseUrl', text);
  const prefix = base.pathname.endsWith('/') ? base.pathname : `${base.pathname}/`;
  return {
    /** The normalized URL, without a trailing slash. */
    href: base.href.replace(/\/$/, ''),
    /** Whether the URL of a request is below the base URL. */
    holds({ url }: Pick<Request, 'url'>): boolean {
      const { origin, pathname } = new URL(url);
      return origin === base.origin && pathname.startsWith(prefix);
    },
    /** Removes the path of the base URL from a request, so that its path starts with `/v1`. */
    async withoutPrefix(request: Request): Promise<Request> {
      if (prefix === '/') return request;
      const url = new URL(request.url);
      url.pathname = url.pathname.slice(prefix.length - 1);
      return new Request(url, request.body === undefined ? await withBytes(request) : request);
    },
  };
}

/** Copies a request with its bytes, because in Firefox a request has no stream that another request could use. */
async function withBytes(request: Request): Promise<RequestInit> {
  const { method, headers } = request;
  const bytes = await request.arrayBuffer();
  return { method, headers, body: bytes.byteLength === 0 ? null : bytes };
}
