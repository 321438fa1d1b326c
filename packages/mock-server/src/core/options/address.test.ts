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

test('parseOrigin returns the origin as browsers send it', () => {
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

test('parseOrigin rejects a path, a query, a fragment, a user and other schemes', () => {
  const more = fc.constantFrom('/path', '/?', '?q', '#f', '/#', '//');
  fc.assert(
    fc.property(schemes, hosts, ports, more, (scheme, host, port, rest) => {
      expect(read(parseOrigin, `${scheme}://${host}${port}${rest}`)).toBeUndefined();
      expect(read(parseOrigin, `${scheme}://me:word@${host}${port}`)).toBeUndefined();
      expect(read(parseOrigin, `ftp://${host}${port}`)).toBeUndefined();
    }),
  );
});

test('parseOrigin returns a valid origin or throws for any value', () => {
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

test('parseHost returns the host as a Host header contains it', () => {
  fc.assert(
    fc.property(hosts, (host) => {
      const named = new URL(`http://${host}`).hostname.replace(/^\[(.*)\]$/, '$1');
      expect(read(parseHost, host)).toBe(named);
      expect(read(parseHost, host.toUpperCase())).toBe(named);
      expect(read(parseHost, named)).toBe(named);
    }),
  );
  expect(read(parseHost, 'Mock.')).toBe('mock');
});

test('parseHost rejects a port, a path, a user and a scheme', () => {
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

test('parseHost returns a host that a URL can contain or throws for any value', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.domain(), fc.anything()), (value) => {
      const host = read(parseHost, value);
      if (host === undefined) return;
      expect(URL.canParse(`http://${host.includes(':') ? `[${host}]` : host}:1/`)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  for (const wrong of ['', '.', 'mock.1', '1.2.3.4.5', '[::1]:80', '[]', 'a b', 'http://a', undefined, 7]) {
    expect(read(parseHost, wrong)).toBeUndefined();
  }
});
