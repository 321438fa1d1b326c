import { createMockServer, type Fault, type MockServer, type Policies } from '@paychord/mock-server';
import { listen } from '@paychord/mock-server/node';
import { type CallError, type Client, createClient } from '@paychord/sdk';
import { expect, onTestFinished } from 'vitest';
import { createMockFetch } from '../../../packages/mock-server/src/core/http/mock-fetch.ts';
import {
  type MockResponse,
  type MockResult,
  toResponse,
} from '../../../packages/mock-server/src/core/http/mock-result.ts';
import { deferred } from '../../../packages/sdk/test/helpers/deferred.ts';
import { organizationCode } from '../../helpers/test-merchant.ts';
import { createFastForwardClock } from './fast-forward-clock.ts';
import { type IdempotentCall, type IdempotentOperation, idempotentCalls } from './idempotent-calls.ts';

/** What happens to a request in addition to the faults of the mock server, which cannot reorder requests. */
export type NetworkFault =
  /** Half of the response arrives, then nothing more. */
  | { readonly kind: 'stall' }
  /** The request is processed without a response while this many others arrive. */
  | { readonly kind: 'hold'; readonly others: number }
  /** The request arrives after this many later ones. */
  | { readonly kind: 'late'; readonly others: number };

type Respond = (request: Request) => Promise<Response>;
type Result = MockResult<MockResponse | Response>;

/** A way to the service. */
export type Reach = (
  respond: Respond,
  mock: MockServer,
) => Promise<{ baseUrl: string; fetch: Respond; stop(): Promise<void> }>;

const inProcess: Reach = async (respond, mock) => ({
  baseUrl: 'https://mock.test',
  fetch: respond,
  stop: () => mock.close(),
});

const overPort: Reach = async (respond, mock) => {
  const server = await listen({ fetch: respond, close: () => mock.close() });
  return { baseUrl: server.url, fetch: (request) => fetch(request), stop: () => server.close() };
};

export const reaches: Readonly<Record<string, Reach>> = { 'mock.fetch': inProcess, 'a port': overPort };

export interface FaultyServiceOptions {
  readonly policies?: Policies;
  /** Of the requests of {@link FaultyService.client}, in the order of their arrival. */
  readonly networkFaults?: readonly (NetworkFault | undefined)[];
  /** How long the client waits between attempts: from 0 up to, not including, 1. */
  readonly random?: number;
  /** Called when a request leaves, counted from 0; what it throws is what `fetch` throws. */
  readonly onDeparture?: (number: number) => void;
  /** Called when a request arrives, counted from 0. */
  readonly onArrival?: (number: number, request: Request, text: string) => void;
}

/** The mock server behind a faulty connection, and a client whose clock advances as soon as nothing else happens. */
export interface FaultyService {
  readonly mock: MockServer;
  /** Observes each failure. */
  readonly client: Client;
  /** Stops all failures from now on. */
  stopFaults(): void;
  /** Releases all delayed requests and resolves when the mock server has processed everything that arrived. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the service for one test, with an operation to call. */
export async function setUp(
  reach: Reach,
  name: IdempotentOperation,
  options: FaultyServiceOptions = {},
  ...faults: Fault[]
): Promise<{ service: FaultyService; intent: IdempotentCall }> {
  const service = await startFaultyService(reach, options);
  onTestFinished(() => service.stop());
  const intent = await idempotentCalls[name](service.mock);
  for (const fault of faults) service.mock.faults.inject(fault);
  return { service, intent };
}

/** Returns the error of a call that fails. */
export const failureOf = (call: Promise<unknown>): Promise<CallError> =>
  call.then(
    () => expect.unreachable('It did not fail'),
    (error: CallError) => error,
  );

/** Returns the idempotency key of an operation that accepts one. */
export function keyOf({ idempotencyKey }: CallError): string {
  if (idempotencyKey === undefined) throw new Error('The call had no idempotency key');
  return idempotencyKey;
}

interface DelayedRequest {
  others: number;
  release(): void;
  readonly done: Promise<unknown>;
}

export async function startFaultyService(
  reach: Reach,
  { policies = {}, networkFaults = [], random = 0.5, onDeparture, onArrival }: FaultyServiceOptions = {},
): Promise<FaultyService> {
  const mock = createMockServer({ strict: true, policies });
  const time = createFastForwardClock();
  const handle = async (request: Request): Promise<Result> => {
    const result = await mock.fetch.handle(request);
    // Only the time-out of the client ends a call that hangs.
    if (result.kind === 'hang') time.timeOut();
    return result;
  };
  const isWaitedFor = policies.onInFlight === 'wait';
  const held = new Set<DelayedRequest>();
  const underWay = new Set<Promise<unknown>>();
  let departures = 0;
  let arrivals = 0;
  let stalls = false;
  let isCalm = false;

  const hold = (others: number, release: () => void, passage: Promise<unknown>) => {
    const each: DelayedRequest = { others, release, done: whenOver(passage, () => held.delete(each)) };
    held.add(each);
    time.timeOut();
  };

  /** Returns a function that lets the requests continue that waited long enough. */
  const countDown = () => {
    const due = [...held].filter((each) => --each.others <= 0 || isWaitedFor);
    return () => {
      for (const { release } of due) release();
    };
  };

  const pass = (request: Request, text: string, mishap: NetworkFault | undefined): Promise<Result> => {
    const { url, method, headers } = request;
    const whole = () => new Request(url, { method, headers, body: text === '' ? null : text });
    if (mishap?.kind === 'late') {
      const opened = deferred();
      const passage = opened.promise.then(() => handle(whole()));
      hold(mishap.others, opened.resolve, passage);
      return passage;
    }
    if (mishap?.kind !== 'hold' || text === '') return handle(whole());
    const opened = deferred();
    const body = bodyAfter(opened.promise, text, () => hold(mishap.others, opened.resolve, passage));
    const passage = handle(new Request(url, { method, headers, body, duplex: 'half' } as RequestInit));
    return passage;
  };

  const door = async (request: Request): Promise<Result> => {
    const number = arrivals++;
    if (!isWaitedFor) await Promise.all([...held].filter(({ others }) => others <= 0).map(({ done }) => done));
    const text = await request.text();
    onArrival?.(number, request, text);
    const mishap = isCalm ? undefined : networkFaults[number];
    const release = countDown();
    const passage = pass(request, text, mishap);
    // A request that nothing delays finds the earlier ones still in flight. Any other one may wait for them.
    if (mishap === undefined && !isWaitedFor) void whenOver(passage, release);
    else setImmediate(release);
    const over = whenOver(passage, () => underWay.delete(over));
    underWay.add(over);
    const result = await passage;
    if (mishap?.kind !== 'stall' || !('response' in result)) return result;
    stalls = true;
    return { kind: 'response', response: await halfOf(toResponse(result)) };
  };

  const { baseUrl, fetch, stop } = await reach(createMockFetch(door), mock);
  const client = createClient({
    baseUrl,
    clock: time,
    retryDelayMs: (attempt) => random * Math.min(8000, 250 * 2 ** attempt),
    ...mock.credentials,
    organizationCode,
    // As the mock server does.
    idempotentOperations: 'all',
    async fetch(url, init) {
      time.sent();
      stalls = false;
      onDeparture?.(departures++);
      const response = await fetch(new Request(url, init));
      if (stalls) time.timeOut();
      return response;
    },
  });
  return {
    mock,
    client,
    stopFaults() {
      isCalm = true;
      mock.faults.clear();
    },
    async settled() {
      // A request that waits for a delayed request may be delayed after it.
      while (underWay.size > 0) {
        for (const { release } of held) release();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    stop,
  };
}

function whenOver(passage: Promise<unknown>, then: () => void): Promise<void> {
  return passage.then(then, then);
}

/** A body whose end arrives later. The server claims the key of the request before it reads the body. */
function bodyAfter(opened: Promise<void>, text: string, onRead: () => void): ReadableStream {
  return new ReadableStream(
    {
      async pull(controller) {
        onRead();
        await opened;
        controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function halfOf(whole: Response): Promise<Response> {
  const { status, headers } = whole;
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
    },
  });
  return new Response(body, { status, headers });
}
