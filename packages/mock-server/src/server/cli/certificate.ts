import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseHost } from '../../core/options/address.ts';
import type { TlsOptions } from '../../core/options/listen-options.ts';
import { CommandError, printError, UsageError } from './command-line.ts';
import { type ConfigFile, readBytes } from './config-file.ts';

/** The certificate of a server. `certFile` is the file that clients must trust. */
export interface ServerCertificate extends TlsOptions {
  readonly certFile: string;
}

/**
 * Returns the certificate that the settings select; undefined for a server that speaks http.
 *
 * @throws {UsageError} The settings contradict each other, or a file cannot be read.
 */
export function readCertificate(config: ConfigFile): ServerCertificate | undefined {
  const { tls, tlsHosts = [], tlsCert, tlsKey, host = '' } = config;
  if (tls && (tlsCert ?? tlsKey) !== undefined)
    throw new UsageError('--tls makes a certificate. Remove --tls-cert and --tls-key, or --tls');
  if (!tls && tlsHosts.length > 0) throw new UsageError('--tls-host requires --tls. Add it');
  // Clients never connect to an address that stands for every network.
  if (tls) return ownCertificate([...tlsHosts, ...(['', '0.0.0.0', '::'].includes(host) ? [] : [host])]);
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined) throw new UsageError('--tls-key requires --tls-cert. Add it');
  if (tlsKey === undefined) throw new UsageError('--tls-cert requires --tls-key. Add it');
  const [cert, key] = [readBytes(tlsCert, '--tls-cert'), readBytes(tlsKey, '--tls-key')];
  return { cert: cert.toString(), key: key.toString(), certFile: resolve(tlsCert) };
}

/** Warns about a certificate that clients reject because of its dates. */
export function warnAboutDates({ cert }: TlsOptions): void {
  const { validFrom, validTo } = new X509Certificate(cert);
  const now = Date.now();
  if (Date.parse(validFrom) <= now && now < Date.parse(validTo)) return;
  printError(`--tls-cert: clients reject this certificate: it is valid from ${validFrom} to ${validTo}. Pass another`);
}

const dayMs = 86_400_000;
/** Browsers and Apple reject a certificate that is valid for longer. */
const validDays = 397;

const localHosts = ['localhost', '127.0.0.1', '::1'];

/**
 * Returns a certificate for this machine and for these host names and addresses. It is made once and then read again, so that clients trust it once. After about a
 * year it is made anew.
 *
 * @throws {CommandError} The files cannot be read or written.
 */
function ownCertificate(given: readonly string[]): ServerCertificate {
  const hosts = new Set([...localHosts, ...given.map((each) => parseHost('tlsHosts', each))]);
  const folder = join(homedir(), '.paychord-mock');
  const others = [...hosts].slice(localHosts.length);
  const name = ['localhost', ...others].join('+').replaceAll(':', '_');
  const [certFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}-key.pem`)];
  try {
    const kept = readKept(certFile, keyFile);
    if (kept !== undefined) return { ...kept, certFile };
    const made = createCertificate([...hosts], new Date());
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // The key first: a certificate on its own would be trusted, and fit no server.
    writeWhole(keyFile, made.key, 0o600);
    writeWhole(certFile, made.cert, 0o644);
    return { ...made, certFile };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new CommandError(
      `--tls: could not use ${certFile} (${code}). Pass --tls-cert and --tls-key in place of --tls`,
    );
  }
}

function readKept(certFile: string, keyFile: string): TlsOptions | undefined {
  try {
    const kept = { cert: readFileSync(certFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
    const certificate = new X509Certificate(kept.cert);
    const isValid = Date.parse(certificate.validTo) > Date.now() + dayMs;
    return isValid && certificate.checkPrivateKey(createPrivateKey(kept.key)) ? kept : undefined;
  } catch (error) {
    // A file that is no certificate is made anew.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code.startsWith('ERR_')) return undefined;
    throw error;
  }
}

function writeWhole(file: string, text: string, mode: number): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode });
  chmodSync(draft, mode);
  renameSync(draft, file);
}

/** Creates a self-signed certificate that is valid from now on, and its key. It can sign no other certificate. */
export function createCertificate(hosts: readonly string[], now: Date): TlsOptions {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = describeCertificate(hosts, now, publicKey);
  const signature = sign('sha256', content, privateKey);
  const certificate = sequence(content, ecdsaWithSha256, der(0x03, Buffer.of(0), signature));
  const lines = certificate.toString('base64').replace(/.{1,64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}

/** Encodes what is signed: `TBSCertificate` of RFC 5280, section 4.1. */
function describeCertificate(hosts: readonly string[], now: Date, publicKey: KeyObject): Buffer {
  const name = sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from('Paychord mock server')))));
  // One day earlier, for clocks that are slow.
  const validity = [-1, validDays - 1].map((days) => utcTime(new Date(now.getTime() + days * dayMs)));
  const altNames = hosts.map((host) => (isIP(host) ? der(0x87, addressBytes(host)) : der(0x82, Buffer.from(host))));
  const extensions = [
    // basicConstraints: no authority. keyUsage: digitalSignature. extKeyUsage: serverAuth. subjectAltName.
    extension('551d13', sequence(), true),
    extension('551d0f', der(0x03, Buffer.of(7, 0x80)), true),
    extension('551d25', sequence(objectId('2b06010505070301'))),
    extension('551d11', sequence(...altNames)),
  ];
  return sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    // A positive number: the first bit is 0, and the first byte is not.
    der(0x02, Buffer.of(1), randomBytes(15)),
    ecdsaWithSha256,
    name,
    sequence(...validity),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
}

/** Encodes a value in DER: a tag, a length and the content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const lengthBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...lengthBytes), content]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));

function extension(id: string, value: Uint8Array, isCritical = false): Buffer {
  const critical = isCritical ? [der(0x01, Buffer.of(0xff))] : [];
  return sequence(objectId(id), ...critical, der(0x04, value));
}

function utcTime(time: Date): Buffer {
  return der(0x17, Buffer.from(`${time.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
}

/** Returns the 4 or 16 bytes of an address. `::` stands for as many zeros as are missing. */
function addressBytes(address: string): Buffer {
  if (isIP(address) === 4) return Buffer.from(address.split('.').map(Number));
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return Buffer.from([...before, ...zeros, ...after].map((group) => group.padStart(4, '0')).join(''), 'hex');
}
