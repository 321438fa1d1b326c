import { type OperationDescriptor, operations } from '../../generated/operations.ts';
import { operations as validators } from '../../generated/validators.js';
import { copyEntry, type JournalEntry } from '../merchant/journal.ts';
import { type Merchant, removedByReset, ruleContext } from '../merchant/merchant.ts';
import type { MerchantRegistry } from '../merchant/merchants-by-credentials.ts';
import { reportRequest, type Traffic } from '../merchant/traffic.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { customerPageUrl } from '../model/customer-page.ts';
import { canonicalId, type Ids } from '../model/ids.ts';
import { handlers } from '../operations/handlers.ts';
import { definedFields } from '../options/option-rules.ts';
import { callFallback, type Fallback } from './fallback.ts';
import {
  findFault,
  injectBodyFault,
  injectFaultAfterCommit,
  injectFaultBefore,
  injectProcessingFault,
  withFaults,
} from './fault-steps.ts';
import { claimIdempotencyKey, settleIdempotencyKey } from './idempotency-key.ts';
import {
  assertContract,
  corruptedResult,
  errorResponse,
  type HandleAny,
  type HandleOptions,
  jsonResponse,
  type MockRequest,
  type MockResponse,
  type MockResult,
  unknownPathBody,
} from './mock-result.ts';
import { journalName, recordRequest, recordsOf } from './record-request.ts';
import { createRequestBody, emptyBody } from './request-body.ts';
import {
  initialState,
  type MerchantRequest,
  type RequestContext,
  type ResponseState,
  type Step,
  withError,
} from './request-context.ts';
import { createRouter, pathOf, type RouteMatch } from './router.ts';
import { rejectRepeats, validateHeaders, validateRequest } from './validate-request.ts';

interface PipelineOptions {
  readonly merchants: MerchantRegistry;
  /** Trace ids of responses that belong to no merchant. */
  readonly traceIds: Ids;
  readonly traffic: Traffic;
  /** Whether every response is checked against the contract. */
  readonly strict: boolean;
  /** The largest body of any request. By default, the contract limits the body of each operation. */
  readonly maxBodyBytes: number | undefined;
  /** Responds in place of a 404 or 405. */
  readonly fallback: Fallback | undefined;
}

/** What happens to a request between authentication and the record in the journal, in this order. */
const steps: readonly Step[] = [
  injectFaultBefore,
  rejectRepeats,
  validateHeaders,
  claimIdempotencyKey,
  validateRequest,
  injectProcessingFault,
  callHandler,
  settleIdempotencyKey,
  injectFaultAfterCommit,
  injectBodyFault,
];

const route = createRouter(operations);

/** Creates the request pipeline: find the merchant, run the steps, record the exchange in the journal. */
export function createPipeline(options: PipelineOptions): HandleAny {
  const { merchants, traceIds, traffic, strict, fallback } = options;

  const run = async (context: RequestContext, { onRecord }: HandleOptions): Promise<MockResult> => {
    const startedAt = traffic.isWatched() ? performance.now() : undefined;
    const record = (request: MerchantRequest, state: ResponseState, arrivedAfter?: number) => {
      const { merchant } = request;
      const { entry, detect } = recordRequest(request, state, merchants, arrivedAfter);
      traffic.observe('onRecord', () =>
        onRecord?.({
          merchant: merchant.publicApiKey,
          number: entry.number,
          entry: () => copyEntry(entry),
          body: context.body.bytes,
          disposed: merchant.webhooks.disposed,
        }),
      );
      if (startedAt !== undefined) {
        const facts = {
          merchant: merchant.publicApiKey,
          newMerchant: newKey !== undefined && arrivedAfter !== undefined,
          durationMs: performance.now() - startedAt,
          ...definedFields({ warning: newKey?.warning, customerPage: createdPageOf(merchant, entry) }),
        };
        traffic.emit('request', reportRequest(entry, facts));
      }
      // Afterwards, so that a log has the finding below its request.
      detect();
    };
    const report = (...recorded: Parameters<typeof record>) => traffic.observe(journalName, () => record(...recorded));
    const { headers } = context;
    let newKey: ReturnType<MerchantRegistry['describeNewKey']>;
    traffic.observe(journalName, () => {
      newKey = merchants.describeNewKey(headers);
    });
    const merchant = merchants.identify(headers, context.operation.method !== 'GET');
    if (merchant instanceof ApiErrorResult) {
      const owner = merchants.findByHeaders(headers);
      const rejected = withError(context, initialState((owner?.traceIds ?? traceIds).uuid()), merchant);
      report({ ...context, merchant: owner ?? merchants.defaultMerchant() }, rejected);
      return toResult(context, rejected, strict);
    }
    const authenticated = { ...context, merchant };
    const arrivedAfter = merchant.journal.count();
    let state = initialState(merchant.traceIds.uuid());
    try {
      for (const step of steps) {
        state = await step(authenticated, state);
      }
      // The journal has the body also of a request whose response does not depend on it.
      await context.body.settled();
    } finally {
      // A step rejects when the body of the request breaks off.
      if (state.claimedKey !== undefined) merchant.idempotency.release(state.claimedKey);
      report(authenticated, state, arrivedAfter);
    }
    return toResult(context, state, strict);
  };

  const reportUnmatched = (request: MockRequest, { status, body }: MockResponse, isFallback: boolean): void => {
    const { clock } = merchants.findByHeaders(request.headers) ?? merchants.defaultMerchant();
    const exchange = {
      method: request.method,
      path: pathOf(request),
      ...(isFallback && { operation: 'fallback' as const }),
      response: { status, body: isFallback ? undefined : JSON.parse(String(body)) },
      ...corsWarning(request),
    };
    traffic.emit('unhandled', { at: clock.timestamp(), ...exchange, durationMs: 0 });
  };

  const unmatched = async (request: MockRequest, match: Unmatched): Promise<MockResult> => {
    // With a fallback, each transport passes a whole `Request`.
    const fromFallback = fallback && (await callFallback(fallback, request as Request));
    const response = fromFallback ?? respondUnmatched(match, pathOf(request), traceIds);
    const isFallback = fromFallback !== undefined;
    if (traffic.isWatched()) traffic.observe(journalName, () => reportUnmatched(request, response, isFallback));
    return { kind: 'response', response };
  };

  return async (request, handleOptions = {}) => {
    // A `Request` serializes its URL each time.
    const { url, method } = request;
    const match = route({ url, method });
    const result =
      match.kind === 'matched'
        ? await run(createContext(request, url, match, options.maxBodyBytes), handleOptions)
        : await unmatched(request, match);
    if (method !== 'HEAD' || !('response' in result)) return result;
    return { kind: 'response', response: { ...result.response, body: null } };
  };
}

/** The address of the page on which the customer finishes the payment that a request created. */
function createdPageOf(
  { state, publicUrl }: Merchant,
  { operation, paymentId = '' }: JournalEntry,
): string | undefined {
  const record = operation === 'createPayment' ? state.payments.get(paymentId) : undefined;
  return record && customerPageUrl(record, publicUrl());
}

type Matched = Extract<RouteMatch<keyof typeof operations>, { kind: 'matched' }>;
type Unmatched = Exclude<RouteMatch<keyof typeof operations>, { kind: 'matched' }>;

function createContext(
  request: MockRequest,
  url: string,
  { id, params, query }: Matched,
  limit: number | undefined,
): RequestContext {
  const operation: OperationDescriptor = operations[id];
  const maxBodyBytes = limit ?? operation.maxBodyBytes;
  return {
    id,
    operation,
    request,
    headers: request.headers,
    url,
    pathname: pathOf({ url }),
    path: Object.fromEntries(Object.entries(params).map(([name, each]) => [name, canonicalId(each)])),
    query,
    body: operation.body === 'none' ? emptyBody : createRequestBody(request, maxBodyBytes),
  };
}

/** A browser reports only a failed `fetch`, so the log says which option is missing. */
function corsWarning({ method, headers }: MockRequest): { warning?: string } {
  const origin = headers.get('origin');
  if (method !== 'OPTIONS' || origin === null || headers.get('access-control-request-method') === null) return {};
  return { warning: `CORS: pages of ${origin} may not call this server. Pass --cors ${origin}, or cors: true in code` };
}

/** A request that no operation handles. It is not in the journal. */
function respondUnmatched(match: Unmatched, path: string, traceIds: Ids): MockResponse {
  const headers = { 'x-trace-id': traceIds.uuid() };
  if (match.kind === 'not-found') {
    return jsonResponse({ status: 404, body: unknownPathBody(path) }, headers);
  }
  const { id, methods } = match;
  const error = new ApiErrorResult(405, 'UNSUPPORTED_METHOD', [`This path supports ${methods} only`]);
  const response = errorResponse(error, operations[id].errorBody);
  return jsonResponse(response, { ...headers, allow: methods });
}

function callHandler(context: MerchantRequest, state: ResponseState): ResponseState {
  if (state.decidedBy !== 'nothing') return state;
  const { id, operation, headers, merchant, path, query } = context;
  const creation = id === 'createPayment' ? findFault(context, 'creation') : undefined;
  const next = withFaults(state, creation);
  const result = handlers[id]({
    merchant,
    context: ruleContext(merchant),
    path,
    query,
    headers,
    idempotencyKey: headers.get('x-idempotency-key'),
    body: state.input,
    response: creation?.response,
  });
  if (result instanceof ApiErrorResult) {
    return withError(context, next, withPolicyStatus(explainNotFound(result, context), merchant));
  }
  const { deliveries = [], paymentId } = result;
  const response = { status: operation.success, body: result.body };
  return { ...next, decidedBy: 'handler', response, deliveries, paymentId };
}

/** Says that a reset removed the payment, or that the keys are probably wrong. The service never sends these messages. */
function explainNotFound(error: ApiErrorResult, { merchant, path }: MerchantRequest): ApiErrorResult {
  if (error.status !== 404) return error;
  const isEmpty = Object.values(recordsOf).every((records) => merchant.state[records].size === 0);
  const cause = merchant.wasRemoved(path.payment_id ?? '') ? removedByReset : isEmpty && noRecords;
  return cause ? error.with({ messages: [`${error.messages[0]}. ${cause}`] }) : error;
}

const noRecords = 'This merchant has no records: it is new, or was reset. Check public-api-key';

function withPolicyStatus(error: ApiErrorResult, { policies }: Merchant): ApiErrorResult {
  if (!error.code.endsWith('_NOT_FOUND')) return error;
  return error.with({ status: policies.notFoundStatus });
}

function toResult({ id }: RequestContext, state: ResponseState, strict: boolean): MockResult {
  const { response, connection, decidedBy, headers, corrupt } = state;
  if (response !== undefined && decidedBy !== 'fault' && strict) assertContract(id, response, validators[id]);
  if (response === undefined || connection !== undefined) return { kind: connection ?? 'reset' };
  return corrupt === undefined
    ? { kind: 'response', response: jsonResponse(response, headers) }
    : corruptedResult(response, headers, corrupt);
}
