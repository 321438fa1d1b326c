import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { type AsyncDisposableObject, asyncDisposableBy } from '../core/async-disposable.ts';
import { afterRealTime } from '../core/clock/real-timers.ts';
import type { MockFetch } from '../core/http/mock-fetch.ts';
import type { MockServer } from '../core/mock-server.ts';
import { isLoopback } from '../core/options/address.ts';
import {
  type ListenOptions,
  type ListenWithAdminOptions,
  resolveListenOptions,
} from '../core/options/listen-options.ts';
import { formatValue, OptionError } from '../core/options/option-error.ts';
import { createAdminApi } from './admin/admin-api.ts';
import { createHostCheck } from './admin/guard.ts';
import { createServerPages, type PageSources, type ReadFile } from './admin/pages.ts';
import { type Connections, createConnections } from './port/connections.ts';
import { createPortListener } from './port/port-listener.ts';
import { assertKeyPair, createTlsServer } from './port/tls-server.ts';

/** A mock server, or an object with a `fetch` that takes its place. */
export interface Listenable extends Pick<MockServer, 'close'> {
  fetch(this: void, request: Request): Promise<Response>;
}

/** A mock server that listens on a port. */
export interface ListeningServer extends AsyncDisposableObject {
  /** The origin of the server, to use as a base URL. It has no trailing slash. */
  readonly url: string;
  readonly port: number;
  /** The bearer token that calls of the admin API must send; undefined when they need none. */
  readonly adminToken: string | undefined;
  /**
   * Stops listening, waits for requests in flight, and then closes the mock server. Closes the connections of requests that hang at once.
   * Closes those whose request body has not arrived, or whose response has not been read, after one second.
   *
   * `await using server = await listen(mock)` calls it at the end of the block, also when the block throws.
   */
  close(): Promise<void>;
}

/**
 * Serves a mock server over HTTP.
 *
 * @param mock - What `createMockServer` returns. Without the option `admin`, any object with `fetch` and `close`.
 * @param options - By default, the server listens on a free port of 127.0.0.1, without the admin API.
 * @returns The running server, once it accepts connections.
 * @throws {OptionError} An option is unknown or has an invalid value.
 * @throws {Error} The server could not listen. `code` says why: with `EADDRINUSE`, another program uses the port.
 *
 * @example
 * await using server = await listen(createMockServer());
 * const client = createClient({ baseUrl: server.url, ...credentials });
 */
export async function listen(mock: MockServer, options: ListenWithAdminOptions): Promise<ListeningServer>;
export async function listen(mock: Listenable, options?: ListenOptions): Promise<ListeningServer>;
export async function listen(
  mock: Listenable,
  options: ListenOptions & Partial<ListenWithAdminOptions> = {},
): Promise<ListeningServer> {
  if (typeof Object(mock).fetch !== 'function') {
    throw new OptionError('mock', `must be the result of createMockServer (received ${formatValue(mock)})`);
  }
  const { port, hostname, tls, publicUrl, admin } = resolveListenOptions(options);
  if (tls) assertKeyPair(tls);
  // The overloads allow this option only with a whole mock server.
  const pages = createServerPages(pageSources, admin !== undefined);
  const token = admin && (admin.token ?? (isLoopback(hostname) ? undefined : randomBytes(24).toString('base64url')));
  const hosts = [hostname, ...(admin?.hosts ?? [])];
  const adminApi = admin && createAdminApi(mock as MockServer, pages, { ...admin, token, hosts });
  const connections = createConnections();
  const listener = createPortListener({
    connections,
    fetch: mock.fetch,
    // An object that replaces a mock server may have other pages.
    pages: 'handle' in mock.fetch ? pages : undefined,
    handleArrived: 'handleArrived' in mock.fetch ? (mock.fetch as MockFetch).handleArrived : undefined,
    adminApi,
    mock: isMockServer(mock) ? mock : undefined,
    checkHost: createHostCheck(
      () => [...hosts, new URL(isMockServer(mock) ? mock.publicUrl() : (publicUrl ?? 'http://localhost')).hostname],
      'Allow another name with --public-url or --admin-host, or with publicUrl or admin.hosts of listen',
    ),
    isLocal: isLoopback(hostname),
  });
  const server = tls ? createTlsServer(tls, listener, connections) : createPlainServer(listener, connections);
  server.listen(port, hostname);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    adminApi?.close();
    throw describeListenError(error, hostname, port);
  });
  // A server that listens on a port has an address of this form.
  const address = server.address() as AddressInfo;
  const close = async () => {
    adminApi?.close();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    connections.end();
    const stopWaiting = afterRealTime(stallTimeoutMs, connections.cutStalled);
    await closed;
    stopWaiting();
    await mock.close();
  };
  const scheme = tls ? 'https' : 'http';
  const urlOf = (name: string) => `${scheme}://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
  // No browser connects to the address of every network.
  const localName = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
  if (isMockServer(mock)) mock.setPublicUrl(publicUrl ?? urlOf(localName));
  return {
    url: urlOf(address.address),
    port: address.port,
    adminToken: token,
    close,
    ...asyncDisposableBy(close),
  };
}

/** Another object can take the place of a mock server. */
function isMockServer(mock: Listenable): mock is MockServer {
  return 'setPublicUrl' in mock;
}

function createPlainServer(listener: RequestListener, connections: Connections): Server {
  // An `import` of this module would read its WebSocket class, which loads the whole of `fetch`.
  const { createServer } = process.getBuiltinModule('node:http');
  return createServer(listener).on('connection', (socket) => connections.open(socket));
}

function describeListenError(cause: NodeJS.ErrnoException, hostname: string, port: number): Error {
  const { code = cause.message } = cause;
  const address = `${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
  const fixes: Record<string, string> = {
    EADDRINUSE: 'Another program uses this port. Stop it, or pass another port, or 0 for a free port',
    EADDRNOTAVAIL: 'This machine does not have the address. Pass 127.0.0.1 or 0.0.0.0 as hostname',
    ENOTFOUND: 'This machine does not know the name. Pass 127.0.0.1 or 0.0.0.0 as hostname',
    EACCES: 'This user may not open the port. Pass a port above 1023, or 0 for a free port',
  };
  const message = [`Could not listen on ${address} (${code})`, fixes[code]].filter(Boolean).join('. ');
  return Object.assign(new Error(message, { cause }), { code });
}

const manifest = '@paychord/mock-server/package.json';

/** Reads the files of the packages, wherever they are installed. */
const pageSources: PageSources = {
  version: () => String(readJson(manifest).version),
  documentation: () =>
    String(readJson(manifest).homepage ?? 'README.md and docs of the npm package @paychord/mock-server'),
  serviceDocument: () => readJson('@paychord/sdk/openapi.json'),
  adminDocument: () => readJson('@paychord/mock-server/admin-openapi.json'),
  referenceFile: packageFolder('dist/reference'),
  inspectorFile: packageFolder('dist/inspector'),
};

function readJson(specifier: string): Record<string, unknown> {
  return JSON.parse(readFileSync(findFile(specifier), 'utf8'));
}

/** Finds a file of a package from this file or, in a bundle, from the working directory. */
function findFile(specifier: string): string {
  for (const start of [import.meta.url, join(process.cwd(), 'index.js')]) {
    try {
      return createRequire(start).resolve(specifier);
    } catch {
      // A CommonJS bundle does not know its file.
    }
  }
  const fix = 'A bundle does not contain it: run it in a folder with the package installed';
  throw Object.assign(new Error(`${specifier} was not found. ${fix}`), { code: 'FILE_NOT_FOUND' });
}

/** Reads the files of a folder of this package, such as `dist/inspector`. The package finds itself by its name, also from the sources. */
function packageFolder(folder: string): ReadFile {
  return (name) => {
    const root = findFile(manifest);
    try {
      return readFileSync(join(root, '..', folder, name));
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(code)) return undefined;
      throw error;
    }
  };
}

/** How long `close` waits for the body of a request that is still arriving, and for a reader to read a response. */
const stallTimeoutMs = 1_000;
