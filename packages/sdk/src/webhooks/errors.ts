/** A rule of the event's contract that a field broke. */
export type ShapeRule = 'type' | 'required' | 'value' | 'pattern' | 'minimum';

/** Which check a webhook failed. Stable: programs and logs may key on it. */
export type WebhookVerificationCode =
  | 'signature_missing'
  | 'signature_malformed'
  | 'signature_mismatch'
  | 'credentials_missing'
  | 'credentials_mismatch'
  | 'body_not_utf8'
  | 'body_not_json'
  | 'body_shape';

/** The field that broke the contract, by its place in the body, and the rule that it broke. */
export interface ShapeViolation {
  /** `data.payment.id`, for example; empty when the body as a whole is meant. */
  readonly field: string;
  readonly rule: ShapeRule;
}

const explanations: Record<WebhookVerificationCode, string> = {
  signature_missing: 'the x-hmac-signature header is missing',
  signature_malformed: 'the x-hmac-signature header is not exactly one base64 SHA-256 value',
  signature_mismatch: 'the signature does not match the body',
  credentials_missing: 'the x-api-key or the x-secret header is missing',
  credentials_mismatch: 'the x-api-key or the x-secret header is wrong',
  body_not_utf8: 'the body is not UTF-8',
  body_not_json: 'the body is not JSON',
  body_shape: 'the body does not have the shape of the event',
};

/**
 * The webhook is not to be trusted (`signature_…`, `credentials_…`: answer 401) or not to be understood
 * (`body_…`: answer 400). Carries no secret, no signature and nothing of the body, so it can be logged as it is.
 * Tell the log which check failed, not the sender.
 *
 * Specification: "Authentication", items 5 and 6; "Errors".
 */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
  readonly code: WebhookVerificationCode;
  /** The offending field, when `code` is `body_shape`. */
  readonly field: string | undefined;
  /** The rule that the field broke, when `code` is `body_shape`. */
  readonly rule: ShapeRule | undefined;

  constructor(code: WebhookVerificationCode, violation?: ShapeViolation) {
    super(`Webhook refused: ${explanations[code]}${violation ? ` (${violation.field || 'body'}: ${violation.rule})` : ''}`);
    this.code = code;
    this.field = violation?.field;
    this.rule = violation?.rule;
  }
}

/**
 * The caller's own mistake, which no sender can cause by what it sends: a blank secret, nothing configured to verify
 * with, a body that was parsed before it came here, a runtime without the cryptography that was asked for.
 * The message names the fix.
 */
export class WebhookConfigurationError extends Error {
  override readonly name = 'WebhookConfigurationError';
  readonly code = 'configuration';
}
