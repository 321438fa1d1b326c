import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Fault } from '@paychord/mock-server';
import type { Certificate } from '../../helpers/tls/certificate.ts';
import { serveTls, type TlsFault, type TlsService } from '../../helpers/tls/tls-service.ts';
import type { FaultServer } from './fault-server.ts';
import { type MockService, serveMock } from './mock-service.ts';
import type { ProgramMessage } from './program-message.ts';
import { unusedPort } from './unused-port.ts';

export interface ControlServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface ControlOptions {
  readonly faults: FaultServer;
  /** Signs the certificates of services over TLS. */
  readonly authority?: Certificate | undefined;
  /** What the page at `/` runs. */
  readonly script?: string | undefined;
  onMessage(heard: ProgramMessage): void;
}

const page = '<!doctype html><title>Fault table</title><script type="module" src="/program.js"></script>';
/** The client must do without evaluation, too. */
const policy = "default-src 'none'; script-src 'self'; connect-src *";

/**
 * Serves the control API, with which a program in another runtime configures the faulty server and reads its log. It has no faults and
 * another origin, so that it shares no connection with the faulty server.
 */
export async function serveControl({ faults, authority, script, onMessage }: ControlOptions): Promise<ControlServer> {
  const mocks: MockService[] = [];
  const beginMock = async (fault: Fault) => {
    const mock = await serveMock(fault);
    return { run: mocks.push(mock) - 1, url: mock.url };
  };

  const tlsServices: TlsService[] = [];
  const beginTls = async (fault: TlsFault) => {
    if (authority === undefined) throw new Error('A service over TLS needs an authority');
    const service = await serveTls(authority, fault);
    return { run: tlsServices.push(service) - 1, url: service.url };
  };

  const answer = async (request: IncomingMessage): Promise<unknown> => {
    const [what, run = '', state, index] = (request.url ?? '').slice(1).split('/');
    if (what === 'heard') return onMessage((await json(request)) as ProgramMessage);
    if (what === 'begin') return { run: faults.begin((await json(request)) as never), origin: faults.origin };
    if (what === 'log') return faults.log(run);
    if (what === 'until') return faults.until(run, Number(index), state as never);
    if (what === 'disconnect') return faults.disconnect(run);
    if (what === 'begin-mock') return beginMock((await json(request)) as Fault);
    if (what === 'mock-log') return mocks[Number(run)]?.log();
    if (what === 'begin-tls') return beginTls((await json(request)) as TlsFault);
    if (what === 'tls-requests') return tlsServices[Number(run)]?.requests();
    if (what === 'unused-port') return unusedPort();
    throw new Error(`Unknown control: ${request.url}`);
  };

  const server = createServer(async (request, response) => {
    response.setHeader('content-security-policy', policy);
    if (request.url === '/') response.setHeader('content-type', 'text/html').end(page);
    else if (request.url === '/program.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (request.url === '/favicon.ico') response.writeHead(404).end();
    else {
      const value = await answer(request).catch((error: unknown) => ({ trouble: String(error) }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value ?? null));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      await Promise.all(mocks.map((mock) => mock.close()));
      for (const service of tlsServices) service.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
