import {
  type ApiError,
  type ApiFacts,
  AuthenticationError,
  IdempotencyError,
  InvalidRequestError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  UnexpectedResponseError,
} from '../errors/errors.ts';
import {
  earlierSuccessWords,
  rejectedStatuses,
  rejectedStatusesWithCode,
  retriedCodes,
  retriedStatuses,
} from '../generated/response-outcomes.ts';
import { findWrongAmount } from '../utils/amounts.ts';
import { isObject } from '../validation/assert.ts';
import { hexadecimalId } from '../validation/schema-limits.ts';
import { type CallOperation, type CallState, nameOf } from './call-state.ts';
import { maxTimerMs } from './request-options.ts';
import { isRedirect, parseJson, type ReceivedResponse } from './response-text.ts';
import { redact, showCode } from './secrets.ts';

/**
 * Returns the selected part of a successful response: any 2xx whose JSON contains the fields that identify the requested object. Throws the
 * error for any other response. No error repeats a secret. Records the identifier of an object that the operation created.
 *
 * @param select - Returns the part that the caller wants; undefined when the response does not contain it
 */
export function parseResponse<T>(
  received: ReceivedResponse,
  call: CallState,
  select: (body: object) => T | undefined,
): T {
  const { response, text, secrets, target } = received;
  const { status, headers } = response;
  if (status >= 400 && !response.redirected) throw errorFromResponse(received, call);
  const body = parseJson(text);
  const contentType = headers.get('content-type') ?? undefined;
  let problem = findProblem(received, contentType, body);
  if (!problem && hasIdentity(body, call.operation)) {
    const { creates } = call.operation;
    const { id } = body as { id?: unknown };
    // The service may repeat a secret in it. Searched only for a hook that reads it: the search takes a twelfth of a call.
    if (creates && typeof id === 'string') {
      const get = () => redact(id, secrets(), 100);
      Object.defineProperty(call.ids, creates, { get, enumerable: true });
    }
    const wrongAmount = findWrongAmount(body, call.operation.amounts ?? {});
    const data = isRequested(body, call) ? select(body) : undefined;
    if (data !== undefined && !wrongAmount) return data;
    problem = wrongAmount ? `JSON whose ${wrongAmount} is no exact amount` : 'JSON about something else';
  }
  problem ??= `JSON without ${call.operation.identity.join(' and ')}`;
  // JSON may contain another customer's payment. A page or a plain text comes from a proxy.
  const preview = /^\s*([[{"]|$)/.test(text) ? undefined : redact(text, secrets(), 200);
  const message = `${nameOf(call)} returned ${status} (${target()}) with ${problem}`;
  const facts = {
    status,
    contentType: contentType && redact(contentType, secrets(), 100),
    outcome: 'unknown',
    retryable: problem === emptyBody || problem === invalidJson,
  } as const;
  throw new UnexpectedResponseError(message, facts, preview, headers);
}

// A response that was cut off on its way looks like one of these. The next attempt may be complete.
const emptyBody = 'an empty body';
const invalidJson = 'invalid JSON';

function findProblem(
  { response, text, isCut }: ReceivedResponse,
  contentType = 'application/json',
  body: unknown,
): string | undefined {
  if (isRedirect(response)) return 'a redirect. Check baseUrl';
  if (isCut) return 'more than maxResponseBytes';
  if (body === undefined && !/\S/.test(text)) return emptyBody;
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType)) {
    return 'a body that is not JSON. Check baseUrl and proxies';
  }
  return body === undefined ? invalidJson : undefined;
}

/** Whether the identifying fields are present, in each object of a list: strings that are not empty, or lists. */
function hasIdentity(body: unknown, { identity, isList }: CallOperation): body is object {
  const objects = isList ? body : [body];
  return (
    Array.isArray(objects) &&
    objects.every((object) =>
      identity.every((path) => {
        const value = valueAt(object, path);
        return Array.isArray(value) || (typeof value === 'string' && value);
      }),
    )
  );
}

/** Whether the object is the one that the path names: a cache, a proxy or a connection may have mixed up two responses. */
function isRequested(body: object, { operation, ids }: CallState): boolean {
  return Object.entries(operation.requestedId ?? {}).every(([path, parameter]) => {
    // A service may leave out an id that is not among the identifying fields.
    const id = valueAt(body, path) ?? '';
    return id === '' || (typeof id === 'string' && id.toLowerCase() === ids[parameter]?.toLowerCase());
  });
}

function valueAt(body: unknown, path: string): unknown {
  return path.split('.').reduce((inner, name) => Object(inner)[name], body);
}

/** Returns the error for an error status. The body can be anything. Assumption: mostly `{code, messages}`, or `{code: <status>, message}`. */
function errorFromResponse(
  { response, text, isCut, now, target, ...received }: ReceivedResponse,
  call: CallState,
): ApiError {
  const secrets = received.secrets();
  const { status, headers } = response;
  const body = parseJson(text);
  const { code, message, messages = [message] } = (isObject(body) ? body : {}) as Record<string, unknown>;
  // Decisions use the code as it arrived.
  const rawCode = ['string', 'number'].includes(typeof code) ? String(code) : undefined;
  const serviceCode = showCode(rawCode, secrets);
  const safeMessages = [messages]
    .flat()
    .filter((each) => typeof each === 'string')
    .slice(0, 20)
    .map((each) => redact(each, secrets, 300));
  const isInProcess = retriedCodes.includes(rawCode ?? '');
  // The first request with the key is still running. Or an earlier one may have succeeded, or used the key for something else.
  const isKeyTaken = isInProcess || (call.idempotencyKey !== undefined && meansEarlierSuccess(rawCode));
  const isRejected = rejectedStatuses.includes(status) || (rawCode && rejectedStatusesWithCode.includes(status));
  const isTemporary = retriedStatuses.includes(status);
  const facts: ApiFacts = {
    status,
    serviceCode,
    messages: safeMessages,
    outcome: isRejected && !isKeyTaken ? 'rejected' : 'unknown',
    retryable: isInProcess || (isTemporary && !isKeyTaken),
    retryAfterMs: parseRetryAfter(headers, now),
  };
  const errorByStatus = {
    401: AuthenticationError,
    403: PermissionError,
    404: NotFoundError,
    409: IdempotencyError,
    429: RateLimitError,
  };
  const ErrorClass = isKeyTaken
    ? IdempotencyError
    : rawCode?.endsWith('_NOT_FOUND')
      ? NotFoundError
      : (errorByStatus[status as keyof typeof errorByStatus] ??
        (isTemporary || status >= 500 ? ServerError : InvalidRequestError));
  const { payment_id: paymentId } = call.ids;
  const parts = [
    `${nameOf(call)} returned ${status}${status === 404 ? ` (${target()})` : ''}`,
    // Assumption: the code of an error of campaigns is its status.
    rawCode !== `${status}` && serviceCode,
    redact(safeMessages.join('; '), [], 600),
    // A gateway often sends a page while the service is busy or down.
    !facts.retryable && !isCut && text && body === undefined && 'its body is not JSON. Check baseUrl and proxies',
    // Assumption: a service that checks the form of an id returns 400.
    [400, 404].includes(status) &&
      paymentId &&
      !hexadecimalId.test(paymentId) &&
      'payment_id is the UUID of the payment, not its merchant_order_id',
  ];
  return new ErrorClass(parts.filter(Boolean).join(': '), facts, text && body === undefined ? text : body, headers);
}

/** Whether the code contains one of the words, in any spelling: `ORDER_DUPLICATED`, `already-paid`, `alreadyPaid`. */
function meansEarlierSuccess(code = ''): boolean {
  const words = code
    .replace(/([a-z])(?=[A-Z])/g, '$1_')
    .toUpperCase()
    .replace(/[^A-Z]+/g, '_');
  return earlierSuccessWords.some((word) => `_${words}_`.includes(`_${word}_`));
}

/**
 * Returns the wait that a response requests, in milliseconds. Undefined without a valid `Retry-After`: whole seconds, or a
 * date. A date is compared with the `Date` of the response, because two clocks rarely agree. Without a `Date` it is compared with the
 * local clock, and is at most a day. The wait is at most what a timer can wait: a program passes it to `setTimeout`.
 *
 * @param now - The local clock, in milliseconds since 1970
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, maxTimerMs);
  const endsAt = parseHttpDate(value);
  const sentAt = parseHttpDate(headers.get('date'));
  if (endsAt === undefined) return undefined;
  const waitMs = Math.max(0, Math.ceil(endsAt - (sentAt ?? now)));
  // The local clock can be wrong by years.
  return Math.min(waitMs, sentAt === undefined ? 86_400_000 : maxTimerMs);
}

/** Accepts only the one form that senders must use: a date that is the same text when it is formatted again. */
function parseHttpDate(date: string | null): number | undefined {
  const time = Date.parse(date as string);
  return Number.isFinite(time) && new Date(time).toUTCString() === date ? time : undefined;
}
