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

/** Gives both keys for one request. Throws {@link ConfigurationError} when a function gives no usable key. */
export type ReadKeys = () => KeyHeaders | Promise<KeyHeaders>;

/** Checks what can be checked now; the keys stay in the closure. */
export function readCredentials({ publicApiKey, privateSecretKey }: Credentials): ReadKeys {
  const readers = [readerOf('publicApiKey', publicApiKey), readerOf('privateSecretKey', privateSecretKey)] as const;
  return () => {
    const [publicKey, secretKey] = readers.map((read) => read());
    // Most keys are plain texts, and then there is nothing to wait for.
    if (typeof publicKey === 'string' && typeof secretKey === 'string') return headersOf([publicKey, secretKey]);
    return Promise.all([publicKey, secretKey]).then(headersOf);
  };
}

function headersOf([publicKey = '', secretKey = '']: readonly (string | undefined)[]): KeyHeaders {
  return { 'public-api-key': publicKey, 'private-secret-key': secretKey };
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
