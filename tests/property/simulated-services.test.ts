import { type CallOutcome, type ClientOptions, createClient, isPaychordError } from '@paychord/sdk';
import { callFacts, createFetch, createOpenApiClient } from '@paychord/sdk/openapi-fetch';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '../../packages/sdk/test/helpers/fake-clock.ts';
import { count, seed } from '../helpers/effort.ts';
import { organizationCode } from '../helpers/test-merchant.ts';
import { recordResults, Tally, timed, withinDeadline } from './proof.ts';
import {
  createSimulatedService,
  type Fault,
  type OnRepeat,
  type OperationName,
  operations,
  paymentId,
  specified,
  transactionId,
} from './simulated-service.ts';

const names = Object.keys(operations) as OperationName[];
const baseUrl = 'https://service.test';

/** What a caller learns from one call. */
interface Learned {
  readonly outcome: CallOutcome | 'done';
  readonly idempotencyKey: string | undefined;
}

type Call = (name: OperationName, key: string | undefined) => Promise<unknown>;

/** The three ways to call an operation. A key of undefined leaves the choice to the client. */
const entries: Readonly<Record<string, (options: ClientOptions) => Call>> = {
  methods(options) {
    const { payments, disputes, onboardings, customers } = createClient(options);
    return (name, key) => {
      const more = key === undefined ? {} : { idempotencyKey: key };
      const { capturePayment, cancelPayment, createPayment, refundPayment, submitDispute, createCustomer } = operations;
      const calls: Readonly<Record<OperationName, () => PromiseLike<unknown>>> = {
        createPayment: () => payments.create(createPayment.body, more),
        submitDispute: () => disputes.submit(paymentId, transactionId, submitDispute.body, more),
        reverseTransfer: () => onboardings.reverseTransfer('transfer-1', more),
        capturePayment: () => payments.capture(paymentId, transactionId, capturePayment.body, more),
        cancelPayment: () => payments.cancel(paymentId, transactionId, cancelPayment.body, more),
        refundPayment: () => payments.refund(paymentId, transactionId, refundPayment.body, more),
        createCustomer: () => customers.create(createCustomer.body),
      };
      return Promise.resolve(calls[name]());
    };
  },
  createFetch(options) {
    const fetch = createFetch(options);
    return (name, key) => {
      const { path, body } = operations[name];
      const headers = key === undefined ? {} : { 'x-idempotency-key': key };
      return fetch(baseUrl + path, { method: 'POST', headers, body: body === undefined ? null : JSON.stringify(body) });
    };
  },
  createOpenApiClient(options) {
    const client = createOpenApiClient(options);
    return async (name, key) => {
      const { path, body } = operations[name];
      const header = key === undefined ? {} : { 'X-Idempotency-Key': key };
      const { response } = await client.POST(path as '/v1/payments', { params: { header }, body } as never);
      return response;
    };
  },
};

/** Returns what a careful caller reads from a response or an error. */
async function learn(call: Promise<unknown>): Promise<Learned> {
  try {
    const result = await call;
    if (!(result instanceof Response)) return { outcome: 'done', idempotencyKey: undefined };
    const { outcome = 'done', idempotencyKey } = callFacts(result);
    return { outcome, idempotencyKey };
  } catch (error) {
    if (isPaychordError(error)) return error;
    throw error;
  }
}

const words = ['DUPLICATE', 'DUPLICATED', 'IDEMPOTENCY', 'ALREADY', 'CONFLICT', 'IN_PROCESS'];
const around = fc.constantFrom('', 'PAYMENT', 'E42', 'ORDER_ID', 'unprocessable', 'x');
const separator = fc.constantFrom('_', '-', '.', ' ', ':');
/** An unlisted code with a word that says that it was done before. */
const knowingCode = fc
  .tuple(around, fc.constantFrom(...words, 'already', 'Conflict'), around, separator)
  .map(([before, word, after, between]) => [before, word, after].filter(Boolean).join(between));
const anyCode = fc.constantFrom(undefined, 'INVALID_PARAMETERS', 'E1234', 'UNPROCESSABLE', '500', 'SOMETHING_NEW');

/** Statuses that prove nothing, whatever the code says. */
const undecided = fc.constantFrom(402, 406, 408, 409, 410, 412, 418, 423, 425, 451, 499, 500, 501, 502, 503, 504, 599);
const repeated = { status: fc.constantFrom(400, 409, 422), code: knowingCode };

const fault: fc.Arbitrary<Fault> = fc.oneof(
  fc.constant({ kind: 'refused' as const }),
  fc.record({ kind: fc.constantFrom('reset' as const, 'silence' as const), isRun: fc.boolean() }),
  fc.record({
    kind: fc.constant('rejection' as const),
    status: fc.integer({ min: 400, max: 599 }),
    code: fc.oneof(anyCode, knowingCode),
  }),
  fc.record({
    kind: fc.constant('rejection' as const),
    status: fc.constantFrom(400, 401, 403, 404, 422, 429),
    code: fc.constantFrom('INVALID_PARAMETERS', 'E1234', 'UNPROCESSABLE'),
  }),
  fc.record({ kind: fc.constant('failure' as const), status: undecided, code: fc.oneof(anyCode, knowingCode) }),
  fc.record({ kind: fc.constant('failure' as const), status: fc.constant(400), code: fc.constant(undefined) }),
  fc.record({ kind: fc.constant('failure' as const), ...repeated }),
  fc.record({ kind: fc.constant('corrupt' as const), text: fc.constantFrom('', '{"id":', '{}', '[]', '{"id":1}') }),
);

interface Sequence {
  readonly entry: string;
  readonly name: OperationName;
  readonly faults: readonly (Fault | undefined)[];
  readonly maxRetries: number;
  readonly calls: number;
  readonly onRepeat: OnRepeat;
}

const sequences = (repeats: fc.Arbitrary<OnRepeat>): fc.Arbitrary<Sequence> =>
  fc.record({
    entry: fc.constantFrom(...Object.keys(entries)),
    name: fc.constantFrom(...names),
    faults: fc.array(fc.option(fault, { nil: undefined, freq: 6 }), { minLength: 1, maxLength: 8 }),
    maxRetries: fc.nat({ max: 3 }),
    calls: fc.integer({ min: 1, max: 4 }),
    onRepeat: repeats,
  });

/** A request without a key has no code of an earlier success: the service cannot recognize it. */
const isPossible = ({ name, faults }: Sequence) =>
  name !== 'createCustomer' ||
  faults.every((each) => each?.kind !== 'failure' || ![400, 422].includes(each.status) || !each.code);

async function run(sequence: Sequence, tally: Tally<string>, more: Partial<ClientOptions> = {}): Promise<void> {
  const { name, faults, onRepeat, maxRetries } = sequence;
  const service = createSimulatedService(onRepeat, faults);
  const options: ClientOptions = {
    baseUrl,
    publicApiKey: 'public-key',
    privateSecretKey: 'secret-key',
    organizationCode,
    maxRetries,
    clock: createFakeClock({ autoAdvance: true }),
    fetch: service.fetch,
    ...more,
  };
  const call = entries[sequence.entry]?.(options) as Call;
  const isSpecified = specified.includes(name);
  let key: string | undefined;
  for (let number = 0; number < sequence.calls; number += 1) {
    const before = service.effects();
    const { outcome, idempotencyKey } = await learn(call(name, key));
    tally.count(`${isSpecified ? 'specified' : 'other'} ${outcome}`);
    expect(service.effects()).toBeLessThanOrEqual(1);
    if (service.effects() > before) expect(outcome).toMatch(/^(done|unknown)$/);
    if (outcome === 'done') {
      expect(service.effects()).toBe(1);
      return;
    }
    // As the documentation says: the same key where the specification shows it, and no other call where it does not.
    if (outcome === 'unknown' && !isSpecified) return;
    if (outcome === 'unknown') key = idempotencyKey;
    // After `rejected` and `not_sent`, a first call is repeated with a new key. A key whose outcome was unknown stays.
  }
}

const services: Readonly<Record<string, fc.Arbitrary<OnRepeat>>> = {
  'ignores the key wherever the specification does not show one': fc.constant(undefined),
  'has unknown codes for what has happened before': fc.record(repeated),
};

const numRuns = count({ reduced: 500, full: 2_000 });

describe.each(Object.entries(services))('a service that %s', (name, repeats) => {
  test('runs nothing twice, and no call that changed something is rejected', async () => {
    const tally = new Tally<string>();
    const property = fc.asyncProperty(sequences(repeats).filter(isPossible), (sequence) =>
      withinDeadline(run(sequence, tally), 'a sequence'),
    );
    const { seconds } = await timed(() => fc.assert(property, { numRuns, seed }));
    for (const kind of ['specified', 'other'])
      for (const outcome of ['done', 'unknown', 'rejected', 'not_sent'])
        expect(tally.get(`${kind} ${outcome}`), `${kind} ${outcome}`).toBeGreaterThan(5);
    recordResults(`A service that ${name}`, { sequences: numRuns, calls: tally.total(), 'run twice': 0 }, seconds);
  });

  test("runs something twice with idempotentOperations: 'all', which is false for this service", async () => {
    const property = fc.asyncProperty(sequences(repeats).filter(isPossible), (sequence) =>
      run(sequence, new Tally(), { idempotentOperations: 'all' }),
    );
    expect((await fc.check(property, { numRuns: 500, seed, endOnFailure: true })).failed).toBe(true);
  });
});
