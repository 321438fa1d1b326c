import { createMockServer } from '@paychord/mock-server';
import { createClient } from '@paychord/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { setImmediate: realImmediate } = globalThis;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a call whose first response is a 503. */
function startCall() {
  const mock = createMockServer();
  const client = createClient({ baseUrl: 'https://payments.test', ...mock.credentials, fetch: mock.fetch });
  mock.faults.inject({ operation: 'listPaymentsByOrder', phase: 'before', status: 503 });
  const state = { isSettled: false };
  const call = client.payments.listByOrder('ORDER-1').finally(() => {
    state.isSettled = true;
  });
  return { mock, state, call };
}

/** Waits until the first response was handled, without moving the fake time. */
async function firstResponse({ mock }: ReturnType<typeof startCall>): Promise<void> {
  const isHandled = () => mock.journal.requests().length === 1 && vi.getTimerCount() === 1;
  while (!isHandled()) await new Promise((resolve) => realImmediate(resolve));
  for (let turns = 0; turns < 20; turns += 1) await new Promise((resolve) => realImmediate(resolve));
}

test('a call waits for its retry until the time moves', async () => {
  const started = startCall();
  await firstResponse(started);
  expect(started.state.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await started.call).toEqual([]);
});

test('advanceTimersByTime without Async moves the time before the first response', async () => {
  const started = startCall();
  vi.advanceTimersByTime(10_000);
  await firstResponse(started);
  expect(started.state.isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await started.call).toEqual([]);
});
