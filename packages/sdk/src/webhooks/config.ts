import { WebhookConfigurationError } from './errors.ts';
import { isBlank, readSecrets, type Secret } from './secrets.ts';
import { isWellFormed } from './text.ts';

/** The two bodies that the service sends. Specification: "Events". */
export type WebhookKind = 'payment' | 'transfer';

interface Accept {
  /**
   * What this endpoint is for; anything else is refused, however well signed, since two endpoints may share a secret.
   * Both when left out.
   */
  readonly accept?: readonly WebhookKind[];
}

interface Signed {
  /** The webhook's client secret, or several while one replaces another. Then `x-hmac-signature` must be there and right. */
  readonly secret: Secret | readonly Secret[];
}

export interface Credentials {
  /** What `x-api-key` must say. */
  readonly apiKey: string;
  /** What `x-secret` must say. */
  readonly apiSecret: string;
}

interface Unverified {
  /** The webhook has no authentication: anybody who knows the address can send anything. Cannot stand beside a secret. */
  readonly verification: 'none';
}

type Without<T> = { readonly [Name in keyof T]?: never };

/**
 * How a webhook proves where it comes from. Everything that is configured must be present in the request and right.
 * Specification: "Authentication", items 4 to 6.
 */
export type WebhookConfig = Accept &
  (
    | (Signed & Without<Credentials & Unverified>)
    | (Credentials & Without<Signed & Unverified>)
    | (Signed & Credentials & Without<Unverified>)
    | (Unverified & Without<Signed & Credentials>)
  );

/** A configuration that was checked and copied. */
export interface CheckedConfig {
  readonly accept: readonly WebhookKind[];
  readonly secrets: readonly Secret[] | undefined;
  readonly credentials: Credentials | undefined;
}

/**
 * Throws {@link WebhookConfigurationError} unless there is exactly one reading of what was meant. An option that is
 * there but undefined, as an unset environment variable leaves it, is a mistake and never an option left out.
 */
export function readConfig(config: WebhookConfig): CheckedConfig {
  const given: object = Object(config);
  const isSigned = 'secret' in given;
  const isCredentialed = 'apiKey' in given || 'apiSecret' in given;
  readVerification(config?.verification, isSigned || isCredentialed);
  return {
    accept: readAccept(config.accept),
    secrets: isSigned ? readSecrets(config.secret) : undefined,
    credentials: isCredentialed
      ? { apiKey: readCredential('apiKey', config.apiKey), apiSecret: readCredential('apiSecret', config.apiSecret) }
      : undefined,
  };
}

function readVerification(verification: unknown, isVerified: boolean): void {
  if (isVerified && verification !== undefined) {
    throw new WebhookConfigurationError('verification contradicts the secret or the credentials that are given with it');
  }
  if (!isVerified && verification !== 'none') {
    throw new WebhookConfigurationError(
      "Nothing to verify with: give secret, or apiKey and apiSecret, or say verification: 'none'",
    );
  }
}

function readAccept(accept: readonly WebhookKind[] = ['payment', 'transfer']): readonly WebhookKind[] {
  const kinds = [...accept];
  if (kinds.length > 0 && kinds.every((kind) => kind === 'payment' || kind === 'transfer')) return kinds;
  throw new WebhookConfigurationError("accept must list 'payment', 'transfer' or both");
}

function readCredential(name: keyof Credentials, value: unknown): string {
  if (typeof value === 'string' && !isBlank(value) && isWellFormed(value)) return value;
  throw new WebhookConfigurationError(`${name} must be a string that is not blank; apiKey and apiSecret go together`);
}
