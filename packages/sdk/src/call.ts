import { ApiPromise, type ApiResult } from './api-promise.ts';
import { type CallContext, RequestValidationError, UnexpectedResponseError } from './errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import type * as schema from './generated/schema.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { requestHeaders } from './request-headers.ts';
import type { IdempotentRequestOptions } from './request-options.ts';
import type { Answer } from './transport/answer.ts';
import type { Draft } from './transport/draft.ts';
import { exchange } from './transport/exchange.ts';
import { insideOf, type Transport, type TransportInside } from './transport.ts';

type Operations = typeof operations;

/** What a method needs in order to put its call to openapi-fetch. */
export interface Call<Id extends OperationId> {
  readonly http: TransportInside['http'];
  /** The path template of the operation. */
  readonly path: Operations[Id]['path'];
  /** The header with the key, where the document asks for one. */
  readonly key: Operations[Id]['idempotencyKey'] extends true ? { 'X-Idempotency-Key': string } : undefined;
  /** The organization that the transport was made for. */
  readonly organizationCode: string | undefined;
  /** Goes into the options of every request. */
  readonly init: { readonly headers: Headers; readonly signal?: AbortSignal };
}

/** What the document says that a successful answer holds. */
type AnswerOf<Id extends OperationId> = schema.operations[Id] extends {
  responses: Record<Operations[Id]['success'], { content: { 'application/json': infer Body } }>;
}
  ? Body
  : never;

/** Checks the input and puts the call to openapi-fetch, which holds it against the document at compile time. */
type Send<Id extends OperationId> = (call: Call<Id>) => Promise<unknown>;

/** The part of the answer that the caller wants; undefined when the answer lacks it. */
type Select<Id extends OperationId, Value> = (answer: AnswerOf<Id>) => Value | undefined;

/**
 * One call of one operation. The input is checked and written out, and the key fixed, before anything waits: however
 * often the request is sent, it is the same request, even if the caller changes the body meanwhile.
 */
export function call<Id extends OperationId>(
  transport: Transport,
  operation: Id,
  options: IdempotentRequestOptions,
  send: Send<Id>,
): ApiPromise<AnswerOf<Id>>;
export function call<Id extends OperationId, Value>(
  transport: Transport,
  operation: Id,
  options: IdempotentRequestOptions,
  send: Send<Id>,
  select: Select<Id, Value>,
): ApiPromise<Value>;
export function call<Id extends OperationId>(
  transport: Transport,
  operation: Id,
  options: IdempotentRequestOptions,
  send: Send<Id>,
  select: Select<Id, unknown> = (answer) => answer,
): ApiPromise<unknown> {
  const result = perform(transport, operation, options, send, select);
  return new ApiPromise(result.catch((error) => inContext(error, operation)));
}

async function perform<Id extends OperationId>(
  transport: Transport,
  operation: Id,
  options: IdempotentRequestOptions,
  send: Send<Id>,
  select: Select<Id, unknown>,
): Promise<ApiResult<unknown>> {
  const { http, connection, organizationCode } = insideOf(transport);
  const { path, idempotencyKey: takesKey } = operations[operation];
  const idempotencyKey = takesKey ? idempotencyKeyOf(options.idempotencyKey) : undefined;
  const context: CallContext = { operation, idempotencyKey };
  const received: { answer?: Answer } = {};
  const init = {
    headers: requestHeaders(options.headers),
    ...(options.signal && { signal: options.signal }),
    // openapi-fetch writes the request; it is sent and its answer is read here, so that nothing is left to parse.
    parseAs: 'stream',
    fetch: async (draft: Draft) => {
      received.answer = await exchange(draft, connection, context);
      return received.answer.response;
    },
  };
  const key = { 'X-Idempotency-Key': idempotencyKey };
  await send({ http, path, key, organizationCode, init } as unknown as Call<Id>);
  const { response, body } = received.answer as Answer;
  const data = select(body as AnswerOf<Id>);
  if (data !== undefined) return { data, response, idempotencyKey };
  const { status, headers } = response;
  throw new UnexpectedResponseError('JSON that lacks what it must hold', { ...context, status, headers });
}

/** The checks do not know which operation they check for. */
function inContext(error: unknown, operation: OperationId): never {
  if (!(error instanceof RequestValidationError) || error.operation !== undefined) throw error;
  throw new RequestValidationError(error, { operation }, { cause: error.cause });
}
