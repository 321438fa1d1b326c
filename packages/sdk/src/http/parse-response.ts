import { UnexpectedResponseError } from '../errors/errors.ts';
import type { OperationContract } from '../generated/operations.ts';
import { redact } from '../utils/redact.ts';
import { errorFromResponse } from './error-from-response.ts';
import { isRedirect, parseJson, type ReceivedResponse } from './response-text.ts';

/** What the contract says about the response, with the name of the operation for messages. */
type NamedContract = Pick<OperationContract, 'identity' | 'isList'> & { readonly id: string };

/**
 * Returns the selected part of a successful response: any 2xx whose JSON contains the fields that identify the object. Throws the error
 * for any other response. No error repeats a secret.
 *
 * @param select - Returns the part that the caller wants; undefined when the response does not contain it
 * @param now - The local clock, for a `Retry-After` with a date
 */
export function parseResponse<T>(
  received: ReceivedResponse,
  operation: NamedContract,
  secrets: () => readonly string[],
  select: (body: object) => T | undefined,
  now: number,
): T {
  const { response, text, target } = received;
  const { status, headers } = response;
  if (status >= 400 && !response.redirected) throw errorFromResponse(received, operation.id, secrets(), now);
  const body = parseJson(text);
  const contentType = headers.get('content-type') ?? undefined;
  let problem = findProblem(received, contentType, body, secrets);
  if (!problem && hasIdentity(body, operation)) {
    const data = select(body);
    if (data !== undefined) return data;
    problem = 'JSON about something else';
  }
  problem ??= `JSON without ${operation.identity.join(' and ')}`;
  // JSON may contain another customer's payment. A page or a plain text comes from a proxy.
  const preview = /^\s*([[{"]|$)/.test(text) ? undefined : redact(text, secrets(), 200);
  const message = `${operation.id} returned ${status} (${target()}) with ${problem}`;
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

/** Names the address of a redirect, without what may be secret: credentials, query and fragment, and long parts of the path. */
function describeRedirect({ response, url }: ReceivedResponse, secrets: () => readonly string[]): string {
  const location = response.headers.get('location') ?? (response.redirected && response.url);
  if (!location || !URL.canParse(location, url)) return 'a redirect';
  const { protocol, host, pathname } = new URL(location, url);
  const address = `${protocol}//${host}${pathname.replace(/[^/]{20,}/g, '…')}`;
  return `a redirect to ${redact(address, secrets(), 200)}. Check baseUrl`;
}

function findProblem(
  received: ReceivedResponse,
  contentType = 'application/json',
  body: unknown,
  secrets: () => readonly string[],
): string | undefined {
  const { response, text, isCut } = received;
  if (isRedirect(response)) return describeRedirect(received, secrets);
  if (isCut) return 'more than maxResponseBytes';
  if (body === undefined && !/\S/.test(text)) return emptyBody;
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(contentType)) {
    return 'a body that is not JSON. Check baseUrl and proxies';
  }
  return body === undefined ? invalidJson : undefined;
}

/** Whether the identifying fields are present, in each object of a list: strings that are not empty, or lists. */
function hasIdentity(body: unknown, { identity, isList }: NamedContract): body is object {
  const objects = isList ? body : [body];
  return (
    Array.isArray(objects) &&
    objects.every((object) =>
      identity.every((path) => {
        const value = path.split('.').reduce((inner, name) => Object(inner)[name], object);
        return Array.isArray(value) || (typeof value === 'string' && value);
      }),
    )
  );
}
