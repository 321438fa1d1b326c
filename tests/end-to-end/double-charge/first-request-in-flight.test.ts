import { describe, expect, test } from 'vitest';
import { failureOf, keyOf, reaches, setUp } from './faulty-service.ts';
import { idempotentOperations } from './idempotent-calls.ts';

// The mock server reads a request without a body at once, so nothing can delay it.
const withBody = idempotentOperations.filter((name) => name !== 'reverseTransfer');

/** The policies that reject the repeat, with the status. */
const rejections = [
  ['reject', 400],
  ['conflict', 409],
] as const;

describe.each(Object.entries(reaches))('over %s', (_reach, reach) => {
  describe.each(withBody)('%s, while the first request is still in flight', (name) => {
    test.each(rejections)(
      'the policy %s rejects the repeat, and the client keeps retrying',
      async (onInFlight, status) => {
        const { service, intent } = await setUp(reach, name, {
          policies: { onInFlight },
          networkFaults: [{ kind: 'hold', others: 5 }],
        });
        const { id, attempts, isReplayed } = await intent.send(service.client, { maxRetries: 1 });
        const [first, ...asked] = attempts;
        expect(first).toMatchObject({ cause: 'timeout' });
        expect(asked.slice(0, -1).map((each) => each.status)).toEqual(Array(5).fill(status));
        expect(isReplayed).toBe(true);
        expect(intent.made()).toEqual([id]);
      },
    );

    test.each(rejections)(
      'the policy %s rejects the repeat, and the error says that the operation may still happen',
      async (onInFlight, status) => {
        const { service, intent } = await setUp(reach, name, {
          policies: { onInFlight },
          networkFaults: [{ kind: 'hold', others: 2 }],
        });
        const error = await failureOf(intent.send(service.client, { maxRetries: 0 }));
        expect(error).toMatchObject({ code: 'timeout', outcome: 'unknown', retryable: true });
        expect(intent.made()).toEqual([]);

        const idempotencyKey = keyOf(error);
        for (const maxRetries of [0, 2]) {
          const early = await failureOf(intent.send(service.client, { idempotencyKey, maxRetries }));
          expect(early).toMatchObject({ code: 'idempotency', serviceCode: 'REQUEST_IN_PROCESS', status });
          expect(early).toMatchObject({ outcome: 'unknown', retryable: true });
          // An operation in progress is not an attempt of this call. The caller decides how long to wait.
          expect(early.attempts).toHaveLength(1);
        }
        const { id, isReplayed } = await intent.send(service.client, { idempotencyKey, maxRetries: 0 });
        expect(isReplayed).toBe(true);
        expect(intent.made()).toEqual([id]);
      },
    );

    test('the policy wait delays the repeat and returns the same response to both requests', async () => {
      const { service, intent } = await setUp(reach, name, {
        policies: { onInFlight: 'wait' },
        networkFaults: [{ kind: 'hold', others: 1 }],
      });
      const { id, attempts, isReplayed } = await intent.send(service.client);
      expect(attempts).toHaveLength(2);
      expect(isReplayed).toBe(true);
      expect(intent.made()).toEqual([id]);
    });

    test('the client retries until the total time-out, and the outcome is unknown', async () => {
      const { service, intent } = await setUp(reach, name, { networkFaults: [{ kind: 'hold', others: 1_000 }] });
      const error = await failureOf(intent.send(service.client, { totalTimeoutMs: 120_000 }));
      expect(error).toMatchObject({ code: 'idempotency', serviceCode: 'REQUEST_IN_PROCESS', outcome: 'unknown' });
      expect(error.attempts.length).toBeGreaterThan(10);
      expect(intent.made()).toEqual([]);

      await service.settled();
      const { id } = await intent.send(service.client, { idempotencyKey: keyOf(error) });
      expect(intent.made()).toEqual([id]);
    });
  });

  test.each(idempotentOperations)('%s runs once if the first request arrives after the second', async (name) => {
    const { service, intent } = await setUp(reach, name, { networkFaults: [{ kind: 'late', others: 1 }] });
    const { id, attempts, isReplayed } = await intent.send(service.client);
    await service.settled();
    expect(attempts).toHaveLength(2);
    expect(isReplayed).toBe(false);
    expect(intent.made()).toEqual([id]);
  });
});
