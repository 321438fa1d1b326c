import type { OperationContract } from '../generated/operations.ts';
import { assertKnownNames } from '../utils/known-names.ts';
import { assertObject, throwValidationError } from '../validation/assert.ts';
import { assertPathId } from '../validation/schema-limits.ts';
import { ApiPromise, type ApiResult } from './api-promise.ts';
import { type CallState, startCall } from './call-state.ts';
import { type ClientHeaders, parseHeaders } from './caller-headers.ts';
import type { ClientContext } from './client-options.ts';
import { reportFailure } from './hooks.ts';
import { resolveIdempotencyKey } from './idempotency-key.ts';
import { parseResponse } from './parse-response.ts';
import {
  assertSignal,
  type IdempotentRequestOptions,
  type RequestOptions,
  requestOptionNames,
  resolveLimits,
} from './request-options.ts';
import { type ParseResponse, type PreparedRequest, sendWithRetries } from './send.ts';
import { type ValidateBody, writeBody } from './serialize-body.ts';

/** An operation of the service as data: what the contract says about it, and the functions that only this operation needs. */
export interface Operation<Options = IdempotentRequestOptions> {
  readonly contract: OperationContract;
  /** The options that only this operation has. */
  readonly options?: readonly Exclude<keyof Options, keyof IdempotentRequestOptions>[];
  /** Returns the query parameters of the options. */
  readonly query?: (options: Options) => Values;
  /** Checks the whole query. */
  readonly validateQuery?: (query: Values) => void;
  /** Returns the headers that the operation needs in addition. */
  readonly headers?: (options: Options, context: ClientContext) => Values;
  /** Checks the body exactly as it will be sent. */
  readonly validate?: ValidateBody;
  /** Returns the result out of a successful response; undefined when the response does not contain it. */
  // biome-ignore lint/suspicious/noExplicitAny: only the identifying fields of the response were checked.
  readonly select?: (response: any, query: Values) => unknown;
}

/** An operation with any options. */
// biome-ignore lint/suspicious/noExplicitAny: each operation has its own options, and a request sets only a few of them.
export type AnyOperation = Operation<any>;

type Values = Readonly<Record<string, string>>;

/** What a call sends, by the places that HTTP has for it. */
export interface RequestInput {
  /** The path parameters. */
  readonly path?: Values;
  readonly query?: Values;
  readonly body?: unknown;
}

/** Sends a prepared request, once or several times, until `parse` returns a result. */
export type Send = <T>(
  prepared: PreparedRequest,
  call: CallState,
  context: ClientContext,
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
  context: ClientContext,
  operation: Operation<Options>,
  input: RequestInput,
  options: Options = {} as Options,
  send: Send = sendWithRetries,
): ApiPromise<Result> {
  const execute = async (): Promise<ApiResult<Result>> => {
    const { contract, select = (response: unknown) => response } = operation;
    const call = startCall(context, contract);
    try {
      const prepared = prepareRequest(call, context, operation, input, options);
      return await send(prepared, call, context, (received) =>
        parseResponse(received, call, (body) => select(body, input.query ?? {}) as Result | undefined),
      );
    } catch (error) {
      throw reportFailure(error, context, call, execute);
    }
  };
  return new ApiPromise(execute());
}

/** Checks the options and the input, and writes the request. From here on, nothing that the caller changes can change the request. */
function prepareRequest<Options extends IdempotentRequestOptions>(
  call: CallState,
  context: ClientContext,
  operation: Operation<Options>,
  input: RequestInput,
  options: Options,
): PreparedRequest {
  const { contract } = operation;
  // Some SDKs take the key in place of the options.
  const example = contract.idempotencyKey && ' such as { idempotencyKey }';
  const { signal } = assertObject('options', options, throwValidationError, example);
  // First, so that every later error carries the key that the caller chose.
  if (contract.idempotencyKey) call.idempotencyKey = resolveIdempotencyKey(options);
  const path = contract.path.replace(/{(\w+)}/g, (_, name: string) => {
    const id = assertPathId(name, input.path?.[name], contract.pathLimits?.[name]);
    call.ids[name] = id;
    return encodeURIComponent(id);
  });
  const keyFix = !('idempotencyKey' in options) && 'in the options, after the body';
  // Before the names of the options: a program can swap the arguments.
  const content = contract.moneyFields && writeBody(input.body, operation, keyFix);
  assertOptionNames(operation, options);
  const callerHeaders = { ...context.headers, ...parseHeaders(toRecord(options.headers), throwValidationError) };
  assertSignal(signal);
  call.signal = signal;
  call.limits = resolveLimits(options, context.limits, throwValidationError);
  const query = { ...input.query, ...operation.query?.(options) };
  operation.validateQuery?.(query);
  const ownHeaders = { accept: 'application/json', ...operation.headers?.(options, context) };
  return {
    url: context.baseUrl + path + (Object.keys(query).length ? `?${new URLSearchParams(query)}` : ''),
    content,
    callerHeaders,
    ownHeaders: content === undefined ? ownHeaders : { ...ownHeaders, 'content-type': 'application/json' },
  };
}

/** Returns `Headers` of any realm or library as an object. */
function toRecord(headers: RequestOptions['headers'] = {}): ClientHeaders {
  return typeof headers?.get === 'function' ? Object.fromEntries(headers as Headers) : (headers as ClientHeaders);
}

/** Rejects an unknown option. A misspelled idempotency key would be lost, and a repeat of the call would make a second payment. */
function assertOptionNames<Options extends IdempotentRequestOptions>(
  { contract, options: own = [] }: Operation<Options>,
  options: Options,
): void {
  // Calls can share their options. A read needs no key, but a call that creates without one must not seem to use it.
  const shared = contract.idempotencyKey || contract.method === 'GET' ? ['idempotencyKey', 'organizationCode'] : [];
  const names = shared.concat(requestOptionNames, own as readonly string[]);
  assertKnownNames(options, names, `an option of ${contract.id}`, throwValidationError);
}
