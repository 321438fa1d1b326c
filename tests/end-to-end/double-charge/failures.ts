import type { Fault, FaultTrigger, Policies } from '@paychord/mock-server';
import fc from 'fast-check';
import type { RequestLimits } from '../../../packages/sdk/src/http/retry-options.ts';
import type { Mishap } from './faulty-service.ts';

/** How patient the client is with a call. */
export type Limits = Omit<RequestLimits, 'retryDelayMs'>;

/** All that can go wrong while somebody pays once, and however often he asks again. */
export interface Misfortune {
  readonly policies: Policies;
  readonly faults: readonly Fault[];
  /** Of the requests in the order of their arrival. */
  readonly mishaps: readonly (Mishap | undefined)[];
  /** What ends a request in the order of their departure: there is no connection, or the caller gives up. */
  readonly departures: readonly ('refused' | 'aborted' | undefined)[];
  /** Whether the caller gives up when a request has arrived. */
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

/** With these, what an answer says does not tell whether anything was done. */
const undecided = [402, 406, 408, 409, 410, 412, 418, 423, 424, 425, 451, 499, 500, 501, 502, 503, 504, 507, 520, 599];

/** Those that `fetch` deals with itself, by its standard: 407 fails as a network would, 421 is sent again, and nobody sees it. */
const hidden = [407, 421];
const errorStatus = fc.integer({ min: 400, max: 599 }).filter((status) => !hidden.includes(status));

const fault: fc.Arbitrary<Fault> = fc.oneof(
  answerFault('before', { status: errorStatus, code: anyCode }),
  answerFault('before', { status: fc.constantFrom(400, 422, 429, 503), code: fc.constant(undefined) }),
  answerFault('before', keyIsTaken),
  answerFault('processing', { status: errorStatus, code: anyCode }),
  // An answer that says that nothing was done is believed: after it was done, only others come.
  answerFault('after-commit', { status: fc.constantFrom(...undecided), code: anyCode }),
  answerFault('after-commit', keyIsTaken),
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

function answerFault(
  phase: 'before' | 'processing' | 'after-commit',
  says: { status: fc.Arbitrary<number>; code: fc.Arbitrary<string | undefined> },
): fc.Arbitrary<Fault> {
  return fc.record({ phase: fc.constant(phase), ...says, retryAfter, when }).map(defined) as fc.Arbitrary<Fault>;
}

function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const others = fc.integer({ min: 1, max: 4 });
const mishap: fc.Arbitrary<Mishap> = fc.oneof(
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

export const misfortunes: fc.Arbitrary<Misfortune> = fc.record({
  policies: fc.record({
    onFirstFailure: fc.constantFrom('consume-key', 'release-key'),
    onInFlight: fc.constantFrom('reject', 'conflict', 'wait'),
    onBodyMismatch: fc.constantFrom('replay', 'reject'),
  }),
  faults: fc.array(fault, { maxLength: 4 }),
  mishaps: fc.oneof(fc.constant([]), fc.array(fc.option(mishap, { nil: undefined }), { maxLength: 6 })),
  departures: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    rarely(fc.constantFrom('refused', 'refused', 'aborted')),
  ),
  arrivals: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, rarely(fc.constant('aborted' as const))),
  random: fc.constantFrom(0.1, 0.5, 0.99),
  calls: fc.array(limits, { minLength: 1, maxLength: 4 }),
});
