import type { OperationId } from './generated/operations.ts';
import type { ErrorCode } from './generated/schema.ts';

const brand = /* @__PURE__ */ Symbol.for('@paychord/sdk.error');

/** What an error knows about the call it arose in; empty outside a call. */
export interface CallContext {
  readonly operation?: OperationId | undefined;
  readonly idempotencyKey?: string | undefined;
}

/**
 * The base of every error of the client. `instanceof` works on it and on each of its classes even when one part of a
 * program loads the package as ESM and another as CommonJS. No error prints a credential or a card number.
 */
export abstract class PaychordError extends Error {
  protected static readonly kind: string = 'PaychordError';

  /** What happened, to branch on. */
  abstract readonly code: string;
  /** The operation that was called, under its name in the OpenAPI document; undefined outside a call. */
  readonly operation: OperationId | undefined;
  /**
   * The key that the call carried, or would have carried. To try the same payment again, pass it as `idempotencyKey`;
   * a new key would make a second payment. Undefined where an operation takes no key.
   */
  readonly idempotencyKey: string | undefined;

  constructor(message: string, context: CallContext, options?: ErrorOptions) {
    super(message, options);
    this.operation = context.operation;
    this.idempotencyKey = context.idempotencyKey;
    const kinds = kindsOf(new.target);
    // Not enumerable, as the name of an Error is not.
    Object.defineProperty(this, 'name', { value: kinds[0], writable: true, configurable: true });
    Object.defineProperty(this, brand, { value: kinds });
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: the class on the right of `instanceof`, which inherits this.
    return isOfKind(this, value);
  }
}

function isOfKind(type: typeof PaychordError, value: unknown): boolean {
  // A class that a user derives has no kind of its own: only its own instances are of it.
  if (!Object.hasOwn(type, 'kind')) return Function.prototype[Symbol.hasInstance].call(type, value);
  const kinds: unknown = Object(value)[brand];
  return Array.isArray(kinds) && kinds.includes(ownKind(type));
}

/** The kinds of a class and of all it derives from. Class names will not do: minifiers change them. */
function kindsOf(type: object): string[] {
  const kinds: string[] = [];
  for (let current = type; current !== null; current = Object.getPrototypeOf(current)) {
    if (Object.hasOwn(current, 'kind')) kinds.push(ownKind(current));
  }
  return kinds;
}

function ownKind(type: object): string {
  return (type as { kind: string }).kind;
}

/** An answer, as far as an error tells about it. */
export interface AnswerDetails extends CallContext {
  readonly status: number;
  readonly headers: Headers;
}

export interface ApiErrorDetails extends AnswerDetails {
  readonly serviceCode?: ErrorCode | undefined;
  readonly messages: readonly string[];
  readonly body?: unknown;
}

/**
 * The service answered with an error status. Branch on `status` and `serviceCode`, never on the text of a message; both
 * lists are open. A declined payment is not an error: it is a payment with the status DECLINED.
 *
 * Specification: "Errors".
 */
export class ApiError extends PaychordError {
  protected static override readonly kind: string = 'ApiError';
  readonly code = 'api';
  /** The HTTP status, 400 or above. */
  readonly status: number;
  /** What the service called it, for example PAYMENT_NOT_FOUND; undefined when the answer was not an error body. */
  readonly serviceCode: ErrorCode | undefined;
  /** What the service said about it, shortened, without credentials and card numbers; empty when it said nothing. */
  readonly messages: readonly string[];
  /** The service's identifier of the answer, to quote when asking for help. */
  readonly requestId: string | undefined;
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(details: ApiErrorDetails) {
    const { operation, status, serviceCode, messages } = details;
    const title = `${operation ?? 'The call'} was answered ${status}${serviceCode === undefined ? '' : ` ${serviceCode}`}`;
    super([title, messages.slice(0, 3).join('; ')].filter(Boolean).join(': '), details);
    this.status = status;
    this.serviceCode = serviceCode;
    this.messages = messages;
    this.requestId = requestIdOf(details.headers);
    this.#body = details.body;
    this.#headers = details.headers;
  }

  /** The error body as it came, parsed when it was JSON. It can hold anything, so nothing prints it by itself. */
  get body(): unknown {
    return this.#body;
  }

  /** The headers of the answer. */
  get headers(): Headers {
    return this.#headers;
  }
}

export interface UnexpectedResponseDetails extends AnswerDetails {
  readonly preview?: string | undefined;
}

/**
 * The answer is not what the operation answers: not JSON, cut short, empty, without the part it must have, or a redirect
 * (redirects are never followed, so that credentials go nowhere else). Whether the operation took effect is unknown: try
 * again with the same `idempotencyKey`, or look it up.
 */
export class UnexpectedResponseError extends PaychordError {
  protected static override readonly kind: string = 'UnexpectedResponseError';
  readonly code = 'unexpected_response';
  /** The HTTP status; 0 where a browser hides that of a redirect. */
  readonly status: number;
  /** The media type that the answer declared. */
  readonly contentType: string | undefined;
  /** The service's identifier of the answer, to quote when asking for help. */
  readonly requestId: string | undefined;
  readonly #preview: string | undefined;
  readonly #headers: Headers;

  constructor(problem: string, details: UnexpectedResponseDetails, options?: ErrorOptions) {
    super(`${details.operation ?? 'The call'} was answered ${details.status} with ${problem}`, details, options);
    this.status = details.status;
    this.contentType = details.headers.get('content-type') ?? undefined;
    this.requestId = requestIdOf(details.headers);
    this.#preview = details.preview;
    this.#headers = details.headers;
  }

  /** How the answer begins, when it is a text or a page and not JSON, without credentials and card numbers. */
  get preview(): string | undefined {
    return this.#preview;
  }

  /** The headers of the answer. */
  get headers(): Headers {
    return this.#headers;
  }
}

/**
 * No answer, or only a part of one: the connection was not made, or was lost. `cause` is what `fetch` threw. Whether the
 * operation took effect is unknown: try again with the same `idempotencyKey`, or look it up.
 */
export class ConnectionError extends PaychordError {
  protected static override readonly kind: string = 'ConnectionError';
  readonly code = 'connection';
}

/**
 * The caller's `signal` ended the call; `cause` is the signal's reason. A request that had left may still take effect:
 * try again with the same `idempotencyKey`, or look it up.
 */
export class AbortError extends PaychordError {
  protected static override readonly kind: string = 'AbortError';
  readonly code = 'aborted';
}

/**
 * The client or the transport was not set up right: a base URL, a credential or an option that cannot work. Nothing was
 * sent. The message names the option, never its value.
 */
export class ConfigurationError extends PaychordError {
  protected static override readonly kind: string = 'ConfigurationError';
  readonly code = 'configuration';

  constructor(message: string, context: CallContext = {}, options?: ErrorOptions) {
    super(message, context, options);
  }
}

/** The rule that an input broke; the names are those of JSON Schema where it has one. */
export type InputRule =
  | 'required'
  | 'type'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems'
  | 'pattern'
  | 'pathSegment'
  | 'reservedHeader'
  | 'mediaType'
  | 'magic'
  | 'maxBytes';

export interface Violation {
  /** The parameter, option or field of the body, for example `evidence[0].content`. */
  readonly field: string;
  readonly rule: InputRule;
  /** The field and what it must be, in words. */
  readonly message: string;
}

/** The service could only have refused this input, so it was refused here: nothing was sent. Never holds the value itself. */
export class RequestValidationError extends PaychordError implements Violation {
  protected static override readonly kind: string = 'RequestValidationError';
  readonly code = 'invalid_input';
  /** The parameter, option or field of the body, for example `evidence[0].content`. */
  readonly field: string;
  /** The rule it broke. */
  readonly rule: InputRule;

  constructor({ field, rule, message }: Violation, context: CallContext = {}, options?: ErrorOptions) {
    super(message, context, options);
    this.field = field;
    this.rule = rule;
  }
}

function requestIdOf(headers: Headers): string | undefined {
  return headers.get('x-trace-id') ?? headers.get('x-request-id') ?? undefined;
}
