import { describe, expect, test, vi } from 'vitest';
import { deferred } from '../../test/helpers/deferred.ts';
import {
  createScriptedClient,
  neverRespond,
  paymentBody,
  type Responder,
  respondWithPayment,
  respondWithStatus,
} from '../../test/helpers/scripted-client.ts';
import { recordUnhandledRejections } from '../../test/helpers/unhandled-rejections.ts';

type PendingResponse = ReturnType<typeof deferred<Response>>;

test('a request body with 1,000 levels can be rejected by the service with an ApiError', async () => {
  let deep = {};
  for (let depth = 0; depth < 1000; depth++) deep = { deep };
  const { client } = createScriptedClient([respondWithStatus(422, 'TOO_DEEP')]);
  const created = client.payments.create({ ...paymentBody, ...deep });
  await expect(created).rejects.toMatchObject({ code: 'invalid_request', outcome: 'rejected' });
});

describe('a response that arrives after the time-out', () => {
  test('is canceled, and does not change the error', async () => {
    const pendingResponse = deferred<Response>();
    const cancel = vi.fn();
    const body = new ReadableStream({ cancel });
    const { getPaymentError } = createScriptedClient([() => pendingResponse.promise], { maxRetries: 0 });
    const error = await getPaymentError();
    const errorBefore = JSON.stringify(error);
    pendingResponse.resolve(new Response(body, { headers: { 'x-trace-id': 'late' } }));
    await new Promise(setImmediate);
    expect(cancel).toHaveBeenCalledOnce();
    expect(JSON.stringify(error)).toBe(errorBefore);
    expect(error).toMatchObject({ code: 'timeout', attempts: [{ cause: 'timeout' }] });
  });

  const uncancelableResponse = () =>
    Object.defineProperty(new Response('{}'), 'body', { value: { cancel: () => Promise.reject(new Error('no')) } });
  const responseWithFailingBody = () =>
    new Response(new ReadableStream({ pull: () => Promise.reject(new Error('late')) }));

  test.each<[string, (pendingResponse: PendingResponse) => void]>([
    ['a network error', ({ reject }) => reject(new Error('late'))],
    ['undefined', ({ resolve }) => resolve(undefined as unknown as Response)],
    ['a response whose body fails', ({ resolve }) => resolve(responseWithFailingBody())],
    ['a response that cannot be canceled', ({ resolve }) => resolve(uncancelableResponse())],
  ])('causes no unhandled rejection when it is %s', async (_, settle) => {
    const unhandled = recordUnhandledRejections();
    const pendingResponse = deferred<Response>();
    await createScriptedClient([() => pendingResponse.promise], { maxRetries: 0 }).getPaymentError();
    settle(pendingResponse);
    expect(await unhandled()).toEqual([]);
  });

  test('causes no unhandled rejection when its body fails while the client reads it', async () => {
    const unhandled = recordUnhandledRejections();
    const { promise, reject } = deferred<never>();
    const body = new ReadableStream({ pull: () => promise });
    await createScriptedClient([() => new Response(body)], { maxRetries: 0 }).getPaymentError();
    reject(new Error('late'));
    expect(await unhandled()).toEqual([]);
  });
});

test('a time-out while the body is read keeps the status and the request id', async () => {
  const stalled: Responder = () =>
    new Response(new ReadableStream({}), { status: 200, headers: { 'x-trace-id': 'trace-1' } });
  expect(await createScriptedClient([stalled], { maxRetries: 0 }).getPaymentError()).toMatchObject({
    code: 'timeout',
    outcome: 'unknown',
    requestId: 'trace-1',
    attempts: [{ status: 200, cause: 'timeout', durationMs: 65_000 }],
  });
});

test('the body of a redirect is canceled and not read', async () => {
  const cancel = vi.fn();
  const body = new ReadableStream({ cancel });
  await createScriptedClient([() => new Response(body, { status: 307, headers: { location: '/' } })]).getPaymentError();
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([
  [{ timeoutMs: 50, maxRetries: 0 }, 'timeoutMs, 50 ms'],
  [{ timeoutMs: 50, totalTimeoutMs: 70, retryDelayMs: 10 }, 'totalTimeoutMs, 70 ms'],
  [{ totalTimeoutMs: 70 }, 'totalTimeoutMs, 70 ms'],
])('the message of a time-out with %j names %s', async (options, limit) => {
  const { getPaymentError } = createScriptedClient([neverRespond, neverRespond], options);
  expect((await getPaymentError()).message).toMatch(` took longer than ${limit}`);
});

test('a request disables the HTTP cache with the fetch option cache: no-store', async () => {
  const caches: string[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    caches.push(String(init.cache));
    return respondWithPayment(new Request(url, init));
  };
  const { client } = createScriptedClient([], { fetch });
  await client.payments.retrieve('payment-1');
  await client.payments.create(paymentBody);
  expect(caches).toEqual(['no-store', 'no-store']);
});
