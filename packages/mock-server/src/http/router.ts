import { getPath, getQueryParam, tryDecodeURIComponent } from 'hono/utils/url';

/** Returns the path of a request, decoded. */
export function pathOf(request: Pick<Request, 'url'>): string {
  // It reads only the URL.
  return getPath(request as Request);
}

/** An operation as the generated tables list it. */
export interface RoutedOperation {
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

/** The operations of one path, by method. */
interface Endpoint<Id> {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly byMethod: Map<string, Id>;
}

const noParams = {};

/** Creates a router from a table of operations. A path without parameters wins over a pattern that fits it too. */
export function createRouter<Id extends string>(operations: Readonly<Record<Id, RoutedOperation>>): Router<Id> {
  const endpoints = new Map<string, Endpoint<Id>>();
  for (const [id, { method, route }] of Object.entries(operations) as [Id, RoutedOperation][]) {
    const endpoint = endpoints.get(route) ?? createEndpoint<Id>(route);
    endpoint.byMethod.set(method, id);
    endpoints.set(route, endpoint);
  }
  const patterns = [...endpoints.values()].filter(({ names }) => names.length > 0);

  return (request) => {
    const path = pathOf(request);
    const fixed = endpoints.get(path);
    if (fixed !== undefined && fixed.names.length === 0) return matchMethod(fixed, request, noParams);
    for (const endpoint of patterns) {
      const found = endpoint.pattern.exec(path);
      if (found !== null) return matchMethod(endpoint, request, paramsOf(endpoint, found));
    }
    return { kind: 'not-found' };
  };
}

function createEndpoint<Id>(route: string): Endpoint<Id> {
  const names = Array.from(route.matchAll(/:(\w+)/g), ([, name = '']) => name);
  return { pattern: new RegExp(`^${route.replaceAll(/:\w+/g, '([^/]+)')}$`), names, byMethod: new Map() };
}

function matchMethod<Id extends string>(
  { byMethod }: Endpoint<Id>,
  { method, url }: Pick<Request, 'method' | 'url'>,
  params: Record<string, string>,
): RouteMatch<Id> {
  const id = byMethod.get(method === 'HEAD' ? 'GET' : method);
  if (id !== undefined) return { kind: 'matched', id, params, query: getQueryParam(url) as Record<string, string> };
  // An endpoint has at least one operation.
  const [first] = byMethod.values() as unknown as [Id];
  return { kind: 'unsupported-method', id: first, methods: [...byMethod.keys()].join(', ') };
}

function paramsOf({ names }: Endpoint<string>, found: RegExpExecArray): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = found[index + 1] ?? '';
    params[name] = value.includes('%') ? tryDecodeURIComponent(value) : value;
  }
  return params;
}
