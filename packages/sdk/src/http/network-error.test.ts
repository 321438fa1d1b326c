import { expect, test } from 'vitest';
import { classifyNetworkError } from './network-error.ts';

const errorWithCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const nodeError = (cause: unknown) => new TypeError('fetch failed', { cause });
/** Creates the error of Node. OpenSSL adds a thread id at the start, and its function and source line. */
const opensslError = (code: string, location: string) =>
  nodeError(Object.assign(new Error(`40BD305FC07F0000:error:0A00010B:SSL routines:${location}:`), { code }));
const denoError = (text: string) =>
  nodeError(new Error(`error sending request for url (http://127.0.0.1:1/v1/payments): ${text}`));

test.each([
  ['Node: connection refused', nodeError(errorWithCode('ECONNREFUSED')), 'ECONNREFUSED'],
  ['Node: unknown host', nodeError(errorWithCode('ENOTFOUND')), 'ENOTFOUND'],
  ['Node: no DNS server available', nodeError(errorWithCode('EAI_AGAIN')), 'EAI_AGAIN'],
  [
    'Node: connection refused by every address',
    nodeError(
      errorWithCode('ECONNREFUSED', { errors: [errorWithCode('ECONNREFUSED'), errorWithCode('ECONNREFUSED')] }),
    ),
    'ECONNREFUSED',
  ],
  ['undici: connection timed out', nodeError(errorWithCode('UND_ERR_CONNECT_TIMEOUT')), 'UND_ERR_CONNECT_TIMEOUT'],
  ['Node: no route to the host', nodeError(errorWithCode('EHOSTUNREACH', { syscall: 'connect' })), 'EHOSTUNREACH'],
  [
    'Node: every address timed out or is unreachable',
    nodeError(
      errorWithCode('ETIMEDOUT', {
        errors: [
          errorWithCode('ETIMEDOUT', { syscall: 'connect' }),
          errorWithCode('ENETUNREACH', { syscall: 'connect' }),
        ],
      }),
    ),
    'ETIMEDOUT',
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
  ['Node: a port that fetch blocks', nodeError(new Error('bad port')), 'BAD_PORT'],
  ['a request that the network guard of the mock server blocks', errorWithCode('REQUEST_BLOCKED'), 'REQUEST_BLOCKED'],
  ['Bun: connection refused', errorWithCode('ECONNREFUSED'), 'ECONNREFUSED'],
  ['older Bun: connection refused', errorWithCode('ConnectionRefused'), undefined],
  [
    'Node: self-signed certificate',
    nodeError(errorWithCode('DEPTH_ZERO_SELF_SIGNED_CERT')),
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  [
    'Node: certificate of an unknown issuer',
    nodeError(errorWithCode('UNABLE_TO_GET_ISSUER_CERT_LOCALLY')),
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ],
  [
    'Node: certificate for another host',
    nodeError(errorWithCode('ERR_TLS_CERT_ALTNAME_INVALID')),
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ],
  ['Bun: expired certificate', errorWithCode('CERT_HAS_EXPIRED'), 'CERT_HAS_EXPIRED'],
  [
    'Node: plain text instead of TLS',
    opensslError(
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'tls_validate_record_header:wrong version number:ssl/record/methods/tlsany_meth.c:77',
    ),
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
  [
    'Node: TLS record too long during the handshake',
    opensslError(
      'ERR_SSL_DATA_LENGTH_TOO_LONG',
      'tls_validate_record_header:data length too long:ssl/record/methods/tlsany_meth.c:121',
    ),
    'ERR_SSL_DATA_LENGTH_TOO_LONG',
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

test.each([
  ['Node: connection reset', nodeError(errorWithCode('ECONNRESET')), 'ECONNRESET'],
  ['undici: aborted request', nodeError(errorWithCode('UND_ERR_ABORTED')), 'UND_ERR_ABORTED'],
  [
    'a custom fetch that throws the text of a response about a tunnel of the server',
    new Error('Proxy response (502) !== 200 when HTTP Tunneling'),
    undefined,
  ],
  ['Node: connection closed by the server', nodeError(errorWithCode('UND_ERR_SOCKET')), 'UND_ERR_SOCKET'],
  [
    'Node: connection reset by one of two addresses',
    nodeError(errorWithCode('ECONNREFUSED', { errors: [errorWithCode('ECONNREFUSED'), errorWithCode('ECONNRESET')] })),
    'ECONNREFUSED',
  ],
  [
    'Node: plain text after the handshake',
    opensslError(
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'tls_default_validate_record_header:wrong version number:ssl/record/methods/tls_common.c:1001',
    ),
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
  [
    'Node 20: plain text, before or after the handshake',
    opensslError('ERR_SSL_WRONG_VERSION_NUMBER', 'ssl3_get_record:wrong version number:ssl/record/ssl3_record.c:350'),
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
  [
    'Node 20: TLS record too long, before or after the handshake',
    opensslError(
      'ERR_SSL_PACKET_LENGTH_TOO_LONG',
      'ssl3_get_record:packet length too long:ssl/record/ssl3_record.c:379',
    ),
    'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  ],
  [
    'Node: missing client certificate',
    nodeError(errorWithCode('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')),
    'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
  ],
  [
    'Node: corrupt TLS record',
    nodeError(errorWithCode('ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC')),
    'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC',
  ],
  [
    'Node: TLS alert',
    nodeError(errorWithCode('ERR_SSL_SSL/TLS_ALERT_BAD_RECORD_MAC')),
    'ERR_SSL_SSL/TLS_ALERT_BAD_RECORD_MAC',
  ],
  ['Bun: TLS error, before or after the handshake', errorWithCode('EPROTO'), 'EPROTO'],
  ['Deno: missing client certificate', nodeError(new Error('received fatal alert: CertificateRequired')), undefined],
  [
    'an unknown code with the prefix of a known code',
    nodeError(errorWithCode('CERT_HAS_EXPIRED_LATER')),
    'CERT_HAS_EXPIRED_LATER',
  ],
  ['Deno: connection closed', denoError('client error (SendRequest): connection closed'), undefined],
  [
    'Deno: connection reset for a URL that contains "client error (Connect)"',
    nodeError(new Error('url (http://a/v1/payments/client%20error%20(Connect)): reset')),
    undefined,
  ],
  ['Node: route lost later', nodeError(errorWithCode('EHOSTUNREACH', { syscall: 'write' })), 'EHOSTUNREACH'],
  ['Node: connection timed out later', nodeError(errorWithCode('ETIMEDOUT', { syscall: 'read' })), 'ETIMEDOUT'],
  [
    'Node: no route to one of two addresses',
    nodeError(
      errorWithCode('ETIMEDOUT', {
        syscall: 'connect',
        errors: [errorWithCode('ENETUNREACH', { syscall: 'connect' }), errorWithCode('ETIMEDOUT', { syscall: 'read' })],
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
