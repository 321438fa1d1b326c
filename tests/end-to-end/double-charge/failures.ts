import type { Fault, FaultTrigger, Policies } from '@paychord/mock-server';
import fc from 'fast-check';
import type { RequestLimits } from '../../../packages/sdk/src/http/request-options.ts';
import type { NetworkFault } from './faulty-service.ts';

/** How patient the client is with a call. */
export type Limits = Omit<RequestLimits, 'retryDelayMs'>;

/** All failures during one payment and its retries. */
export interface FaultPlan {
  readonly policies: Policies;
  readonly faults: readonly Fault[];
  /** Of the requests in the order of their arrival. */
  readonly networkFaults: readonly (NetworkFault | undefined)[];
  /** Failures in the order of the requests: the connection fails, or the caller times out. */
  readonly departures: readonly ('refused' | 'aborted' | undefined)[];
  /** Whether the caller aborts when a request has arrived. */
  readonly arrivals: readonly ('aborted' | undefined)[];
  readonly random: number;
  /** How patient the client is with each call. */
  readonly calls: readonly Limits[];
}

const when: fc.Arbitrary<FaultTrigger['when'] & {}> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ nth: fc.integer({ min: 1, max: 6 }) }) },
  fc.record({ times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ probability: fc.double({ min: 0.1, max: 1, noNaN: true }) }),
);

const keyIsTaken = {
  status: fc.constantFrom(400, 409),
  code: fc.constantFrom('REQUEST_IN_PROCESS', 'IDEMPOTENCY_DUPLICATED'),
};
const anyCode = fc.constantFrom(undefined, 'PAYMENT_NOT_FOUND', 'INVALID_PARAMETERS', 'SOMETHING_NEW');
const retryAfter = fc.constantFrom(undefined, undefined, 0, 1, 59, 60, 3600);

/** Statuses that do not say whether the operation ran. */
const undecided = [402, 406, 408, 409, 410, 412, 418, 423, 424, 425, 451, 499, 500, 501, 502, 503, 504, 507, 520, 599];

/** Statuses that `fetch` handles itself by its standard: 407 becomes a network error, and 421 is retried invisibly. */
const hidden = [407, 421];
const errorStatus = fc.integer({ min: 400, max: 599 }).filter((status) => !hidden.includes(status));

const fault: fc.Arbitrary<Fault> = fc.oneof(
  responseFault('before', { status: errorStatus, code: anyCode }),
  responseFault('before', { status: fc.constantFrom(400, 422, 429, 503), code: fc.constant(undefined) }),
  responseFault('before', keyIsTaken),
  responseFault('processing', { status: errorStatus, code: anyCode }),
  // The client trusts a response that says that nothing was done. After the operation ran, only other statuses follow.
  responseFault('after-commit', { status: fc.constantFrom(...undecided), code: anyCode }),
  responseFault('after-commit', keyIsTaken),
  fc.record({
    phase: fc.constant('body' as const),
    corrupt: fc.constantFrom('truncated', 'invalid-json', 'wrong-content-type', 'empty'),
    when,
  }),
  fc.record({
    phase: fc.constant('transport' as const),
    connection: fc.constantFrom('reset', 'hang'),
    lost: fc.constantFrom('request', 'response'),
    when,
  }),
);

function responseFault(
  phase: 'before' | 'processing' | 'after-commit',
  says: { status: fc.Arbitrary<number>; code: fc.Arbitrary<string | undefined> },
): fc.Arbitrary<Fault> {
  return fc.record({ phase: fc.constant(phase), ...says, retryAfter, when }).map(defined) as fc.Arbitrary<Fault>;
}

function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const others = fc.integer({ min: 1, max: 4 });
const mishap: fc.Arbitrary<NetworkFault> = fc.oneof(
  fc.record({ kind: fc.constant('stall' as const) }),
  fc.record({ kind: fc.constant('hold' as const), others }),
  fc.record({ kind: fc.constant('late' as const), others }),
);

const rarely = <T>(what: fc.Arbitrary<T>) => fc.array(fc.option(what, { nil: undefined, freq: 3 }), { maxLength: 8 });

const limits: fc.Arbitrary<Limits> = fc.record({
  maxRetries: fc.nat({ max: 4 }),
  timeoutMs: fc.constantFrom(1, 1_000, 65_000, 120_000),
  totalTimeoutMs: fc.constantFrom(1, 3_000, 70_000, 210_000, 210_000, 1_000_000),
  // A payment is longer than a hundred bytes.
  maxResponseBytes: fc.constantFrom(100, 1_000_000, 1_000_000, 1_000_000),
});

export const faultPlans: fc.Arbitrary<FaultPlan> = fc.record({
  policies: fc.record({
    onFirstFailure: fc.constantFrom('consume-key', 'release-key'),
    onInFlight: fc.constantFrom('reject', 'conflict', 'wait'),
    onBodyMismatch: fc.constantFrom('replay', 'reject'),
  }),
  faults: fc.array(fault, { maxLength: 4 }),
  networkFaults: fc.oneof(fc.constant([]), fc.array(fc.option(mishap, { nil: undefined }), { maxLength: 6 })),
  departures: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    rarely(fc.constantFrom('refused', 'refused', 'aborted')),
  ),
  arrivals: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, rarely(fc.constant('aborted' as const))),
  random: fc.constantFrom(0.1, 0.5, 0.99),
  calls: fc.array(limits, { minLength: 1, maxLength: 4 }),
});
