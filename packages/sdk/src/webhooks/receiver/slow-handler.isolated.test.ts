import { describe, expect, test, vi } from 'vitest';
import {
  acceptedResponse,
  createTestReceiver,
  deferred,
  paymentKey,
  paymentRequest,
  readResponse,
  rejectedResponse,
  signedRequest,
  throwing,
  useFrozenClock,
} from '../../../test/helpers/test-receiver.ts';
import { memoryStore } from '../stores/memory.ts';
import type { WebhookReceiverOptions } from './receiver-options.ts';

useFrozenClock();

describe('a handler that is slower than ackTimeoutMs', () => {
  /** Creates a store and a receiver on one clock, and a handler that ends when the test resolves it. */
  function setUpSlow(options: Partial<WebhookReceiverOptions> = {}) {
    let time = 0;
    const dedupe = memoryStore({ now: () => time });
    const { promise, resolve, reject } = deferred();
    const set = createTestReceiver({ dedupe, ...options });
    set.purchase.mockReturnValueOnce(promise);
    const pass = async (ms: number) => {
      // In small steps, because both clocks must advance together.
      for (let passed = 0; passed < ms; passed += 1_000) {
        time += 1_000;
        await vi.advanceTimersByTimeAsync(1_000);
      }
    };
    const ended = () => vi.advanceTimersByTimeAsync(0);
    return { ...set, dedupe, pass, resolve, reject, ended };
  }

  test('gets 503, continues, and is committed', async () => {
    const { receive, purchase, reasons, pass, resolve, ended } = setUpSlow();
    const response = receive(paymentRequest());
    await pass(8_000);
    expect(await readResponse(response)).toEqual(rejectedResponse(503));
    expect(reasons()).toEqual(['handler_timeout']);
    await pass(1_000);
    resolve();
    await ended();
    expect(await readResponse(receive(paymentRequest({ retry: 1 })))).toEqual(acceptedResponse);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_timeout']);
  });

  test('gets 503 by the clock of the receiver, and renews its claim by it', async () => {
    const timers: { call: () => void; ms: number; unref: () => void }[] = [];
    const clock = {
      setTimeout: (call: () => void, ms: number) => timers[timers.push({ call, ms, unref: vi.fn() }) - 1],
      clearTimeout: (timer: unknown) => void timers.splice(timers.indexOf(timer as (typeof timers)[number]), 1),
    };
    const { receive, purchase, reasons, dedupe, resolve, ended } = setUpSlow({ clock });
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(paymentRequest());
    await vi.waitFor(() => expect(purchase).toHaveBeenCalled());
    expect(timers.map(({ ms }) => ms)).toEqual([8_000, 10_000]);
    // A handler that never ends would keep the process alive.
    expect(timers[1]?.unref).toHaveBeenCalled();
    expect(timers[0]?.unref).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    timers[1]?.call();
    expect(claim).toHaveBeenCalledTimes(2);
    timers[0]?.call();
    expect(await readResponse(response)).toEqual(rejectedResponse(503));
    expect(reasons()).toEqual(['handler_timeout']);
    resolve();
    await ended();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('frees the event and is reported when it fails', async () => {
    const { receive, purchase, problems, reasons, pass, reject, ended } = setUpSlow();
    const response = receive(paymentRequest());
    await pass(9_000);
    await response;
    reject(new Error('too late'));
    await ended();
    expect(reasons()).toEqual(['handler_timeout', 'handler_failed']);
    expect(problems[1]).toMatchObject({ status: 503, error: new Error('too late'), key: paymentKey });
    expect(await readResponse(receive(paymentRequest({ retry: 1 })))).toEqual(acceptedResponse);
    expect(purchase).toHaveBeenCalledTimes(2);
  });

  test('keeps its claim beyond the lease', async () => {
    const { receive, purchase, pass, resolve, ended, reasons } = setUpSlow();
    const response = receive(paymentRequest());
    await pass(300_000);
    await response;
    expect((await receive(paymentRequest({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect((await receive(paymentRequest({ retry: 2 }))).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_timeout', 'in_flight']);
  });

  test('keeps its claim when single renewals fail', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(paymentRequest());
    await pass(5_000);
    claim.mockRejectedValueOnce(new Error('timeout')).mockImplementationOnce(throwing(new Error('closed')));
    await pass(60_000);
    await response;
    claim.mockRestore();
    expect((await receive(paymentRequest({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('is reported when its claim was lost', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons, problems } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim').mockResolvedValueOnce('claimed');
    const response = receive(paymentRequest());
    await ended();
    claim.mockRestore();
    await dedupe.claim(paymentKey, { leaseMs: 999_999, token: 'of another replica' });
    await pass(60_000);
    await response;
    resolve();
    await ended();
    expect(reasons()).toEqual(['handler_timeout', 'claim_lost']);
    expect(problems[1]).toMatchObject({ status: 503, key: paymentKey });
    expect(purchase).toHaveBeenCalledTimes(1);
    // The claim of the other replica remains.
    expect(await dedupe.claim(paymentKey, { leaseMs: 1, token: 'of a third' })).toBe('in_flight');
  });

  test('does not claim again after its claim was lost', async () => {
    const { receive, dedupe, pass } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    void receive(paymentRequest());
    await pass(9_000);
    claim.mockResolvedValueOnce('in_flight');
    await pass(120_000);
    expect(claim).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is accepted when it marks the event as done in its own transaction', async () => {
    const { receive, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const response = receive(paymentRequest());
    await ended();
    vi.spyOn(dedupe, 'claim').mockResolvedValue('done');
    await pass(60_000);
    await response;
    resolve();
    await ended();
    expect(reasons()).toEqual(['handler_timeout']);
  });

  test('stops renewing when it finishes', async () => {
    const { receive, dedupe, pass, resolve, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(paymentRequest());
    await pass(15_000);
    resolve();
    await ended();
    await response;
    const renewed = claim.mock.calls.length;
    expect(renewed).toBe(2);
    await pass(120_000);
    expect(claim).toHaveBeenCalledTimes(renewed);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('frees the event only after all renewals, even one that another overtook', async () => {
    const { receive, dedupe, pass, reject, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    void receive(paymentRequest());
    await pass(9_000);
    const renewal = deferred();
    claim.mockReturnValueOnce(renewal.promise.then(() => 'claimed'));
    await pass(11_000);
    expect(claim).toHaveBeenCalledTimes(3);
    reject(new Error('no'));
    await ended();
    expect(release).not.toHaveBeenCalled();
    renewal.resolve();
    await ended();
    expect(release).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('frees the event after the lease when a renewal never resolves', async () => {
    const { receive, dedupe, pass, reject } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    const response = receive(paymentRequest());
    await pass(9_000);
    claim.mockReturnValueOnce(new Promise(() => {}));
    await pass(1_000);
    reject(new Error('no'));
    await pass(29_000);
    expect((await response).status).toBe(503);
    expect(release).not.toHaveBeenCalled();
    await pass(1_000);
    expect(release).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('keeps its claim and is committed when a renewal never resolves', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(paymentRequest());
    await pass(9_000);
    claim.mockReturnValueOnce(new Promise(() => {}));
    await pass(60_000);
    await response;
    expect((await receive(paymentRequest({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect(await readResponse(receive(paymentRequest({ retry: 2 })))).toEqual(acceptedResponse);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_timeout', 'in_flight']);
  });

  test('is acknowledged early with acknowledgeEarly', async () => {
    const store = memoryStore();
    const durable = { claim: store.claim, commit: store.commit, release: store.release };
    const { receive, reasons, problems, pass, reject, ended } = setUpSlow({
      dedupe: durable,
      acknowledgeEarly: true,
    });
    const response = receive(paymentRequest());
    await pass(8_000);
    expect(await readResponse(response)).toEqual(acceptedResponse);
    expect(reasons()).toEqual(['acknowledged_early']);
    reject(new Error('lost'));
    await ended();
    expect(problems).toMatchObject([
      { result: 'handled', status: 200, isLate: false },
      { result: 'failed', reason: 'handler_failed', status: 200, error: new Error('lost'), isLate: true },
    ]);
  });

  test('is not acknowledged early before it starts', async () => {
    const { claim: _, isVolatile: __, ...store } = memoryStore();
    const dedupe = { ...store, claim: () => new Promise<never>(() => {}) };
    const { receive, pass } = setUpSlow({ dedupe, acknowledgeEarly: true });
    const response = receive(paymentRequest());
    await pass(8_000);
    expect((await response).status).toBe(503);
  });

  test('is kept alive by waitUntil', async () => {
    const work: Promise<unknown>[] = [];
    const { receive, dedupe, pass, resolve } = setUpSlow({ waitUntil: (promise) => work.push(promise) });
    const commit = vi.spyOn(dedupe, 'commit');
    const response = receive(paymentRequest());
    await pass(8_000);
    expect((await response).status).toBe(503);
    expect(work).toHaveLength(1);
    resolve();
    await work[0];
    expect(commit).toHaveBeenCalledTimes(1);
  });

  const error = new Error('outside of a request');
  test.each<[string, () => unknown]>([
    ['synchronously', throwing(error)],
    ['asynchronously', () => Promise.reject(error)],
  ])('gets its response when waitUntil fails %s, and the failure is reported', async (_when, waitUntil) => {
    const { receive, problems } = createTestReceiver({ waitUntil });
    expect((await receive(paymentRequest())).status).toBe(200);
    expect((await receive(signedRequest('{'))).status).toBe(400);
    await vi.advanceTimersByTimeAsync(0);
    expect(problems).toMatchObject([
      { reason: 'receiver_failed', status: 200, error, key: paymentKey },
      { reason: 'body_not_json', status: 400 },
      { reason: 'receiver_failed', status: 400, error },
    ]);
  });

  test('keeps the runtime alive until onDelivery finishes', async () => {
    const reported = deferred();
    const over = vi.fn();
    const waitUntil = vi.fn((work: Promise<unknown>) => work.then(over));
    const { receive } = createTestReceiver({ waitUntil, onDelivery: () => reported.promise });
    expect((await receive(signedRequest('{'))).status).toBe(400);
    const ended = waitUntil.mock.results[0]?.value;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(over).not.toHaveBeenCalled();
    reported.resolve();
    await ended;
  });

  test('is reported once when it fails and the release is slow', async () => {
    const freed = deferred();
    const { receive, purchase, reasons } = createTestReceiver({
      dedupe: { ...memoryStore(), release: () => freed.promise },
    });
    purchase.mockRejectedValueOnce(new Error('no'));
    const response = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await readResponse(response)).toEqual(rejectedResponse(500));
    freed.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(reasons()).toEqual(['handler_failed']);
  });
});
