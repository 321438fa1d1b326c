import { type CallContext, ConfigurationError } from './errors.ts';
import { isVisibleAscii } from './visible-ascii.ts';

/** A key, or a function that gives it: it is asked before every request, so that keys can be rotated. */
export type Credential = string | (() => string | Promise<string>);

export interface Credentials {
  /** Sent as `public-api-key`. */
  readonly publicApiKey: Credential;
  /** Sent as `private-secret-key`. Never ship it to a browser. */
  readonly privateSecretKey: Credential;
}

export interface Keys {
  readonly publicApiKey: string;
  readonly privateSecretKey: string;
}

/** Gives both keys for one request. Rejects with {@link ConfigurationError} when a function gives no usable key. */
export type ReadKeys = (context: CallContext) => Promise<Keys>;

/** Checks what can be checked now; the keys stay in the closure. */
export function readCredentials({ publicApiKey, privateSecretKey }: Credentials): ReadKeys {
  checkCredential('publicApiKey', publicApiKey);
  checkCredential('privateSecretKey', privateSecretKey);
  return async (context) => {
    const [publicKey, secretKey] = await Promise.all([
      readKey('publicApiKey', publicApiKey, context),
      readKey('privateSecretKey', privateSecretKey, context),
    ]);
    return { publicApiKey: publicKey, privateSecretKey: secretKey };
  };
}

function checkCredential(name: keyof Credentials, value: unknown): void {
  if (typeof value !== 'function') checkKey(name, value, {});
}

async function readKey(name: keyof Credentials, credential: Credential, context: CallContext): Promise<string> {
  if (typeof credential === 'string') return credential;
  let key: unknown;
  try {
    key = await credential();
  } catch (cause) {
    throw new ConfigurationError(`The function given as ${name} failed`, context, { cause });
  }
  return checkKey(name, key, context);
}

function checkKey(name: keyof Credentials, key: unknown, context: CallContext): string {
  if (isVisibleAscii(key)) return key;
  const problem =
    typeof key === 'string' ? 'is blank or holds a space, a line end or a special character' : 'is missing';
  throw new ConfigurationError(`${name} ${problem}: it must be a key, or a function that gives one`, context);
}
