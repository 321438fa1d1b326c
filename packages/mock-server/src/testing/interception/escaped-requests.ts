import type { OutgoingRequest } from './blocked-requests.ts';

/** What Node.js reports before the first byte of a request of `fetch` or of the `undici` package. */
interface FetchMessage {
  readonly request: { readonly method: string; readonly origin: string; readonly path: string };
  readonly headers: string;
  readonly socket: Destroyable;
}

type ClientRequest = InstanceType<ReturnType<typeof process.getBuiltinModule<'node:http'>>['ClientRequest']>;
type Destroyable = Pick<ClientRequest, 'destroy'>;

/**
 * Checks the requests that MSW 2 does not see, before their first byte. A test can restore or replace what MSW replaced, as `nock.restore()`
 * does. MSW 3 replaces sockets, which are below both. Node.js 20 does not report the requests of `node:http` in time.
 *
 * @param check - Throws the error with which a request fails.
 * @returns A function that ends the checks.
 */
export function watchEscapes(server: object, check: (request: OutgoingRequest) => unknown): () => void {
  if ('readyState' in server) return () => {};
  const { subscribe, unsubscribe } = process.getBuiltinModule('node:diagnostics_channel');
  const checkOrEnd = (target: Destroyable, method: string, url: string, has: (name: string) => boolean) => {
    try {
      check({ method, url, headers: { has } });
    } catch (error) {
      target.destroy(error as Error);
    }
  };
  const onFetch = (message: unknown) => {
    const { request, headers, socket } = message as FetchMessage;
    const url = request.origin + request.path;
    checkOrEnd(socket, request.method, url, (name) => headers.toLowerCase().includes(`\n${name}:`));
  };
  const onHttp = (message: unknown) => {
    const { request } = message as { request: ClientRequest };
    request.once('socket', (socket) => {
      // Those of MSW have a class of their own.
      if (!['Socket', 'TLSSocket'].includes(socket.constructor.name)) return;
      const url = `${request.protocol}//${request.getHeader('host')}${request.path}`;
      checkOrEnd(request, request.method, url, (name) => request.hasHeader(name));
    });
  };
  subscribe('undici:client:sendHeaders', onFetch);
  subscribe('http.client.request.created', onHttp);
  return () => {
    unsubscribe('undici:client:sendHeaders', onFetch);
    unsubscribe('http.client.request.created', onHttp);
  };
}
