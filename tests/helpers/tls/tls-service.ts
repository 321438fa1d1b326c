import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { SecureVersion } from 'node:tls';
import { listenOnFreePort } from '../../../packages/sdk/test/helpers/http-server.ts';
import { type Certificate, createCertificate } from './certificate.ts';

/** The faults of a TLS service. Without any of them it works. */
export interface TlsFault {
  /** The service responds in plain text, without TLS. */
  readonly noTls?: boolean;
  readonly certificate?: 'self-signed' | 'unknown-issuer' | 'expired' | 'other-host';
  /** It refuses a client without a certificate. */
  readonly requiresClientCertificate?: boolean;
  /** What happens to the connection after the request arrived. All values except `reset` also close it. */
  readonly afterRequest?: AfterRequest;
  /** The only supported version of TLS. */
  readonly version?: SecureVersion;
}

export type AfterRequest =
  | 'reset'
  | 'close'
  /** The service sends a fatal alert. */
  | 'alert'
  /** Not encrypted with the key of the connection. */
  | 'corrupt-record'
  /** Longer than a record may be. */
  | 'long-record'
  | 'plain-text'
  /** In the middle of the body. */
  | 'cut-response';

export interface TlsService {
  readonly url: string;
  /** How many requests have arrived. */
  requests(): number;
  close(): void;
}

/** An authority that a client can be made to trust. */
export function createAuthority(name = 'Test authority'): Certificate {
  return createCertificate({ name, isAuthority: true });
}

/** Serves HTTP/1.1 and HTTP/2 over TLS on a loopback port, behind a proxy that can inject bytes into the connection. */
export async function serveTls(authority: Certificate, fault: TlsFault): Promise<TlsService> {
  if (fault.noTls) return servePlainText();
  const { key, certificate } = certificateFor(authority, fault);
  const proxied = new Map<number | undefined, Proxied>();
  let requests = 0;

  const server = createSecureServer({
    allowHTTP1: true,
    key,
    cert: certificate,
    ...(fault.version && { minVersion: fault.version, maxVersion: fault.version }),
    ...(fault.requiresClientCertificate && { requestCert: true, ca: authority.certificate }),
  });
  server.on('sessionError', () => {});
  server.on('request', (request, response) => {
    request.resume().once('end', () => {
      requests += 1;
      const { remotePort } = request.socket;
      const connection = proxied.get(remotePort);
      if (connection === undefined) throw new Error(`No connection has the port ${remotePort}`);
      respond(fault.afterRequest, response, connection);
    });
  });
  const { port } = new URL(await listen(server));

  const proxy = createServer({ noDelay: true }, (client) => {
    const service = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
    service.once('connect', () => proxied.set(service.localPort, { client, service }));
    client.on('data', (bytes) => service.write(bytes));
    service.on('data', (bytes) => client.write(bytes));
    client.once('close', () => service.destroy());
    service.once('close', () => client.end());
    // Connections break here on purpose.
    for (const socket of [client, service]) socket.on('error', () => {});
  });
  return {
    url: await listen(proxy),
    requests: () => requests,
    close() {
      proxy.close();
      server.close();
      for (const { client } of proxied.values()) client.destroy();
    },
  };
}

function certificateFor(authority: Certificate, { certificate }: TlsFault): Certificate {
  const name = '127.0.0.1';
  const options = { name, hosts: [name], issuer: authority };
  if (certificate === 'self-signed') return createCertificate({ name, hosts: [name] });
  if (certificate === 'unknown-issuer')
    return createCertificate({ ...options, issuer: createAuthority('Other authority') });
  if (certificate === 'expired') return createCertificate({ ...options, firstDay: -10 });
  if (certificate === 'other-host') return createCertificate({ ...options, hosts: ['other.test'] });
  return createCertificate(options);
}

/** Both sockets of a connection through the proxy. */
interface Proxied {
  readonly client: Socket;
  readonly service: Socket;
}

type Response = Http2ServerResponse<Http2ServerRequest>;

const payment = JSON.stringify({ id: 'payment-1', status: 'SUCCEEDED' });
/** A record with the header of application data: 64 bytes that no key has encrypted. */
const corruptRecord = Buffer.from([0x17, 3, 3, 0, 64, ...new Array(64).fill(7)]);
const longRecord = Buffer.from([0x17, 3, 3, 0xff, 0xff, ...new Array(64).fill(7)]);

function respond(fault: AfterRequest | undefined, response: Response, { client, service }: Proxied): void {
  const headers = { 'content-type': 'application/json', 'content-length': payment.length };
  if (fault === undefined) response.writeHead(200, headers).end(payment);
  else if (fault === 'reset') client.resetAndDestroy();
  else if (fault === 'close') client.end();
  // The service cannot decrypt the record and sends an alert.
  else if (fault === 'alert') service.write(corruptRecord);
  else if (fault === 'corrupt-record') client.end(corruptRecord);
  else if (fault === 'long-record') client.end(longRecord);
  else if (fault === 'plain-text') client.end('HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n');
  else {
    service.once('data', () => client.end());
    response.writeHead(200, headers).write(payment.slice(0, 10));
  }
}

async function servePlainText(): Promise<TlsService> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n'));
  });
  return { url: await listen(server), requests: () => 0, close: () => void server.close() };
}

async function listen(server: Server): Promise<string> {
  return `https://127.0.0.1:${await listenOnFreePort(server)}`;
}
