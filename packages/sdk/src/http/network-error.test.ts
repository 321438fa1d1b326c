import { expect, test } from 'vitest';
import { classifyNetworkError } from './network-error.ts';

const errorWithCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const nodeError = (cause: unknown) => new TypeError('fetch failed', { cause });
/** The error of Node with a code, and this code, which must be found. */
const node = (code: string, more: object = {}) => [nodeError(errorWithCode(code, more)), code] as const;
/** The same for OpenSSL, which adds a thread id at the start, and its function and source line. */
const openssl = (code: string, location: string) =>
  node(code, { message: `40BD305FC07F0000:error:0A00010B:SSL routines:${location}:` });
const denoError = (text: string) =>
  nodeError(new Error(`error sending request for url (http://127.0.0.1:1/v1/payments): ${text}`));

const refused = errorWithCode('ECONNREFUSED');
const unreachable = errorWithCode('ENETUNREACH', { syscall: 'connect' });

test.each<readonly [string, unknown, string | undefined]>([
  ['Node: connection refused', ...node('ECONNREFUSED')],
  ['Node: unknown host', ...node('ENOTFOUND')],
  ['Node: no DNS server available', ...node('EAI_AGAIN')],
  ['Node: connection refused by every address', ...node('ECONNREFUSED', { errors: [refused, refused] })],
  ['undici: connection timed out', ...node('UND_ERR_CONNECT_TIMEOUT')],
  ['nock: the host is not allowed', ...node('ENETUNREACH', { message: 'Nock: Disallowed net connect for "a:443/"' })],
  ['Node: no route to the host', ...node('EHOSTUNREACH', { syscall: 'connect' })],
  [
    'Node: every address timed out or is unreachable',
    ...node('ETIMEDOUT', { errors: [errorWithCode('ETIMEDOUT', { syscall: 'connect' }), unreachable] }),
  ],
  [
    'undici: a proxy refuses the tunnel',
    nodeError(
      Object.assign(new DOMException('Request was cancelled.', 'AbortError'), {
        cause: errorWithCode('UND_ERR_ABORTED', { message: 'Proxy response (403) !== 200 when HTTP Tunneling' }),
      }),
    ),
    'UND_ERR_ABORTED',
  ],
  [
    'undici: the dispatcher of another version, from 8 on',
    ...node('UND_ERR_INVALID_ARG', { message: 'invalid onRequestStart method' }),
  ],
  [
    'undici: the dispatcher of another version, before 7',
    ...node('UND_ERR_INVALID_ARG', { message: 'invalid onError method' }),
  ],
  ['Node: a port that fetch blocks', nodeError(new Error('bad port')), 'BAD_PORT'],
  ['a request that the network guard of the mock server blocks', errorWithCode('REQUEST_BLOCKED'), 'REQUEST_BLOCKED'],
  ['Bun: connection refused', errorWithCode('ECONNREFUSED'), 'ECONNREFUSED'],
  ['older Bun: connection refused', errorWithCode('ConnectionRefused'), undefined],
  ['Node: self-signed certificate', ...node('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['Node: certificate of an unknown issuer', ...node('UNABLE_TO_GET_ISSUER_CERT_LOCALLY')],
  ['Node: certificate for another host', ...node('ERR_TLS_CERT_ALTNAME_INVALID')],
  ['Bun: expired certificate', errorWithCode('CERT_HAS_EXPIRED'), 'CERT_HAS_EXPIRED'],
  [
    'Node: plain text instead of TLS',
    ...openssl(
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'tls_validate_record_header:wrong version number:ssl/record/methods/tlsany_meth.c:77',
    ),
  ],
  [
    'Node: TLS record too long during the handshake',
    ...openssl(
      'ERR_SSL_DATA_LENGTH_TOO_LONG',
      'tls_validate_record_header:data length too long:ssl/record/methods/tlsany_meth.c:121',
    ),
  ],
  [
    'Deno: plain text instead of TLS',
    denoError('client error (Connect): received corrupt message of type InvalidContentType'),
    undefined,
  ],
  [
    'Deno: connection refused',
    denoError('client error (Connect): tcp connect error: Connection refused (os error 111)'),
    undefined,
  ],
])('classifyNetworkError reports as unsent: %s', (_, error, code) => {
  const found = classifyNetworkError(error);
  expect([found.code, found.isUnsent]).toEqual([code, true]);
});

const circularError = new Error('circular');
circularError.cause = circularError;

test.each<readonly [string, unknown, string | undefined]>([
  ['Node: connection reset', ...node('ECONNRESET')],
  ['undici: aborted request', ...node('UND_ERR_ABORTED')],
  ['undici: another invalid argument', ...node('UND_ERR_INVALID_ARG', { message: 'invalid content-length header' })],
  ['a custom fetch that throws the text of a response about a method', new Error('invalid onError method'), undefined],
  [
    'a custom fetch that throws the text of a response about a tunnel of the server',
    new Error('Proxy response (502) !== 200 when HTTP Tunneling'),
    undefined,
  ],
  ['Node: connection closed by the server', ...node('UND_ERR_SOCKET')],
  [
    'Node: connection reset by one of two addresses',
    ...node('ECONNREFUSED', { errors: [refused, errorWithCode('ECONNRESET')] }),
  ],
  [
    'Node: plain text after the handshake',
    ...openssl(
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'tls_default_validate_record_header:wrong version number:ssl/record/methods/tls_common.c:1001',
    ),
  ],
  [
    'Node 20: plain text, before or after the handshake',
    ...openssl('ERR_SSL_WRONG_VERSION_NUMBER', 'ssl3_get_record:wrong version number:ssl/record/ssl3_record.c:350'),
  ],
  [
    'Node 20: TLS record too long, before or after the handshake',
    ...openssl('ERR_SSL_PACKET_LENGTH_TOO_LONG', 'ssl3_get_record:packet length too long:ssl/record/ssl3_record.c:379'),
  ],
  ['Node: missing client certificate', ...node('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')],
  ['Node: corrupt TLS record', ...node('ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC')],
  ['Node: TLS alert', ...node('ERR_SSL_SSL/TLS_ALERT_BAD_RECORD_MAC')],
  ['Bun: TLS error, before or after the handshake', errorWithCode('EPROTO'), 'EPROTO'],
  ['Deno: missing client certificate', nodeError(new Error('received fatal alert: CertificateRequired')), undefined],
  ['an unknown code with the prefix of a known code', ...node('CERT_HAS_EXPIRED_LATER')],
  ['Deno: connection closed', denoError('client error (SendRequest): connection closed'), undefined],
  [
    'Deno: connection reset for a URL that contains "client error (Connect)"',
    nodeError(new Error('url (http://a/v1/payments/client%20error%20(Connect)): reset')),
    undefined,
  ],
  ['Node: route lost later', ...node('EHOSTUNREACH', { syscall: 'write' })],
  ['Node: connection timed out later', ...node('ETIMEDOUT', { syscall: 'read' })],
  [
    'Node: no route to one of two addresses',
    nodeError(
      errorWithCode('ETIMEDOUT', {
        syscall: 'connect',
        errors: [unreachable, errorWithCode('ETIMEDOUT', { syscall: 'read' })],
      }),
    ),
    'ENETUNREACH',
  ],
  ['Node: another message that contains "bad port"', nodeError(new Error('reset by a bad port')), undefined],
  ['workerd: connection lost', new Error('Network connection lost.'), undefined],
  ['Chromium: failed to fetch', new TypeError('Failed to fetch'), undefined],
  ['an error that is its own cause', circularError, undefined],
  ['a string', 'ECONNREFUSED', undefined],
  ['undefined', undefined, undefined],
])('classifyNetworkError reports as possibly sent: %s', (_, error, code) => {
  const found = classifyNetworkError(error);
  expect([found.code, found.isUnsent]).toEqual([code, false]);
});
