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

/** Reads the code of a network error, and whether the request can have been sent. */
export function classifyNetworkError(error: unknown): NetworkErrorClass {
  // Matches a code and the message after it, when they prove that no request was sent. The certificate is verified before the request is
  // written. A code of OpenSSL, such as ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED, proves nothing: the server may have sent it later.
  //
  // A proxy that refuses the tunnel has no other code in undici than a request that was aborted, so its message counts too. Without the code,
  // that message proves nothing: a custom `fetch` may throw the text of a response.
  //
  // A dispatcher refuses the handler of another version of undici before it opens a connection. The same code without that message proves
  // nothing.
  //
  // nock sends nothing to a host without a response, and gives the code of the system to it.
  //
  // Deno gives no code. OpenSSL has the same codes before and after the handshake, such as ERR_SSL_WRONG_VERSION_NUMBER. But the message names
  // the function, and since OpenSSL 3.2 this one validates only records that are not encrypted yet. The spaces keep a URL from matching.
  const unsent =
    /^(BAD_PORT|ECONNREFUSED|ConnectionRefused|ENOTFOUND|EAI_AGAIN|REQUEST_BLOCKED|UND_ERR_CONNECT_TIMEOUT|CERT_(HAS_EXPIRED|NOT_YET_VALID|SIGNATURE_FAILURE)|(DEPTH_ZERO_SELF_SIGNED|UNABLE_TO_GET_ISSUER)_CERT(_LOCALLY)?|ERR_TLS_CERT_ALTNAME_INVALID|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UND_ERR_ABORTED Proxy|[A-Z_]+ Nock:) |UND_ERR_INVALID_ARG invalid on[A-Z][A-Za-z]+ method$|client error \(Connect\)|:SSL routines:tls_validate_record_header:/;
  const causes = findRootCauses(error, 4).map(({ code, message, syscall }) => {
    // Node gives no code for a port that `fetch` blocks, such as 6000.
    const name = message === 'bad port' ? 'BAD_PORT' : String(code);
    // EHOSTUNREACH and ETIMEDOUT prove something only when the connection failed to open.
    return { code: name, message, isUnsent: syscall === 'connect' || unsent.test(`${name} ${message}`) };
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

/** How the digests of Next.js 14 to 16 begin: redirects, error pages and the ends of a prerender. React gives any other error a number. */
const digests = /^(NEXT|DYNAMIC|BAILOUT|HANGING)_/;

/** Whether Next.js or React threw this to control rendering, for example because a page cannot be static. They must catch it themselves. */
export function isFrameworkError(thrown: unknown): boolean {
  const { digest, $$typeof } = Object(thrown);
  return (typeof digest === 'string' && digests.test(digest)) || $$typeof === Symbol.for('react.postpone');
}
