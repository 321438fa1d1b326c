import { UnexpectedResponseError } from '../errors.ts';
import { isObject } from '../is-object.ts';
import { redact } from '../redact.ts';
import { errorAnswer } from './error-answer.ts';
import { parseJson } from './parse-json.ts';
import { isRedirect, type Received } from './received.ts';

/** The part of an answer that the caller wants; undefined when the answer lacks it. */
export type Select<T> = (body: object) => T | undefined;

/**
 * The part that the caller wants of a successful answer: any 2xx with a JSON object. Throws the error of whatever else came, without repeating any of
 * the secrets.
 */
export function readAnswer<T>(
  received: Received,
  operation: string,
  secrets: () => readonly string[],
  select: Select<T>,
): T {
  const { response, text } = received;
  const { status, headers } = response;
  if (status >= 400 && !isRedirect(response)) throw errorAnswer(received, operation, secrets());
  const body = parseJson(text);
  const contentType = headers.get('content-type') ?? undefined;
  const problem = problemOf(received, contentType);
  const data = isObject(body) && !problem ? select(body) : undefined;
  if (data !== undefined) return data;
  // What looks like JSON may be somebody's payment; a page or a text comes from something in between.
  const preview = /^\s*([[{"]|$)/.test(text) ? undefined : redact(text, secrets(), 200);
  const without = body === undefined ? 'JSON that is cut short' : 'JSON without what it must hold';
  const message = `${operation} was answered ${status} with ${problem ?? without}`;
  const facts = {
    status,
    contentType: contentType && redact(contentType, secrets(), 100),
    outcome: 'unknown',
  } as const;
  throw new UnexpectedResponseError(message, facts, preview, headers);
}

function problemOf({ response, text }: Received, contentType = 'application/json'): string | undefined {
  if (isRedirect(response)) return 'a redirect';
  if (!/\S/.test(text)) return 'no body';
  return /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType) ? undefined : 'something other than JSON';
}
