/** A failure that the explorer can cause at a request or at a delivery. */
interface FailureKind {
  /** What happens, as a sentence of the report. */
  readonly description: string;
  /** Whether it only differs from another failure when the request changes something. */
  readonly writesOnly?: true;
  /** Whether it needs the option `start`, because it replaces the process of the merchant. */
  readonly replacesProcess?: true;
}

/** What can fail at a request. */
export const requestFailures = {
  refused: { description: 'The connection is refused. The request does not arrive.' },
  'lost-before': {
    description: 'The connection breaks before the service handles the request.',
    writesOnly: true,
  },
  'lost-after': { description: 'The service handles the request. The response is lost.' },
  late: {
    description: 'No response arrives until the time-out. The service handles the request after that.',
    writesOnly: true,
  },
  'too-many': { description: 'The service responds with 429 and does nothing.' },
  '500-before': { description: 'The service responds with 500 and does nothing.' },
  '500-after': { description: 'The service handles the request and responds with 500.', writesOnly: true },
  '503-before': { description: 'A gateway responds with 503 and the request does not arrive.' },
  '503-after': {
    description: 'The service handles the request. A gateway responds with 503.',
    writesOnly: true,
  },
  truncated: { description: 'The service handles the request. Half of the response arrives.' },
  empty: { description: 'The service handles the request. The body of the response is empty.' },
  'webhook-first': { description: 'The webhook arrives before the response of the request that caused it.' },
  'crash-before': {
    description: 'The process of the merchant ends before the request is sent, and starts again.',
    replacesProcess: true,
  },
  'crash-after': {
    description: 'The service handles the request. The process of the merchant ends before the response arrives.',
    writesOnly: true,
    replacesProcess: true,
  },
  outage: {
    description: 'The service handles the request. The merchant is down for 25 hours before the response arrives.',
    writesOnly: true,
    replacesProcess: true,
  },
} as const satisfies Record<string, FailureKind>;

/** What can fail at a delivery attempt of a webhook. */
export const deliveryFailures = {
  lost: { description: 'The webhook never arrives.' },
  doubled: { description: 'The webhook arrives twice.' },
  delayed: { description: 'The webhook arrives after the next one.' },
  'unknown-field': { description: 'The webhook has a field that the merchant does not know.' },
  'crash-before': {
    description: 'The process of the merchant ends before the webhook arrives, and starts again.',
    replacesProcess: true,
  },
  'crash-after': {
    description: 'The process of the merchant ends directly after it responded to the webhook.',
    replacesProcess: true,
  },
} as const satisfies Record<string, FailureKind>;

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
  readonly callSite: string | undefined;
  /** Whether the request changes nothing. */
  readonly isRead: boolean;
  /** Whether the request caused a delivery. */
  readonly causesDelivery: boolean;
}

/** Lists the failures of a point that differ in effect. */
export function failuresAt(point: FailurePoint, { canRestart }: { readonly canRestart: boolean }): string[] {
  const kinds: Record<string, FailureKind> = point.kind === 'request' ? requestFailures : deliveryFailures;
  return Object.entries(kinds).flatMap(([name, { writesOnly, replacesProcess }]) => {
    if (writesOnly && point.isRead) return [];
    if (replacesProcess && !canRestart) return [];
    if (name === 'webhook-first' && !point.causesDelivery) return [];
    return name;
  });
}

/** Describes a failure in a sentence. */
export function describeFailure(kind: FailurePoint['kind'], failure: string): string {
  const kinds: Record<string, FailureKind> = kind === 'request' ? requestFailures : deliveryFailures;
  return kinds[failure]?.description ?? failure;
}
