import type { CallOutcome, RequestAttempt } from '../errors/base.ts';
import { ConfigurationError } from '../errors/errors.ts';
import type { OperationId } from '../generated/operations.ts';

/** What the client knows about the call that a response ended. */
export interface ResponseFacts {
  /** The operation in the OpenAPI document; undefined for a path that the document does not describe. */
  readonly operation: OperationId | undefined;
  /**
   * The key that every attempt carried. Use it again soon to repeat a create payment, dispute or reverse-transfer. A new key would make a
   * second payment. Assumption: so does a key that the service has forgotten.
   */
  readonly idempotencyKey: string | undefined;
  /**
   * Whether the operation can have taken effect, over all attempts of the call. It is undefined for a 2xx response: the operation ran, and
   * the response contains its result. It is never `not_sent`. A 401 after a lost attempt is `unknown`: the first attempt may have paid.
   */
  readonly outcome: Exclude<CallOutcome, 'not_sent'> | undefined;
  /** Every request of the call, in order. This response ended the last one. */
  readonly attempts: readonly RequestAttempt[];
  /**
   * Whether this response is the stored one of an earlier request with the same key, by the header `x-idempotent-replayed`. That header is
   * the mock server's own: the specification shows none, so false proves nothing.
   */
  readonly isReplayed: boolean;
  /** The identifier that the service gave this response, to quote in a support request. Assumption: it is in `x-trace-id`. */
  readonly requestId: string | undefined;
}

// The same symbol in every copy of the package: one part of a program may load it as ESM, another as CommonJS.
const facts: unique symbol = /* @__PURE__ */ Symbol.for('@paychord/sdk.callFacts');

/**
 * Returns facts about the call that a response ended: its outcome, its idempotency key and its attempts.
 *
 * Check `outcome` before you treat a 4xx as "nothing happened". A lost earlier attempt of the same call may have taken effect. Then do what
 * `CallOutcome` of `@paychord/sdk` says.
 *
 * @param response - A response of `createFetch` or `createOpenApiClient`. A clone, or a response that a middleware created, has no facts
 * @throws {ConfigurationError} The response is not the one that `createFetch` returned
 *
 * @example
 * const { data, response } = await client.POST('/v1/payments', { body });
 * const { outcome, idempotencyKey } = callFacts(response);
 * if (outcome === 'unknown') await settleLater(idempotencyKey);
 */
export function callFacts(response: Response): ResponseFacts {
  const found = Object(response)[facts] as ResponseFacts | undefined;
  if (found !== undefined) return found;
  throw new ConfigurationError(
    'callFacts needs the response that createFetch returned, not a clone and not one that a middleware created',
  );
}

/** Writes the facts of its call onto a response. */
export function attachCallFacts(response: Response, value: ResponseFacts): Response {
  return Object.defineProperty(response, facts, { value });
}
