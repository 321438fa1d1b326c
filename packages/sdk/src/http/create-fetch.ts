import { ApiError } from '../errors/api-error.ts';
import { PaychordError } from '../errors/base.ts';
import { RequestValidationError, type Violation } from '../errors/errors.ts';
import { assertPathId } from '../validation/path-id.ts';
import { toPlainObject } from '../validation/plain-json.ts';
import { throwValidationError } from '../validation/refuse.ts';
import { attachCallFacts, type ResponseFacts } from './call-facts.ts';
import { attachCallState, type CallOperation, type CallState, snapshotCallState } from './call-state.ts';
import type { Clock } from './clock.ts';
import { emitHook } from './emit-hook.ts';
import { type BodyContent, type FetchArguments, parseFetchArguments } from './fetch-arguments.ts';
import { resolveIdempotencyKey } from './idempotency-key.ts';
import { type DocumentedOperation, matchOperation, type OperationMatch } from './match-operation.ts';
import { parseJson } from './parse-json.ts';
import { parseResponse } from './parse-response.ts';
import type { PreparedRequest, SerializedBody } from './prepared-request.ts';
import { isRedirect, type ReceivedResponse } from './received-response.ts';
import { sendWithRetries } from './send-with-retries.ts';
import { toSerializedBody } from './serialize-body.ts';
import { toSingleUseBody } from './single-use-body.ts';
import { getInternals, type Transport, type TransportInternals } from './transport.ts';
import { withTimeout } from './with-timeout.ts';

/** The signature of the standard `fetch`. */
export type StandardFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Creates a `fetch` over a transport, which treats a request to one of these operations as the contract describes it. */
export function createFetchFromTransport(
  transport: Transport,
  operations: readonly DocumentedOperation[],
): StandardFetch {
  const internals = getInternals(transport);
  // A `Request` forwards the abort of its signal only as long as it is reachable.
  const inFlight = new Set<unknown>();
  return async function fetch(input, init) {
    const reachable = { input };
    inFlight.add(reachable);
    const call = startCall(internals);
    try {
      return await performFetch(internals, operations, call, input, init ?? {});
    } catch (error) {
      throw reportFailure(error, internals, call, fetch);
    } finally {
      inFlight.delete(reachable);
    }
  };
}

const bodyViolation: Violation = { field: 'body', rule: 'type' };

/** Its operation is known once the arguments have been read. */
type OpenCall = CallState & { operation: CallOperation };

/** Starts the state of a call. */
export function startCall({ limits, link }: TransportInternals, operation = undocumented('')): OpenCall {
  return { operation, startedAt: link.clock.now(), limits, outcome: 'not_sent', attempts: [] };
}

/** Returns the operation of a request that the contract does not describe. Its path may hold an identifier, so hooks do not get it. */
export function undocumented(method: string): CallOperation {
  return { id: undefined, method, path: '', identity: [] };
}

/**
 * Completes the error of a call, calls the hook, and returns the error. Anything else was thrown by a function of the caller.
 *
 * @param caller - The stack of the error begins where this function was called
 */
export function reportFailure(error: unknown, { link }: TransportInternals, call: CallState, caller: object): unknown {
  if (!(error instanceof PaychordError)) return error;
  Error.captureStackTrace?.(error, caller as () => void);
  emitHook('onError', link, call, { error: attachCallState(error, call) });
  return error;
}

async function performFetch(
  internals: TransportInternals,
  operations: readonly DocumentedOperation[],
  call: OpenCall,
  input: string | URL | Request,
  init: RequestInit,
): Promise<Response> {
  const { baseUrl, link } = internals;
  const request = parseFetchArguments(input, init, baseUrl, (key) => {
    call.idempotencyKey = key;
  });
  const { method, url } = request;
  const match = matchOperation(
    operations,
    method,
    url.pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length),
  );
  call.operation = match?.operation.contract ?? undocumented(method);
  call.signal = request.signal;
  if (call.operation.idempotencyKey) call.idempotencyKey ??= resolveIdempotencyKey({});
  const headers = match ? headersOf(match, request, internals) : organizationHeader(request);
  const content = await readBody(request, call, link.clock);
  const prepared = prepareRequest(call, request, headers, match ? checkedBody(match.operation, content) : content);

  let last: ReceivedResponse | undefined;
  try {
    const { data } = await sendWithRetries(prepared, call, link, (received, secrets, now) => {
      last = received;
      const { response, isTooLong } = received;
      const isWhole = response.ok && !isTooLong && !isRedirect(response);
      // Throws the error of any response that is not the one which the contract describes. Any other path may respond with anything.
      if (match || !isWhole) parseResponse(received, call.operation, secrets, (body) => body, now);
      return received;
    });
    return toResponse(data, prepared, { ...snapshotCallState(call), outcome: undefined });
  } catch (error) {
    // A status that no `Response` can have.
    if (!(error instanceof ApiError) || !last || error.status > 599) throw error;
    emitHook('onError', link, call, { error: attachCallState(error, call) });
    return toResponse(last, prepared, snapshotCallState(call) as ResponseFacts);
  }
}

/** Checks the path and the query, and returns the headers that the contract requires. */
function headersOf(
  { operation, path }: OperationMatch,
  { url, organizationCode }: FetchArguments,
  internals: TransportInternals,
): Readonly<Record<string, string>> {
  for (const [name, value] of Object.entries(path)) assertPathId(name, value, operation.path?.[name]);
  operation.query?.(Object.fromEntries(url.searchParams));
  return { accept: 'application/json', ...operation.headers?.({ organizationCode }, internals) };
}

function organizationHeader({ organizationCode }: FetchArguments): Readonly<Record<string, string>> {
  return organizationCode === undefined ? {} : { 'X-organization-code': organizationCode };
}

/** Reads the body once, so that every attempt sends the same bytes. A stream may never end. */
function readBody(
  { text, readBytes }: FetchArguments,
  call: CallState,
  clock: Clock,
): Promise<BodyContent> | BodyContent {
  if (readBytes === undefined) return text;
  return withTimeout(call, clock, call.limits.totalTimeoutMs, () =>
    readBytes().catch((cause: unknown) => {
      throw new RequestValidationError('body could not be read', bodyViolation, { cause });
    }),
  );
}

/** Returns the text of the body after the checks of the typed methods. The text is sent as it is. */
function checkedBody({ body: documented, validate }: DocumentedOperation, content: BodyContent): string | undefined {
  if (documented === undefined) {
    return content ? throwValidationError('body', 'type', 'must be left out') : undefined;
  }
  const text = typeof content === 'string' ? content : decodeUtf8(content);
  if (text === '') throwValidationError('body', 'required', 'must be a JSON object');
  const value = parseJson(text);
  if (value === undefined) throwValidationError('body', 'type', 'must be JSON');
  try {
    const plain = toPlainObject(value, documented);
    validate?.(plain);
  } catch (cause) {
    if (cause instanceof PaychordError) throw cause;
    throw new RequestValidationError('body is nested too deeply', bodyViolation, { cause });
  }
  return text;
}

function decodeUtf8(bytes: Uint8Array | undefined): string {
  try {
    // With the byte order mark, which JSON does not allow.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return throwValidationError('body', 'type', 'must be UTF-8');
  }
}

function prepareRequest(
  call: CallState,
  { method, url, contentType, headers: callerHeaders }: FetchArguments,
  headers: Readonly<Record<string, string>>,
  content: BodyContent,
): PreparedRequest {
  const { id, idempotencyKey: takesKey } = call.operation;
  const type = id === undefined ? contentType : 'application/json';
  const body = isRead(method) ? undefined : serialize(content, content === undefined ? undefined : type, takesKey);
  return {
    url: url.href,
    method,
    body: body?.body,
    ...(body?.init && { init: body.init }),
    headers: {
      ...callerHeaders,
      ...headers,
      ...(call.idempotencyKey !== undefined && { 'X-Idempotency-Key': call.idempotencyKey }),
      ...body?.headers,
    },
    // A header of the caller can be secret too. Of `Bearer …` it is all but the first word.
    secrets: () =>
      Object.values(callerHeaders)
        .map((each) => each.replace(/^\S+ /, ''))
        .concat(body?.secrets() ?? []),
  };
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Some runtimes send a string, or no body, again by themselves. Only an idempotency key makes that safe. */
function serialize(
  content: BodyContent,
  contentType: string | undefined,
  takesKey: boolean | undefined,
): SerializedBody {
  if (takesKey) return toSerializedBody(content, contentType);
  return toSingleUseBody(toSerializedBody(content ?? new Uint8Array(), contentType));
}

/** Returns a response that can be read once more: the client has read the body of the one that came. */
function toResponse({ response, chunks }: ReceivedResponse, { url }: PreparedRequest, facts: ResponseFacts): Response {
  const { status, statusText = '' } = response;
  const body = status === 204 || status === 205 ? null : new Blob(chunks as Uint8Array<ArrayBuffer>[]);
  const copy = new Response(body, { status, statusText, headers: copyHeaders(response.headers) });
  Object.defineProperty(copy, 'url', { value: response.url || url });
  return attachCallFacts(copy, facts);
}

/** Of a custom `fetch` with headers of another kind, the client copies those that it knows. */
function copyHeaders(headers: Headers): Headers {
  if (typeof headers[Symbol.iterator] === 'function') return new Headers([...headers]);
  const copy = new Headers();
  for (const name of ['content-type', 'retry-after', 'x-trace-id', 'x-request-id', 'x-idempotent-replayed']) {
    const value = headers.get(name);
    if (value !== null) copy.set(name, value);
  }
  return copy;
}
