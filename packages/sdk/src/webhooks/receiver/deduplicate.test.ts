import { describe, expect, test, vi } from 'vitest';
import {
  answerOf,
  deferred,
  delivery,
  envelope,
  key,
  refused,
  setUp,
  standStill,
  taken,
  transferDelivery,
} from '../../../test/helpers/test-receiver.ts';
import { WebhookVerificationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import type { WebhookStore } from '../stores/store.ts';

standStill();

describe('an event that comes again', () => {
  test('is acknowledged when it was handled, and not handled again', async () => {
    const { receive, purchase, troubles } = setUp({ dedupe: memoryStore() });
    for (const retry of [0, 0, 1, 6]) expect(await answerOf(receive(delivery({ retry })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(troubles).toEqual([]);
  });

  test('is handled again without a store', async () => {
    const { receive, purchase } = setUp();
    await receive(delivery());
    await receive(delivery());
    expect(purchase).toHaveBeenCalledTimes(2);
  });

  test('with another status is another event', async () => {
    const arrived = vi.fn();
    const { receive } = setUp({ on: { 'banking.transfer': arrived }, dedupe: memoryStore() });
    for (const status of ['PENDING', 'COMPLETED', 'PENDING']) await receive(transferDelivery({ status }));
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  test('is answered 503 while it is being handled, and 200 afterwards', async () => {
    const { receive, purchase, reasons } = setUp({ dedupe: memoryStore() });
    const { promise, resolve } = deferred();
    purchase.mockReturnValueOnce(promise);
    const first = receive(delivery());
    await vi.waitUntil(() => purchase.mock.calls.length > 0);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(refused(503));
    resolve();
    expect(await answerOf(first)).toEqual(taken);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(reasons()).toEqual(['in_flight']);
  });

  test('100 times at once to two replicas runs its handler once', async () => {
    const dedupe = memoryStore();
    const replicas = [setUp({ dedupe }), setUp({ dedupe })];
    for (const { purchase } of replicas) purchase.mockImplementation(() => Promise.resolve());
    const responses = await Promise.all(Array.from({ length: 100 }, (_, n) => replicas[n % 2]?.receive(delivery())));
    const runs = replicas.reduce((sum, { purchase }) => sum + purchase.mock.calls.length, 0);
    expect(runs).toBe(1);
    const statuses = responses.map((response) => response?.status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });

  test('is handled again after its handler threw', async () => {
    const { receive, purchase, troubles } = setUp({ dedupe: memoryStore() });
    const failure = new Error('database is down');
    purchase.mockRejectedValueOnce(failure).mockImplementationOnce(() => {
      throw failure;
    });
    expect(await answerOf(receive(delivery()))).toEqual(refused(500));
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(refused(500));
    expect(await answerOf(receive(delivery({ retry: 2 })))).toEqual(taken);
    expect(purchase).toHaveBeenCalledTimes(3);
    const failed = {
      verdict: 'failed',
      reason: 'handler_failed',
      status: 500,
      error: failure,
      key,
      event: expect.anything(),
    };
    expect(troubles).toMatchObject([failed, failed]);
  });

  test('is handled again when the process died with the claim, once the lease has ended', async () => {
    let time = 0;
    const dedupe = memoryStore({ now: () => time });
    await dedupe.claim(key, { leaseMs: 30_000, token: 'of a process that died' });
    const { receive, purchase } = setUp({ dedupe });
    expect((await receive(delivery())).status).toBe(503);
    time = 60_000;
    expect((await receive(delivery({ retry: 1 }))).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('is recognised by the key that the merchant makes of it', async () => {
    const { receive, purchase } = setUp({
      dedupe: memoryStore(),
      dedupeKey: async (event: { kind: string }) => event.kind,
    });
    await receive(delivery());
    await receive(delivery({ data: { payment: { ...envelope.data.payment, idempotency_key: 'evt-2' } } }));
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(purchase.mock.lastCall?.[1].key).toBe('payment');
  });

  test.each(['a\0b', 'é', '\uD800', 'x'.repeat(256)])(
    'by a key of its own that no store may take (%#)',
    async (own) => {
      const dedupe = memoryStore();
      const claim = vi.spyOn(dedupe, 'claim');
      const { receive, purchase } = setUp({ dedupe, dedupeKey: () => own });
      expect((await receive(delivery())).status).toBe(200);
      expect(claim.mock.lastCall?.[0]).toMatch(/^custom:sha256:[!-~]{44}$/);
      expect(purchase.mock.lastCall?.[1].key).toBe(claim.mock.lastCall?.[0]);
    },
  );

  test.each([[undefined], [null], [0], ['text'], [Object.freeze(new Error('frozen'))], [Object.freeze({})]])(
    'is handled again after its handler threw %s',
    async (thrown) => {
      const { receive, purchase, troubles } = setUp({ dedupe: memoryStore() });
      purchase.mockRejectedValueOnce(thrown);
      expect(await answerOf(receive(delivery()))).toEqual(refused(500));
      expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
      expect(troubles).toEqual([
        {
          verdict: 'failed',
          reason: 'handler_failed',
          status: 500,
          error: thrown,
          key,
          event: expect.anything(),
          attempt: 0,
          durationMs: 0,
          isLate: false,
        },
      ]);
    },
  );

  test.each([
    [{ retry: 3 }, 3],
    [{ retry: -5 }, undefined],
    [{ retry: 0.5 }, undefined],
    [{ retry: '1' }, undefined],
  ])('of an unknown type with %j is attempt %s', async (changes, attempt) => {
    const onUnknown = vi.fn();
    await setUp({ onUnknown }).receive(delivery({ type_event: 'payment.news', ...changes }));
    expect(onUnknown.mock.lastCall?.[1]).toMatchObject({ attempt, isRedelivery: attempt && true });
  });

  test.each<[string, () => unknown]>([
    ['empty', () => ''],
    ['no text', () => 7],
    ['not there', () => undefined],
    [
      'a failure',
      () => {
        throw new Error('no key');
      },
    ],
    [
      'a refusal of its own',
      () => {
        throw new WebhookVerificationError('body_not_json');
      },
    ],
  ])('by a key of its own that is %s is a mistake', async (_what, dedupeKey) => {
    const { receive, purchase, troubles } = setUp({ dedupe: memoryStore(), dedupeKey: dedupeKey as () => string });
    expect(await answerOf(receive(delivery()))).toEqual(refused(500));
    expect(purchase).not.toHaveBeenCalled();
    expect(troubles).toMatchObject([
      {
        reason: 'receiver_failed',
        error: { message: expect.stringMatching(/dedupeKey must give a text|no key|body_not_json/) },
      },
    ]);
  });

  test('by a key of its own that does not come in time is a mistake too', async () => {
    const { receive, reasons } = setUp({ dedupeKey: () => new Promise<never>(() => {}) });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(500));
    expect(reasons()).toEqual(['receiver_failed']);
  });

  test('by a key of its own that comes too late is not handled: it was answered that it is to come again', async () => {
    const found = deferred();
    const { receive, purchase, reasons } = setUp({ dedupeKey: () => found.promise.then(() => 'a key') });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    await response;
    found.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(purchase).not.toHaveBeenCalled();
    expect(reasons()).toEqual(['receiver_failed']);
  });
});

describe('the store', () => {
  const failing = (changes: Partial<WebhookStore>): WebhookStore => ({ ...memoryStore(), ...changes });
  const down = new Error('connection refused');
  const fail = async () => {
    throw down;
  };
  const throwing = () => {
    throw down;
  };

  test('that cannot be reached lets nothing through', async () => {
    for (const claim of [fail, throwing]) {
      const { receive, purchase, troubles } = setUp({ dedupe: failing({ claim }) });
      expect(await answerOf(receive(delivery()))).toEqual(refused(503));
      expect(troubles).toMatchObject([{ reason: 'store_failed', status: 503, error: down, key }]);
      expect(purchase).not.toHaveBeenCalled();
    }
  });

  test('that gives no sensible answer lets nothing through', async () => {
    for (const nonsense of [undefined, true, 'OK']) {
      const { receive, purchase } = setUp({ dedupe: failing({ claim: async () => nonsense as never }) });
      expect(await answerOf(receive(delivery()))).toEqual(refused(503));
      expect(purchase).not.toHaveBeenCalled();
    }
  });

  test('that hangs is given up, and what it claimed later is released without running the handler', async () => {
    const store = memoryStore();
    const { promise, resolve } = deferred();
    const claim: WebhookStore['claim'] = async (...args) => {
      const result = await store.claim(...args);
      await promise;
      return result;
    };
    const release = vi.spyOn(store, 'release');
    const { receive, purchase, reasons } = setUp({ dedupe: { ...store, claim, release: store.release } });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    expect(await store.claim(key, { leaseMs: 1, token: 'other' })).toBe('in_flight');
    resolve();
    await vi.waitUntil(() => release.mock.calls.length > 0);
    expect(await store.claim(key, { leaseMs: 1, token: 'other' })).toBe('claimed');
    expect(purchase).not.toHaveBeenCalled();
    expect(reasons()).toEqual(['store_failed']);
  });

  test('that fails to note what was done is asked again, behind the answer', async () => {
    const dedupe = memoryStore();
    const commit = vi.spyOn(dedupe, 'commit').mockRejectedValueOnce(down).mockImplementationOnce(throwing);
    const { receive, purchase, reasons } = setUp({ dedupe });
    expect(await answerOf(receive(delivery()))).toEqual(taken);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(commit).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(commit).toHaveBeenCalledTimes(3);
    expect(await answerOf(receive(delivery({ retry: 1 })))).toEqual(taken);
    expect(reasons()).toEqual([]);
    expect(new Set(commit.mock.calls.map(([, token]) => token)).size).toBe(1);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test.each<[string, WebhookStore['commit'], unknown, number]>([
    ['fails', fail, down, 20_000],
    ['hangs', () => new Promise(() => {}), new Error('The store has not answered in 30000 ms'), 110_000],
  ])(
    'that %s when it is to note what was done does not make the sender send it again',
    async (_how, commit, error, ms) => {
      const { receive, purchase, troubles } = setUp({ dedupe: failing({ commit }) });
      const response = receive(delivery());
      await vi.advanceTimersByTimeAsync(8_000);
      expect(await answerOf(response)).toEqual(taken);
      expect(troubles).toEqual([]);
      await vi.advanceTimersByTimeAsync(ms);
      expect(troubles).toMatchObject([{ reason: 'commit_failed', status: 200, error, key }]);
      expect(purchase).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test('that fails when time has run out is reported with what it failed with', async () => {
    const answer = deferred();
    const { receive, troubles } = setUp({ dedupe: failing({ claim: () => answer.promise.then(() => 'claimed') }) });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await answerOf(response)).toEqual(refused(503));
    answer.reject(down);
    await vi.advanceTimersByTimeAsync(0);
    expect(troubles.map(({ reason, error }) => [reason, error])).toEqual([
      ['store_failed', undefined],
      ['store_failed', down],
    ]);
  });

  test.each([[undefined], [true], ['CLAIMED'], [{ claim: 'claimed' }]])(
    'whose claim is %s is no store',
    async (result) => {
      const { receive, purchase, troubles } = setUp({ dedupe: failing({ claim: async () => result as never }) });
      expect(await answerOf(receive(delivery()))).toEqual(refused(503));
      const error = new TypeError(`A store does not answer a claim with ${result}`);
      expect(troubles).toMatchObject([{ reason: 'store_failed', error }]);
      expect(purchase).not.toHaveBeenCalled();
    },
  );

  test('that answers when the lease is over has claimed nothing', async () => {
    const dedupe = memoryStore();
    const release = vi.spyOn(dedupe, 'release');
    const late = { ...dedupe, claim: () => new Promise<'claimed'>((resolve) => setTimeout(resolve, 50, 'claimed')) };
    const { receive, purchase, reasons } = setUp({ dedupe: { ...late, release }, leaseMs: 50 });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(50);
    expect(await answerOf(response)).toEqual(refused(503, { retryAfter: '1' }));
    expect(reasons()).toEqual(['store_failed']);
    expect(release).toHaveBeenCalledTimes(1);
    expect(purchase).not.toHaveBeenCalled();
    const inTime = setUp({ dedupe: late, leaseMs: 51 });
    const taking = inTime.receive(delivery());
    await vi.advanceTimersByTimeAsync(50);
    expect(await answerOf(taking)).toEqual(taken);
  });

  test('that does not say what became of a commit is believed', async () => {
    const { receive, troubles } = setUp({ dedupe: failing({ commit: async () => undefined as never }) });
    expect(await answerOf(receive(delivery()))).toEqual(taken);
    expect(troubles).toEqual([]);
  });

  test('has freed an event that failed before the sender is answered, as it may come again at once', async () => {
    const freed = deferred();
    const { receive, purchase } = setUp({ dedupe: failing({ release: () => freed.promise }) });
    purchase.mockRejectedValueOnce(new Error('no'));
    const answered = vi.fn();
    const response = receive(delivery()).then(answered);
    await vi.waitUntil(() => purchase.mock.calls.length > 0);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).not.toHaveBeenCalled();
    freed.resolve();
    await response;
    expect(answered).toHaveBeenCalledTimes(1);
  });

  test('that claimed too late frees the event before the runtime may end', async () => {
    const claimed = deferred();
    const freed = deferred();
    const claim = () => claimed.promise.then(() => 'claimed' as const);
    const ended = vi.fn();
    const { receive } = setUp({
      dedupe: failing({ claim, release: () => freed.promise }),
      waitUntil: (work) => work.then(ended),
    });
    const response = receive(delivery());
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await response).status).toBe(503);
    claimed.resolve();
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).not.toHaveBeenCalled();
    freed.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  test.each([
    [1, '1'],
    [1_000, '1'],
    [1_001, '2'],
  ])('under a lease of %i ms lets the sender come again after %s s, not before', async (leaseMs, seconds) => {
    const { receive } = setUp({ leaseMs, dedupe: failing({ claim: async () => 'in_flight' }) });
    expect(await answerOf(receive(delivery()))).toEqual(refused(503, { retryAfter: seconds }));
  });

  test('that fails to release leaves the answer as it is', async () => {
    for (const release of [fail, throwing]) {
      const { receive, purchase, reasons } = setUp({ dedupe: failing({ release }) });
      purchase.mockRejectedValueOnce(new Error('no'));
      expect(await answerOf(receive(delivery()))).toEqual(refused(500));
      expect(reasons()).toEqual(['handler_failed']);
    }
  });

  test('is asked for a lease and a time to live as configured, under a token of its own each time', async () => {
    const dedupe = memoryStore();
    const claim = vi.spyOn(dedupe, 'claim');
    const commit = vi.spyOn(dedupe, 'commit');
    await setUp({ dedupe }).receive(delivery());
    const { receive } = setUp({ dedupe, leaseMs: 1_234, ttlMs: 5_678 });
    await receive(delivery({ data: { payment: { ...envelope.data.payment, idempotency_key: 'evt-2' } } }));
    expect(claim.mock.calls.map(([, { leaseMs }]) => leaseMs)).toEqual([30_000, 1_234]);
    expect(commit.mock.calls.map(([, , { ttlMs }]) => ttlMs)).toEqual([2_592_000_000, 5_678]);
    const tokens = claim.mock.calls.map(([, { token }]) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[!-~]{16,255}$/);
    expect(commit.mock.calls.map(([, token]) => token)).toEqual(tokens);
  });

  test('is asked for a claim shorter than the first back-off of the sender', async () => {
    const dedupe = memoryStore();
    const claim = vi.spyOn(dedupe, 'claim');
    await setUp({ dedupe }).receive(delivery());
    expect(claim.mock.lastCall?.[1].leaseMs).toBeLessThan(60_000);
  });
});
