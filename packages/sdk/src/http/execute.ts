import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import { PaychordError } from '../errors/base.ts';
import { RequestValidationError, type Violation } from '../errors/errors.ts';
import type { Operation, OperationId } from '../generated/operations.ts';
import type * as paths from '../generated/paths.ts';
import { assertObject, throwValidationError } from '../validation/refuse.ts';
import { ApiPromise, type ApiResult } from './api-promise.ts';
import { buildRequest, type RequestParts } from './build-request.ts';
import { attachCallState, type CallState } from './call-state.ts';
import { emitHook } from './emit-hook.ts';
import { parseResponse } from './parse-response.ts';
import type { PreparedRequest, SerializedBody } from './prepared-request.ts';
import { parseHeaders } from './request-headers.ts';
import { assertSignal, type IdempotentRequestOptions } from './request-options.ts';
import { readLimits } from './retry-options.ts';
import type { ParseReceived } from './send-once.ts';
import { sendWithRetries } from './send-with-retries.ts';
import { getInternals, type Transport, type TransportInternals } from './transport.ts';

/** What the client adds to an input. */
export interface Given<Id extends OperationId> {
  /** The header with the key, where the document asks for one. */
  readonly key: paths.operations[Id]['parameters'] extends { header?: infer Header }
    ? NonNullable<Header> extends KeyHeader
      ? Required<Pick<NonNullable<Header>, keyof KeyHeader>>
      : undefined
    : undefined;
  /** The organization that the transport was made for. */
  readonly organizationCode: string | undefined;
}

interface KeyHeader {
  'X-Idempotency-Key'?: string;
}

/** What the document says that a call holds: `params` and `body`, as openapi-fetch reads them from it. */
export type InputOf<Id extends OperationId> = ParamsOption<paths.operations[Id]> &
  RequestBodyOption<paths.operations[Id]>;

/** What the document says that a successful answer holds. */
export type AnswerOf<Id extends OperationId> = SuccessOf<paths.operations[Id]['responses']>;

/** The JSON of the answers whose status begins with 2. */
export type SuccessOf<Responses> = {
  [Status in keyof Responses & number]: `${Status}` extends `2${number}` ? JsonOf<Responses[Status]> : never;
}[keyof Responses & number];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

/** Checks what the caller gave and puts it in its places. */
export type Prepare<Id extends OperationId> = (given: Given<Id>) => InputOf<Id>;

/** The part of the answer that the caller wants; undefined when the answer lacks it. */
export type Select<Id extends OperationId, Value> = (answer: AnswerOf<Id>) => Value | undefined;

/** What only those calls carry that need it. */
export interface Means {
  /** The idempotency key of a call: the caller's own, checked, or a new one. */
  readonly idempotencyKeyOf?: (options: IdempotentRequestOptions) => string;
  /** Writes and checks the body of a POST. */
  readonly serializeBody?: (body: unknown) => SerializedBody;
  /** What sends the request: once, if it is not {@link sendWithRetries}. */
  readonly send?: typeof sendWithRetries;
}

/**
 * One call of one operation. The input is checked and written out, and the key fixed, before anything waits: however
 * often the request is sent, it is the same request, even if the caller changes the body meanwhile.
 */
export function call<Id extends OperationId>(
  transport: Transport,
  operation: Operation<Id>,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
): ApiPromise<AnswerOf<Id>>;
export function call<Id extends OperationId, Value>(
  transport: Transport,
  operation: Operation<Id>,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  select: Select<Id, Value>,
  means?: Means,
): ApiPromise<Value>;
export function call<Id extends OperationId>(
  transport: Transport,
  operation: Operation<Id>,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  select: Select<Id, unknown> = whole,
  means: Means = {},
): ApiPromise<unknown> {
  return new ApiPromise(perform(transport, operation, options, prepare as AnyPrepare, select as AnySelect, means));
}

/** Whatever the operation. */
type AnyPrepare = (given: object) => { params?: RequestParts; body?: object };
type AnySelect = (answer: object) => unknown;

/** All of an answer. */
export function whole<Answer>(answer: Answer): Answer {
  return answer;
}

async function perform(
  transport: Transport,
  operation: Operation<OperationId>,
  options: IdempotentRequestOptions,
  prepare: AnyPrepare,
  select: AnySelect,
  means: Means,
): Promise<ApiResult<unknown>> {
  const inside = getInternals(transport);
  const { limits, link } = inside;
  const ongoing: CallState = { operation, startedAt: link.clock.now(), limits, outcome: 'not_sent', attempts: [] };
  try {
    const draft = draftOf(ongoing, inside, options, prepare, means);
    const parse: ParseReceived<unknown> = (received, secrets, now) =>
      parseResponse(received, operation, secrets, select, now);
    return await (means.send ?? sendWithRetries)(draft, ongoing, link, parse);
  } catch (error) {
    // Anything else is what a function of the caller threw.
    if (error instanceof PaychordError) {
      // It may be made by a timer, or deep in the checks. From here the stack leads to the line that awaits the call.
      Error.captureStackTrace?.(error, perform);
      emitHook('onError', link, ongoing, { error: attachCallState(error, ongoing) });
    }
    throw error;
  }
}

/**
 * Whatever else the checks throw comes out of the input, while it is read or written: a circle, a BigInt, a getter that
 * fails.
 */
function draftOf(
  ongoing: CallState,
  { baseUrl, organizationCode, limits }: TransportInternals,
  options: IdempotentRequestOptions,
  prepare: AnyPrepare,
  { idempotencyKeyOf, serializeBody }: Means,
): PreparedRequest {
  let field = 'options';
  try {
    const { signal } = assertObject(field, options);
    // Before all else that can be wrong: a caller that made it up must find it in the error.
    ongoing.idempotencyKey = idempotencyKeyOf?.(options);
    const headers = parseHeaders(options.headers);
    assertSignal(signal);
    ongoing.signal = signal;
    ongoing.limits = readLimits(options, limits, throwValidationError);
    if (serializeBody) field = 'body';
    const { params, body } = prepare({ key: { 'X-Idempotency-Key': ongoing.idempotencyKey }, organizationCode });
    return buildRequest(baseUrl, ongoing.operation, params, headers, serializeBody?.(body));
  } catch (cause) {
    if (cause instanceof PaychordError) throw cause;
    const violation: Violation = { field, rule: 'type' };
    throw new RequestValidationError(
      `${field} cannot be read: it is circular or too deep, or a getter throws`,
      violation,
      { cause },
    );
  }
}
