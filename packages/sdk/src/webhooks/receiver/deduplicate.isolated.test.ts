import { describe, expect, test, vi } from 'vitest';
import {
  acceptedResponse,
  createTestReceiver,
  deferred,
  paymentKey,
  paymentPayload,
  paymentRequest,
  readResponse,
  rejectedResponse,
  throwing,
  transferRequest,
  useFrozenClock,
} from '../../../test/helpers/test-receiver.ts';
import { WebhookVerificationError } from '../errors.ts';
import { memoryStore } from '../stores/memory.ts';
import type { WebhookStore } from '../stores/store.ts';

useFrozenClock();

describe('a redelivered event', () => {
  test('is acknowledged without running the handler again when it was handled', async () => {
    const { receive, purchase, problems } = createTestReceiver({ dedupe: memoryStore() });
    for (const retry of [0, 0, 1, 6])
      expect(await readResponse(receive(paymentRequest({ retry })))).toEqual(acceptedResponse);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(problems).toEqual([]);
  });

  test('runs the handler again without a store', async () => {
    const { receive, purchase } = createTestReceiver();
    await receive(paymentRequest());
    await receive(paymentRequest());
    expect(purchase).toHaveBeenCalledTimes(2);
  });

  test('with another status counts as a new event', async () => {
    const arrived = vi.fn();
    const { receive } = createTestReceiver({
      accept: 'transfer',
      on: { 'banking.transfer': arrived },
      dedupe: memoryStore(),
    });
    for (const status of ['PENDING', 'COMPLETED', 'PENDING']) await receive(transferRequest({ status }));
    expect(arrived).toHaveBeenCalledTimes(2);
  });

  test('gets 503 while the handler runs, and 200 afterwards', async () => {
    const { receive, purchase, deliveries } = createTestReceiver({ dedupe: memoryStore() });
    const { promise, resolve } = deferred();
    purchase.mockReturnValueOnce(promise);
    const first = receive(paymentRequest());
    await vi.waitUntil(() => purchase.mock.calls.length > 0);
    expect(await readResponse(receive(paymentRequest({ retry: 1 })))).toEqual(rejectedResponse(503));
    resolve();
    expect(await readResponse(first)).toEqual(acceptedResponse);
    expect(await readResponse(receive(paymentRequest({ retry: 2 })))).toEqual(acceptedResponse);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(deliveries).toMatchObject([
      { result: 'duplicate', status: 503, reason: 'in_flight', attempt: 1, key: paymentKey },
      { result: 'handled', status: 200, attempt: 0, key: paymentKey },
      { result: 'duplicate', status: 200, reason: undefined, attempt: 2, key: paymentKey },
    ]);
  });

  test('runs the handler once when it arrives 100 times at two replicas at the same time', async () => {
    const dedupe = memoryStore();
    const replicas = [createTestReceiver({ dedupe }), createTestReceiver({ dedupe })];
    for (const { purchase } of replicas) purchase.mockImplementation(() => Promise.resolve());
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => replicas[n % 2]?.receive(paymentRequest())),
    );
    const runs = replicas.reduce((sum, { purchase }) => sum + purchase.mock.calls.length, 0);
    expect(runs).toBe(1);
    const statuses = responses.map((response) => response?.status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  });

  test('is handled again after the process died and the lease ended', async () => {
    let time = 0;
    const dedupe = memoryStore({ now: () => time });
    await dedupe.claim(paymentKey, { leaseMs: 30_000, token: 'of a process that died' });
    const { receive, purchase } = createTestReceiver({ dedupe });
    expect((await receive(paymentRequest())).status).toBe(503);
    time = 60_000;
    expect((await receive(paymentRequest({ retry: 1 }))).status).toBe(200);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test('is recognized by the key that dedupeKey returns', async () => {
    const { receive, purchase } = createTestReceiver({
      dedupe: memoryStore(),
      dedupeKey: async (event: { kind: string }) => event.kind,
    });
    await receive(paymentRequest());
    await receive(paymentRequest({ data: { payment: { ...paymentPayload.data.payment, idempotency_key: 'evt-2' } } }));
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(purchase.mock.lastCall?.[1].key).toBe('payment');
  });

  test.each(['a\0b', 'é', '\uD800', 'x'.repeat(256)])(
    'hashes a dedupeKey that a store may not accept (%#)',
    async (own) => {
      const dedupe = memoryStore();
      const claim = vi.spyOn(dedupe, 'claim');
      const { receive, purchase } = createTestReceiver({ dedupe, dedupeKey: () => own });
      expect((await receive(paymentRequest())).status).toBe(200);
      expect(claim.mock.lastCall?.[0]).toMatch(/^custom:sha256:[!-~]{44}$/);
      expect(purchase.mock.lastCall?.[1].key).toBe(claim.mock.lastCall?.[0]);
    },
  );

  test.each([[undefined], [null], [0], ['text'], [Object.freeze(new Error('frozen'))], [Object.freeze({})]])(
    'is handled again after the handler threw %s',
    async (thrown) => {
      const { receive, purchase, problems } = createTestReceiver({ dedupe: memoryStore() });
      purchase.mockRejectedValueOnce(thrown).mockImplementationOnce(throwing(thrown));
      expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(500));
      expect(await readResponse(receive(paymentRequest({ retry: 1 })))).toEqual(rejectedResponse(500));
      expect(await readResponse(receive(paymentRequest({ retry: 2 })))).toEqual(acceptedResponse);
      const failed = { result: 'failed', reason: 'handler_failed', status: 500, error: thrown, key: paymentKey };
      const report = { ...failed, event: expect.anything(), matchedSecretIndex: 0, durationMs: 0, isLate: false };
      expect(problems).toEqual([0, 1].map((attempt) => ({ ...report, attempt })));
    },
  );

  test.each([
    [{ retry: 3 }, 3],
    [{ retry: -5 }, undefined],
    [{ retry: 0.5 }, undefined],
    [{ retry: '1' }, undefined],
  ])('with %j of an unknown type has the attempt number %s', async (changes, attempt) => {
    const onUnknown = vi.fn();
    await createTestReceiver({ onUnknown }).receive(paymentRequest({ type_event: 'payment.news', ...changes }));
    expect(onUnknown.mock.lastCall?.[1]).toMatchObject({ attempt, isRedelivery: attempt && true });
  });

  test.each<[string, () => unknown]>([
    ['an empty string', () => ''],
    ['a number', () => 7],
    ['null', () => null],
    ['an error', throwing(new Error('no key'))],
    ['a verification error', throwing(new WebhookVerificationError('body_not_json'))],
  ])('responds with 500 when dedupeKey returns or throws %s', async (_what, dedupeKey) => {
    const { receive, purchase, problems } = createTestReceiver({
      dedupe: memoryStore(),
      dedupeKey: dedupeKey as () => string,
    });
    expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(500));
    expect(purchase).not.toHaveBeenCalled();
    expect(problems).toMatchObject([
      {
        reason: 'receiver_failed',
        error: { message: expect.stringMatching(/dedupeKey must return a non-empty string|no key|body_not_json/) },
      },
    ]);
  });

  test('is handled again each time when dedupeKey returns undefined', async () => {
    const { receive, purchase } = createTestReceiver({ dedupe: memoryStore(), dedupeKey: () => undefined });
    for (const _ of [1, 2]) expect((await receive(paymentRequest())).status).toBe(200);
    expect(purchase.mock.calls.map(([, { key }]) => key)).toEqual([undefined, undefined]);
  });

  test('reports a dedupeKey that does not resolve in time', async () => {
    const { receive, reasons } = createTestReceiver({ dedupeKey: () => new Promise<never>(() => {}) });
    const response = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await readResponse(response)).toEqual(rejectedResponse(500));
    expect(reasons()).toEqual(['receiver_failed']);
  });

  test('is not handled when dedupeKey resolves after the 5xx response', async () => {
    const found = deferred();
    const { receive, purchase, reasons } = createTestReceiver({ dedupeKey: () => found.promise.then(() => 'a key') });
    const response = receive(paymentRequest());
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
  const rejects = () => Promise.reject(down);
  const throws = throwing(down);

  test('a store that cannot be reached prevents handling', async () => {
    for (const claim of [rejects, throws]) {
      const { receive, purchase, problems } = createTestReceiver({ dedupe: failing({ claim }) });
      expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(503));
      expect(problems).toMatchObject([{ reason: 'store_failed', status: 503, error: down, key: paymentKey }]);
      expect(purchase).not.toHaveBeenCalled();
    }
  });

  test('a store that hangs is abandoned, and its late claim is released without running the handler', async () => {
    const store = memoryStore();
    const { promise, resolve } = deferred();
    const claim: WebhookStore['claim'] = async (...args) => {
      const result = await store.claim(...args);
      await promise;
      return result;
    };
    const release = vi.spyOn(store, 'release');
    const { receive, purchase, reasons } = createTestReceiver({ dedupe: { ...store, claim, release: store.release } });
    const response = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await readResponse(response)).toEqual(rejectedResponse(503));
    expect(await store.claim(paymentKey, { leaseMs: 1, token: 'other' })).toBe('in_flight');
    resolve();
    await vi.waitUntil(() => release.mock.calls.length > 0);
    expect(await store.claim(paymentKey, { leaseMs: 1, token: 'other' })).toBe('claimed');
    expect(purchase).not.toHaveBeenCalled();
    expect(reasons()).toEqual(['store_failed']);
  });

  test('a store that fails to commit is retried after the response', async () => {
    const dedupe = memoryStore();
    const commit = vi.spyOn(dedupe, 'commit').mockRejectedValueOnce(down).mockImplementationOnce(throws);
    const { receive, purchase, reasons } = createTestReceiver({ dedupe });
    expect(await readResponse(receive(paymentRequest()))).toEqual(acceptedResponse);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(commit).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(commit).toHaveBeenCalledTimes(3);
    expect(await readResponse(receive(paymentRequest({ retry: 1 })))).toEqual(acceptedResponse);
    expect(reasons()).toEqual([]);
    expect(new Set(commit.mock.calls.map(([, token]) => token)).size).toBe(1);
    expect(purchase).toHaveBeenCalledTimes(1);
  });

  test.each<[string, WebhookStore['commit'], unknown, number]>([
    ['fails', rejects, down, 20_000],
    [
      'hangs',
      () => new Promise(() => {}),
      new Error('The store did not respond within 30000 ms. Is its client connected?'),
      110_000,
    ],
  ])('a store that %s during the commit does not cause a redelivery', async (_how, commit, error, ms) => {
    const { receive, purchase, problems } = createTestReceiver({ dedupe: failing({ commit }) });
    const response = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await readResponse(response)).toEqual(acceptedResponse);
    expect(problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(ms);
    expect(problems).toMatchObject([{ reason: 'commit_failed', status: 200, error, key: paymentKey }]);
    expect(purchase).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a store that fails after the time-out is reported with its error', async () => {
    const claimed = deferred();
    const { receive, problems } = createTestReceiver({
      dedupe: failing({ claim: () => claimed.promise.then(() => 'claimed') }),
    });
    const response = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await readResponse(response)).toEqual(rejectedResponse(503));
    claimed.reject(down);
    await vi.advanceTimersByTimeAsync(0);
    expect(problems.map(({ reason, error }) => [reason, error])).toEqual([
      ['store_failed', new Error('The store did not respond within 8000 ms. Is its client connected?')],
      ['store_failed', down],
    ]);
  });

  test.each([[undefined], [true], ['OK'], ['CLAIMED'], [{ claim: 'claimed' }]])(
    'a store that returns %s from claim is invalid',
    async (result) => {
      const { receive, purchase, problems } = createTestReceiver({
        dedupe: failing({ claim: async () => result as never }),
      });
      expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(503));
      const error = new TypeError(`claim must return a ClaimResult, not ${result}`);
      expect(problems).toMatchObject([{ reason: 'store_failed', error }]);
      expect(purchase).not.toHaveBeenCalled();
    },
  );

  test('a store that responds after the lease ended has claimed nothing', async () => {
    const dedupe = memoryStore();
    const release = vi.spyOn(dedupe, 'release');
    const late = { ...dedupe, claim: () => new Promise<'claimed'>((resolve) => setTimeout(resolve, 50, 'claimed')) };
    const { receive, purchase, problems } = createTestReceiver({ dedupe: { ...late, release }, leaseMs: 50 });
    const response = receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(50);
    expect(await readResponse(response)).toEqual(rejectedResponse(503, { retryAfter: '1' }));
    const error = new Error('The store did not respond within 50 ms. Is its client connected?');
    expect(problems).toMatchObject([{ reason: 'store_failed', error }]);
    expect(release).toHaveBeenCalledTimes(1);
    expect(purchase).not.toHaveBeenCalled();
    const inTime = createTestReceiver({ dedupe: late, leaseMs: 51 });
    const taking = inTime.receive(paymentRequest());
    await vi.advanceTimersByTimeAsync(50);
    expect(await readResponse(taking)).toEqual(acceptedResponse);
  });

  test('a store that returns undefined from commit counts as committed', async () => {
    const { receive, problems } = createTestReceiver({ dedupe: failing({ commit: async () => undefined as never }) });
    expect(await readResponse(receive(paymentRequest()))).toEqual(acceptedResponse);
    expect(problems).toEqual([]);
  });

  test('the store frees a failed event before the response, because it can be sent again at once', async () => {
    const freed = deferred();
    const { receive, purchase } = createTestReceiver({ dedupe: failing({ release: () => freed.promise }) });
    purchase.mockRejectedValueOnce(new Error('no'));
    const responded = vi.fn();
    const response = receive(paymentRequest()).then(responded);
    await vi.waitUntil(() => purchase.mock.calls.length > 0);
    await vi.advanceTimersByTimeAsync(100);
    expect(responded).not.toHaveBeenCalled();
    freed.resolve();
    await response;
    expect(responded).toHaveBeenCalledTimes(1);
  });

  test('the store frees an event that was claimed too late before waitUntil resolves', async () => {
    const claimed = deferred();
    const freed = deferred();
    const claim = () => claimed.promise.then(() => 'claimed' as const);
    const ended = vi.fn();
    const { receive } = createTestReceiver({
      dedupe: failing({ claim, release: () => freed.promise }),
      waitUntil: (work: Promise<unknown>) => work.then(ended),
    });
    const response = receive(paymentRequest());
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
  ])('a lease of %i ms sets retry-after to %s s', async (leaseMs, seconds) => {
    const { receive } = createTestReceiver({ leaseMs, dedupe: failing({ claim: async () => 'in_flight' }) });
    expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(503, { retryAfter: seconds }));
  });

  test('a store that fails to release does not change the response', async () => {
    for (const release of [rejects, throws]) {
      const { receive, purchase, reasons } = createTestReceiver({ dedupe: failing({ release }) });
      purchase.mockRejectedValueOnce(new Error('no'));
      expect(await readResponse(receive(paymentRequest()))).toEqual(rejectedResponse(500));
      expect(reasons()).toEqual(['handler_failed']);
    }
  });

  test('the store gets the configured lease and time to live, with a new token each time', async () => {
    const dedupe = memoryStore();
    const claim = vi.spyOn(dedupe, 'claim');
    const commit = vi.spyOn(dedupe, 'commit');
    await createTestReceiver({ dedupe }).receive(paymentRequest());
    const { receive } = createTestReceiver({ dedupe, leaseMs: 1_234, ttlMs: 5_678 });
    await receive(paymentRequest({ data: { payment: { ...paymentPayload.data.payment, idempotency_key: 'evt-2' } } }));
    // The default is shorter than the first retry delay of the sender.
    expect(claim.mock.calls.map(([, { leaseMs }]) => leaseMs)).toEqual([30_000, 1_234]);
    expect(commit.mock.calls.map(([, , { ttlMs }]) => ttlMs)).toEqual([2_592_000_000, 5_678]);
    const tokens = claim.mock.calls.map(([, { token }]) => token);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(token).toMatch(/^[!-~]{16,255}$/);
    expect(commit.mock.calls.map(([, token]) => token)).toEqual(tokens);
  });
});
