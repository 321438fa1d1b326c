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
  const keys = [resolve('publicApiKey', publicApiKey), resolve('privateSecretKey', privateSecretKey)];
  // Most keys are strings. Then there is nothing to wait for.
  const fixed = keys.every((key) => typeof key === 'string') && toHeaders(keys);
  return () => fixed || Promise.all(keys.map((key) => (typeof key === 'string' ? key : key()))).then(toHeaders);
}

function resolve(name: keyof Credentials, credential: Credential): string | (() => Promise<string>) {
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

function toHeaders([publicKey, secretKey]: readonly string[]): CredentialHeaders {
  return { 'public-api-key': publicKey as string, 'private-secret-key': secretKey as string };
}
