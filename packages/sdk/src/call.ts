import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import { ApiPromise, type ApiResult } from './api-promise.ts';
import { type CallContext, RequestValidationError, UnexpectedResponseError } from './errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import type * as schema from './generated/schema.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { requestHeaders } from './request-headers.ts';
import type { IdempotentRequestOptions } from './request-options.ts';
import { exchange } from './transport/exchange.ts';
import { insideOf, type Transport } from './transport.ts';
import { type RequestParts, writeRequest } from './write-request.ts';

type Operations = typeof operations;

/** What the client adds to an input. */
interface Given<Id extends OperationId> {
  /** The header with the key, where the document asks for one. */
  readonly key: Operations[Id]['idempotencyKey'] extends true ? { 'X-Idempotency-Key': string } : undefined;
  /** The organization that the transport was made for. */
  readonly organizationCode: string | undefined;
}

/** What the document says that a call holds: `params` and `body`, as openapi-fetch reads them from it. */
type InputOf<Id extends OperationId> = ParamsOption<schema.operations[Id]> & RequestBodyOption<schema.operations[Id]>;

/** What the document says that a successful answer holds. */
type AnswerOf<Id extends OperationId> = schema.operations[Id] extends {
  responses: Record<Operations[Id]['success'], { content: { 'application/json': infer Body } }>;
}
  ? Body
  : never;

/** Checks what the caller gave and puts it in its places. */
type Prepare<Id extends OperationId> = (given: Given<Id>) => InputOf<Id>;

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
  prepare: Prepare<Id>,
): ApiPromise<AnswerOf<Id>>;
export function call<Id extends OperationId, Value>(
  transport: Transport,
  operation: Id,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  select: Select<Id, Value>,
): ApiPromise<Value>;
export function call<Id extends OperationId>(
  transport: Transport,
  operation: Id,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  select: Select<Id, unknown> = (answer) => answer,
): ApiPromise<unknown> {
  const result = perform(transport, operation, options, prepare, select);
  return new ApiPromise(result.catch((error) => inContext(error, operation)));
}

async function perform<Id extends OperationId>(
  transport: Transport,
  operation: Id,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  select: Select<Id, unknown>,
): Promise<ApiResult<unknown>> {
  const { baseUrl, connection, organizationCode } = insideOf(transport);
  const descriptor = operations[operation];
  const idempotencyKey = descriptor.idempotencyKey ? idempotencyKeyOf(options.idempotencyKey) : undefined;
  const context: CallContext = { operation, idempotencyKey };
  const given = { key: { 'X-Idempotency-Key': idempotencyKey }, organizationCode } as Given<Id>;
  const parts = { ...descriptor, ...prepare(given) } as RequestParts;
  const draft = writeRequest(baseUrl, parts, requestHeaders(options.headers));
  const { response, body } = await exchange(draft, options.signal, connection, context);
  const data = select(body as AnswerOf<Id>);
  if (data !== undefined) return { data, response, idempotencyKey };
  const { status, headers } = response;
  throw new UnexpectedResponseError('JSON that lacks what it must hold', { ...context, status, headers });
}

/** The checks do not know which operation they check for. */
function inContext(error: unknown, operation: OperationId): never {
  if (!(error instanceof RequestValidationError) || error.operation !== undefined) throw error;
  throw new RequestValidationError(error, { operation }, error);
}
