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
import { isObject } from '../validation/is-object.ts';
import { parseJson } from './parse-json.ts';
import type { ReceivedResponse } from './received-response.ts';
import { parseRetryAfter } from './retry-after.ts';

/** The first request with the key still runs. */
const inProcess: KnownErrorCode = 'REQUEST_IN_PROCESS';
/** The key was used for something else, or for something that failed. */
const duplicated: KnownErrorCode = 'IDEMPOTENCY_DUPLICATED';

const byStatus = {
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  408: ServerError,
  409: IdempotencyError,
  425: ServerError,
  429: RateLimitError,
};

/** The error that an error status means: `{code, messages}`, or `{code: <status>, message}` from campaigns, or anything. */
export function errorFromResponse(
  { response, text }: ReceivedResponse,
  operation: string,
  secrets: readonly string[],
  now: number,
): ApiError {
  const { status, headers } = response;
  const body = parseJson(text);
  const { code, message, messages = [message] } = (isObject(body) ? body : {}) as Record<string, unknown>;
  // What follows from the code follows from it as it came; only what is shown of it is redacted.
  const rawCode = /string|number/.test(typeof code) ? String(code) : undefined;
  const serviceCode = rawCode && redact(rawCode, secrets, 100);
  const said = [messages]
    .flat()
    .filter((each) => typeof each === 'string')
    .slice(0, 20)
    .map((each) => redact(each, secrets, 300));
  const told = [`${operation} was answered ${status}`, serviceCode, said.slice(0, 3).join('; ')].filter(Boolean);
  const isInProcess = rawCode === inProcess;
  const isTaken = isInProcess || rawCode === duplicated;
  // What is not proven to have done nothing may have done something; a 400 proves it only in the service's own words.
  const isNothingDone = status === 400 ? rawCode : /^4(0[1345]|1[35]|2[29])$/.test(`${status}`);
  const facts: ApiFacts = {
    status,
    serviceCode,
    messages: said,
    outcome: isNothingDone && !isTaken ? 'rejected' : 'unknown',
    retryable: isInProcess || (!isTaken && /^(408|42[59]|50[0234])$/.test(`${status}`)),
    retryAfterMs: parseRetryAfter(headers, now),
  };
  const Kind = isTaken ? IdempotencyError : kindOf(status, rawCode);
  return new Kind(told.join(': '), facts, text && body === undefined ? text : body, headers);
}

function kindOf(status: number, code: string | undefined) {
  if (code?.endsWith('_NOT_FOUND')) return NotFoundError;
  return byStatus[status as keyof typeof byStatus] ?? (status < 500 ? InvalidRequestError : ServerError);
}
