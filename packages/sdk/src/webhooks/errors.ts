/** Names the check that a webhook failed. Stable: programs and logs can depend on these codes. */
export type WebhookVerificationCode =
  /** The request has no `x-hmac-signature` header. */
  | 'signature_missing'
  /** `x-hmac-signature` does not have the 44 characters of 32 bytes in base64, or occurs more than once. */
  | 'signature_malformed'
  /** The signature does not match the body under any configured secret. */
  | 'signature_mismatch'
  /** The request has no `x-api-key` header or no `x-secret` header. */
  | 'credentials_missing'
  /** `x-api-key` or `x-secret` is wrong, or occurs more than once. */
  | 'credentials_mismatch'
  /** The body is authentic, but it is not UTF-8. */
  | 'body_not_utf8'
  /** The body is authentic, but it is not JSON. */
  | 'body_not_json';

/**
 * Says what to do about a rejection whose code does not say it. `explainSignature` explains a missing signature too.
 *
 * @param accept - The kind of webhook that was expected.
 */
export function verificationFix(code: string, accept?: string): string {
  if (accept === 'transfer' && code.endsWith('_missing'))
    return '. The specification declares no authentication for transfers. If the service sends none, choose verify or unverified: true for this route';
  const cause = code === 'signature_missing' ? '. The request has no x-hmac-signature header' : '';
  return code.startsWith('signature') ? `${cause}. Run explainSignature(rawBody, headers, secret)` : '';
}

const brand = /* @__PURE__ */ Symbol.for('@paychord/sdk.webhook-error');

/** Makes `instanceof` work even when a program loads this package both as ESM and as CommonJS. */
abstract class WebhookError extends Error {
  declare static readonly kind: string;

  get [brand](): string {
    return (this.constructor as typeof WebhookError).kind;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A class that a user derives has no kind, and only its own instances.
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class on the right of `instanceof`.
    return Object.hasOwn(this, 'kind') ? Object(value)[brand] === this.kind : super[Symbol.hasInstance](value);
  }
}

/**
 * Reports a webhook that failed verification. Check `code`.
 *
 * - `signature_…` and `credentials_…`: the request is not authentic. Respond with 401.
 * - `body_…`: the request is authentic, but its body is not JSON. Respond with 400.
 *
 * The error contains no secret, no signature and no part of the body, so you can log it. Do not send the code to the sender: it helps
 * an attacker.
 *
 * @example
 * if (error instanceof WebhookVerificationError) {
 *   console.warn(error.code);
 *   return new Response(null, { status: error.code.startsWith('body_') ? 400 : 401 });
 * }
 */
export class WebhookVerificationError extends WebhookError {
  static override readonly kind = 'verification';
  override readonly name = 'WebhookVerificationError';
  declare readonly code: WebhookVerificationCode;

  constructor(code: WebhookVerificationCode, accept?: string) {
    super(`Webhook rejected: ${code}${verificationFix(code, accept)}`);
    this.code = code;
  }
}

/**
 * Reports a mistake in the calling code or its configuration. No sender can cause it.
 *
 * Examples: a blank secret, a body that was parsed before verification, a runtime without cryptography. The message names the fix.
 */
export class WebhookConfigurationError extends WebhookError {
  static override readonly kind = 'configuration';
  override readonly name = 'WebhookConfigurationError';
  readonly code = 'configuration';
}

/** Throws `WebhookConfigurationError` about one option. */
export function failConfig(name: string, problem: string): never {
  throw new WebhookConfigurationError(`${name} ${problem}`);
}

/** Throws `WebhookConfigurationError` with the message unless the condition is truthy. */
export function assertConfig(condition: unknown, message: string): asserts condition {
  if (!condition) throw new WebhookConfigurationError(message);
}

/** Throws `WebhookConfigurationError` for a missing or empty value, as an environment variable that is not set has it. */
export function assertSet(value: unknown, name: string): asserts value {
  assertConfig(value, `${name} is not set. Is its environment variable set?`);
}
