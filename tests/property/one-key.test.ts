import { createMockServer, type MockServer, type MockServerOptions } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { describe, expect, test } from 'vitest';
import { timeoutMs } from '../helpers/effort.ts';
import { cardPayment } from '../helpers/requests.ts';
import { withinDeadline } from './garbage/within-deadline.ts';
import { recordResults, timed } from './record-results.ts';

const concurrent = 1_000;

type Policies = NonNullable<MockServerOptions['policies']>;

interface Reached {
  readonly mock: MockServer;
  readonly baseUrl: string;
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

type Reach = (policies: Policies, onArrival: () => void) => Promise<Reached>;

const inProcess: Reach = async (policies, onArrival) => {
  const mock = createMockServer({ strict: true, policies });
  const fetch = (request: Request) => {
    onArrival();
    return mock.fetch(request);
  };
  return { mock, baseUrl: 'http://mock.test', fetch, stop: () => mock.close() };
};

const overPort: Reach = async (policies, onArrival) => {
  const inside = await inProcess(policies, onArrival);
  const server = await listen({ fetch: (request) => inside.fetch(request), close: inside.stop });
  return { mock: inside.mock, baseUrl: server.url, fetch: (request) => fetch(request), stop: () => server.close() };
};

const refusals = { reject: 400, conflict: 409 } as const;
const inFlight = 'the rest get an error for the payment in progress';

describe.each(Object.entries({ 'mock.fetch': inProcess, 'a port': overPort }))('over %s', (name, reach) => {
  test(
    `${concurrent} concurrent creates with one key and the policy wait make one payment and get the same response`,
    async () => {
      const hold = holdUntil(concurrent);
      await within(reach({ onInFlight: 'wait' }, hold.count), async (reached) => {
        const { value: responses, seconds } = await timed(() => createAll(reached, hold.body));
        expect(new Set(responses.map(comparable)).size).toBe(1);
        expect(responses[0]).toMatchObject({ status: 201, json: { id: onlyPayment(reached).id } });
        expect(responses.filter(isReplayed)).toHaveLength(concurrent - 1);
        recordResults(`One key, wait, ${name}`, { 'concurrent creates': concurrent, 'payments made': 1 }, seconds);
      });
    },
    timeoutMs,
  );

  test.each(Object.entries(refusals))(
    `${concurrent} concurrent creates with one key and the policy %s make one payment, and ${inFlight}`,
    async (policy, refusal) => {
      const hold = holdUntil(concurrent - 1);
      const onInFlight = policy as keyof typeof refusals;
      let arrive = () => {};
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await within(
        reach({ onInFlight }, () => arrive()),
        async (reached) => {
          // The journal waits for the body of each request, so only the body of the first is delayed.
          let sent = 0;
          const body = (text: string) => (sent++ === 0 ? hold.body(text) : text);
          const { value: responses, seconds } = await timed(() => createAll(reached, body, hold.count, arrived));
          const made = responses.filter(({ status }) => status === 201);
          const refused = responses.filter(({ status }) => status === refusal);
          expect([made.length, refused.length]).toEqual([1, concurrent - 1]);
          for (const { json } of refused) expect(json).toMatchObject({ code: 'REQUEST_IN_PROCESS' });
          expect(made).toMatchObject([{ json: { id: onlyPayment(reached).id } }]);

          const again = await create(reached, JSON.stringify(payment));
          expect(isReplayed(again)).toBe(true);
          expect([again].map(comparable)).toEqual(made.map(comparable));
          onlyPayment(reached);
          const figures = {
            'concurrent creates': concurrent,
            'payments made': 1,
            [`responses ${refusal}`]: refused.length,
          };
          recordResults(`One key, ${policy}, ${name}`, figures, seconds);
        },
      );
    },
    timeoutMs,
  );
});

async function within(reaching: Promise<Reached>, run: (reached: Reached) => Promise<void>): Promise<void> {
  const reached = await reaching;
  try {
    await run(reached);
  } finally {
    await reached.stop();
  }
}

function onlyPayment({ mock }: Reached): { id: string } {
  const [first, ...others] = mock.payments.list();
  expect(others).toEqual([]);
  if (first === undefined) throw new Error('No payment was created');
  return first;
}

interface KeyResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly json: object;
}

const payment = cardPayment();

async function create({ mock, baseUrl, fetch }: Reached, body: BodyInit): Promise<KeyResponse> {
  const { publicApiKey, privateSecretKey } = mock.credentials;
  const headers = {
    'public-api-key': publicApiKey,
    'private-secret-key': privateSecretKey,
    'x-idempotency-key': 'one-key',
    'content-type': 'application/json',
  };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const response = await fetch(new Request(`${baseUrl}/v1/payments`, init));
  return { status: response.status, headers: response.headers, json: (await response.json()) as object };
}

/** All at once, or the others when the first has arrived. */
async function createAll(
  reached: Reached,
  body: (text: string) => BodyInit,
  onAnswer = () => {},
  firstArrived: Promise<void> = Promise.resolve(),
): Promise<KeyResponse[]> {
  const one = async () => {
    const response = await create(reached, body(JSON.stringify(payment)));
    onAnswer();
    return response;
  };
  const first = one();
  await firstArrived;
  const others = Array.from({ length: concurrent - 1 }, one);
  return withinDeadline(Promise.all([first, ...others]), `${concurrent} creates`);
}

/** Bodies that end after this many events, so that the first request is still in progress until then. */
function holdUntil(times: number): { body(text: string): BodyInit; count(): void } {
  let counted = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    count() {
      counted += 1;
      if (counted === times) release();
    },
    body(text) {
      const bytes = new TextEncoder().encode(text);
      let isAbandoned = false;
      return new ReadableStream({
        async start(controller) {
          controller.enqueue(bytes.subarray(0, -1));
          await released;
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
