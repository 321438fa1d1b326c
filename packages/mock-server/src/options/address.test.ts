import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHost, parseOrigin } from './address.ts';
import { OptionError } from './option-error.ts';

const read = (parse: (option: string, value: unknown) => string, value: unknown) => {
  try {
    return parse('option', value);
  } catch (error) {
    expect(error).toBeInstanceOf(OptionError);
    return undefined;
  }
};

const schemes = fc.constantFrom('http', 'https');
const hosts = fc.oneof(
  fc.domain(),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
  fc.constant('localhost'),
);
const ports = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 65_535 }).map((port) => `:${port}`),
);

test('an origin is read in the form that browsers send, however it is written', () => {
  fc.assert(
    fc.property(schemes, hosts, ports, (scheme, host, port) => {
      const { origin } = new URL(`${scheme}://${host}${port}`);
      for (const written of [origin, `${origin}/`, `${scheme.toUpperCase()}://${host.toUpperCase()}${port}/`]) {
        expect(read(parseOrigin, written)).toBe(origin);
      }
      expect(read(parseOrigin, origin)).toBe(origin);
    }),
  );
});

test('more than an origin is refused', () => {
  const more = fc.constantFrom('/path', '/?', '?q', '#f', '/#', '//');
  fc.assert(
    fc.property(schemes, hosts, ports, more, (scheme, host, port, rest) => {
      expect(read(parseOrigin, `${scheme}://${host}${port}${rest}`)).toBeUndefined();
      expect(read(parseOrigin, `${scheme}://me:word@${host}${port}`)).toBeUndefined();
      expect(read(parseOrigin, `ftp://${host}${port}`)).toBeUndefined();
    }),
  );
});

test('whatever the text is, it is refused or an origin that a browser can send', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.anything()), (value) => {
      const origin = read(parseOrigin, value);
      if (origin !== undefined && origin !== '*') expect(new URL(origin).origin).toBe(origin);
    }),
    { numRuns: 2_000 },
  );
  expect(read(parseOrigin, '*')).toBe('*');
  for (const wrong of ['', 'null', 'nonsense', 'localhost:5173', '//a', 'http:a', 'http://', ' http://a', undefined]) {
    expect(read(parseOrigin, wrong)).toBeUndefined();
  }
});

test('a host is read as a Host header names it, however it is written', () => {
  fc.assert(
    fc.property(hosts, (host) => {
      const named = new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, '$1');
      expect(read(parseHost, host)).toBe(named);
      expect(read(parseHost, host.toUpperCase())).toBe(named);
      expect(read(parseHost, named)).toBe(named);
    }),
  );
  expect(read(parseHost, 'Mock.')).toBe('mock');
  expect(read(parseHost, 'fe80::1%eth0')).toBe('fe80::1%eth0');
});

test('a host with a port, or with more than a host, is refused', () => {
  const names = fc.oneof(fc.domain(), fc.ipV4());
  const more = fc.constantFrom(':4010', ':', '/', '/path', '?q', '#f', ' ', '%', '\\');
  fc.assert(
    fc.property(names, more, (name, rest) => {
      expect(read(parseHost, name + rest)).toBeUndefined();
      expect(read(parseHost, `http://${name}`)).toBeUndefined();
      expect(read(parseHost, `me@${name}`)).toBeUndefined();
    }),
  );
});

test('whatever the text is, it is refused or a host that an URL can hold', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain(), fc.anything()), (value) => {
      const host = read(parseHost, value);
      if (host === undefined) return;
      expect(URL.canParse(`http://${host.includes(':') ? `[${host.split('%')[0]}]` : host}:1/`)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  for (const wrong of ['', '.', 'mock.1', '1.2.3.4.5', '[::1]:80', '[]', 'a b', 'http://a', undefined, 7]) {
    expect(read(parseHost, wrong)).toBeUndefined();
  }
});
