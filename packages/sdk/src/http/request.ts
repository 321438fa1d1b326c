import { PaychordError } from '../errors/base.ts';
import type { OperationContract } from '../generated/operations.ts';
import { assertKnownNames } from '../utils/known-names.ts';
import { assertObject, throwValidationError } from '../validation/assert.ts';
import { assertPathId } from '../validation/path-id.ts';
import { ApiPromise, type ApiResult } from './api-promise.ts';
import { attachCallState, type CallState, recordCreatedId, recordId } from './call-state.ts';
import { type ClientHeaders, parseHeaders } from './caller-headers.ts';
import { emitHook } from './hooks.ts';
import { parseResponse } from './parse-response.ts';
import {
  assertSignal,
  type IdempotentRequestOptions,
  type RequestOptions,
  requestOptionNames,
} from './request-options.ts';
import { resolveLimits } from './retry-options.ts';
import { type ParseResponse, type PreparedRequest, sendWithRetries } from './send.ts';
import type { SerializeBody, ValidateBody } from './serialize-body.ts';
import { getContext, type Transport, type TransportContext } from './transport.ts';

/** An operation of the service as data: what the contract says about it, and the functions that only this operation needs. */
export interface Operation<Result, Options = IdempotentRequestOptions> {
  readonly contract: OperationContract;
  /** The options that only this operation has. */
  readonly options?: readonly Exclude<keyof Options, keyof IdempotentRequestOptions>[];
  /** Checks the query and adds the parameters of the options. */
  readonly query?: (query: Values, options: Options) => Values;
  /** Returns the headers that the operation needs in addition. */
  readonly headers?: (options: Options, context: TransportContext) => Values;
  /** Returns the idempotency key. Present where the service runs a request once per key. */
  readonly idempotencyKey?: (options: IdempotentRequestOptions) => string;
  /** Present for a POST. A reference, so that a bundle which only reads does not contain it. */
  readonly serialize?: SerializeBody;
  /** Checks the body exactly as it will be sent. */
  readonly validate?: ValidateBody;
  /** Returns the result out of a successful response; undefined when the response does not contain it. */
  // biome-ignore lint/suspicious/noExplicitAny: only the identifying fields of the response were checked.
  readonly select?: (response: any, input: RequestInput) => Result | undefined;
}

type Values = Readonly<Record<string, string>>;

/** What a call sends, by the places that HTTP has for it. */
export interface RequestInput {
  /** The path parameters, in the order of the path. */
  readonly ids?: readonly string[];
  readonly query?: Values;
  readonly body?: unknown;
}

/** Sends a prepared request, once or several times, until `parse` returns a result. */
export type Send = <T>(
  prepared: PreparedRequest,
  call: CallState,
  context: TransportContext,
  parse: ParseResponse<T>,
) => Promise<ApiResult<T>>;

/**
 * Calls one operation. Reads the options, chooses the idempotency key, and serializes and validates the body. Then sends it with retries
 * and parses the response. Everything is checked and serialized before the first wait. So each retry sends the same request, even when the
 * caller changes the body meanwhile.
 *
 * @param send - How the request is sent: {@link sendWithRetries}, or several times as `waitForPayment` does
 */
export function request<Result, Options extends IdempotentRequestOptions>(
  transport: Transport,
  operation: Operation<Result, Options>,
  input: RequestInput,
  options: Options = {} as Options,
  send: Send = sendWithRetries,
): ApiPromise<Result> {
  const execute = async (): Promise<ApiResult<Result>> => {
    const context = getContext(transport);
    const { contract, select = (response: Result) => response } = operation;
    const call: CallState = {
      name: contract.id,
      operation: contract,
      startedAt: context.clock.now(),
      limits: context.limits,
      outcome: 'not_sent',
      attempts: [],
      ids: {},
    };
    try {
      const prepared = prepareRequest(call, context, operation, input, options);
      return await send(prepared, call, context, (received, secrets, now) =>
        parseResponse(
          received,
          contract,
          secrets,
          (body) => select(recordCreatedId(call, body, secrets) as Result, input),
          now,
        ),
      );
    } catch (error) {
      // Anything else was thrown by a function of the caller.
      if (error instanceof PaychordError) {
        // A timer or a check deep inside may have created it. From here the stack leads to the line that awaits the call.
        Error.captureStackTrace?.(error, execute);
        emitHook('onError', context, call, { error: attachCallState(error, call) });
      }
      throw error;
    }
  };
  return new ApiPromise(execute());
}

/** The parts of each path template: text and names of parameters in turn. */
const templates: Record<string, readonly string[]> = {};

/** Checks the options and the input, and writes the request. From here on, nothing that the caller changes can change the request. */
function prepareRequest<Result, Options extends IdempotentRequestOptions>(
  call: CallState,
  context: TransportContext,
  operation: Operation<Result, Options>,
  input: RequestInput,
  options: Options,
): PreparedRequest {
  const { contract, serialize } = operation;
  let field = 'options';
  try {
    const { signal } = assertObject(field, options);
    // First, so that every later error carries the key that the caller chose.
    call.idempotencyKey = operation.idempotencyKey?.(options);
    assertOptionNames(operation, options);
    const callerHeaders = {
      ...context.headers,
      ...parseHeaders(toRecord(options.headers), throwValidationError, true),
    };
    assertSignal(signal);
    call.signal = signal;
    call.limits = resolveLimits(options, context.limits, throwValidationError);
    templates[contract.path] ??= contract.path.split(/[{}]/);
    let url = context.baseUrl;
    templates[contract.path]?.forEach((part, index) => {
      url +=
        index % 2
          ? encodeURIComponent(
              recordId(call, part, assertPathId(part, input.ids?.[index >> 1], contract.idLengths?.[part])),
            )
          : part;
    });
    const query = operation.query?.(input.query ?? {}, options) ?? {};
    const ownHeaders = operation.headers?.(options, context);
    if (serialize) field = 'body';
    // It would have no effect there, and a repeat of the call would make a second payment.
    if (operation.idempotencyKey && !('idempotencyKey' in options) && Object(input.body).idempotencyKey) {
      throwValidationError('idempotencyKey', 'additionalProperties', 'must be in the options, after the body');
    }
    const serialized = serialize?.(input.body, contract.moneyFields, operation.validate);
    return {
      ...serialized,
      url: url + (Object.keys(query).length ? `?${new URLSearchParams(query)}` : ''),
      // The headers of the client replace those of the caller.
      headers: (credentials) =>
        // Not spread: Node 20 needs a microsecond for each property that it adds to a copy.
        Object.assign(
          {},
          context.userAgent,
          callerHeaders,
          { accept: 'application/json' },
          call.idempotencyKey && { 'X-Idempotency-Key': call.idempotencyKey },
          ownHeaders,
          serialized?.headers,
          credentials,
        ),
      // A header of the caller can be secret too. Of `Bearer …` it is all but the first word.
      secrets: () =>
        Object.values(callerHeaders)
          .map((each) => each.replace(/^\S+ /, ''))
          .concat(serialized?.secrets() ?? []),
    };
  } catch (cause) {
    if (cause instanceof PaychordError) throw cause;
    // The input itself threw while it was read: a circular object, a BigInt, a getter.
    return throwValidationError(field, 'type', 'cannot be read: it is circular or too deep, or a getter throws', {
      cause,
    });
  }
}

/** Returns `Headers` of any realm or library as an object. */
function toRecord(headers: RequestOptions['headers'] = {}): ClientHeaders {
  return typeof headers?.get === 'function' ? Object.fromEntries(headers as Headers) : (headers as ClientHeaders);
}

/** Rejects an unknown option. A misspelled idempotency key would be lost, and a repeat of the call would make a second payment. */
function assertOptionNames<Result, Options extends IdempotentRequestOptions>(
  { contract, idempotencyKey, options: own = [] }: Operation<Result, Options>,
  options: Options,
): void {
  // Also inherited names, which the check itself ignores.
  for (const name in options) {
    if (requestOptionNames.includes(name)) continue;
    // Calls can share their options. A read needs no key, but a call that creates without one must not seem to use it.
    const shared = idempotencyKey || contract.method === 'GET' ? ['idempotencyKey', 'organizationCode'] : [];
    assertKnownNames(
      options,
      shared.concat(requestOptionNames, own as readonly string[]),
      `an option of ${contract.id}`,
      throwValidationError,
    );
    return;
  }
}
