import { afterEach, beforeEach } from 'vitest';
import { ControlError } from '../../src/core/controls/control-error.ts';
import { createMockServer, type MockServer, type MockServerOptions } from '../../src/core/mock-server.ts';
import { type HttpEndpoint, startHttpEndpoint } from './http-endpoint.ts';
import { callerOf, cardPayment, type TestCaller } from './test-caller.ts';
import { createTestReceiver, type ReceivedWebhook } from './test-receiver.ts';

export { deferred } from '../../../sdk/test/helpers/deferred.ts';

/** The mock server of the test that runs. */
export let mock: MockServer;
/** Calls it with its credentials. */
export let caller: TestCaller;
/** Receives webhooks on a port. */
export let endpoint: HttpEndpoint;

/** Creates a strict mock server before each test of the file. */
export function useMockServer(): void {
  beforeEach(() => void startMock());
  afterEach(() => mock.close());
}

/** Replaces the mock server of the test by one with options. */
export function startMock(options: MockServerOptions = {}): MockServer {
  mock = createMockServer({ strict: true, ...options });
  caller = callerOf(mock, mock.credentials);
  return mock;
}

/** Starts an endpoint before each test of the file. */
export function useEndpoint(): void {
  beforeEach(async () => {
    endpoint = await startHttpEndpoint();
  });
  afterEach(() => endpoint.stop());
}

/** Registers a receiver that responds with the statuses in order, and then with 200. Returns the webhooks that it receives. */
export function register(...statuses: number[]): ReceivedWebhook[] {
  const { receiver, received } = createTestReceiver(...statuses);
  mock.webhooks.register({ receiver });
  return received;
}

/** Creates a payment, and returns the body of the response. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads responses of any form.
export const create = async (body: object = cardPayment()): Promise<any> =>
  (await caller.post('/v1/payments', body)).json;

/** Creates a payment, and waits for its webhooks. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads responses of any form.
export async function createAndSettle(body?: object): Promise<any> {
  const payment = await create(body);
  await mock.settled();
  return payment;
}

/** Calls a path below the transaction of a payment, for example `capture`. */
export const act = (
  { id, transactions }: { id: string; transactions: { id: string } },
  verb: string,
  body: object,
  headers?: Record<string, string | undefined>,
) => caller.post(`/v1/payments/${id}/transactions/${transactions.id}/${verb}`, body, headers);

/** Returns a snapshot that was written to a file and read again. */
// biome-ignore lint/suspicious/noExplicitAny: a test changes snapshots.
export const savedSnapshot = (): any => JSON.parse(JSON.stringify(mock.snapshot()));

/** The statuses of the deliveries, oldest first. */
export const statuses = () => mock.webhooks.deliveries().map(({ status }) => status);

/** Returns the code of the `ControlError` that a control throws, or `none`. */
export function controlErrorCode(control: () => unknown): string {
  try {
    control();
  } catch (error) {
    if (error instanceof ControlError) return error.code;
    throw error;
  }
  return 'none';
}

/** The number of timers that keep the process running. */
export const activeTimers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;
