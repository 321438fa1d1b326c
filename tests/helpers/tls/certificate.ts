import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly name: string;
  readonly certificate: string;
  readonly key: string;
}

export interface CertificateOptions {
  readonly name: string;
  /** Signs it. Without one it is self-signed. */
  readonly issuer?: Certificate;
  /** Whether it may sign others. */
  readonly isAuthority?: boolean;
  /** Host names, or IPv4 addresses. */
  readonly hosts?: readonly string[];
  /** The first of the two days on which it is valid, counted from now. */
  readonly firstDay?: number;
}

const dayMs = 86_400_000;

/** Makes a certificate (RFC 5280) for a test, so that none has to be kept and renewed. */
export function createCertificate(options: CertificateOptions): Certificate {
  const { name, issuer, isAuthority = false, hosts = [], firstDay = -1 } = options;
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const from = Date.now() + firstDay * dayMs;
  const toBeSigned = sequence(
    der(0xa0, der(2, [2])),
    der(2, [1], randomBytes(8)),
    ecdsaWithSha256,
    distinguishedName(issuer?.name ?? name),
    sequence(time(from), time(from + 2 * dayMs)),
    distinguishedName(name),
    publicKeyInfo(publicKey),
    der(0xa3, sequence(basicConstraints(isAuthority), ...(hosts.length > 0 ? [subjectAltName(hosts)] : []))),
  );
  const signature = der(3, [0], sign('sha256', toBeSigned, issuer?.key ?? key));
  return { name, key, certificate: pem(sequence(toBeSigned, ecdsaWithSha256, signature)) };
}

type Bytes = Uint8Array | readonly number[];

/** A value in the distinguished encoding rules of ASN.1. */
function der(tag: number, ...parts: readonly Bytes[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const lengthBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}

function sequence(...parts: readonly Bytes[]): Buffer {
  return der(0x30, ...parts);
}

function objectIdentifier(hex: string): Buffer {
  return der(6, Buffer.from(hex, 'hex'));
}

const ecdsaWithSha256 = sequence(objectIdentifier('2a8648ce3d040302'));

function distinguishedName(commonName: string): Buffer {
  return sequence(der(0x31, sequence(objectIdentifier('550403'), der(0x0c, Buffer.from(commonName)))));
}

function time(ms: number): Buffer {
  return der(0x18, Buffer.from(new Date(ms).toISOString().replaceAll(/[-:T]|\.\d+/g, '')));
}

function publicKeyInfo(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' });
}

function basicConstraints(isAuthority: boolean): Buffer {
  const critical = der(1, [0xff]);
  return sequence(objectIdentifier('551d13'), critical, der(4, sequence(isAuthority ? der(1, [0xff]) : [])));
}

function subjectAltName(hosts: readonly string[]): Buffer {
  const names = hosts.map((host) =>
    /^[\d.]+$/.test(host) ? der(0x87, host.split('.').map(Number)) : der(0x82, Buffer.from(host)),
  );
  return sequence(objectIdentifier('551d11'), der(4, sequence(...names)));
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
