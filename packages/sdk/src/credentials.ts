import { ConfigurationError } from './errors.ts';
import { requireVisible } from './require-visible.ts';

/** A key, or a function that gives it: it is asked before every request, so that keys can be rotated. */
export type Credential = string | (() => string | Promise<string>);

/** The keys of a merchant. */
export interface Credentials {
  /** Sent as `public-api-key`. */
  readonly publicApiKey: Credential;
  /** Sent as `private-secret-key`. Never ship it to a browser. */
  readonly privateSecretKey: Credential;
}

/** The headers that say who is calling. */
export type KeyHeaders = Readonly<Record<'public-api-key' | 'private-secret-key', string>>;

/** Gives both keys for one request. Throws {@link ConfigurationError} when a function gives no usable key. */
export type ReadKeys = () => KeyHeaders | Promise<KeyHeaders>;

/** Checks what can be checked now; the keys stay in the closure. */
export function readCredentials({ publicApiKey, privateSecretKey }: Credentials): ReadKeys {
  const publicKey = checked('publicApiKey', publicApiKey);
  const secretKey = checked('privateSecretKey', privateSecretKey);
  if (typeof publicKey === 'string' && typeof secretKey === 'string') {
    // Most keys are plain texts, and then there is nothing to wait for.
    const headers = headersOf([publicKey, secretKey]);
    return () => headers;
  }
  return () => Promise.all([ask('publicApiKey', publicKey), ask('privateSecretKey', secretKey)]).then(headersOf);
}

function checked(name: keyof Credentials, credential: Credential): Credential {
  return typeof credential === 'function' ? credential : requireVisible(name, credential);
}

async function ask(name: keyof Credentials, credential: Credential): Promise<string> {
  if (typeof credential === 'string') return credential;
  let key: unknown;
  try {
    key = await credential();
  } catch (cause) {
    throw new ConfigurationError(`${name} could not be read`, {}, { cause });
  }
  return requireVisible(name, key);
}

function headersOf([publicKey, secretKey]: [string, string]): KeyHeaders {
  return { 'public-api-key': publicKey, 'private-secret-key': secretKey };
}
