import { assertConfig, assertSet } from '../errors.ts';
import { resolveSecrets, type Secret } from './signature.ts';

const webhookKinds = ['payment', 'transfer'] as const;

/** The two kinds of webhook that the service sends: payment events and incoming transfer notifications. */
export type WebhookKind = (typeof webhookKinds)[number];

interface Accept<Kind extends WebhookKind> {
  /**
   * The kind of event that this route receives. An event of the other kind becomes `kind: 'unknown'`. The route decides how an event is
   * verified, before its body is parsed, so each kind needs its own route.
   */
  readonly accept: Kind;
}

/** One secret, or several during a rotation: the order of `matchedSecretIndex`. */
type Secrets = Secret | readonly Secret[];

interface Signed {
  /**
   * The client secret of the webhook, or several during a rotation. Verifies the `x-hmac-signature` header.
   *
   * A function is called for each delivery, so a rotation needs no restart and a build needs no secret. If it fails, or returns a blank
   * secret, the receiver responds with 500. The `Sync` functions need a synchronous function.
   */
  readonly secret: Secrets | (() => Secrets | Promise<Secrets>);
}

export interface Credentials {
  /** The expected value of the `x-api-key` header: printable ASCII characters. */
  readonly apiKey: string;
  /** The expected value of the `x-secret` header: printable ASCII characters. */
  readonly apiSecret: string;
}

interface Unverified {
  /** Accepts every request: anyone who knows the URL can send events. They have `verified: false`. Cannot be combined. */
  readonly unverified: true;
}

/** What `verify` gets: the request before its body is parsed. */
export interface UnparsedWebhook {
  readonly headers: Headers;
  /** The URL of the request. Behind an adapter its host is `localhost`, because a sender controls the `Host` header. */
  readonly url: string;
  readonly rawBody: Uint8Array;
}

export interface CustomVerification {
  /**
   * Decides whether a request is authentic, for example by a token in the path. The receiver responds with 401 unless it returns or
   * resolves to true, and with 500 when it throws. Cannot be combined.
   */
  readonly verify: (request: UnparsedWebhook) => boolean | Promise<boolean>;
}

type Without<T> = { readonly [Name in keyof T]?: never };

/**
 * Configures which kind of webhook is accepted and how it is verified: by `secret`, by `apiKey` and `apiSecret`, by all three, or not
 * at all with `unverified: true`. Each configured value must be present and correct in the request.
 *
 * The specification shows signed payment webhooks. It declares no authentication for transfers.
 */
export type WebhookConfig<Kind extends WebhookKind = WebhookKind> = Accept<Kind> &
  Without<CustomVerification> &
  (
    | (Signed & Without<Credentials & Unverified>)
    | (Credentials & Without<Signed & Unverified>)
    | (Signed & Credentials & Without<Unverified>)
    | (Unverified & Without<Signed & Credentials>)
  );

/** The same for a receiver, which can also call a function of yours: `verify`. */
export type ReceiverVerification<Kind extends WebhookKind = WebhookKind> =
  | WebhookConfig<Kind>
  | (Accept<Kind> & CustomVerification & Without<Signed & Credentials & Unverified>);

/** A validated copy of a configuration. */
export interface ResolvedConfig {
  readonly accept: WebhookKind;
  readonly secrets: readonly Secret[] | (() => unknown) | undefined;
  readonly credentials: Credentials | false;
  /** False with `unverified: true`. */
  readonly isVerified: boolean;
  /** The names in `on` of a receiver: they can be unlisted types of payment events. */
  readonly handledTypes?: readonly string[];
}

/**
 * Validates and copies a configuration. Throws `WebhookConfigurationError` unless the configuration has exactly one meaning. A present
 * but undefined option counts as a mistake, because an unset environment variable looks like that.
 *
 * @param ownWay - Names `verify` in the error message. Empty where `verify` is not possible.
 */
export function resolveConfig(config: ReceiverVerification, ownWay = ''): ResolvedConfig {
  // Other SDKs take the secret in place of the options.
  assertConfig(
    typeof config === 'object',
    `The options must be an object: { accept: 'payment', secret } (received ${typeof config})`,
  );
  const options: ReceiverVerification = Object(config);
  const { accept, secret, apiKey, apiSecret, unverified, verify } = options;
  assertConfig(
    webhookKinds.includes(accept),
    `accept must be 'payment' or 'transfer', one kind for each route: { accept: 'payment', secret } (received ${JSON.stringify(accept)})`,
  );
  const hasSecret = 'secret' in options;
  const credentials = ('apiKey' in options || 'apiSecret' in options) && { apiKey, apiSecret };
  const hasVerify = 'verify' in options;
  const isSigned = hasSecret || credentials;
  assertConfig(
    unverified === (isSigned || hasVerify ? undefined : true) &&
      (!hasVerify || (ownWay && !isSigned && typeof verify === 'function')),
    `Pass secret, or apiKey and apiSecret,${ownWay} or only unverified: true`,
  );
  for (const [name, value] of Object.entries(credentials)) {
    assertSet(value, name);
    // Every sender and server reads these values alike.
    const isHeaderValue = typeof value === 'string' && /^[!-~]([ -~]*[!-~])?$/.test(value);
    assertConfig(isHeaderValue, `${name} must be trimmed, printable ASCII`);
  }
  const secrets = typeof secret === 'function' ? secret : hasSecret ? resolveSecrets(secret) : undefined;
  return { accept, secrets, credentials: credentials as Credentials | false, isVerified: unverified !== true };
}

/** Returns the secrets for one webhook synchronously. Throws when the configured function fails or returns no valid secret. */
export function loadSecretsSync({ secrets }: ResolvedConfig): readonly Secret[] | undefined {
  if (typeof secrets !== 'function') return secrets;
  const loaded = secrets();
  assertConfig(
    !Object(loaded).then,
    'secret returned a promise. Use the asynchronous function, such as constructEvent',
  );
  return resolveSecrets(loaded);
}
