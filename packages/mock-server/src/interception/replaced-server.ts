import { credentialHeaders } from '../generated/operations.ts';
import type { BaseUrl } from '../http/base-url.ts';
import { BlockedRequestError } from './network-guard.ts';

/** The part of the source of requests that every server of one copy of MSW shares. */
interface Source {
  readonly emitter?: { listeners?(event: string): readonly unknown[] };
}

type Dispatch = (options: DispatchOptions, handler: unknown) => boolean;

interface DispatchOptions {
  readonly method?: string;
  readonly origin?: string | URL;
  readonly path?: string;
  readonly headers?: unknown;
}

/**
 * Watches whether the MSW server that started last still receives requests. Every server of one copy of MSW shares a source of requests,
 * and a server that starts takes it over. When that server stops, no server has the source.
 *
 * @returns A function that returns whether another server took over. It returns false when this MSW does not show its source.
 */
export function watchServer(sources: readonly unknown[] = []): () => boolean {
  const listeners = () => sources.flatMap((source) => [...((source as Source).emitter?.listeners?.('frame') ?? [])]);
  const own = listeners();
  return () => {
    const now = listeners();
    return own.some((listener) => !now.includes(listener));
  };
}

/**
 * Blocks calls of `fetch` that only the mock server may receive, after another MSW server took over. Such a call can reach the network with
 * the secret key.
 *
 * @returns A function that restores everything.
 */
export function guardReplaced(
  isReplaced: () => boolean,
  base: BaseUrl,
  onBlocked: (error: BlockedRequestError) => void,
): () => void {
  // `fetch` of Node.js sends every request through this object, past MSW 2, and before MSW 3 sees it.
  const dispatchers = Object.getOwnPropertySymbols(globalThis)
    .filter((symbol) => Symbol.keyFor(symbol)?.startsWith('undici.globalDispatcher.'))
    .map((symbol) => (globalThis as unknown as Record<symbol, { dispatch: Dispatch }>)[symbol]);
  const restores = [...new Set(dispatchers)].map((dispatcher) => {
    if (typeof dispatcher?.dispatch !== 'function') return () => {};
    const own = Object.getOwnPropertyDescriptor(dispatcher, 'dispatch');
    const { dispatch } = dispatcher;
    dispatcher.dispatch = function (options, handler) {
      if (isReplaced()) {
        const url = `${options.origin ?? ''}${options.path ?? ''}`;
        if (carriesSecret(options.headers) || isBelow(base, url)) {
          const error = replacedError(`${options.method ?? 'GET'} ${url}`);
          onBlocked(error);
          throw error;
        }
      }
      return dispatch.call(this, options, handler);
    };
    return () => {
      if (own === undefined) Reflect.deleteProperty(dispatcher, 'dispatch');
      else Object.defineProperty(dispatcher, 'dispatch', own);
    };
  });
  return () => {
    for (const restore of restores) restore();
  };
}

/** Creates the error of a request that another MSW server kept from the mock server. */
export function replacedError(request: string): BlockedRequestError {
  return new BlockedRequestError(
    `${request} was not sent: another MSW server started after setupMockServer, so the mock server receives no requests. Pass that server to setupMockServer as \`server\``,
  );
}

function carriesSecret(headers: unknown): boolean {
  const names = Array.isArray(headers) ? headers.flat() : Object.keys(Object(headers));
  return names.some((name) => String(name).toLowerCase() === credentialHeaders.privateSecretKey);
}

/** A webhook may go to another path of the host of the service. */
function isBelow({ href, holds }: BaseUrl, url: string): boolean {
  return URL.canParse(url) && holds({ url }) && new URL(url).href.startsWith(`${href}/v1/`);
}
