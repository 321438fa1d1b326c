import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { createMockServer, type Fault } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { type HttpServer, startHttpServer } from '../../../packages/sdk/test/helpers/http-server.ts';
import { freePort } from '../../helpers/free-port.ts';
import type { Certificate } from '../../helpers/tls/certificate.ts';
import { serveTls, type TlsFault } from '../../helpers/tls/tls-service.ts';
import { credentials } from './calls.ts';
import type { ProgramMessage, ServiceLog } from './control.ts';
import type { FaultServer } from './fault-server.ts';
import type { Reply } from './reply.ts';

export type ControlServer = Pick<HttpServer, 'url' | 'close'>;

export interface ControlOptions {
  readonly faults: FaultServer;
  /** Signs the certificates of services over TLS. */
  readonly authority: Certificate;
  /** What the page at `/` runs. */
  readonly script: string;
  onMessage(message: ProgramMessage): void;
}

interface Service {
  readonly url: string;
  log(): ServiceLog;
  close(): unknown;
}

const page = '<!doctype html><title>Fault table</title><script type="module" src="/program.js"></script>';
/** The client must do without evaluation, too. */
const policy = "default-src 'none'; script-src 'self'; connect-src *";

/**
 * Serves the control API, with which a program in another runtime configures the faulty server and reads its log. It has no faults and
 * another origin, so that it shares no connection with the faulty server.
 */
export async function serveControl({ faults, authority, script, onMessage }: ControlOptions): Promise<ControlServer> {
  /** Mock servers, and services over TLS. */
  const services: Service[] = [];
  const begin = (service: Service) => ({ run: services.push(service) - 1, url: service.url });
  const beginMock = async (fault: Fault) => {
    const mock = createMockServer({ strict: true, credentials: [credentials], cors: true });
    mock.faults.inject(fault);
    const { url, close } = await listen(mock);
    const requests = () => mock.journal.requests().length;
    return begin({
      url,
      close,
      log: () => ({ requests: requests(), payments: mock.payments.list().map(({ id }) => id) }),
    });
  };
  const beginTls = async (fault: TlsFault) => {
    const { url, close, requests } = await serveTls(authority, fault);
    return begin({ url, close, log: () => ({ requests: requests(), payments: [] }) });
  };

  /** What a program in another runtime can call. */
  const methods = {
    begin: (replies: readonly Reply[]) => ({ run: faults.begin(replies), origin: faults.origin }),
    log: faults.log,
    until: faults.until,
    disconnect: faults.disconnect,
    beginMock,
    beginTls,
    serviceLog: (run: number) => services[run]?.log(),
    unusedPort: freePort,
    report: onMessage,
  };
  const execute = async (request: IncomingMessage): Promise<unknown> => {
    const { method, args } = (await json(request)) as { method: keyof typeof methods; args: never[] };
    return (methods[method] as (...given: never[]) => unknown)(...args);
  };

  const control = await startHttpServer(async (request, response) => {
    response.setHeader('content-security-policy', policy);
    if (request.method === 'GET' && request.url?.split('?')[0] === '/')
      response.setHeader('content-type', 'text/html').end(page);
    else if (request.url === '/program.js') response.setHeader('content-type', 'text/javascript').end(script);
    else if (request.url === '/favicon.ico') response.writeHead(404).end();
    else {
      const value = await execute(request).catch((error: unknown) => ({ error: String(error) }));
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value ?? null));
    }
  });
  return {
    url: control.url,
    async close() {
      await Promise.all(services.map(({ close }) => close()));
      await control.close();
    },
  };
}
