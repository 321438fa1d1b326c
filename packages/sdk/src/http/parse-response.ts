import { UnexpectedResponseError } from '../errors/errors.ts';
import { redact } from '../utils/redact.ts';
import { type CallOperation, operationName } from './call-state.ts';
import { errorFromResponse } from './error-from-response.ts';
import { parseJson } from './parse-json.ts';
import { isRedirect, type ReceivedResponse } from './received-response.ts';

/** The part of an answer that the caller wants; undefined when the answer lacks it. */
export type Select<T> = (body: object) => T | undefined;

/**
 * Returns the part that the caller wants of a successful response: any 2xx with a JSON object that holds the fields that identify
 * it. Throws the error of any other response, without repeating any of the secrets.
 *
 * @param now - The local clock, for a `Retry-After` that is a date.
 */
export function parseResponse<T>(
  received: ReceivedResponse,
  operation: CallOperation,
  secrets: () => readonly string[],
  select: Select<T>,
  now: number,
): T {
  const { response, text } = received;
  const { status, headers } = response;
  if (status >= 400 && !isRedirect(response))
    throw errorFromResponse(received, operationName(operation), secrets(), now);
  const body = parseJson(text);
  const contentType = headers.get('content-type') ?? undefined;
  const problem = problemOf(received, contentType, body);
  const isWhole = !problem && isIdentified(body, operation);
  const data = isWhole ? select(body) : undefined;
  if (data !== undefined) return data;
  const json = isWhole ? 'JSON about something else' : `JSON without ${operation.identity.join(' and ')}`;
  // What looks like JSON may be somebody's payment; a page or a text comes from something in between.
  const preview = /^\s*([[{"]|$)/.test(text) ? undefined : redact(text, secrets(), 200);
  const message = `${operationName(operation)} was answered ${status} with ${problem ?? json}`;
  const facts = {
    status,
    contentType: contentType && redact(contentType, secrets(), 100),
    outcome: 'unknown',
    retryable: problem === emptyBody || problem === invalidJson,
  } as const;
  throw new UnexpectedResponseError(message, facts, preview, headers);
}

// Both can be what is left of a response that was cut off on its way: the next attempt may arrive whole.
const emptyBody = 'no body';
const invalidJson = 'invalid JSON';

function problemOf(
  { response, text, isTooLong }: ReceivedResponse,
  contentType = 'application/json',
  body: unknown,
): string | undefined {
  if (isRedirect(response)) return 'a redirect';
  if (isTooLong) return 'more than maxResponseBytes';
  if (!/\S/.test(text)) return emptyBody;
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType)) return 'something other than JSON';
  return body === undefined ? invalidJson : undefined;
}

/** Whether the fields that identify what the operation returns are there, in each object of a list: texts that are not empty, or lists. */
function isIdentified(body: unknown, { identity, isList }: CallOperation): body is object {
  const objects = isList ? body : [body];
  const isIn = (object: unknown) => (path: string) => {
    const value = path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], object);
    return Array.isArray(value) || (typeof value === 'string' && value !== '');
  };
  return Array.isArray(objects) && objects.every((object) => identity.every(isIn(object)));
}
