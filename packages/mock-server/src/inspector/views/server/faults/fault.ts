import type { BodyOf, ResultOf } from '../../../api/admin-call.ts';

/** A fault, as the admin API reads it. */
export type Fault = Extract<BodyOf<'injectFault'>, { readonly phase: string }>;
export type ActiveFault = Omit<ResultOf<'listFaults'>[number], 'fault'> & { readonly fault: Fault };
export type FaultTrigger = NonNullable<Fault['when']>;

/** A fault that many tests need. */
export interface FaultPreset {
  readonly name: string;
  readonly fault: Fault;
}

/** What the form starts with. Each one is complete, and can be changed before it is injected. */
export const faultPresets: readonly FaultPreset[] = [
  { name: '503 once', fault: { phase: 'before', status: 503 } },
  { name: 'The third request fails', fault: { phase: 'before', status: 503, when: { nth: 3 } } },
  { name: 'Rate limit', fault: { phase: 'before', status: 429, retryAfter: 1, when: { times: 2 } } },
  { name: 'Lost response', fault: { phase: 'transport', connection: 'reset', lost: 'response' } },
  { name: 'Lost request', fault: { phase: 'transport', connection: 'reset', lost: 'request' } },
  { name: 'No response', fault: { phase: 'transport', connection: 'hang', lost: 'response' } },
  { name: 'Error after success', fault: { phase: 'after-commit', status: 500 } },
  { name: 'Error that consumes the key', fault: { phase: 'processing', status: 500 } },
  { name: 'Slow response', fault: { phase: 'before', latencyMs: 5_000 } },
  { name: 'Truncated body', fault: { phase: 'body', corrupt: 'truncated' } },
  { name: 'HTML page', fault: { phase: 'body', corrupt: 'wrong-content-type' } },
  { name: 'One in ten fails', fault: { phase: 'before', status: 503, when: { probability: 0.1 } } },
];

/** `The 3rd createPayment request` */
export function describeTrigger({ operation, when = { times: 1 } }: Fault): string {
  const name = operation === undefined ? '' : `${operation} `;
  if (when.nth !== undefined) return `The ${ordinal(when.nth)} ${name}request`;
  if (when.probability !== undefined) {
    return `Each ${name}request with a probability of ${Number((when.probability * 100).toFixed(2))} %`;
  }
  return when.times === 1 ? `The next ${name}request` : `The next ${when.times} ${name}requests`;
}

/** What happens to such a request: `status 503, and the operation does not start`. */
export function describeEffect(fault: Fault): string {
  switch (fault.phase) {
    case 'before':
      return describeStatus(fault, 'and the operation does not start', 'before the operation starts');
    case 'after-commit':
      return describeStatus(fault, 'although the operation took effect', 'after the operation took effect');
    case 'processing':
      return `${statusOf(fault)}, nothing is created, and the idempotency key is consumed`;
    case 'body':
      return `the operation takes effect, and the response body is ${bodyText(fault.corrupt)}`;
    case 'transport':
      return [
        fault.connection === 'hang' ? 'no response arrives' : 'the connection is closed without a response',
        fault.lost === 'request' ? 'and the operation does not start' : 'although the operation took effect',
      ].join(', ');
  }
}

function describeStatus(fault: { status?: number; latencyMs?: number }, meaning: string, place: string): string {
  const delay = fault.latencyMs === undefined ? undefined : `a delay of ${fault.latencyMs} ms`;
  if (fault.status === undefined) return `${delay ?? 'a delay'} ${place}`;
  return `${[statusOf(fault), delay].filter(Boolean).join(' after ')}, ${meaning}`;
}

function statusOf({ status }: { status?: number }): string {
  return `status ${status ?? '(none selected)'}`;
}

function bodyText(corrupt: Extract<Fault, { phase: 'body' }>['corrupt'] | undefined): string {
  switch (corrupt) {
    case 'truncated':
      return 'cut in the middle';
    case 'invalid-json':
      return 'not valid JSON';
    case 'wrong-content-type':
      return 'an HTML page';
    case 'empty':
      return 'empty';
    case undefined:
      return 'corrupt';
  }
}

/** `2 of 3 counted`: how far a fault is. */
export function describeProgress({ fault: { when = { times: 1 } }, matchedRequests }: ActiveFault): string {
  if (when.probability !== undefined) return 'drawn for each request';
  return when.nth === undefined
    ? `${matchedRequests} of ${when.times} failed`
    : `${matchedRequests} of ${when.nth} counted`;
}

function ordinal(count: number): string {
  const suffix = count % 100 >= 11 && count % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${suffix}`;
}
