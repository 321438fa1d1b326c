import type { BodyFault, TransportFault, UnknownField } from '../../generated/control-types.ts';
import type { OperationDescriptor, OperationId } from '../../generated/operations.ts';
import type { FaultPhase } from '../faults/fault.ts';
import type { ApiResponse } from '../merchant/idempotency.ts';
import type { Merchant } from '../merchant/merchant.ts';
import { type ApiErrorResult, describeAssumption } from '../model/api-error.ts';
import { errorResponse, type MockRequest } from './mock-result.ts';
import type { RequestBody } from './request-body.ts';

/** A request that was matched to an operation. */
export interface RequestContext {
  readonly id: OperationId;
  readonly operation: OperationDescriptor;
  readonly request: MockRequest;
  readonly headers: Headers;
  /** Read from the request once, because a `Request` writes it out each time. */
  readonly url: string;
  readonly pathname: string;
  readonly path: Readonly<Record<string, string>>;
  /** Text until validation, which replaces each value by one of the declared type. */
  readonly query: Record<string, unknown>;
  readonly body: RequestBody;
}

/** A request whose credentials belong to a merchant. */
export interface MerchantRequest extends RequestContext {
  readonly merchant: Merchant;
}

/** What the steps of the pipeline have decided so far. Each step returns the next state. */
export interface ResponseState {
  /**
   * What decided the response: the operation, an earlier request with the same key, an error, or a fault. `lost` means that the request
   * never reached the service.
   */
  readonly decidedBy: 'nothing' | 'handler' | 'replay' | 'error' | 'fault' | 'lost';
  /** Undefined until a step has decided it, and when the request is lost. */
  readonly response?: ApiResponse;
  /** The body without the fields whose value means that they are absent. Undefined until the request is valid. */
  readonly input?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The idempotency key that this request holds until it is settled. */
  readonly claimedKey?: string | undefined;
  /** Whether an earlier request had the same key, which has expired. */
  readonly isKeyExpired?: boolean;
  /** The hash of the body of the first request with the key, when the response is a replay, or an error because of another body. */
  readonly firstBodyHash?: number;
  /** What happens to the connection in place of a response. */
  readonly connection?: TransportFault['connection'] | undefined;
  readonly corrupt?: BodyFault['corrupt'] | undefined;
  /** The id of the payment that the operation created. */
  readonly paymentId?: string | undefined;
  /** The phases in which a fault matched, in the order of the pipeline. */
  readonly faults: readonly FaultPhase[];
  /** The ids of the webhook deliveries that the request queued. */
  readonly deliveries: readonly string[];
  /** Says that the specification does not show the rule that the request breaks. */
  readonly assumption?: string | undefined;
  /** The fields of the request that the contract does not list. */
  readonly unknownFields: readonly UnknownField[];
}

/** One step of the pipeline. */
export type Step = (context: MerchantRequest, state: ResponseState) => ResponseState | Promise<ResponseState>;

export function initialState(traceId: string): ResponseState {
  return {
    decidedBy: 'nothing',
    headers: { 'x-trace-id': traceId },
    faults: [],
    deliveries: [],
    unknownFields: [],
  };
}

/**
 * Decides the response with an error, in the form that the operation documents. The last message of a refusal says that its rule is assumed.
 * A fault refuses nothing.
 */
export function withError(
  { operation }: RequestContext,
  state: ResponseState,
  error: ApiErrorResult,
  decidedBy: 'error' | 'fault' = 'error',
): ResponseState {
  const headers = { ...state.headers, ...error.headers };
  const assumption = decidedBy === 'error' ? describeAssumption(error) : undefined;
  const shown = assumption === undefined ? error : error.with({ messages: [...error.messages, assumption] });
  return { ...state, decidedBy, response: errorResponse(shown, operation.errorBody), headers, assumption };
}
