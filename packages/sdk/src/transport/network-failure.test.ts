import { expect, test } from 'vitest';
import { readNetworkFailure } from './network-failure.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const node = (cause: unknown) => new TypeError('fetch failed', { cause });
const deno = (text: string) =>
  node(new Error(`error sending request for url (http://127.0.0.1:1/v1/payments): ${text}`));

test.each([
  ['Node: refused', node(coded('ECONNREFUSED')), 'ECONNREFUSED'],
  ['Node: unknown host', node(coded('ENOTFOUND')), 'ENOTFOUND'],
  ['Node: no name server', node(coded('EAI_AGAIN')), 'EAI_AGAIN'],
  [
    'Node: every address refused',
    node(coded('ECONNREFUSED', { errors: [coded('ECONNREFUSED'), coded('ECONNREFUSED')] })),
    'ECONNREFUSED',
  ],
  ['Bun: refused', coded('ECONNREFUSED'), 'ECONNREFUSED'],
  ['Bun, earlier: refused', coded('ConnectionRefused'), undefined],
  ['Deno: refused', deno('client error (Connect): tcp connect error: Connection refused (os error 111)'), undefined],
])('proves that nothing was sent: %s', (_, error, code) => {
  expect(readNetworkFailure(error)).toEqual({ code, isUnsent: true });
});

const circle = new Error('circle');
circle.cause = circle;

test.each([
  ['Node: reset', node(coded('ECONNRESET')), 'ECONNRESET'],
  ['Node: closed by the server', node(coded('UND_ERR_SOCKET')), 'UND_ERR_SOCKET'],
  [
    'Node: one address not refused',
    node(coded('ECONNREFUSED', { errors: [coded('ECONNREFUSED'), coded('ECONNRESET')] })),
    'ECONNREFUSED',
  ],
  ['Deno: reset', deno('client error (SendRequest): connection closed'), undefined],
  [
    'Deno: an identifier that looks like it',
    node(new Error('url (http://a/v1/payments/client%20error%20(Connect)): reset')),
    undefined,
  ],
  ['workerd', new Error('Network connection lost.'), undefined],
  ['Chromium', new TypeError('Failed to fetch'), undefined],
  ['a circle', circle, undefined],
  ['a text', 'ECONNREFUSED', undefined],
  ['nothing', undefined, undefined],
])('proves nothing: %s', (_, error, code) => {
  expect(readNetworkFailure(error)).toEqual({ code, isUnsent: false });
});
