import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WebhookStore } from '../../src/webhooks/stores/store.ts';

/** A store with its own connection. */
export interface OpenStore<Store = WebhookStore> {
  readonly store: Store;
  close(): Promise<void>;
}

const long = { leaseMs: 60_000 };
const short = { leaseMs: 40 };
const kept = { ttlMs: 60_000 };
const inFlight = ['in_flight', 'in_flight'];

/** Polls until the condition is true. The time-out of the test ends an endless wait. */
export async function waitUntil(happened: () => Promise<boolean>): Promise<void> {
  while (!(await happened())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The tests that every store passes. `open` is called twice, for two replicas of one store. */
export function describeStore(title: string, open: () => Promise<OpenStore>): void {
  describe(`a store over ${title}`, () => {
    const opened: OpenStore[] = [];
    beforeAll(async () => {
      for (let replica = 0; replica < 2; replica += 1) opened.push(await open());
    });
    afterAll(() => Promise.all(opened.map(({ close }) => close())));

    const here = () => (opened[0] as OpenStore).store;
    const there = () => (opened[1] as OpenStore).store;
    const claims = (key: string) =>
      Promise.all([
        here().claim(key, { token: 'of a stranger', ...long }),
        there().claim(key, { token: 'another', ...long }),
      ]);

    /** The sorted results of 100 concurrent claims. */
    const claimsOfCrowd = async (key: string) => {
      const claim = (_: unknown, index: number) =>
        (index % 2 ? here() : there()).claim(key, { token: `t${index}`, ...long });
      return (await Promise.all(Array.from({ length: 100 }, claim))).sort();
    };

    test('a claimed key is in flight for other receivers, and done after the commit', async () => {
      expect(await here().claim('first', { token: 'a', ...long })).toBe('claimed');
      expect(await claims('first')).toEqual(inFlight);
      expect(await here().commit('first', 'a', kept)).toBe(true);
      expect(await claims('first')).toEqual(['done', 'done']);
      expect(await here().claim('first', { token: 'a', ...long })).toBe('done');
    });

    test('of 100 concurrent claims of one key, one is granted', async () => {
      expect(await claimsOfCrowd('crowd')).toEqual(['claimed', ...Array(99).fill('in_flight')]);
    });

    test('100 concurrent claims of 100 keys are all granted', async () => {
      const results = await Promise.all(
        Array.from({ length: 100 }, (_, index) => here().claim(`apart-${index}`, { token: 't', ...long })),
      );
      expect(new Set(results)).toEqual(new Set(['claimed']));
    });

    test('a claim under the token that holds it renews the lease', async () => {
      expect(await here().claim('renewed', { token: 'a', ...short })).toBe('claimed');
      expect(await there().claim('renewed', { token: 'a', ...long })).toBe('claimed');
      await outlived(short);
      expect(await claims('renewed')).toEqual(inFlight);
    });

    test('after a lease expires, another receiver can claim, and the first can neither commit nor release', async () => {
      expect(await here().claim('outlived', { token: 'a', ...short })).toBe('claimed');
      await waitUntil(async () => (await there().claim('outlived', { token: 'b', ...long })) === 'claimed');
      expect(await here().commit('outlived', 'a', kept)).toBe(false);
      await here().release('outlived', 'a');
      expect(await here().claim('outlived', { token: 'a', ...long })).toBe('in_flight');
      expect(await there().commit('outlived', 'b', kept)).toBe(true);
      expect(await here().commit('outlived', 'a', kept)).toBe(false);
      await here().release('outlived', 'a');
      expect(await claims('outlived')).toEqual(['done', 'done']);
    });

    test('of 100 receivers that wait for a lease to expire, one gets the claim', async () => {
      await here().claim('inherited', { token: 'a', ...short });
      await outlived(short);
      expect(await claimsOfCrowd('inherited')).toEqual(['claimed', ...Array(99).fill('in_flight')]);
    });

    test('a commit after the lease succeeds if no other receiver has claimed', async () => {
      await here().claim('late', { token: 'a', ...short });
      await outlived(short);
      expect(await here().commit('late', 'a', kept)).toBe(true);
      expect(await claims('late')).toEqual(['done', 'done']);
    });

    test('a repeated commit restarts the time to live', async () => {
      await here().claim('repeated', { token: 'a', ...long });
      expect(await here().commit('repeated', 'a', { ttlMs: short.leaseMs })).toBe(true);
      expect(await here().commit('repeated', 'a', kept)).toBe(true);
      await outlived(short);
      expect(await claims('repeated')).toEqual(['done', 'done']);
      expect(await here().commit('repeated', 'b', kept)).toBe(false);
    });

    test('a done key expires after its time to live and can be claimed again', async () => {
      await here().claim('forgotten', { token: 'a', ...long });
      await here().commit('forgotten', 'a', { ttlMs: short.leaseMs });
      await waitUntil(async () => (await there().claim('forgotten', { token: 'b', ...long })) === 'claimed');
      expect(await here().claim('forgotten', { token: 'a', ...long })).toBe('in_flight');
    });

    test('a release frees the key for the next claim', async () => {
      await here().claim('released', { token: 'a', ...long });
      await here().release('released', 'a');
      await here().release('released', 'a');
      expect(await there().claim('released', { token: 'b', ...long })).toBe('claimed');
    });

    test('releasing the claim of another receiver or a done key changes nothing', async () => {
      await here().claim('held', { token: 'a', ...long });
      await there().release('held', 'b');
      expect(await claims('held')).toEqual(inFlight);
      await here().commit('held', 'a', kept);
      await here().release('held', 'a');
      expect(await claims('held')).toEqual(['done', 'done']);
    });

    test('distinguishes keys of any visible characters and any length up to 255', async () => {
      const visible = String.fromCharCode(...Array.from({ length: 94 }, (_, index) => index + 33));
      const keys = [visible, visible.toLowerCase(), 'a:b', 'a', 'A', "'", '"', '%', '\\', '$1', 'x'.repeat(255)];
      for (const key of keys) expect(await here().claim(key, { token: visible, ...long }), key).toBe('claimed');
      for (const key of keys) expect(await there().commit(key, visible, kept), key).toBe(true);
      for (const key of keys) expect(await claims(key), key).toEqual(['done', 'done']);
      expect(await here().claim('x'.repeat(254), { token: 'y'.repeat(255), ...long })).toBe('claimed');
    });

    test.each([Number.MAX_SAFE_INTEGER, 1e300])('a lease and a time to live can be %s ms', async (ms) => {
      const key = `for-${ms}`;
      expect(await here().claim(key, { token: 'a', leaseMs: ms })).toBe('claimed');
      expect(await claims(key)).toEqual(inFlight);
      expect(await here().commit(key, 'a', { ttlMs: ms })).toBe(true);
      expect(await claims(key)).toEqual(['done', 'done']);
    });

    test('no token can be mistaken for a state', async () => {
      for (const token of ['done', 'done:', 'claimed:', 'null', '0']) {
        expect(await here().claim(`state ${token}`, { token, ...long })).toBe('claimed');
        expect(await claims(`state ${token}`)).toEqual(inFlight);
      }
    });

    /** Resolves when a lease is over that began before this was called. */
    async function outlived(lease: { leaseMs: number }): Promise<void> {
      const key = crypto.randomUUID();
      await here().claim(key, { token: 'first', ...lease });
      await waitUntil(async () => (await here().claim(key, { token: 'next', ...lease })) === 'claimed');
    }
  });
}
