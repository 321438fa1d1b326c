import { assertConfig } from '../errors.ts';
import { resolveSecrets, type Secret } from './secrets.ts';

const webhookKinds = ['payment', 'transfer'] as const;

/** The two kinds of webhook that the service sends: payment events and incoming transfer notifications. */
export type WebhookKind = (typeof webhookKinds)[number];

interface Accept {
  /**
   * The kinds of event that this endpoint handles. An event of another kind becomes `kind: 'unknown'`. Two endpoints can share a
   * secret, so the signature does not show which endpoint an event is for.
   *
   * @default ['payment', 'transfer']
   */
  readonly accept?: readonly WebhookKind[];
}

interface Signed {
  /** The client secret of the webhook, or several during a rotation. Verifies the `x-hmac-signature` header. */
  readonly secret: Secret | readonly Secret[];
}

export interface Credentials {
  /** The expected value of the `x-api-key` header: printable ASCII characters. */
  readonly apiKey: string;
  /** The expected value of the `x-secret` header: printable ASCII characters. */
  readonly apiSecret: string;
}

interface Unverified {
  /** Turns verification off: everyone who knows the URL can send events. Cannot be combined with `secret` or `apiKey`. */
  readonly verification: 'none';
}

type Without<T> = { readonly [Name in keyof T]?: never };

/**
 * Configures how a webhook is verified: by `secret`, by `apiKey` and `apiSecret`, by all three, or not at all with
 * `verification: 'none'`. Each configured value must be present and correct in the request.
 */
export type WebhookConfig = Accept &
  (
    | (Signed & Without<Credentials & Unverified>)
    | (Credentials & Without<Signed & Unverified>)
    | (Signed & Credentials & Without<Unverified>)
    | (Unverified & Without<Signed & Credentials>)
  );

/** A validated copy of a configuration. */
export interface ResolvedConfig {
  readonly accept: readonly WebhookKind[];
  readonly secrets: readonly Secret[] | undefined;
  readonly credentials: Credentials | false;
}

/**
 * Validates and copies a configuration. Throws `WebhookConfigurationError` unless the configuration has exactly one meaning. A present
 * but undefined option counts as a mistake, because an unset environment variable looks like that.
 *
 * @param defaultAccept - What an absent `accept` stands for. It must be a list of kinds, too.
 */
export function resolveConfig(config: WebhookConfig, defaultAccept: unknown = webhookKinds): ResolvedConfig {
  const options: WebhookConfig = Object(config);
  const { accept = defaultAccept, secret, apiKey, apiSecret, verification } = options;
  const hasSecret = 'secret' in options;
  const credentials = ('apiKey' in options || 'apiSecret' in options) && { apiKey, apiSecret };
  assertConfig(
    verification === (hasSecret || credentials ? undefined : 'none'),
    "Pass secret, or apiKey and apiSecret, or only verification: 'none'",
  );
  for (const [name, value] of Object.entries(credentials)) {
    assertConfig(value, `${name} is not set. Is its environment variable set?`);
    // Every sender and server reads these values alike.
    const isHeaderValue = typeof value === 'string' && /^[!-~]([ -~]*[!-~])?$/.test(value);
    assertConfig(isHeaderValue, `${name} must be trimmed, printable ASCII`);
  }
  const isValidList = Array.isArray(accept) && accept.length && accept.every((kind) => webhookKinds.includes(kind));
  assertConfig(isValidList, `accept must list payment, transfer or both (received ${String(accept).slice(0, 40)})`);
  return {
    accept: [...accept],
    secrets: hasSecret ? resolveSecrets(secret) : undefined,
    credentials: credentials as Credentials | false,
  };
}
