import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import { ApiPromise, type ApiResult } from './api-promise.ts';
import { requireObject } from './check-limits.ts';
import { type CallContext, PaychordError, RequestValidationError, UnexpectedResponseError } from './errors.ts';
import type { Operation, OperationId } from './generated/operations.ts';
import type * as paths from './generated/paths.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { requestHeaders } from './request-headers.ts';
import { checkSignal, type IdempotentRequestOptions } from './request-options.ts';
import type { Draft } from './transport/draft.ts';
import { exchange } from './transport/exchange.ts';
import { insideOf, type Transport } from './transport.ts';
import { type RequestParts, writeRequest } from './write-request.ts';

/** What the client adds to an input. */
interface Given<Id extends OperationId> {
  /** The header with the key, where the document asks for one. */
  readonly key: paths.operations[Id]['parameters'] extends { header: infer Header extends KeyHeader }
    ? Pick<Header, keyof KeyHeader>
    : undefined;
  /** The organization that the transport was made for. */
  readonly organizationCode: string | undefined;
}

interface KeyHeader {
  'X-Idempotency-Key': string;
}

/** What the document says that a call holds: `params` and `body`, as openapi-fetch reads them from it. */
type InputOf<Id extends OperationId> = ParamsOption<paths.operations[Id]> & RequestBodyOption<paths.operations[Id]>;

/** What the document says that a successful answer holds. */
type AnswerOf<Id extends OperationId> = SuccessOf<paths.operations[Id]['responses']>;

type SuccessOf<Responses> = {
  [Status in keyof Responses & number]: `${Status}` extends `2${number}` ? JsonOf<Responses[Status]> : never;
}[keyof Responses & number];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

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
): ApiPromise<Value>;
export function call<Id extends OperationId>(
  transport: Transport,
  operation: Operation<Id>,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  select: Select<Id, unknown> = (answer) => answer,
): ApiPromise<unknown> {
  return new ApiPromise(perform(transport, operation, options, prepare, select));
}

async function perform<Id extends OperationId>(
  transport: Transport,
  operation: Operation<Id>,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  select: Select<Id, unknown>,
): Promise<ApiResult<unknown>> {
  const { baseUrl, connection, organizationCode } = insideOf(transport);
  const context: CallContext & { idempotencyKey?: string } = { operation: operation.id };
  const draft = checked(context, () => {
    const { headers, signal, idempotencyKey } = requireObject('options', options);
    checkSignal(signal);
    if (operation.idempotencyKey) context.idempotencyKey = idempotencyKeyOf(idempotencyKey);
    const given = { key: { 'X-Idempotency-Key': context.idempotencyKey }, organizationCode } as Given<Id>;
    return writeRequest(baseUrl, { ...operation, ...prepare(given) } as RequestParts, requestHeaders(headers));
  });
  const { response, body } = await exchange(draft, options.signal, connection, context);
  const data = select(body as AnswerOf<Id>);
  if (data !== undefined) return { data, response, idempotencyKey: context.idempotencyKey };
  const { status, headers } = response;
  throw new UnexpectedResponseError('JSON that lacks what it must hold', { ...context, status, headers });
}

/**
 * Tells the errors of the checks, which do not know it, for which call they checked. Whatever else is thrown comes out
 * of the input, while it is read or written: a circle, a BigInt, a getter that fails.
 */
function checked(context: CallContext, check: () => Draft): Draft {
  try {
    return check();
  } catch (cause) {
    const message = 'body must be an object that JSON can express';
    const unreadable = { field: 'body', rule: 'type', message } as const;
    const error = cause instanceof PaychordError ? cause : new RequestValidationError(unreadable, {}, { cause });
    // A stack is short. It should lead to the caller, and not end among the checks.
    Error.captureStackTrace?.(error, call);
    throw Object.assign(error, context);
  }
}
