import { ApiError, type CallContext, UnexpectedResponseError } from '../errors.ts';
import { isObject } from '../is-object.ts';
import { redact } from '../redact.ts';

/** A successful answer: any 2xx with a JSON object. */
export interface Answer {
  readonly response: Response;
  readonly body: object;
}

/** An answer with its text, and what must not show up in an error made of it. */
export interface Received {
  readonly response: Response;
  readonly text: string;
  readonly context: CallContext;
  readonly secrets: readonly string[];
}

/** Holds an answer against what every operation promises. Throws the error of whatever else came. */
export function readAnswer(received: Received): Answer {
  const { response, text } = received;
  if (response.redirected || response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    throw unexpected('a redirect, which is not followed', received);
  }
  if (response.status >= 400) throw errorAnswer(received);
  if (text.trim() === '') throw unexpected('no body', received);
  const contentType = response.headers.get('content-type');
  if (contentType !== null && !/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType)) {
    throw unexpected('something other than JSON', received);
  }
  const body = parse(text);
  if (body === undefined) throw unexpected('a body that is not JSON, or is cut short', received);
  if (!isObject(body)) throw unexpected('JSON that is not an object', received);
  return { response, body };
}

function unexpected(problem: string, { response, text, context, secrets }: Received): UnexpectedResponseError {
  // What looks like JSON may be somebody's payment; a page or a text comes from something in between.
  const preview = /^\s*(?:[[{"]|$)/.test(text) ? undefined : redact(text, secrets, 200);
  return new UnexpectedResponseError(problem, {
    ...context,
    status: response.status,
    headers: response.headers,
    preview,
  });
}

/** `{code, messages}`, or `{code: <status>, message}` from campaigns, or anything at all. */
function errorAnswer({ response, text, context, secrets }: Received): ApiError {
  const body = parse(text);
  const { code, message, messages } = (isObject(body) ? body : {}) as Record<string, unknown>;
  const said = (Array.isArray(messages) ? messages : [message]).filter((each) => typeof each === 'string');
  const isCode = typeof code === 'string' || typeof code === 'number';
  return new ApiError({
    ...context,
    status: response.status,
    serviceCode: isCode ? redact(String(code), secrets, 100) : undefined,
    messages: said.slice(0, 20).map((each) => redact(each, secrets, 300)),
    body: body === undefined && text !== '' ? text : body,
    headers: response.headers,
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
