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
} from '../errors/api-error.ts';
import type { KnownErrorCode } from '../generated/schema.ts';
import { redact } from '../utils/redact.ts';
import { isObject } from '../validation/assert.ts';
import { parseJson, type ReceivedResponse } from './response-text.ts';

/** Returns the error for an error status. The body is `{code, messages}`, `{code: <status>, message}` from campaigns, or anything. */
export function errorFromResponse(
  { response, text, isCut, url, target }: ReceivedResponse,
  operation: string,
  secrets: readonly string[],
  now: number,
): ApiError {
  const { status, headers } = response;
  const body = parseJson(text);
  const { code, message, messages = [message] } = (isObject(body) ? body : {}) as Record<string, unknown>;
  // Decisions use the code as it arrived. Only what is shown is redacted.
  const rawCode = ['string', 'number'].includes(typeof code) ? String(code) : undefined;
  const serviceCode = rawCode && redact(rawCode, secrets, 100);
  const safeMessages = [messages]
    .flat()
    .filter((each) => typeof each === 'string')
    .slice(0, 20)
    .map((each) => redact(each, secrets, 300));
  // The first request with the key is still running. Or the key was used for another request, or for one that failed.
  const isInProcess = rawCode === ('REQUEST_IN_PROCESS' satisfies KnownErrorCode);
  const isKeyTaken = isInProcess || rawCode === ('IDEMPOTENCY_DUPLICATED' satisfies KnownErrorCode);
  // With these statuses the service did nothing. A 400 proves it only together with an error code of the service.
  const isRejected = status === 400 ? rawCode : [401, 403, 404, 405, 413, 415, 422, 429].includes(status);
  // With these the same request may succeed later.
  const isTemporary = [408, 425, 429, 500, 502, 503, 504].includes(status);
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
  // A path that begins twice, because `baseUrl` contains a part of it. The first character belongs to the host, which may be `payments`.
  const repeated = status === 404 && /[^/](\/v1|\/payments)(?:\/[^?]*)?\1(?![^/?])/.exec(url)?.[1];
  const parts = [
    `${operation} returned ${status}${status === 404 ? ` (${target()})` : ''}`,
    // The service can only say that it does not know the path. The code of an error of campaigns is its status.
    ...(repeated
      ? [`the path repeats ${repeated}. Check baseUrl`]
      : [
          rawCode !== `${status}` && serviceCode,
          redact(safeMessages.join('; '), [], 600),
          // A gateway often sends a page while the service is busy or down.
          !facts.retryable && !isCut && text && body === undefined && 'its body is not JSON. Check baseUrl and proxies',
        ]),
  ];
  return new ErrorClass(parts.filter(Boolean).join(': '), facts, text && body === undefined ? text : body, headers);
}

/**
 * Returns the wait that a response requests, in milliseconds. Undefined without a valid `Retry-After`: whole seconds, or a
 * date. A date is compared with the `Date` of the response, because two clocks seldom agree. Without a `Date` it is compared with the
 * local clock, and is at most a day.
 *
 * @param now - The local clock, in milliseconds since 1970
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after') ?? '';
  // Finite, also for a header with many digits.
  if (/^\d+$/.test(value)) return Math.min(Number(value) * 1000, 1e15);
  const endsAt = parseHttpDate(value);
  const sentAt = parseHttpDate(headers.get('date'));
  if (endsAt === undefined) return undefined;
  const waitMs = Math.max(0, Math.ceil(endsAt - (sentAt ?? now)));
  // The local clock can be wrong by years.
  return sentAt === undefined ? Math.min(waitMs, 86_400_000) : waitMs;
}

/** Accepts only the one form that senders must use: a date that is the same text when it is formatted again. */
function parseHttpDate(date: string | null): number | undefined {
  const time = Date.parse(date as string);
  return Number.isFinite(time) && new Date(time).toUTCString() === date ? time : undefined;
}
