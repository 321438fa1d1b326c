import { X509Certificate } from 'node:crypto';
import { resolve } from 'node:path';
import type { TlsOptions } from '../../core/options/listen-options.ts';
import { printError, UsageError } from './command-line.ts';
import { type ConfigFile, readBytes } from './config-file.ts';

/** The certificate of a server. `certFile` is the file that clients must trust. */
export interface ServerCertificate extends TlsOptions {
  readonly certFile: string;
}

/**
 * Returns the certificate that the settings select; undefined for a server that speaks http.
 *
 * @throws {UsageError} One of the two files is missing, or cannot be read.
 */
export function readCertificate({ tlsCert, tlsKey }: ConfigFile): ServerCertificate | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined) throw new UsageError('--tls-key requires --tls-cert. Add it');
  if (tlsKey === undefined) throw new UsageError('--tls-cert requires --tls-key. Add it');

  const cert = readBytes(tlsCert, '--tls-cert').toString();
  const key = readBytes(tlsKey, '--tls-key').toString();
  return { cert, key, certFile: resolve(tlsCert) };
}

/** Warns about a certificate that clients reject because of its dates. */
export function warnAboutDates({ cert }: TlsOptions): void {
  const { validFrom, validTo } = new X509Certificate(cert);
  const now = Date.now();
  if (Date.parse(validFrom) <= now && now < Date.parse(validTo)) return;
  printError(`--tls-cert: clients reject this certificate: it is valid from ${validFrom} to ${validTo}. Pass another`);
}
