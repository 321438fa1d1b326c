import { errorExamples } from '../../generated/examples.ts';
import { waitRealTime } from '../clock/real-timers.ts';
import type { ErrorFault, FaultByPhase, FaultPhase } from '../faults/fault.ts';
import { ApiErrorResult } from '../model/api-error.ts';
import { type MerchantRequest, type ResponseState, type Step, withError } from './request-context.ts';

/** Injects the faults that hit a request before the service has done anything. */
export const injectFaultBefore: Step = (context, state) => {
  const inject = () => injectBefore(context, state);
  // Only then: a request whose body is still arriving must claim its idempotency key before later ones.
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
export function findFault<Phase extends FaultPhase>({ id, merchant, body }: MerchantRequest, phase: Phase) {
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

export function withFaults(
  state: ResponseState,
  ...matched: readonly (FaultByPhase[FaultPhase] | undefined)[]
): ResponseState {
  const phases = matched.flatMap((fault) => (fault === undefined ? [] : [fault.phase]));
  return { ...state, faults: [...state.faults, ...phases] };
}

function withFaultResponse(context: MerchantRequest, state: ResponseState, fault: ErrorFault): ResponseState {
  return withError(context, state, faultResponse(fault), 'fault');
}

const invalidRequest = { code: 'INVALID_REQUEST', messages: ['The request is not valid'] };
/** The usual error of each status. The document shows none for 405, several for 400, and for 401 and 413 one of several reasons. */
const usualErrors: typeof errorExamples = {
  ...errorExamples,
  400: invalidRequest,
  401: { code: 'INVALID_CREDENTIALS', messages: ['public-api-key and private-secret-key are missing or not valid'] },
  405: { code: 'UNSUPPORTED_METHOD', messages: ['This path does not support the method'] },
  413: { code: 'PAYLOAD_TOO_LARGE', messages: ['The body is too large'] },
};

function faultResponse(fault: ErrorFault): ApiErrorResult {
  const { status, retryAfter = status === 429 ? 1 : undefined } = fault;
  const usual = usualErrors[status] ?? usualErrors[status >= 500 ? 500 : 400] ?? invalidRequest;
  const { code = usual.code, messages = usual.messages } = fault;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  // A test may use a code that the contract does not list.
  return new ApiErrorResult(status, code as ApiErrorResult['code'], messages, { headers });
}
