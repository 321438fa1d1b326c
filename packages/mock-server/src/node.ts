import { randomBytes } from 'node:crypto';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createAdmin, isAdminRequest } from './admin/admin.ts';
import { isLoopback } from './admin/guard.ts';
import { ConnectionFault, unrenderedOf } from './connection-fault.ts';
import type { MockServer } from './mock-server.ts';

export interface ListenOptions {
  /** 0, the default, takes a free one. */
  port?: number;
  /** 127.0.0.1 when absent: the mock is for this machine. */
  hostname?: string;
}

/** How the controls are served beside the mock. */
export interface AdminOptions {
  /** Wanted with each call. Where other machines can reach the server, one is made up when this is absent. */
  token?: string;
  /** Names that the controls may be called by, besides those of this machine and the one the server listens on. */
  hosts?: readonly string[];
  /** Origins whose pages may call the controls, such as `http://localhost:5173`; `*` means all. None when absent. */
  origins?: readonly string[];
}

export interface ListenWithAdminOptions extends ListenOptions {
  /** Serves the controls below `/__mock/`, as `@paychord/mock-server/admin-openapi.json` describes them. */
  admin: true | AdminOptions;
}

/** A mock that listens on a port. */
export interface ListeningServer {
  /** Origin to use as a base URL, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** What has to come with each call of the controls as a bearer token, if anything has to. */
  readonly adminToken: string | undefined;
  /** Stops listening, lets requests under way finish, then closes the mock. */
  close(): Promise<void>;
}

/**
 * Serves the mock over HTTP.
 *
 * @throws Error with the code `EADDRINUSE` when the port is taken
 * @throws TypeError when the token of the controls cannot be sent in a header
 */
export async function listen(mock: MockServer, options: ListenWithAdminOptions): Promise<ListeningServer>;
export async function listen(
  mock: Pick<MockServer, 'fetch' | 'close'>,
  options?: ListenOptions,
): Promise<ListeningServer>;
export async function listen(
  mock: Pick<MockServer, 'fetch' | 'close'>,
  options: ListenOptions & Partial<ListenWithAdminOptions> = {},
): Promise<ListeningServer> {
  const { port = 0, hostname = '127.0.0.1' } = options;
  const admin = options.admin === true ? {} : options.admin;
  if (admin?.token !== undefined && !/^[!-~]+$/.test(admin.token)) {
    throw new TypeError('admin.token must be visible ASCII characters');
  }
  // The process's own Request and Response stay as they are: the mock may run beside the code that it tests.
  let answers = unrenderedOf(mock.fetch);
  const hanging = new Set<Socket>();
  const server = createAdaptorServer({
    // The server hands over Node's own request beside the standard one.
    fetch: (request, bindings) =>
      answers(request).catch((error: unknown) => {
        if (!(error instanceof ConnectionFault)) throw error;
        const { socket } = (bindings as HttpBindings).incoming;
        if (error.kind === 'reset') socket.resetAndDestroy();
        else hanging.add(socket);
        return RESPONSE_ALREADY_SENT;
      }),
    overrideGlobalObjects: false,
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A server that listens on a port has an address of this form.
  const address = server.address() as AddressInfo;
  const adminToken = admin && (admin.token ?? (isLoopback(address.address) ? undefined : madeUpToken()));
  if (admin !== undefined) {
    const { hosts = [], origins = [] } = admin;
    // By its overloads, only a whole mock comes with this option.
    const controls = createAdmin(mock as MockServer, {
      token: adminToken,
      hosts: [hostname, address.address, ...hosts],
      origins,
    });
    const service = answers;
    answers = (request) => (isAdminRequest(request) ? controls(request) : service(request));
  }
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    port: address.port,
    adminToken,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
        for (const socket of hanging) socket.destroy();
      });
      await mock.close();
    },
  };
}

function madeUpToken(): string {
  return randomBytes(24).toString('base64url');
}
