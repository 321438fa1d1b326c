import { createMockServer, type MockServer, type Policies } from '@paychord/mock-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { deferred } from '../../packages/sdk/test/helpers/deferred.ts';
import { reaches } from '../end-to-end/double-charge/faulty-service.ts';
import { cardPayment } from '../helpers/requests.ts';
import { recordResults, timed } from './proof.ts';

const concurrent = 1_000;
const payment = JSON.stringify(cardPayment());
const refusals = { reject: 400, conflict: 409 } as const;
const inFlight = 'the rest get an error for the payment in progress';

interface KeyResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: object;
}

type Create = (body?: BodyInit) => Promise<KeyResponse>;

describe.each(Object.entries(reaches))('over %s', (name, reach) => {
  /** Starts a mock server that stops after the test. Each payment has the same idempotency key. */
  async function start(policies: Policies, onArrival: () => void): Promise<{ mock: MockServer; create: Create }> {
    const mock = createMockServer({ strict: true, policies });
    const respond = (request: Request) => {
      onArrival();
      return mock.fetch(request);
    };
    const { baseUrl, fetch, stop } = await reach(respond, mock);
    onTestFinished(stop);
    const headers = {
      'public-api-key': mock.credentials.publicApiKey,
      'private-secret-key': mock.credentials.privateSecretKey,
      'x-idempotency-key': 'one-key',
      'content-type': 'application/json',
    };
    return {
      mock,
      async create(body = payment) {
        const init = { method: 'POST', headers, body, duplex: 'half' };
        const response = await fetch(new Request(`${baseUrl}/v1/payments`, init));
        return { status: response.status, headers: response.headers, json: (await response.json()) as object };
      },
    };
  }

  test(`${concurrent} concurrent creates with one key and the policy wait make one payment and get the same response`, async () => {
    const hold = holdUntil(concurrent);
    const { mock, create } = await start({ onInFlight: 'wait' }, hold.count);
    const { value: responses, seconds } = await timed(() => createAll(() => create(hold.body())));
    expect(new Set(responses.map(comparable)).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 201, json: { id: onlyPayment(mock).id } });
    expect(responses.filter(isReplayed)).toHaveLength(concurrent - 1);
    recordResults(`One key, wait, ${name}`, { 'concurrent creates': concurrent, 'payments made': 1 }, seconds);
  });

  test.each(Object.entries(refusals))(
    `${concurrent} concurrent creates with one key and the policy %s make one payment, and ${inFlight}`,
    async (policy, refusal) => {
      const hold = holdUntil(concurrent - 1);
      const arrived = deferred();
      const { mock, create } = await start({ onInFlight: policy as keyof typeof refusals }, arrived.resolve);
      let sent = 0;
      // The journal waits for the body of each request, so only the body of the first is delayed.
      const one = async () => create(sent++ === 0 ? hold.body() : payment).finally(hold.count);
      const { value: responses, seconds } = await timed(() => createAll(one, arrived.promise));
      const made = responses.filter(({ status }) => status === 201);
      const refused = responses.filter(({ status }) => status === refusal);
      expect([made.length, refused.length]).toEqual([1, concurrent - 1]);
      for (const { json } of refused) expect(json).toMatchObject({ code: 'REQUEST_IN_PROCESS' });
      expect(made).toMatchObject([{ json: { id: onlyPayment(mock).id } }]);

      const again = await create();
      expect(isReplayed(again)).toBe(true);
      expect([again].map(comparable)).toEqual(made.map(comparable));
      onlyPayment(mock);
      const figures = { 'payments made': 1, [`responses ${refusal}`]: refused.length };
      recordResults(`One key, ${policy}, ${name}`, { 'concurrent creates': concurrent, ...figures }, seconds);
    },
  );
});

function onlyPayment({ payments }: MockServer): { id: string } {
  const [first, ...others] = payments.list();
  expect(others).toEqual([]);
  if (first === undefined) throw new Error('No payment was created');
  return first;
}

/** All at once, or the others when the first has arrived. */
async function createAll(create: () => Promise<KeyResponse>, firstArrived?: Promise<void>): Promise<KeyResponse[]> {
  const first = create();
  await firstArrived;
  const others = Array.from({ length: concurrent - 1 }, create);
  return Promise.all([first, ...others]);
}

/** Bodies that end after this many events, so that the first request is still in progress until then. */
function holdUntil(times: number): { body(): BodyInit; count(): void } {
  let counted = 0;
  const released = deferred();
  return {
    count() {
      counted += 1;
      if (counted === times) released.resolve();
    },
    body() {
      const bytes = new TextEncoder().encode(payment);
      let isAbandoned = false;
      return new ReadableStream({
        async start(controller) {
          controller.enqueue(bytes.subarray(0, -1));
          await released.promise;
          if (isAbandoned) return;
          controller.enqueue(bytes.subarray(-1));
          controller.close();
        },
        cancel() {
          isAbandoned = true;
        },
      });
    },
  };
}

/** The part of a response that is not the same for all. */
const individual = ['x-trace-id', 'x-idempotent-replayed', 'date', 'connection', 'keep-alive'];

function comparable({ status, headers, json }: KeyResponse): string {
  return JSON.stringify([status, [...headers].filter(([name]) => !individual.includes(name)), json]);
}

function isReplayed({ headers }: KeyResponse): boolean {
  return headers.get('x-idempotent-replayed') === 'true';
}
