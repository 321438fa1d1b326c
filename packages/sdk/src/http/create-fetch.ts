import { ApiError } from '../errors/api-error.ts';
import { PaychordError } from '../errors/base.ts';
import { throwValidationError } from '../validation/assert.ts';
import { assertPathId } from '../validation/path-id.ts';
import { toPlainObject } from '../validation/plain-json.ts';
import { attachCallFacts, type ResponseFacts } from './call-facts.ts';
import {
  attachCallState,
  type CallOperation,
  type CallState,
  recordCreatedId,
  recordId,
  snapshotCallState,
} from './call-state.ts';
import { type FetchArguments, parseFetchArguments } from './fetch-arguments.ts';
import { emitHook } from './hooks.ts';
import { resolveIdempotencyKey } from './idempotency-key.ts';
import { type AnyOperation, matchOperation, type OperationMatch } from './match-operation.ts';
import { parseResponse } from './parse-response.ts';
import { isRedirect, parseJson, type ReceivedResponse } from './response-text.ts';
import { type PreparedRequest, sendWithRetries } from './send.ts';
import { type BodyContent, serializeContent, toSingleUse } from './serialize-body.ts';
import { withTimeout } from './timeout.ts';
import { getContext, type Transport, type TransportContext } from './transport.ts';

/** The signature of the standard `fetch`. */
export type StandardFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Creates a `fetch` over a transport. It treats a request to one of the operations as the contract describes it. */
export function createFetchFromTransport(transport: Transport, operations: readonly AnyOperation[]): StandardFetch {
  const context = getContext(transport);
  // A `Request` forwards the abort of its signal only as long as it is reachable.
  const reachable = new Set<object>();
  return async function fetch(input, init) {
    const call = startCall(context);
    const inFlight = { input };
    reachable.add(inFlight);
    try {
      return await performFetch(context, operations, call, input, init ?? {});
    } catch (error) {
      throw reportFailure(error, context, call, fetch);
    } finally {
      reachable.delete(inFlight);
    }
  };
}

/** A call whose operation is known only after its arguments have been read. */
type OpenCall = CallState & { name: string; operation: CallOperation };

export function startCall({ limits, clock }: TransportContext): OpenCall {
  return { ...describe('', undefined), startedAt: clock.now(), limits, outcome: 'not_sent', attempts: [], ids: {} };
}

/** Names the operation of a call. A path that the contract does not describe may contain an identifier, so hooks and errors do not get it. */
export function describe(method: string, operation: AnyOperation | undefined): Pick<OpenCall, 'name' | 'operation'> {
  if (operation) return { name: operation.contract.id, operation: operation.contract };
  return { name: `${method} request`, operation: { id: undefined, method, path: '', identity: [] } };
}

/**
 * Completes the error of a call, calls the hook, and returns the error. Any other value was thrown by a function of the caller.
 *
 * @param caller - The function from whose caller on the stack of the error is recorded
 */
export function reportFailure(error: unknown, context: TransportContext, call: CallState, caller: object): unknown {
  if (!(error instanceof PaychordError)) return error;
  Error.captureStackTrace?.(error, caller as () => void);
  emitHook('onError', context, call, { error: attachCallState(error, call) });
  return error;
}

async function performFetch(
  context: TransportContext,
  operations: readonly AnyOperation[],
  call: OpenCall,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  const { baseUrl } = context;
  const request = parseFetchArguments(input, init, baseUrl, (key) => {
    call.idempotencyKey = key;
  });
  const { method, url, signal } = request;
  const basePath = new URL(baseUrl).pathname.replace(/\/$/, '');
  const match = matchOperation(operations, method, url.pathname.slice(basePath.length));
  Object.assign(call, describe(method, match?.operation), { signal });
  if (call.operation.idempotencyKey) call.idempotencyKey ??= resolveIdempotencyKey({});
  const headers = match ? requireHeaders(call, match, request, context) : organizationHeader(request);
  const content = await readBody(call, context, request);
  const prepared = prepareRequest(
    call,
    context,
    request,
    headers,
    match ? validateBody(match.operation, content) : content,
  );

  let last: ReceivedResponse | undefined;
  try {
    const { data } = await sendWithRetries(prepared, call, context, (received, secrets, now) => {
      last = received;
      const { response, isCut } = received;
      const isComplete = response.ok && !isCut && !isRedirect(response);
      // Throws unless the response is what the operation returns. Any other path may return anything that is complete.
      if (match || !isComplete)
        parseResponse(
          received,
          { ...call.operation, id: call.name },
          secrets,
          (body) => recordCreatedId(call, body, secrets),
          now,
        );
      return received;
    });
    return toResponse(data, prepared, { ...snapshotCallState(call), outcome: undefined });
  } catch (error) {
    // No `Response` can have a status above 599.
    if (!(error instanceof ApiError) || !last || error.status > 599) throw error;
    emitHook('onError', context, call, { error: attachCallState(error, call) });
    return toResponse(last, prepared, snapshotCallState(call) as ResponseFacts);
  }
}

/** Checks the path and the query, and returns the headers that the contract requires. */
function requireHeaders(
  call: CallState,
  { operation, path }: OperationMatch,
  { url, organizationCode }: FetchArguments,
  context: TransportContext,
): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(path)) {
    recordId(call, name, assertPathId(name, value, operation.contract.idLengths?.[name]));
  }
  operation.query?.(Object.fromEntries(url.searchParams), {});
  return { accept: 'application/json', ...operation.headers?.({ organizationCode }, context) };
}

function organizationHeader({ organizationCode }: FetchArguments): Readonly<Record<string, string>> {
  return organizationCode === undefined ? {} : { 'X-organization-code': organizationCode };
}

/** Reads the body once, so that every attempt sends the same bytes. A stream may never end. */
async function readBody(
  call: CallState,
  { clock }: TransportContext,
  { text, readBytes }: FetchArguments,
): Promise<BodyContent> {
  if (readBytes === undefined) return text;
  return withTimeout(call, clock, call.limits.totalTimeoutMs, () =>
    readBytes().catch((cause: unknown) => {
      throwValidationError('body', 'type', 'could not be read', { cause });
    }),
  );
}

/** Returns the text of the body after the checks of the typed methods. The text is sent as it is. */
function validateBody({ contract, validate }: AnyOperation, content: BodyContent): string | undefined {
  const { moneyFields } = contract;
  if (moneyFields === undefined) {
    return content ? throwValidationError('body', 'type', 'must be left out') : undefined;
  }
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  if (text === '') throwValidationError('body', 'required', 'must be a JSON object');
  const value = parseJson(text);
  if (value === undefined) throwValidationError('body', 'type', 'must be JSON');
  try {
    const plain = toPlainObject(value, moneyFields);
    validate?.(plain);
  } catch (cause) {
    if (cause instanceof PaychordError) throw cause;
    throwValidationError('body', 'type', 'is nested too deeply', { cause });
  }
  return text;
}

function decodeUtf8(bytes: Uint8Array | undefined): string {
  try {
    // Keeps a byte order mark, which JSON does not allow.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return throwValidationError('body', 'type', 'must be UTF-8');
  }
}

function prepareRequest(
  call: CallState,
  context: TransportContext,
  { method, url, contentType, headers: ownHeaders }: FetchArguments,
  headers: Readonly<Record<string, string>>,
  content: BodyContent,
): PreparedRequest {
  const type = call.operation.id === undefined ? contentType : 'application/json';
  const isRead = method === 'GET' || method === 'HEAD';
  const callerHeaders = { ...context.headers, ...ownHeaders };
  const fixed = serializeContent(content, content === undefined ? undefined : type);
  // Some runtimes send a string, or no body, again by themselves. Only an idempotency key makes that safe.
  const isRepeatable = isRead || call.operation.idempotencyKey === true;
  const body = isRepeatable
    ? fixed
    : toSingleUse(content === undefined ? serializeContent(new Uint8Array(), undefined) : fixed);
  return {
    body: isRead ? undefined : body.body,
    init: isRead ? undefined : body.init,
    url: url.href,
    headers: (credentials) => ({
      ...context.userAgent,
      ...callerHeaders,
      ...headers,
      ...(call.idempotencyKey !== undefined && { 'X-Idempotency-Key': call.idempotencyKey }),
      ...body.headers,
      ...credentials,
    }),
    // A header of the caller can be secret too. Of `Bearer …` it is all but the first word.
    secrets: () =>
      Object.values(callerHeaders)
        .map((each) => each.replace(/^\S+ /, ''))
        .concat(body.secrets()),
  };
}

/** Returns a response that can be read. The client has already read the body of the one that arrived. */
function toResponse(
  { response, text, chunks }: ReceivedResponse,
  { url }: PreparedRequest,
  facts: ResponseFacts,
): Response {
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
  return attachCallFacts(copy, facts);
}

/** Copies all headers; of a custom `fetch` whose headers cannot be listed, those that the client knows. */
function copyHeaders(headers: Headers): Headers {
  if (typeof headers[Symbol.iterator] === 'function') return new Headers([...headers]);
  const copy = new Headers();
  for (const name of ['content-type', 'retry-after', 'x-trace-id', 'x-request-id', 'x-idempotent-replayed']) {
    const value = headers.get(name);
    if (value !== null) copy.set(name, value);
  }
  return copy;
}
