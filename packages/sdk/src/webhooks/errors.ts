/** How a field breaks the contract: it is absent, has another type, or is not the only documented value. */
export type FieldRule = 'required' | 'type' | 'value';

/** Which check a webhook failed. Stable: programs and logs may key on it. */
export type WebhookVerificationCode =
  /** There is no `x-hmac-signature`. */
  | 'signature_missing'
  /** `x-hmac-signature` is not exactly one base64 value of 32 bytes. */
  | 'signature_malformed'
  /** No configured secret signed this body like that. */
  | 'signature_mismatch'
  /** There is no `x-api-key` or no `x-secret`. */
  | 'credentials_missing'
  /** `x-api-key` or `x-secret` is wrong, or there is more than one. */
  | 'credentials_mismatch'
  /** The body is genuine, but not UTF-8. */
  | 'body_not_utf8'
  /** The body is genuine, but not JSON. */
  | 'body_not_json'
  /** The body is genuine and JSON, but not a JSON object. */
  | 'body_not_object';

const brand = /* @__PURE__ */ Symbol.for('@paychord/sdk.webhook-error');

/** `instanceof` works on its classes even when one part of a program loads the package as ESM and another as CommonJS. */
abstract class WebhookError extends Error {
  declare static readonly kind: string;

  get [brand](): string {
    return (this.constructor as typeof WebhookError).kind;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class on the right of `instanceof`, which inherits this.
    return isOfKind(this, value);
  }
}

function isOfKind(type: { readonly kind?: string }, value: unknown): boolean {
  // A class that a user derives has no kind of its own: only its own instances are of it.
  return Object.hasOwn(type, 'kind')
    ? Object(value)[brand] === type.kind
    : Function.prototype[Symbol.hasInstance].call(type, value);
}

/**
 * The webhook is not to be trusted (`signature_…`, `credentials_…`: respond with 401), or its body is not a JSON object (`body_…`:
 * respond with 400). Holds no secret, no signature and nothing of the body, so it can be logged. Report the code to your log, not to
 * the sender.
 *
 * Specification: "Authentication", items 5 and 6; "Errors".
 */
export class WebhookVerificationError extends WebhookError {
  static override readonly kind = 'verification';
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode) {
    super(`Webhook rejected: ${code}`);
    this.code = code;
  }
}

/**
 * The caller's own mistake, which no sender can cause by what it sends: a blank secret, nothing configured to verify
 * with, a body that was parsed before it came here, a runtime without the cryptography that was asked for.
 * The message names the fix.
 */
export class WebhookConfigurationError extends WebhookError {
  static override readonly kind = 'configuration';
  override readonly name = 'WebhookConfigurationError';
  readonly code = 'configuration';
}

/** Throws `WebhookConfigurationError` unless it holds. */
export function assertConfig(holds: unknown, fix: string): asserts holds {
  if (!holds) throw new WebhookConfigurationError(fix);
}
