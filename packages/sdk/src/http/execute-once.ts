import type { Operation, OperationId } from '../generated/operations.ts';
import type { RequestBody } from '../generated/request-bodies.ts';
import type { ApiPromise } from './api-promise.ts';
import { type AnswerOf, call, type Prepare, whole } from './execute.ts';
import { resolveIdempotencyKey } from './idempotency-key.ts';
import type { IdempotentRequestOptions } from './request-options.ts';
import { serializeBody, type ValidateBody } from './serialize-body.ts';
import type { Transport } from './transport.ts';

/** A {@link call} that the service carries out once per idempotency key. Apart, so that reading costs neither. */
export function callOnce<Id extends OperationId>(
  transport: Transport,
  operation: Operation<Id>,
  options: IdempotentRequestOptions,
  prepare: Prepare<Id>,
  documented?: RequestBody,
  check?: ValidateBody,
): ApiPromise<AnswerOf<Id>> {
  return call(transport, operation, options, prepare, whole<AnswerOf<Id>>, {
    idempotencyKeyOf: resolveIdempotencyKey,
    serializeBody: (body) => serializeBody(body, documented, check),
  });
}
