import type { RequestListener } from 'node:http';
import type { Server } from 'node:net';
import type { TlsOptions } from '../../core/options/listen-options.ts';
import { OptionError } from '../../core/options/option-error.ts';
import type { Connections } from './connections.ts';

/** Creates a server for https. The TLS server of Node would hide the TCP connection, which alone can be reset. */
export function createTlsServer(tls: TlsOptions, listener: RequestListener, connections: Connections): Server {
  const { createServer: createHttpServer } = process.getBuiltinModule('node:http');
  const { createServer } = process.getBuiltinModule('node:net');
  const { createSecureContext, TLSSocket } = process.getBuiltinModule('node:tls');
  const secureContext = createSecureContext(tls);
  const http = createHttpServer(listener);
  return createServer((carrier) => {
    const socket = new TLSSocket(carrier, { isServer: true, secureContext, ALPNProtocols: ['http/1.1'] });
    connections.open(socket, carrier);
    http.emit('connection', socket);
  });
}

/** @throws {OptionError} The texts are not a certificate and its private key. */
export function assertKeyPair({ cert, key }: TlsOptions): void {
  const { createPrivateKey, X509Certificate } = process.getBuiltinModule('node:crypto');
  const parse = <T>(option: string, requirement: string, read: () => T): T => {
    try {
      return read();
    } catch {
      throw new OptionError(option, `must be ${requirement}`);
    }
  };
  const certificate = parse('tls.cert', 'a certificate as PEM', () => new X509Certificate(cert));
  const privateKey = parse('tls.key', 'a private key as PEM, without a passphrase', () => createPrivateKey(key));
  if (!certificate.checkPrivateKey(privateKey)) throw new OptionError('tls.key', 'must be the private key of tls.cert');
}
