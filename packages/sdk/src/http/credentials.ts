import { ConfigurationError } from '../errors/errors.ts';
import { assertHeaderValue } from '../validation/assert.ts';
import { isFrameworkError } from './network-error.ts';

/**
 * A key, or a function that returns it. The client calls the function once per call, so that keys can be rotated. All attempts of a call carry the
 * same keys: one idempotency key never reaches two merchants. `payments.waitFor` reads them for each retrieval.
 */
export type Credential = string | (() => string | Promise<string>);

/** The API keys of a merchant. */
export interface Credentials {
  /** Sent as `public-api-key`: a string, or a function that the client calls once for each call, for keys that rotate. It may be async. */
  readonly publicApiKey: Credential;
  /** Sent as `private-secret-key`: a string or a function, like `publicApiKey`. Never ship it to a browser. */
  readonly privateSecretKey: Credential;
}

/** The headers that identify the merchant. */
export type CredentialHeaders = Readonly<Record<'public-api-key' | 'private-secret-key', string>>;

/** Returns both keys for one call. Rejects with {@link ConfigurationError} for an unusable key of a function. */
export type ReadCredentials = () => Promise<CredentialHeaders> | CredentialHeaders;

/** Checks the credentials as far as possible before the first request. The keys stay in the closure, where nothing prints them. */
export function resolveCredentials({ publicApiKey, privateSecretKey }: Credentials): ReadCredentials {
  const readPublic = toReader('publicApiKey', publicApiKey);
  const readSecret = toReader('privateSecretKey', privateSecretKey);
  const toHeaders = (publicKey: string, secretKey: string) => ({
    'public-api-key': publicKey,
    'private-secret-key': secretKey,
  });
  if (typeof readPublic === 'string' && typeof readSecret === 'string') return () => toHeaders(readPublic, readSecret);
  const read = (reader: string | (() => Promise<string>)) => (typeof reader === 'string' ? reader : reader());
  return async () => toHeaders(...(await Promise.all([read(readPublic), read(readSecret)])));
}

/** Returns the key, or a function that reads it. */
function toReader(name: keyof Credentials, credential: Credential): string | (() => Promise<string>) {
  if (typeof credential !== 'function') return assertHeaderValue(name, credential);
  return async () => {
    let value: unknown;
    try {
      value = await credential();
    } catch (cause) {
      // For example a function that reads the request of a page.
      if (isFrameworkError(cause)) throw cause;
      throw new ConfigurationError(`${name} threw (see cause)`, {}, { cause });
    }
    return assertHeaderValue(name, value);
  };
}
