import { ConfigurationError } from './errors.ts';
import { isVisibleAscii } from './visible-ascii.ts';

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

/** Gives both keys for one request. Rejects with {@link ConfigurationError} when a function gives no usable key. */
export type ReadKeys = () => Promise<KeyHeaders>;

/** Checks what can be checked now; the keys stay in the closure. */
export function readCredentials({ publicApiKey, privateSecretKey }: Credentials): ReadKeys {
  const readPublic = readerOf('publicApiKey', publicApiKey);
  const readSecret = readerOf('privateSecretKey', privateSecretKey);
  return async () => {
    const [publicKey, secretKey] = await Promise.all([readPublic(), readSecret()]);
    return { 'public-api-key': publicKey, 'private-secret-key': secretKey };
  };
}

function readerOf(name: keyof Credentials, credential: Credential): () => string | Promise<string> {
  const check = (key: unknown) => {
    if (isVisibleAscii(key)) return key;
    const problem = typeof key === 'string' ? 'blank or holds a space, a line end or a special character' : 'missing';
    throw new ConfigurationError(`${name} is ${problem}`);
  };
  if (typeof credential === 'function') {
    return async () => {
      let key: unknown;
      try {
        key = await credential();
      } catch (cause) {
        throw new ConfigurationError(`${name} could not be read`, {}, { cause });
      }
      return check(key);
    };
  }
  const key = check(credential);
  return () => key;
}
