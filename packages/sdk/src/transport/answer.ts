import { UnexpectedResponseError } from '../errors.ts';
import { isObject } from '../is-object.ts';
import { redact } from '../redact.ts';
import { errorAnswer } from './error-answer.ts';
import { parseJson } from './parse-json.ts';
import { isRedirect, type Received } from './received.ts';

/** A successful answer: any 2xx with a JSON object. */
export interface Answer<T> {
  readonly response: Response;
  readonly data: T;
}

/** The part of an answer that the caller wants; undefined when the answer lacks it. */
export type Select<T> = (body: object) => T | undefined;

/**
 * Holds an answer against what every operation promises. Throws the error of whatever else came, without repeating any of
 * the secrets.
 */
export function readAnswer<T>(
  received: Received,
  operation: string,
  secrets: () => readonly string[],
  select: Select<T>,
): Answer<T> {
  const { response, text } = received;
  const { status, headers } = response;
  if (status >= 400) throw errorAnswer(received, operation, secrets());
  const body = parseJson(text);
  const data = isObject(body) ? select(body) : undefined;
  const problem = problemOf(received, body);
  if (data !== undefined && problem === undefined) return { response, data };
  // What looks like JSON may be somebody's payment; a page or a text comes from something in between.
  const preview = /^\s*(?:[[{"]|$)/.test(text) ? undefined : redact(text, secrets(), 200);
  const message = `${operation} was answered ${status} with ${problem ?? 'JSON without what it must hold'}`;
  const contentType = headers.get('content-type') ?? undefined;
  const facts = { status, contentType, outcome: 'unknown' } as const;
  throw new UnexpectedResponseError(message, facts, preview, headers);
}

function problemOf({ response, text }: Received, body: unknown): string | undefined {
  if (isRedirect(response)) return 'a redirect, which is not followed';
  if (text.trim() === '') return 'no body';
  const contentType = response.headers.get('content-type') ?? 'application/json';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType)) return 'something other than JSON';
  return body === undefined ? 'a body that is not JSON, or is cut short' : undefined;
}
