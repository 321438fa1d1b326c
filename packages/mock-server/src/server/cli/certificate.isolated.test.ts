import { X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { assert, domain, ipV4, ipV6, property } from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseHost } from '../../core/options/address.ts';
import { createCertificate, readCertificate } from './certificate.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'paychord-home-'));
  for (const name of ['HOME', 'USERPROFILE']) vi.stubEnv(name, home);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true });
});

test('the certificate is for these names only, can sign no other, and is valid for about a year', () => {
  const now = new Date('2026-03-14T09:00:00Z');
  const certificate = new X509Certificate(createCertificate(['localhost', '::1', 'payments-mock'], now).cert);
  expect(certificate.subjectAltName).toBe('DNS:localhost, IP Address:0:0:0:0:0:0:0:1, DNS:payments-mock');
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect([certificate.ca, certificate.keyUsage]).toEqual([false, ['1.3.6.1.5.5.7.3.1']]);
  expect(new Date(certificate.validFrom)).toEqual(new Date('2026-03-13T09:00:00Z'));
  expect(new Date(certificate.validTo)).toEqual(new Date('2027-04-14T09:00:00Z'));
  expect(certificate.serialNumber).not.toBe(
    new X509Certificate(createCertificate(['localhost'], now).cert).serialNumber,
  );
});

test('any host name and address can be in a certificate', () => {
  assert(
    property(domain(), ipV4(), ipV6(), (name, v4, written) => {
      const v6 = parseHost('host', written);
      const certificate = new X509Certificate(createCertificate([name, v4, v6], new Date()).cert);
      expect([certificate.checkHost(name), certificate.checkIP(v4), certificate.checkIP(v6)]).toEqual([name, v4, v6]);
    }),
  );
});

test('--tls makes a certificate once, with a key that only its owner can read', () => {
  const first = readCertificate({ tls: true });
  expect(readCertificate({ tls: true })).toEqual(first);
  expect(first?.certFile).toBe(join(home, '.paychord-mock', 'localhost.pem'));
  const modes = readdirSync(join(home, '.paychord-mock')).map((name) => [
    name,
    statSync(join(home, '.paychord-mock', name)).mode & 0o777,
  ]);
  expect(modes).toEqual([
    ['localhost-key.pem', 0o600],
    ['localhost.pem', 0o644],
  ]);
});

test.each([
  [{ tlsHosts: ['payments-mock', '10.0.0.5', 'PAYMENTS-MOCK'] }, 'localhost+payments-mock+10.0.0.5.pem'],
  [{ host: '192.0.2.1' }, 'localhost+192.0.2.1.pem'],
  [{ host: '0.0.0.0', tlsHosts: ['fe80::1'] }, 'localhost+fe80__1.pem'],
  [{ host: '127.0.0.1', tlsHosts: ['localhost'] }, 'localhost.pem'],
])('each list of names has its own certificate: %j', (config, file) => {
  const made = readCertificate({ tls: true, ...config });
  expect(basename(made?.certFile ?? '')).toBe(file);
});

test.each([
  ['the certificate', 'localhost.pem', 'no certificate'],
  ['the key', 'localhost-key.pem', 'no key'],
  ['the key, by that of another', 'localhost-key.pem', createCertificate(['localhost'], new Date()).key],
  ['the certificate, by one that ends today', 'localhost.pem', createCertificate(['localhost'], new Date(0)).cert],
])('a pair is made anew when something replaced %s', (_, name, text) => {
  const first = readCertificate({ tls: true });
  writeFileSync(join(home, '.paychord-mock', name), text);
  const second = readCertificate({ tls: true });
  expect(second?.cert).not.toBe(first?.cert);
  expect(readCertificate({ tls: true })).toEqual(second);
});

test('a home that is no folder is an error that names another way', () => {
  for (const name of ['HOME', 'USERPROFILE']) vi.stubEnv(name, join(home, 'file'));
  writeFileSync(join(home, 'file'), '');
  expect(() => readCertificate({ tls: true })).toThrow(
    /^--tls: could not use .*localhost\.pem \(ENOTDIR\)\. Pass --tls-cert and --tls-key in place of --tls$/,
  );
});
