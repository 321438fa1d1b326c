import { ApiError } from '../errors/errors.ts';
import { replayedHeader } from '../generated/response-outcomes.ts';
import {
  attachCallState,
  type CallOperation,
  type CallState,
  snapshotCallState,
  startCall,
} from '../http/call-state.ts';
import type { ClientContext } from '../http/client-options.ts';
import { emitHook, reportFailure } from '../http/hooks.ts';
import { resolveIdempotencyKey } from '../http/idempotency-key.ts';
import { parseResponse } from '../http/parse-response.ts';
import type { AnyOperation } from '../http/request.ts';
import { isRedirect, parseJson, type ReceivedResponse } from '../http/response-text.ts';
import { type PreparedRequest, sendWithRetries } from '../http/send.ts';
import { type BodyContent, writeBody } from '../http/serialize-body.ts';
import { withTimeout } from '../http/timeout.ts';
import { throwValidationError } from '../validation/assert.ts';
import { assertPathId } from '../validation/schema-limits.ts';
import { attachCallFacts, type ResponseFacts } from './call-facts.ts';
import { type FetchArguments, parseFetchArguments } from './fetch-arguments.ts';
import { matchOperation, type OperationMatch } from './match-operation.ts';

/** The signature of the standard `fetch`. */
export type StandardFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Creates a `fetch` for a client. It treats a request to one of the operations as the contract describes it. */
export function createFetchFromContext(context: ClientContext, operations: readonly AnyOperation[]): StandardFetch {
  // A `Request` forwards the abort of its signal only as long as it is reachable.
  const inFlight = new Set<object>();
  return async function fetch(input, init) {
    const call = startCall(context, undocumented(''));
    const reachable = { input };
    inFlight.add(reachable);
    try {
      return await performFetch(context, operations, call, input, init ?? {});
    } catch (error) {
      throw reportFailure(error, context, call, fetch);
    } finally {
      inFlight.delete(reachable);
    }
  };
}

/** An operation that the contract does not describe. Its path may contain an identifier, so hooks and errors do not get it. */
export function undocumented(method: string): CallOperation {
  return { id: undefined, method, path: '', identity: [] };
}

async function performFetch(
  context: ClientContext,
  operations: readonly AnyOperation[],
  call: CallState,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  const request = parseFetchArguments(input, init, context.baseUrl, call);
  const { method, url, signal } = request;
  const match = matchOperation(operations, method, url, context.baseUrl);
  const { idempotencyKey } = call;
  Object.assign(call, startCall(context, match?.operation.contract ?? undocumented(method)), {
    idempotencyKey,
    signal,
  });
  const hasOwnKey = idempotencyKey !== undefined;
  if (call.operation.idempotencyKey) call.idempotencyKey ??= resolveIdempotencyKey({});
  const ownHeaders = match ? requireHeaders(call, match, request, context) : organizationHeader(request);
  const body = await readBody(call, context, request);
  const content = match ? validateBody(match.operation, body, hasOwnKey) : body;
  const contentType = match ? 'application/json' : request.contentType;
  const prepared: PreparedRequest = {
    url: url.href,
    content,
    callerHeaders: { ...context.headers, ...request.headers },
    ownHeaders: content === undefined || !contentType ? ownHeaders : { ...ownHeaders, 'content-type': contentType },
  };
  let last: ReceivedResponse | undefined;
  try {
    const { data } = await sendWithRetries(prepared, call, context, (received) => {
      last = received;
      const { response, isCut } = received;
      const isComplete = response.ok && !isCut && !isRedirect(response);
      const select = match?.operation.select ?? ((result: unknown) => result);
      // Throws unless the response is what the operation returns. Any other path may return anything that is complete.
      if (match || !isComplete)
        parseResponse(received, call, (result) => select(result, Object.fromEntries(url.searchParams)));
      return received;
    });
    return toResponse(data, prepared, call, undefined);
  } catch (error) {
    // No `Response` can have a status above 599.
    if (!(error instanceof ApiError) || !last || error.status > 599) throw error;
    emitHook('onError', context, call, { error: attachCallState(error, call) });
    return toResponse(last, prepared, call, call.outcome as ResponseFacts['outcome']);
  }
}

/** Checks the path and the query, and returns the headers that the contract requires. */
function requireHeaders(
  call: CallState,
  { operation, path }: OperationMatch,
  { url, organizationCode }: FetchArguments,
  context: ClientContext,
): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(path))
    call.ids[name] = assertPathId(name, value, operation.contract.pathLimits?.[name]);
  operation.validateQuery?.(Object.fromEntries(url.searchParams));
  return { accept: 'application/json', ...operation.headers?.({ organizationCode }, context) };
}

function organizationHeader({ organizationCode }: FetchArguments): Readonly<Record<string, string>> {
  return organizationCode === undefined ? {} : { 'X-organization-code': organizationCode };
}

/** Reads the body once, so that every attempt sends the same bytes. A stream may never end. */
async function readBody(
  call: CallState,
  { clock }: ClientContext,
  { text, readBytes }: FetchArguments,
): Promise<BodyContent> {
  if (readBytes === undefined) return text;
  return withTimeout(call, clock, call.limits.totalTimeoutMs, (signal) =>
    readBytes(signal).catch((cause: unknown) => {
      throwValidationError('body', 'could not be read', 'type', { cause });
    }),
  );
}

/** Returns the text of the body after the checks of the typed methods. The text is sent as it is. */
function validateBody(operation: AnyOperation, content: BodyContent, hasOwnKey: boolean): string | undefined {
  if (operation.contract.moneyFields === undefined) {
    return content ? throwValidationError('body', 'must be left out', 'type') : undefined;
  }
  const text = decodeBody(content);
  if (text === '') throwValidationError('body', 'must be a JSON object', 'required');
  const value = parseJson(text);
  if (value === undefined) throwValidationError('body', 'must be JSON', 'type');
  writeBody(value, operation, !hasOwnKey && 'the header X-Idempotency-Key');
  return text;
}

function decodeBody(content: BodyContent): string {
  if (typeof content === 'string') return content;
  try {
    // Keeps a byte order mark, which JSON does not allow.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(content);
  } catch {
    return throwValidationError('body', 'must be UTF-8', 'type');
  }
}

/** Returns a response that can be read. The client has already read the body of the one that arrived. */
function toResponse(
  { response, text, chunks }: ReceivedResponse,
  { url }: PreparedRequest,
  call: CallState,
  outcome: ResponseFacts['outcome'],
): Response {
  const isReplayed = response.headers.get(replayedHeader) === 'true';
  const { status, statusText = '' } = response;
  const parts = chunks.length > 0 ? (chunks as Uint8Array<ArrayBuffer>[]) : [text];
  const body = status === 204 || status === 205 ? null : new Blob(parts);
  const copy = new Response(body, {
    status,
    // Node decodes a reason phrase to characters that its own `Response` rejects. The payment exists all the same.
    statusText: /^[\t -~\xa0-\xff]*$/.test(statusText) ? statusText : '',
    headers: copyHeaders(response.headers),
  });
  Object.defineProperty(copy, 'url', { value: response.url || url });
  return attachCallFacts(copy, { ...snapshotCallState(call), outcome, isReplayed });
}

/** Copies all headers; of a custom `fetch` whose headers cannot be listed, those that the client knows. */
function copyHeaders(headers: Headers): Headers {
  if (typeof headers[Symbol.iterator] === 'function') return new Headers([...headers]);
  const copy = new Headers();
  for (const name of ['content-type', 'retry-after', 'x-trace-id', 'x-request-id', replayedHeader]) {
    const value = headers.get(name);
    if (value !== null) copy.set(name, value);
  }
  return copy;
}
