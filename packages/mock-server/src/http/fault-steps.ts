import { waitRealTime } from '../clock/real-timers.ts';
import type { ErrorFault, FaultByPhase, FaultPhase } from '../faults/fault.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { type MerchantRequest, type ResponseState, type Step, withError } from './request-context.ts';

/** Injects the faults that hit a request before the service has done anything. */
export const injectFaultBefore: Step = (context, state) => {
  const inject = () => injectBefore(context, state);
  // Only then, because a response that does not depend on the body does not wait for it.
  return context.merchant.faults.readsBody(context.id) ? context.body.read().then(inject) : inject();
};

function injectBefore(context: MerchantRequest, state: ResponseState): ResponseState | Promise<ResponseState> {
  const before = findFault(context, 'before');
  const transport = findFault(context, 'transport');
  if (before === undefined && transport === undefined) return state;
  const next = { ...withFaults(state, before, transport), connection: transport?.connection };
  return afterLatency(context, before, () => {
    if (before?.status !== undefined) return withFaultResponse(context, next, before);
    return transport?.lost === 'request' ? { ...next, decidedBy: 'lost' } : next;
  });
}

/** Counts the request, and returns the fault of a phase that applies to it. */
function findFault<Phase extends FaultPhase>({ id, merchant, body }: MerchantRequest, phase: Phase) {
  return merchant.faults.match(id, phase, body.json());
}

/** Injects a failure of the service while it processes a valid request. */
export const injectProcessingFault = faultStep('processing', 'nothing');

/** Injects a fault after the operation has taken effect. A replay and an error have no effect. */
export const injectFaultAfterCommit = faultStep('after-commit', 'handler');

function faultStep(phase: 'processing' | 'after-commit', decidedBy: ResponseState['decidedBy']): Step {
  return (context, state) => {
    if (state.decidedBy !== decidedBy) return state;
    const fault = findFault(context, phase);
    if (fault === undefined) return state;
    const next = withFaults(state, fault);
    return afterLatency(context, fault, () =>
      fault.status === undefined ? next : withFaultResponse(context, next, fault),
    );
  };
}

/** Corrupts the body of a response that reaches the caller. */
export function injectBodyFault(context: MerchantRequest, state: ResponseState): ResponseState {
  if (state.decidedBy === 'lost' || state.connection !== undefined) return state;
  const fault = findFault(context, 'body');
  return fault === undefined ? state : { ...withFaults(state, fault), corrupt: fault.corrupt };
}

/**
 * Waits for the latency of a fault in real time. A caller that aborts ends the wait. Without latency, the next step follows at once, so that
 * requests claim their idempotency keys in the order in which they arrive.
 */
function afterLatency(
  { request }: MerchantRequest,
  fault: { readonly latencyMs?: number } | undefined,
  next: () => ResponseState,
): ResponseState | Promise<ResponseState> {
  return waitRealTime(fault?.latencyMs, request.signal)?.then(next) ?? next();
}

function withFaults(
  state: ResponseState,
  ...matched: readonly (FaultByPhase[FaultPhase] | undefined)[]
): ResponseState {
  const phases = matched.flatMap((fault) => (fault === undefined ? [] : [fault.phase]));
  return { ...state, faults: [...state.faults, ...phases] };
}

function withFaultResponse(context: MerchantRequest, state: ResponseState, fault: ErrorFault): ResponseState {
  return withError(context, state, faultResponse(fault), 'fault');
}

type DefaultError = readonly [code: ApiErrorResult['code'], message: string];

/** The errors that the OpenAPI document shows for each status. */
const defaultErrors: Readonly<Record<number, DefaultError>> = {
  401: ['INVALID_CREDENTIALS', 'public-api-key and private-secret-key are missing or not valid'],
  403: ['AUTHORIZATION_REQUIRED', 'These credentials may not use this operation'],
  404: ['PAYMENT_NOT_FOUND', 'No payment has this id'],
  405: ['UNSUPPORTED_METHOD', 'This path does not support the method'],
  409: ['REQUEST_IN_PROCESS', 'A request with this idempotency key is still running'],
  413: ['PAYLOAD_TOO_LARGE', 'The body is too large'],
  415: ['UNSUPPORTED_MEDIA_TYPE', 'Content-Type must be application/json'],
  429: ['TOO_MANY_REQUESTS', 'Too many requests'],
  503: ['SERVICE_UNAVAILABLE', 'Service unavailable'],
  504: ['GATEWAY_TIMEOUT', 'Gateway timeout'],
};
const defaultServerError: DefaultError = ['INTERNAL_ERROR', 'Internal error'];
const defaultClientError: DefaultError = ['INVALID_REQUEST', 'The request is not valid'];

function faultResponse(fault: ErrorFault): ApiErrorResult {
  const { status, retryAfter = status === 429 ? 1 : undefined } = fault;
  const [defaultCode, defaultMessage] =
    defaultErrors[status] ?? (status >= 500 ? defaultServerError : defaultClientError);
  const { code = defaultCode, messages = [defaultMessage] } = fault;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  // A test may use a code that the contract does not list.
  return new ApiErrorResult(status, code as ApiErrorResult['code'], messages, headers);
}
