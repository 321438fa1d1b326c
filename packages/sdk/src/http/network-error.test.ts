import { expect, test } from 'vitest';
import { classifyNetworkError } from './network-error.ts';

const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });
const node = (cause: unknown) => new TypeError('fetch failed', { cause });
/** As Node says it, with a random number at the start and the place in the source of OpenSSL. */
const openssl = (code: string, place: string) =>
  node(Object.assign(new Error(`40BD305FC07F0000:error:0A00010B:SSL routines:${place}:`), { code }));
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
  [
    'Node: a certificate that is self-signed',
    node(coded('DEPTH_ZERO_SELF_SIGNED_CERT')),
    'DEPTH_ZERO_SELF_SIGNED_CERT',
  ],
  [
    'Node: a certificate of an unknown issuer',
    node(coded('UNABLE_TO_GET_ISSUER_CERT_LOCALLY')),
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  ],
  ['Node: a certificate for another host', node(coded('ERR_TLS_CERT_ALTNAME_INVALID')), 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['Bun: a certificate that has expired', coded('CERT_HAS_EXPIRED'), 'CERT_HAS_EXPIRED'],
  [
    'Node: plain text instead of TLS',
    openssl(
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'tls_validate_record_header:wrong version number:ssl/record/methods/tlsany_meth.c:77',
    ),
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
  [
    'Node: a record that is too long instead of a handshake',
    openssl(
      'ERR_SSL_DATA_LENGTH_TOO_LONG',
      'tls_validate_record_header:data length too long:ssl/record/methods/tlsany_meth.c:121',
    ),
    'ERR_SSL_DATA_LENGTH_TOO_LONG',
  ],
  [
    'Deno: plain text instead of TLS',
    deno('client error (Connect): received corrupt message of type InvalidContentType'),
    undefined,
  ],
  ['Deno: refused', deno('client error (Connect): tcp connect error: Connection refused (os error 111)'), undefined],
])('proves that nothing was sent: %s', (_, error, code) => {
  expect(classifyNetworkError(error)).toEqual({ code, isUnsent: true });
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
  [
    'Node: plain text after the handshake',
    openssl(
      'ERR_SSL_WRONG_VERSION_NUMBER',
      'tls_default_validate_record_header:wrong version number:ssl/record/methods/tls_common.c:1001',
    ),
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
  [
    'Node 20: plain text, before or after the handshake',
    openssl('ERR_SSL_WRONG_VERSION_NUMBER', 'ssl3_get_record:wrong version number:ssl/record/ssl3_record.c:350'),
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
  [
    'Node 20: a long record, before or after the handshake',
    openssl('ERR_SSL_PACKET_LENGTH_TOO_LONG', 'ssl3_get_record:packet length too long:ssl/record/ssl3_record.c:379'),
    'ERR_SSL_PACKET_LENGTH_TOO_LONG',
  ],
  [
    'Node: a missing client certificate',
    node(coded('ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED')),
    'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
  ],
  [
    'Node: a corrupt record',
    node(coded('ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC')),
    'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC',
  ],
  ['Node: an alert', node(coded('ERR_SSL_SSL/TLS_ALERT_BAD_RECORD_MAC')), 'ERR_SSL_SSL/TLS_ALERT_BAD_RECORD_MAC'],
  ['Bun: TLS, before or after the handshake', coded('EPROTO'), 'EPROTO'],
  ['Deno: a missing client certificate', node(new Error('received fatal alert: CertificateRequired')), undefined],
  ['a code that only begins like one', node(coded('CERT_HAS_EXPIRED_LATER')), 'CERT_HAS_EXPIRED_LATER'],
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
  expect(classifyNetworkError(error)).toEqual({ code, isUnsent: false });
});
