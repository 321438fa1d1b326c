import { ReadableStream } from 'node:stream/web';
import fc from 'fast-check';
import { documented } from '../../helpers/contract.ts';
import { organizationCode } from '../../helpers/test-merchant.ts';
import { garbageBody, type Pieces } from './garbage-body.ts';

/** A random request. Some are valid, because only a valid request reaches the later steps. */
export interface GarbageRequest {
  readonly method: string;
  /** With a query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Pieces | undefined;
}

/** Merchants that exist, and what they have. */
export interface Population {
  readonly keys: readonly Readonly<Record<string, string>>[];
  /** Of payments, transactions, customers, campaigns and transfers. */
  readonly ids: readonly string[];
  /** Payments, each with one transaction. */
  readonly pairs: readonly (readonly [string, string])[];
}

const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'prototype'];
const latin1 = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) });
const headerText = latin1.map((value) => value.replaceAll(/[\x7f-\x9f]/g, '').trim());
const token = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABC0123456789!#$%&*+-.^_`|~'),
  minLength: 1,
});

/** Headers that the transport sets, or that an HTTP library refuses to send. */
const ownOfTransport =
  /^(host|connection|content-length|transfer-encoding|upgrade|keep-alive|expect|te|trailer|proxy-.*|sec-.*)$/i;

export function garbageRequest({ keys, ids, pairs }: Population): fc.Arbitrary<GarbageRequest> {
  const segment = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.constantFrom(...ids).map((id) => id.toUpperCase()) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        ...[...names, '..', '.', '*', ':id', '{id}', 'x'.repeat(4_000)],
        ...['%', '%00', '%2e%2e', '%E0%A4%A', '%ED%A0%80', '%F0%9F%98%80', '%2F'],
      ),
    },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 12 }) },
  );
  const documentedPlace = fc
    .tuple(fc.constantFrom(...documented), fc.oneof(fc.constantFrom(...pairs), fc.tuple(segment, segment)))
    .map(([{ method, path }, [one, two]]) => {
      const segments = [one, two];
      return { method, path: path.replaceAll(/\{\w+\}/g, () => segments.shift() ?? '') };
    });
  const otherPlace = fc.record({
    method: fc.oneof(
      fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'get', 'PROPFIND'),
      token.filter((method) => !/^(connect|trace|track)$/i.test(method)),
    ),
    path: fc.oneof(
      documentedPlace.map(({ path }) => path),
      fc
        .array(fc.oneof(segment, fc.constantFrom('v1', 'payments', '__mock', 'v2', '')), { maxLength: 6 })
        .map((parts) => `/${parts.join('/')}`),
    ),
  });
  const queryName = fc.constantFrom('raw_response', 'transactions_history', 'raw_response[]', ...names);
  const queryValue = fc.oneof(
    fc.constantFrom('true', 'false', '1', '', 'TRUE', '%', '%ED%A0%80', '+'),
    latin1.map(encodeURIComponent),
  );
  const query = fc.oneof(
    { weight: 5, arbitrary: fc.constant('') },
    {
      weight: 1,
      arbitrary: fc
        .array(fc.tuple(queryName, queryValue), { maxLength: 4 })
        .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
    },
    { weight: 1, arbitrary: latin1.map((text) => `?${text}`) },
  );
  const credentials = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...keys) },
    {
      weight: 3,
      arbitrary: fc.record(
        {
          'public-api-key': fc.oneof(fc.constantFrom(...names, ' ', 'merchant-1'), headerText),
          'private-secret-key': fc.oneof(fc.constantFrom(...names, ' '), headerText),
        },
        { requiredKeys: [] },
      ),
    },
  );
  const otherTypes = [
    ...['application/json; charset=utf-8', 'application/json;', 'text/plain', 'application/jsonp', ''],
    'multipart/form-data; boundary=x',
  ];
  const special = fc.record(
    {
      'content-type': mostly('application/json', fc.oneof(fc.constantFrom(...otherTypes), headerText), 10),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
      accept: headerText,
      'accept-encoding': fc.constantFrom('gzip', '*;q=0'),
    },
    { requiredKeys: ['content-type'] },
  );
  const required = fc.record(
    {
      'x-idempotency-key': fc.oneof(
        { weight: 8, arbitrary: fc.uuid() },
        { weight: 1, arbitrary: fc.constantFrom('key', ...names, 'k'.repeat(255), 'k'.repeat(256)) },
        { weight: 1, arbitrary: headerText },
      ),
      'x-organization-code': mostly(organizationCode, headerText, 10),
    },
    { requiredKeys: [] },
  );
  const headerName = token.filter((name) => !ownOfTransport.test(name));
  const extra = mostly({}, fc.dictionary(headerName, headerText, { maxKeys: 5, noNullPrototype: true }), 5);
  return fc
    .tuple(
      fc.oneof({ weight: 6, arbitrary: documentedPlace }, { weight: 1, arbitrary: otherPlace }),
      query,
      fc.tuple(extra, special, required, credentials),
      fc.oneof({ weight: 15, arbitrary: garbageBody }, { weight: 1, arbitrary: fc.constant(undefined) }),
    )
    .map(([{ method, path }, text, headers, body]) => ({
      method,
      path: path + text,
      headers: Object.assign({}, ...headers),
      body: /^(get|head)$/i.test(method) ? undefined : body,
    }));
}

/** As a standard request; its body in one piece as bytes, in several as a stream. */
export function requestOf({ method, path, headers, body = [] }: GarbageRequest, baseUrl: string): Request {
  const [only = null, ...others] = body;
  const content = others.length === 0 ? only : ReadableStream.from(body);
  const init = { method, headers, duplex: 'half', body: content as BodyInit | null };
  return new Request(baseUrl + path, init);
}

/** The other one time in `times`. */
export function mostly<T>(usual: T, other: fc.Arbitrary<T>, times: number): fc.Arbitrary<T> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
}
