import { describe, expect, test, vi } from 'vitest';
import {
  answerOf,
  deferred,
  delivery,
  key,
  refused,
  requestOf,
  setUp,
  standStill,
  taken,
} from '../../../test/helpers/test-receiver.ts';
import { memoryStore } from '../stores/memory.ts';
import type { WebhookReceiverOptions } from './receiver-options.ts';

standStill();

describe('a handler that is slower than the sender waits', () => {
  /** A store and a receiver on one clock, and a handler that ends when it is told to. */
  function setUpSlow(options: Partial<WebhookReceiverOptions> = {}) {
    let time = 0;
    const dedupe = memoryStore({ now: () => time });
    const { promise, resolve, reject } = deferred();
    const set = setUp({ dedupe, ...options });
    set.purchase.mockReturnValueOnce(promise);
    const pass = async (ms: number) => {
      // In small steps, as both clocks have to go on together.
      for (let passed = 0; passed < ms; passed += 1_000) {
        time += 1_000;
        await vi.advanceTimersByTimeAsync(1_000);
      }
    };
    const ended = () => vi.advanceTimersByTimeAsync(0);
    return { ...set, dedupe, pass, resolve, reject, ended };
  }

  test('is answered 503, goes on, and is noted as done', async () => {
    const { receive, purchase, reasons, pass, resolve, ended } = setUpSlow();
    const response = receive(delivery());
    await pass(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    expect(reasons()).toEqual(['handler_too_slow']);
    await pass(1_000);
    resolve();
    await ended();
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow']);
  });

  test('and fails in the end frees the event, and is reported', async () => {
    const { receive, purchase, troubles, reasons, pass, reject, ended } = setUpSlow();
    const response = receive(delivery());
    await pass(9_000);
    await response;
    reject(new Error('too late'));
    await ended();
    expect(reasons()).toEqual(['handler_too_slow', 'handler_failed']);
    expect(troubles[1]).toMatchObject({ status: 503, error: new Error('too late'), key });
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(2);
  });

  test('keeps its claim far beyond the lease', async () => {
    const { receive, purchase, pass, resolve, ended, reasons } = setUpSlow();
    const response = receive(delivery());
    await pass(300_000);
    await response;
    expect((await receive(delivery({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect((await receive(delivery({ retry: 2 }))).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow', 'in_flight']);
  });

  test('keeps its claim though the store fails now and then', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(delivery());
    await pass(5_000);
    claim.mockRejectedValueOnce(new Error('timeout')).mockImplementationOnce(() => {
      throw new Error('closed');
    });
    await pass(60_000);
    await response;
    claim.mockRestore();
    expect((await receive(delivery({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('and whose claim was lost is not run twice silently', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons, troubles } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim').mockResolvedValueOnce('claimed');
    const response = receive(delivery());
    await ended();
    claim.mockRestore();
    await dedupe.claim(key, { leaseMs: 999_999, token: 'of another replica' });
    await pass(60_000);
    await response;
    resolve();
    await ended();
    expect(reasons()).toEqual(['handler_too_slow', 'claim_lost']);
    expect(troubles[1]).toMatchObject({ status: 503, key });
    expect(purchase).toHaveBeenCalledTimes(1);
    // The claim of the other one stands.
    expect(await dedupe.claim(key, { leaseMs: 1, token: 'of a third' })).toBe('in_flight');
  });

  test('and whose claim was lost does not ask for it again, which would take it from who has it', async () => {
    const { receive, dedupe, pass } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    void receive(delivery());
    await pass(9_000);
    claim.mockResolvedValueOnce('in_flight');
    await pass(120_000);
    expect(claim).toHaveBeenCalledTimes(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('and marks the event done by itself, in a transaction of its own, is believed', async () => {
    const { receive, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const response = receive(delivery());
    await ended();
    vi.spyOn(dedupe, 'claim').mockResolvedValue('done');
    await pass(60_000);
    await response;
    resolve();
    await ended();
    expect(reasons()).toEqual(['handler_too_slow']);
  });

  test('stops renewing once it is done', async () => {
    const { receive, dedupe, pass, resolve, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(delivery());
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

  test('frees the event only after a renewal that is under way', async () => {
    const { receive, dedupe, pass, reject, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    void receive(delivery());
    await pass(9_000);
    const renewal = deferred();
    claim.mockReturnValueOnce(renewal.promise.then(() => 'claimed'));
    await pass(1_000);
    reject(new Error('no'));
    await ended();
    expect(release).not.toHaveBeenCalled();
    renewal.resolve();
    await ended();
    expect(release).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is noted as done when the store is back, as the sender comes again', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const commit = vi
      .spyOn(dedupe, 'commit')
      .mockRejectedValueOnce(new Error('1'))
      .mockRejectedValueOnce(new Error('2'));
    const response = receive(delivery());
    await pass(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    resolve();
    await ended();
    await pass(19_000);
    expect(commit).toHaveBeenCalledTimes(2);
    await pass(1_000);
    expect(commit).toHaveBeenCalledTimes(3);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow']);
  });

  test('frees the event only after all renewals, also one that was overtaken', async () => {
    const { receive, dedupe, pass, reject, ended } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    void receive(delivery());
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
  });

  test('frees the event though a renewal is never answered, when that can claim nothing any more', async () => {
    const { receive, dedupe, pass, reject } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const release = vi.spyOn(dedupe, 'release');
    const response = receive(delivery());
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

  test('keeps its claim, and is noted as done, though a renewal is never answered', async () => {
    const { receive, purchase, dedupe, pass, resolve, ended, reasons } = setUpSlow();
    const claim = vi.spyOn(dedupe, 'claim');
    const response = receive(delivery());
    await pass(9_000);
    claim.mockReturnValueOnce(new Promise(() => {}));
    await pass(60_000);
    await response;
    expect((await receive(delivery({ retry: 1 }))).status).toBe(503);
    resolve();
    await ended();
    expect(await answerOf(receive(delivery({ retry: 2 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['handler_too_slow', 'in_flight']);
  });

  test('is acknowledged early when the merchant asked for it', async () => {
    const store = memoryStore();
    const durable = { claim: store.claim, commit: store.commit, release: store.release };
    const { receive, reasons, troubles, pass, reject, ended } = setUpSlow({
      dedupe: durable,
      acknowledgeEarly: true,
    });
    const response = receive(delivery());
    await pass(8_000);
    expect(await answerOf(response)).toEqual(taken);
    expect(reasons()).toEqual(['acknowledged_early']);
    reject(new Error('lost'));
    await ended();
    expect(troubles).toMatchObject([
      { verdict: 'handled', status: 200, isLate: false },
      { verdict: 'failed', reason: 'handler_failed', status: 200, error: new Error('lost'), isLate: true },
    ]);
  });

  test('is not acknowledged early before it has started', async () => {
    const { claim: _, isVolatile: __, ...store } = memoryStore();
    const dedupe = { ...store, claim: () => new Promise<never>(() => {}) };
    const { receive, pass } = setUpSlow({ dedupe, acknowledgeEarly: true });
    const response = receive(delivery());
    await pass(8_000);
    expect((await response).status).toBe(503);
  });

  test('is kept alive by the runtime that has a way to', async () => {
    const work: Promise<unknown>[] = [];
    const { receive, dedupe, pass, resolve } = setUpSlow({ waitUntil: (promise) => work.push(promise) });
    const commit = vi.spyOn(dedupe, 'commit');
    const response = receive(delivery());
    await pass(8_000);
    expect((await response).status).toBe(503);
    expect(work).toHaveLength(1);
    resolve();
    await work[0];
    expect(commit).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (error: Error) => unknown]>([
    [
      'at once',
      (error) => {
        throw error;
      },
    ],
    ['later', (error) => Promise.reject(error)],
  ])(
    'is answered all the same when the way to keep alive fails %s, which is told with that answer',
    async (_when, fail) => {
      const error = new Error('outside of a request');
      const waitUntil = () => fail(error) as undefined;
      const { receive, troubles } = setUp({ waitUntil });
      expect((await receive(delivery())).status).toBe(200);
      expect((await receive(requestOf('{'))).status).toBe(400);
      await vi.advanceTimersByTimeAsync(0);
      expect(troubles).toMatchObject([
        { reason: 'receiver_failed', status: 200, error, key },
        { reason: 'body_not_json', status: 400 },
        { reason: 'receiver_failed', status: 400, error },
      ]);
    },
  );

  test('keeps the runtime alive until onDelivery is done', async () => {
    const reported = deferred();
    let kept: Promise<unknown> | undefined;
    const waitUntil = (work: Promise<unknown>) => {
      kept = work;
    };
    const { receive } = setUp({ waitUntil, onDelivery: () => reported.promise });
    expect((await receive(requestOf('{'))).status).toBe(400);
    const over = vi.fn();
    const ended = kept?.then(over);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(over).not.toHaveBeenCalled();
    reported.resolve();
    await ended;
  });

  test('and fails, and is slow to be freed, is reported once', async () => {
    const freed = deferred();
    const { receive, purchase, reasons } = setUp({ dedupe: { ...memoryStore(), release: () => freed.promise } });
    purchase.mockRejectedValueOnce(new Error('no'));
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(500));
    freed.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(reasons()).toEqual(['handler_failed']);
  });

  test('is answered 503 without a store too, after eight seconds', async () => {
    const set = setUp();
    set.purchase.mockReturnValue(new Promise(() => {}));
    const response = set.receive(delivery());
    await vi.advanceTimersByTimeAsync(7_999);
    expect(set.reasons()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await response).status).toBe(503);
    expect(set.reasons()).toEqual(['handler_too_slow']);
  });

  test('or a store that is slow to note what was done, is acknowledged: it was handled', async () => {
    const dedupe = { ...memoryStore(), commit: () => new Promise<never>(() => {}) };
    const { receive } = setUp({ dedupe });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(200);
  });
});
