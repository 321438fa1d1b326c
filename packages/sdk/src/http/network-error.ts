interface NetworkError {
  readonly code?: unknown;
  readonly message?: unknown;
  /** Node: the system call that failed, for example `connect`. */
  readonly syscall?: unknown;
  readonly cause?: unknown;
  /** One error for each address that was tried. */
  readonly errors?: unknown;
}

/** What an error of `fetch` says about the connection. */
export interface NetworkErrorClass {
  /** ECONNRESET, for example; undefined where the runtime gives no code. */
  readonly code?: string;
  /** The message of the error with that code. */
  readonly message?: unknown;
  /** Whether it proves that nothing was sent: there was no connection, or the TLS handshake failed. */
  readonly isUnsent: boolean;
}

/**
 * Codes that prove that no request was sent. The certificate is verified before the request is written. A code of OpenSSL, such as
 * ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED, proves nothing: the server may have sent it later.
 */
const unsentCodes = /* @__PURE__ */ new Set([
  'BAD_PORT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_SIGNATURE_FAILURE',
  'ConnectionRefused',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ENOTFOUND',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'REQUEST_BLOCKED',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The code and the message of an error that prove it together. A custom `fetch` may throw the text of a response, so a message alone does not. */
const unsentMessages = [
  // A proxy refuses the tunnel. undici has no other code for a request that was aborted.
  /^UND_ERR_ABORTED Proxy /,
  // A dispatcher refuses the handler of another version of undici before it opens a connection.
  /^UND_ERR_INVALID_ARG invalid on[A-Z][A-Za-z]+ method$/,
  // nock sends nothing to a host without a response, and gives the code of the system to it.
  /^[A-Z_]+ Nock: /,
  // Deno gives no code. The spaces keep a URL from matching.
  /client error \(Connect\)/,
  // OpenSSL has the same codes before and after the handshake. Since 3.2, this function validates only records that are not encrypted yet.
  /:SSL routines:tls_validate_record_header:/,
];

/** Reads the code of a network error, and whether the request can have been sent. */
export function classifyNetworkError(error: unknown): NetworkErrorClass {
  const causes = findRootCauses(error, 4).map(({ code, message, syscall }) => {
    // Node gives no code for a port that `fetch` blocks, such as 6000.
    const name = message === 'bad port' ? 'BAD_PORT' : String(code);
    // EHOSTUNREACH and ETIMEDOUT prove something only when the connection failed to open.
    const isUnsent =
      syscall === 'connect' ||
      unsentCodes.has(name) ||
      unsentMessages.some((pattern) => pattern.test(`${name} ${message}`));
    return { code: name, message, isUnsent };
  });
  const named = causes.find(({ code }) => /^[A-Z][A-Z\d_/]{2,59}$/.test(code));
  return { ...named, isUnsent: causes.every(({ isUnsent }) => isUnsent) };
}

/** Returns the innermost causes. The depth is limited, because causes can be circular. */
function findRootCauses(error: unknown, depth: number): NetworkError[] {
  const failure: NetworkError = Object(error);
  const { code, cause, errors } = failure;
  // The code of a DOMException is a number.
  const inner = Array.isArray(errors) ? errors : typeof code !== 'string' && cause !== undefined ? [cause] : [];
  return depth && inner.length ? inner.flatMap((each) => findRootCauses(each, depth - 1)) : [failure];
}

/** How the digests of Next.js 15 and 16 begin: redirects, error pages and the ends of a prerender. React gives any other error a number. */
const digests = /^(NEXT|DYNAMIC|BAILOUT|HANGING)_/;

/** Whether Next.js or React threw this to control rendering, for example because a page cannot be static. They must catch it themselves. */
export function isFrameworkError(thrown: unknown): boolean {
  const { digest, $$typeof } = Object(thrown);
  return (typeof digest === 'string' && digests.test(digest)) || $$typeof === Symbol.for('react.postpone');
}
