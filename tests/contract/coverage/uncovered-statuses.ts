interface UncoveredStatus {
  readonly status: number;
  readonly why: string;
}

/** The documented statuses that no request of the conformance suite gets. */
const unreachedStatuses: readonly UncoveredStatus[] = [
  { status: 403, why: 'every key may do everything; only a server that is full of merchants refuses a new one' },
  { status: 409, why: 'a key that is still in use is 400 REQUEST_IN_PROCESS unless a policy says otherwise' },
  { status: 429, why: 'no rate is limited unless a fault is injected' },
  { status: 500, why: 'nothing breaks unless a fault is injected' },
  { status: 503, why: 'nothing breaks unless a fault is injected' },
  { status: 504, why: 'nothing breaks unless a fault is injected' },
];

/** The statuses that an operation may document although no test gets them. */
export const excusedStatuses: readonly number[] = unreachedStatuses.map(({ status }) => status);
