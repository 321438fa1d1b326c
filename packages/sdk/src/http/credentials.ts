import { ConfigurationError } from '../errors/errors.ts';
import { assertHeaderValue } from '../validation/require-visible.ts';
import { isControlFlow } from './control-flow.ts';

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
  // Most keys are plain texts, and then there is nothing to wait for.
  const fixed = typeof publicKey === 'string' && typeof secretKey === 'string' && headersOf([publicKey, secretKey]);
  return () => fixed || Promise.all([now(publicKey), now(secretKey)]).then(headersOf);
}

type Checked = string | (() => Promise<string>);

function checked(name: keyof Credentials, credential: Credential): Checked {
  if (typeof credential !== 'function') return assertHeaderValue(name, credential);
  return async () => {
    try {
      return assertHeaderValue(name, await credential());
    } catch (cause) {
      // A function that reads the request of a page, for example.
      if (isControlFlow(cause)) throw cause;
      throw new ConfigurationError(`${name} is unreadable`, {}, { cause });
    }
  };
}

function now(key: Checked) {
  return typeof key === 'string' ? key : key();
}

function headersOf([publicKey, secretKey]: [string, string]): KeyHeaders {
  return { 'public-api-key': publicKey, 'private-secret-key': secretKey };
}
