import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { createRecordingFetch, json } from '../../test/helpers/recording-fetch.ts';
import {
  paymentBody as body,
  createScriptedClient,
  createTestClient,
  testOptions as options,
  paymentId,
} from '../../test/helpers/scripted-client.ts';
import { createClient } from '../client.ts';
import { AbortError, RequestValidationError } from '../errors/errors.ts';

function throwError(): never {
  throw new Error('thrown by the test');
}

describe('the option signal', () => {
  test('prevents the request and the reading of API keys when it is already aborted', async () => {
    const fetch = createRecordingFetch(() => json({}));
    const privateSecretKey = vi.fn(() => 'secret-key');
    const client = createClient({ ...options, privateSecretKey, fetch });
    const reason = new Error('shop closed');
    const error = await client.payments
      .create(body, { signal: AbortSignal.abort(reason), idempotencyKey: 'order-1' })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(AbortError);
    expect(error).toMatchObject({ code: 'aborted', cause: reason, idempotencyKey: 'order-1' });
    expect(privateSecretKey).not.toHaveBeenCalled();
    expect(fetch.requests).toEqual([]);
  });

  test('aborts a call that waits for a response', async () => {
    const controller = new AbortController();
    const { client } = createTestClient(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort('changed my mind'), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  });

  test('aborts a call while the body is read', async () => {
    const controller = new AbortController();
    const stalled = new ReadableStream({
      start(stream) {
        controller.signal.addEventListener('abort', () => stream.error(controller.signal.reason));
      },
    });
    const { client } = createTestClient(
      () => new Response(stalled, { headers: { 'content-type': 'application/json' } }),
    );
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted' });
  });

  test.each([
    ['the function for the API key never resolves', { privateSecretKey: () => new Promise<string>(() => {}) }],
    ['fetch ignores its signal', { fetch: () => new Promise<Response>(() => {}) }],
  ])('aborts a call even when %s', async (_, change) => {
    const controller = new AbortController();
    const client = createClient({ ...options, ...change });
    const created = client.payments.create(body, { signal: controller.signal });
    setTimeout(() => controller.abort('changed my mind'), 5);
    await expect(created).rejects.toMatchObject({ code: 'aborted', cause: 'changed my mind' });
  });

  test('prevents the request when it aborts before the API keys are available', async () => {
    const controller = new AbortController();
    const fetch = createRecordingFetch(() => json({}));
    const privateSecretKey = async () => {
      controller.abort();
      return 'secret-key';
    };
    const created = createClient({ ...options, privateSecretKey, fetch }).payments.create(body, controller);
    await expect(created).rejects.toMatchObject({ code: 'aborted' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(fetch.requests).toEqual([]);
  });

  test('keeps no listeners after the calls', async () => {
    const { signal } = new AbortController();
    const { client } = createTestClient(({ url }) =>
      url.endsWith('/v1/payments') ? json({ id: paymentId, status: 'SUCCEEDED' }, 201) : json({}, 404),
    );
    for (let round = 0; round < 20; round += 1) {
      await client.payments.create(body, { signal });
      await client.payments.retrieve(paymentId, { signal }).catch(() => {});
    }
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test.each<[unknown]>([[{}], [{ aborted: false, addEventListener() {} }], [0], [''], ['x'], [false]])(
    'cannot be %j',
    async (signal) => {
      const { client } = createTestClient();
      const error = await client.payments.create(body, { signal: signal as AbortSignal }).catch((reason) => reason);
      expect(error).toBeInstanceOf(RequestValidationError);
      expect(error).toMatchObject({ field: 'signal', rule: 'type', operation: 'createPayment' });
    },
  );
});

test('a signal whose addEventListener throws leaves no timer', async () => {
  const signal = { aborted: false, addEventListener: throwError, removeEventListener() {} };
  const { clock, getPaymentError, fetch } = createScriptedClient([() => json({})]);
  expect(await getPaymentError({ signal, maxRetries: 0 })).toMatchObject({ code: 'connection', outcome: 'not_sent' });
  expect(fetch.requests).toEqual([]);
  expect(clock.pendingTimers()).toBe(0);
});
