import { demand } from '../errors.ts';
import { readSecrets, type Secret } from './secrets.ts';

const webhookKinds = ['payment', 'transfer'] as const;

/** The two bodies that the service sends. Specification: "Events". */
export type WebhookKind = (typeof webhookKinds)[number];

interface Accept {
  /**
   * The kinds of event that this endpoint is for; any other is `kind: 'unknown'`. Two endpoints may share a secret, so a signature does
   * not tell.
   *
   * @default both
   */
  readonly accept?: readonly WebhookKind[];
}

interface Signed {
  /** The webhook's client secret, or several while one replaces another, for `x-hmac-signature`. */
  readonly secret: Secret | readonly Secret[];
}

export interface Credentials {
  /** What `x-api-key` must say, in visible ASCII. */
  readonly apiKey: string;
  /** What `x-secret` must say, in visible ASCII. */
  readonly apiSecret: string;
}

interface Unverified {
  /** The webhook has no authentication: anybody who knows the address can send anything. Stands alone. */
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
 * Throws `WebhookConfigurationError` unless there is exactly one reading of what was meant. An option that is
 * there but undefined, as an unset environment variable leaves a secret, is a mistake and never an option left out.
 */
export function readConfig(config: WebhookConfig): CheckedConfig {
  const given: WebhookConfig = Object(config);
  const { accept = webhookKinds, apiKey, apiSecret, verification } = given;
  const isSigned = 'secret' in given;
  const isCredentialed = 'apiKey' in given || 'apiSecret' in given;
  demand(
    verification === (isSigned || isCredentialed ? undefined : 'none') &&
      (!isCredentialed || (isHeader(apiKey) && isHeader(apiSecret))),
    "Give secret, or apiKey and apiSecret in visible ASCII, or verification: 'none' alone",
  );
  const isList = Array.isArray(accept) && accept.length && accept.every((kind) => webhookKinds.includes(kind));
  demand(isList, 'accept must list payment, transfer or both');
  return {
    accept: [...accept],
    secrets: isSigned ? readSecrets(given.secret) : undefined,
    credentials: isCredentialed ? ({ apiKey, apiSecret } as Credentials) : undefined,
  };
}

/** What a header can say and every sender and server reads alike: no blanks around it, and nothing beyond ASCII. */
function isHeader(value: unknown): boolean {
  return typeof value === 'string' && /^[!-~]([ -~]*[!-~])?$/.test(value);
}
