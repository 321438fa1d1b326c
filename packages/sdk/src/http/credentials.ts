import { ConfigurationError } from '../errors/errors.ts';
import { assertHeaderValue } from '../validation/assert.ts';
import { isFrameworkError } from './framework-error.ts';

/** A key, or a function that returns it. The client calls the function before every request, so that keys can be rotated. */
export type Credential = string | (() => string | Promise<string>);

/** The API keys of a merchant. */
export interface Credentials {
  /** Sent as `public-api-key`. */
  readonly publicApiKey: Credential;
  /** Sent as `private-secret-key`. Never ship it to a browser. */
  readonly privateSecretKey: Credential;
}

/** The headers that identify the merchant. */
export type CredentialHeaders = Readonly<Record<'public-api-key' | 'private-secret-key', string>>;

/** Returns both keys for one request. Throws {@link ConfigurationError} when a function returns no usable key. */
export type ReadCredentials = () => CredentialHeaders | Promise<CredentialHeaders>;

/** Checks the credentials as far as possible before the first request. The keys stay in the closure, where nothing prints them. */
export function resolveCredentials({ publicApiKey, privateSecretKey }: Credentials): ReadCredentials {
  const publicKey = resolve('publicApiKey', publicApiKey);
  const secretKey = resolve('privateSecretKey', privateSecretKey);
  // Most keys are strings. Then there is nothing to wait for.
  const fixed = typeof publicKey === 'string' && typeof secretKey === 'string' && toHeaders([publicKey, secretKey]);
  return () => fixed || Promise.all([read(publicKey), read(secretKey)]).then(toHeaders);
}

type ResolvedKey = string | (() => Promise<string>);

function resolve(name: keyof Credentials, credential: Credential): ResolvedKey {
  if (typeof credential !== 'function') return assertHeaderValue(name, credential);
  return async () => {
    let value: unknown;
    try {
      value = await credential();
    } catch (cause) {
      // For example a function that reads the request of a page.
      if (isFrameworkError(cause)) throw cause;
      throw new ConfigurationError(`The function ${name} threw (see cause)`, {}, { cause });
    }
    return assertHeaderValue(name, value);
  };
}

function read(key: ResolvedKey) {
  return typeof key === 'string' ? key : key();
}

function toHeaders([publicKey, secretKey]: [string, string]): CredentialHeaders {
  return { 'public-api-key': publicKey, 'private-secret-key': secretKey };
}
