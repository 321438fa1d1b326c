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
  const readPublic = readerOf('publicApiKey', publicApiKey);
  const readSecret = readerOf('privateSecretKey', privateSecretKey);
  return () => {
    const keys = [readPublic(), readSecret()];
    // Most keys are plain texts, and then there is nothing to wait for.
    return keys.every((key) => typeof key === 'string') ? headersOf(keys) : Promise.all(keys).then(headersOf);
  };
}

function headersOf([publicKey, secretKey]: string[]): KeyHeaders {
  return { 'public-api-key': publicKey as string, 'private-secret-key': secretKey as string };
}

function readerOf(name: keyof Credentials, credential: Credential): () => string | Promise<string> {
  if (typeof credential !== 'function') {
    const key = requireVisible(name, credential);
    return () => key;
  }
  return async () => {
    let key: unknown;
    try {
      key = await credential();
    } catch (cause) {
      throw new ConfigurationError(`${name} could not be read`, {}, { cause });
    }
    return requireVisible(name, key);
  };
}
