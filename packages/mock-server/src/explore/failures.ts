import type { Fault } from '../core/faults/fault.ts';
import type { OperationId } from '../generated/operations.ts';

/** A failure that the explorer can cause at a request or at a delivery. */
interface FailureKind {
  /** What happens, as a sentence of the report. */
  readonly description: string;
  /**
   * How long it goes on: for every attempt of its call, or for ten minutes, in which it hits every request. Otherwise it hits one request.
   */
  readonly scope?: 'call' | 'ten-minutes';
  /** Whether it only differs from another failure when the request changes something. */
  readonly writesOnly?: true;
  /** The only operation that it fits. */
  readonly operation?: OperationId;
  /** Whether it needs the option `start`, because it replaces the process of the merchant. */
  readonly replacesProcess?: true;
  /** Whether it needs a receiver of webhooks. */
  readonly needsReceiver?: true;
  /** Whether it needs a request that causes a delivery. */
  readonly needsDelivery?: true;
  /** What the mock server does with the request. It records the fault, so that its findings know what the client saw. */
  readonly fault?: Fault;
}

const requestLost: Fault = { phase: 'transport', connection: 'reset', lost: 'request' };
const responseLost: Fault = { phase: 'transport', connection: 'reset', lost: 'response' };

/** Keeps the names of failures as a type. */
const named = <Name extends string>(kinds: Record<Name, FailureKind>) => kinds;

/** What can fail at a request. */
export const requestFailures = named({
  refused: { description: 'The connection is refused. The request does not arrive.' },
  'lost-before': {
    description: 'The connection breaks before the service handles the request.',
    writesOnly: true,
    fault: requestLost,
  },
  'lost-after': { description: 'The service handles the request. The response is lost.', fault: responseLost },
  'lost-for-good': {
    description: 'The service handles every attempt of the call. All responses are lost.',
    scope: 'call',
    fault: responseLost,
  },
  'down-before': {
    description: 'Every connection is refused for ten minutes. No request arrives.',
    scope: 'ten-minutes',
  },
  'down-after': {
    description: 'The service handles every request of ten minutes. All responses are lost.',
    scope: 'ten-minutes',
    writesOnly: true,
    fault: responseLost,
  },
  declined: { description: 'The service declines the payment.', scope: 'call', operation: 'createPayment' },
  'declined-next': {
    description:
      'The service handles every attempt of the call. All responses are lost. The service then declines the next payment.',
    scope: 'call',
    operation: 'createPayment',
    fault: responseLost,
  },
  forged: {
    description: 'The service declines the payment. Webhooks with a wrong signature say that it succeeded.',
    scope: 'call',
    operation: 'createPayment',
    needsReceiver: true,
  },
  'not-found': {
    description: 'The service responds with 404, as if it had not stored the payment everywhere yet.',
    operation: 'retrievePayment',
    fault: { phase: 'before', status: 404 },
  },
  late: {
    description: 'The service handles the request late: after the next one, or after 60 seconds. No response arrives.',
    writesOnly: true,
    fault: responseLost,
  },
  'too-many': {
    description: 'The service responds with 429 and does nothing.',
    fault: { phase: 'before', status: 429 },
  },
  '500-before': {
    description: 'The service responds with 500 and does nothing.',
    fault: { phase: 'processing', status: 500 },
  },
  '500-after': {
    description: 'The service handles the request and responds with 500.',
    writesOnly: true,
    fault: { phase: 'after-commit', status: 500 },
  },
  '503-before': {
    description: 'A gateway responds with 503 and the request does not arrive.',
    fault: { phase: 'before', status: 503 },
  },
  '503-after': {
    description: 'The service handles the request. A gateway responds with 503.',
    writesOnly: true,
    fault: { phase: 'after-commit', status: 503 },
  },
  truncated: {
    description: 'The service handles the request. Half of the response arrives.',
    fault: { phase: 'body', corrupt: 'truncated' },
  },
  empty: {
    description: 'The service handles the request. The body of the response is empty.',
    fault: { phase: 'body', corrupt: 'empty' },
  },
  'webhook-first': {
    description: 'The webhook arrives before the response of the request that caused it.',
    needsDelivery: true,
  },
  'crash-before': {
    description: 'The process of the merchant ends before the request is sent, and starts again.',
    replacesProcess: true,
  },
  'crash-after': {
    description: 'The service handles the request. The process of the merchant ends before the response arrives.',
    writesOnly: true,
    replacesProcess: true,
    fault: responseLost,
  },
  outage: {
    description: 'The service handles the request. The merchant is down for 25 hours before the response arrives.',
    writesOnly: true,
    replacesProcess: true,
    fault: responseLost,
  },
});

/** What can fail at a delivery attempt of a webhook. */
export const deliveryFailures = named({
  lost: { description: 'The webhook never arrives.' },
  doubled: { description: 'The webhook arrives twice.' },
  delayed: { description: 'The webhook arrives after the next one, at most an hour later.' },
  'unknown-field': { description: 'The webhook has a field that the merchant does not know.' },
  forged: { description: 'Webhooks with a wrong signature arrive first. They say that all money was returned.' },
  'crash-before': {
    description: 'The process of the merchant ends before the webhook arrives, and starts again.',
    replacesProcess: true,
  },
  'crash-after': {
    description: 'The process of the merchant ends directly after it responded to the webhook.',
    replacesProcess: true,
  },
});

export type RequestFailure = keyof typeof requestFailures;
export type DeliveryFailure = keyof typeof deliveryFailures;

/** A place where something can fail: a request or a delivery attempt of a run. */
export interface FailurePoint {
  /** `request-2`, `delivery-1`: counted from 1 in the order in which they arrive in the run. */
  readonly name: string;
  readonly kind: 'request' | 'delivery';
  /** `createPayment`, `payment.purchase` */
  readonly title: string;
  /** The place in the merchant's code: `checkOut (shop.ts:24)`. Undefined for a delivery, and when no frame is known. */
  readonly callSite?: string | undefined;
  /** Whether the request changes nothing. */
  readonly isRead?: boolean;
  /** The number of the request in its call, from 1. */
  readonly attempt?: number;
  /** Whether it fails because an earlier failure goes on. */
  readonly isHit?: boolean;
  /** Whether the request caused a delivery. */
  causesDelivery?: boolean;
}

/**
 * Lists the failures of a point that differ in effect.
 *
 * @param canRestart - Whether a process of the merchant can start again.
 */
export function failuresAt(point: FailurePoint, canRestart: boolean, hasReceiver: boolean): string[] {
  const { kind, title, isRead, attempt = 1, isHit, causesDelivery } = point;
  const isPossible = (failure: FailureKind) =>
    !(failure.writesOnly && isRead) &&
    (failure.operation ?? title) === title &&
    // At a later attempt, it would be the same as at the first one.
    !(failure.scope !== undefined && attempt > 1) &&
    (canRestart || !failure.replacesProcess) &&
    (hasReceiver || !failure.needsReceiver) &&
    (causesDelivery || !failure.needsDelivery);
  const possible = Object.entries(failuresOf(kind)).filter(([, failure]) => !isHit && isPossible(failure));
  return possible.map(([name]) => name);
}

/** Returns the failures of a kind of point. */
export function failuresOf(kind: FailurePoint['kind']): Record<string, FailureKind> {
  return kind === 'request' ? requestFailures : deliveryFailures;
}
